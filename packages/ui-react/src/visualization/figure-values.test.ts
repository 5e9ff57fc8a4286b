import type { Inline } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import { openScene, type Scene } from '@lemma/viz-engine/scene';
import { aFigure } from '@lemma/viz-engine/testing';
import { describe, expect, it } from 'vitest';
import { figureValues } from './figure-values.ts';

const span = { from: 0, to: 0 };
const condition = { text: 'a > 1', span };
const conditional: Inline = { kind: 'conditional', condition, then: [], otherwise: [] };
const figure = aFigure(
  [
    '\\slider{a}{1.5, 0, 3}',
    '\\point{P}{a, -2}',
    '\\function{f}{a*x^2/2}',
    '\\segment{s}{P, P}',
    '\\randrat{q}{-3}{-3}{4}{4}',
    '\\number{n}{1/3}',
    '\\point{R}{P[x], P[y]}',
    '\\pointRepresentationType{R}{prow}',
    '\\vector{v}{[a; 2]}',
    '\\point{S}{1, 2}',
    '\\pointRepresentationType{S}{row}',
    '\\vector{w}{[a; 2]}',
    '\\pointRepresentationType{w}{column}',
    '\\matrix{N}{[[1, 2], [3, 4]]}',
    '\\pointRepresentationType{N}{row}',
    '\\matrix{M}{[[a, 2], [3, 4]]}',
  ],
  { text: [conditional] },
);

describe('the value of', () => {
  it.each([
    ['a number', 'a', 'de', '1,5'],
    ['a number', 'a', 'en', '1.5'],
    ['a number that needs more digits', 'n', 'en', '0.33'],
    ['a point', 'P', 'de', '(1,5; −2)'],
    ['a point', 'P', 'en', '(1.5, −2)'],
    ['a point', 'P', 'fr', '(1,5; −2)'],
    ['a point', 'P', 'zh', '(1.5, −2)'],
    ['a point in a row', 'R', 'de', '(1,5; −2)'],
    ['a point in a row', 'R', 'en', '(1.5, −2)'],
    ['a point in a row', 'R', 'fr', '(1,5; −2)'],
    ['a point in a row', 'R', 'zh', '(1.5, −2)'],
    ['a point without brackets', 'S', 'en', '1, 2'],
    ['a vector without brackets', 'w', 'de', '1,5 | 2'],
    ['a matrix without brackets', 'N', 'en', '1, 2 | 3, 4'],
    ['a vector', 'v', 'de', '(1,5 | 2)'],
    ['a vector', 'v', 'en', '(1.5 | 2)'],
    ['a matrix', 'M', 'de', '(1,5; 2 | 3; 4)'],
    ['a matrix', 'M', 'en', '(1.5, 2 | 3, 4)'],
    ['a matrix', 'M', 'fr', '(1,5; 2 | 3; 4)'],
    ['a matrix', 'M', 'zh', '(1.5, 2 | 3, 4)'],
    ['a coordinate', 'P[y]', 'de', '−2'],
    ['a fraction that was drawn', 'q', 'de', '−3/4'],
  ] as const)('%s (%s, %s) is %s', (_, name, language, text) => {
    expect(shown(name, language)?.text).toBe(text);
  });

  it('a vector without brackets is a column in every form', () => {
    expect(shown('w', 'en')).toMatchObject({ tex: '\\begin{matrix}1.5 \\\\ 2\\end{matrix}', math: { tag: 'mtable' } });
  });

  it('a function is its term', () => {
    expect(shown('f', 'en')?.tex).toContain('\\frac');
  });

  it.each(['s', 'unknown', 'a[x]', 'P[r]'])('%s does not exist', (name) => {
    expect(shown(name, 'en')).toBeUndefined();
  });
});

it('tells whether a condition of the text holds now', () => {
  const scene = open();
  expect(figureValues(scene, 'en').holds(condition)).toBe(true);
  scene.show(new Map([['a', [0.5]]]));
  expect(figureValues(scene, 'en').holds(condition)).toBe(false);
});

function shown(written: string, language: Language) {
  const [, name = written, coordinate] = /^(\w+)\[(\w+)\]$/.exec(written) ?? [];
  return figureValues(open(), language).show(coordinate === undefined ? { name } : { name, coordinate });
}

function open(): Scene {
  const scene = openScene(figure, 1);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  return scene.value;
}
