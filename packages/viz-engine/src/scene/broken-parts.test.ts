import type { Finding } from '@lemma/core/source';
import { describe, expect, it } from 'vitest';
import { aFigure, RecordingBoard } from '../testing/index.ts';
import { canvasesIn, type Visualization } from '@lemma/core/document';
import { openScene, type Scene } from './index.ts';

function opened(figure: Visualization): Scene {
  const scene = openScene(figure, 1);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  return scene.value;
}

/** What a board is asked to draw. */
function drawn(figure: Visualization, scene: Scene) {
  const board = new RecordingBoard();
  for (const canvas of canvasesIn(figure.rows)) scene.draw(canvas, board, undefined);
  return board.elements;
}

const told = (findings: readonly Finding[]) =>
  findings.map(({ code, severity, data }) => [severity, code, data['reason']]);

describe('a figure with one mistake', () => {
  it('shows everything that does not depend on it', () => {
    const figure = aFigure([
      '\\point{P}{1, 2}',
      '\\point{Q}{3, 2+}',
      '\\segment{s}{P, Q}',
      '\\circle{k}{P, 2}',
      '\\slider{a}{1, 0, 2}',
    ]);
    const scene = opened(figure);
    expect(scene.variables.map(({ name }) => name)).toEqual(['P', 'a', 'k']);
    expect(drawn(figure, scene)).toHaveLength(2);
    expect(told(scene.findings)).toEqual([['error', 'BAD_DEFINITION', 'unexpectedEnd']]);
  });

  it.each([
    ['a colour nobody knows', '\\color{P}{navy}', 'unknownColor'],
    ['a style nobody knows', '\\style{P}{{glow: 3, size: 9}}', 'unknownStyle'],
    ['an attribute of another type', '\\stepsize{P}{1}', 'unsupportedAttribute'],
    ['a transparency beyond all bounds', '\\transparency{P}{7}', 'notBetween'],
    ['a colour by a condition that cannot be read', '\\conditionalColoring{P}{P[x] >, red}', 'unexpectedEnd'],
  ])('of %s is drawn without it', (_, attribute, reason) => {
    const figure = aFigure(['\\point{P}{1, 2}', attribute]);
    const scene = opened(figure);
    expect(drawn(figure, scene)).toHaveLength(1);
    expect(scene.findings.map(({ severity, data }) => [severity, data['reason']])).toEqual([['warning', reason]]);
  });

  it('is drawn with all that depends on it when only the place of its answer is wrong', () => {
    const figure = aFigure(['\\point[editable]{P}{1, 2}', '\\circle{k}{P, 2}', '\\answer{P}{1}']);
    const scene = opened(figure);
    expect(drawn(figure, scene)).toHaveLength(2);
    expect(told(scene.findings).map(([, code]) => code)).toEqual(['WRONG_ANSWER_ATTRIBUTE']);
  });

  it('keeps the rest of a style', () => {
    const figure = aFigure([
      '\\point{P}{1, 2}',
      '\\style{P}{{glow: 3, STROKEWIDTH: 4, strokeColor: red, face: cross}}',
    ]);
    expect(opened(figure).variable('P')?.look).toMatchObject({
      strokeWidth: 4,
      face: 'x',
      color: { kind: 'named', name: 'red' },
    });
  });

  it('shows the conditions of texts about it as not holding', () => {
    const condition = { text: 'a < 3', span: { from: 0, to: 5 } };
    const span = condition.span;
    const text = [{ kind: 'conditional', condition, then: [], otherwise: [], span }] as const;
    const scene = opened(aFigure(['\\number{a}{2+}', '\\number{b}{1}'], { text }));
    expect(scene.holds(condition)).toBe(false);
  });

  it('draws the random numbers that are right', () => {
    const scene = opened(aFigure(['\\randint{a}{3}{3}', '\\randint{b}{9}{1}', '\\number{c}{2a}', '\\number{d}{2b}']));
    expect(scene.variables.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(scene.numbers('c')).toEqual([6]);
    expect(told(scene.findings)).toEqual([['error', 'BAD_DEFINITION', 'badLimits']]);
  });

  it('tells only those that depend on themselves, and leaves out what needs them', () => {
    const scene = opened(aFigure(['\\number{a}{b}', '\\number{b}{a}', '\\number{c}{a+1}', '\\number{d}{1}']));
    expect(scene.variables.map(({ name }) => name)).toEqual(['d']);
    expect(scene.findings.map(({ data }) => data['name'])).toEqual(['a', 'b']);
  });
});

it('a figure of which nothing is left is not opened', () => {
  expect(openScene(aFigure(['\\point{P}{1, 2+}']), 1)).toMatchObject({ ok: false });
});
