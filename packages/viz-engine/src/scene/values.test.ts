import { describe, expect, it } from 'vitest';
import type { ProblemValues } from '../definitions/index.ts';
import { gapText } from '../elements/index.ts';
import { aFigure, recordedView, RecordingBoard } from '../testing/index.ts';
import { openScene, SceneStore } from './index.ts';

describe('a number', () => {
  it.each([
    ['of a determinant', ['\\matrix{A}{[[1, 2], [3, 4]]}', '\\number{n}{det(A)+1}'], -1],
    ['of a length', ['\\vector{v}{[3; 4]}', '\\number{n}{2|v|}'], 10],
    ['of a coordinate of a vector', ['\\vector{v}{[3; 4]}', '\\number{n}{v[y]}'], 4],
    ['of a matrix that is written out', ['\\number{n}{det([[2, 0], [0, 3]])}'], 6],
    [
      'of an angle',
      ['\\point{S}{0, 0}', '\\point{P}{1, 0}', '\\point{Q}{0, 1}', '\\angle{w}{S, P, Q}', '\\number{n}{2w}'],
      Math.PI,
    ],
    ['of an angle that turns backwards', ['\\point{S}{0, 0}', '\\angle{w}{S, 1, 0.5}', '\\number{n}{w}'], -0.5],
    ['of a member of a sequence', ['\\sequence[explicit]{a}{1, n^2}', '\\number{n0}{1}', '\\number{n}{a(4)}'], 16],
    ['of a member that is none', ['\\sequence[explicit]{a}{1, n^2}', '\\number{n}{if(a(0) > 0; 1; 2)}'], 2],
    [
      'of a recursive sequence',
      ['\\sequence[recursive]{F}{1, 1, 1, F(n-1)+F(n-2)}', '\\number{n}{F(50)}'],
      12586269025,
    ],
    [
      'of a sequence of a slider',
      ['\\slider{q}{2, 0, 3}', '\\sequence[recursive]{a}{0, q, 2a(n-1)}', '\\number{n}{a(3)}'],
      16,
    ],
    ['of a ticked box', ['\\checkbox{c}{1, 5, 7}', '\\number{n}{c}'], 5],
    ['of a box that is not ticked', ['\\checkbox{c}{0, 5, 7}', '\\number{n}{c}'], 7],
    [
      'of a derivative at a place',
      ['\\slider{a}{2, 0, 3}', '\\function{f}{a*x^2}', '\\function{g}{derivative(f(x))}', '\\number{n}{g(3)}'],
      12,
    ],
    ['that is drawn from a set', ['\\drawFromSet{d}{4, 4}', '\\number{n}{d+1}'], 5],
    ['of no problem', ['\\problem{a}{b, 3}', '\\number{n}{2a}'], 6],
  ])('%s is computed', (_, definitions, expected) => {
    const scene = openScene(aFigure(definitions, { plotted: [] }), 1);
    expect(scene.ok ? scene.value.numbers('n')[0] : undefined).toEqual(expected);
  });
});

describe('vectors and matrices', () => {
  it.each([
    ['a sum', ['\\vector{v}{[1; 2]}', '\\vector{w}{2v+[0; 1]}'], [2, 5]],
    ['a product with a matrix', ['\\matrix{A}{[[0, -1], [1, 0]]}', '\\vector{v}{[1, 2]}', '\\vector{w}{A*v}'], [-2, 1]],
    [
      'a product without a sign',
      ['\\matrix{A}{[[0, -1], [1, 0]]}', '\\vector{v}{[1, 2]}', '\\vector{w}{A v}'],
      [-2, 1],
    ],
    ['a vector of a point', ['\\point{P}{3, 4}', '\\vector{w}{P}'], [3, 4]],
    ['a vector of space', ['\\vector{v}{[1; 2; 3]}', '\\vector{w}{v/2}'], [0.5, 1, 1.5]],
    ['a vector of values of functions', ['\\function{f}{x^2}', '\\vector{w}{[f(2); f(3)]}'], [4, 9]],
    ['a term with functions', ['\\function{f}{x^2}', '\\vector{w}{f(2)*[1; 1]}'], [4, 4]],
    ['a matrix', ['\\slider{a}{2, 0, 3}', '\\matrix{w}{[[1, a], [0, a^2]]}'], [1, 2, 0, 4]],
  ])('%s has its numbers', (_, definitions, expected) => {
    const scene = openScene(aFigure(definitions, { plotted: [] }), 1);
    expect(scene.ok ? scene.value.numbers('w') : scene.failure).toEqual(expected);
  });

  it('follow what they are defined by', () => {
    const scene = openScene(
      aFigure([
        '\\slider{a}{1, 0, 3}',
        '\\matrix{A}{[[a, 0], [0, a]]}',
        '\\vector[editable]{v}{[1; 2]}',
        '\\vector{w}{A*v}',
      ]),
      1,
    );
    if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
    const store = new SceneStore(scene.value);
    store.move('a', [3]);
    store.move('v', [2, 2]);
    expect(store.scene.numbers('w')).toEqual([6, 6]);
  });
});

const aProblem: ProblemValues = {
  number: (name) => (name === 'b' ? 7 : undefined),
  hasQuestion: (question) => question === 2,
  numberIn: (question, name) => (question === 2 && name === 'r' ? 9 : undefined),
};

describe('a problem around the figure', () => {
  it('gives its variables, and those of its questions', () => {
    const scene = openScene(aFigure(['\\problem{a}{b, 1}', '\\question{c}{2, r}']), 1, aProblem);
    expect(scene.ok && [scene.value.numbers('a'), scene.value.numbers('c')]).toEqual([[7], [9]]);
  });

  it.each([
    ['\\problem{a}{q, 1}', 'PROBLEM_VARIABLE_NOT_AVAILABLE', undefined],
    ['\\question{a}{3, r}', 'QUESTION_VARIABLE_NOT_AVAILABLE', 'noSuchQuestion'],
    ['\\question{a}{2, q}', 'QUESTION_VARIABLE_NOT_AVAILABLE', 'notInQuestion'],
  ])('does not know %s', (definition, code, reason) => {
    const scene = openScene(aFigure([definition]), 1, aProblem);
    expect(scene.ok ? [] : scene.failure.map((found) => [found.code, found.data['reason']])).toEqual([[code, reason]]);
  });
});

describe('texts', () => {
  it('on a board say the values of now', () => {
    const scene = openScene(
      aFigure(['\\slider{a}{1.5, 0, 3}', '\\point{P}{a, 2}', '\\string{t}{P, {$P_1$ = \\var{P}, a = \\var{a}}}']),
      1,
    );
    if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
    const store = new SceneStore(scene.value);
    const board = new RecordingBoard();
    const canvas = { plotted: [{ text: 't', span: { from: 0, to: 0 } }] };
    store.scene.draw({ ...firstCanvas(), ...canvas }, board, store);
    store.move('a', [2]);
    expect(board.elements.map((element) => [element.words(), element.updates])).toEqual([['$P_1$ = (2, 2), a = 2', 1]]);
  });

  it('on a board write numbers as their field says, and so does the description', () => {
    const scene = openScene(
      aFigure(['\\number{a}{sqrt(10)}', '\\field{a}{real, 1}', '\\string{t}{1, 2, {a = \\var{a}}}']),
      1,
    );
    if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
    const write = (value: number, digits = 2) => value.toFixed(digits);
    expect(scene.value.words('t', write)).toBe('a = 3.2');
    const gap = scene.value.variable('t')?.element.describe().gaps['text'] ?? '';
    expect(gapText(gap, write)).toBe('a = 3.2');
  });

  it('of a drawn set are words', () => {
    const scene = openScene(aFigure(['\\drawFromSet{s}{sin, sin}']), 1);
    expect(scene.ok && scene.value.words('s', String)).toBe('sin');
  });
});

describe('the label of a matrix', () => {
  it('stands beside its first point, not on it', () => {
    const scene = openScene(aFigure(['\\matrix{M}{[[1, 3], [3, 4]]}', '\\label{M}{M}']), 1);
    if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
    const board = new RecordingBoard();
    let label: readonly number[] = [];
    board.outline = (of) => {
      label = of(recordedView).label ?? [];
      return { update: () => undefined };
    };
    const canvas = { ...firstCanvas(), plotted: [{ text: 'M', span: { from: 0, to: 0 } }] };
    scene.value.draw(canvas, board, undefined);
    const [x = NaN, y = NaN] = label;
    expect([x > 1.2, x < 2, y > 3.2, y < 4]).toEqual([true, true, true, true]);
  });
});

describe('pictures', () => {
  it.each([
    ['an angle that is too small', ['\\point{S}{0, 0}', '\\angle{w}{S, 0, 0.04}'], 'w', 0],
    ['an angle of a quarter', ['\\point{S}{0, 0}', '\\angle{w}{S, 0, pi/2}'], 'w', 1],
    ['a strip', ['\\strip{s}{vertical, 1, >2}'], 's', 1],
    ['a field without a range', ['\\vectorfield{F}{1, 0}'], 'F', 121],
    ['a field with a range', ['\\vectorfield{F}{1, 0, [0, 2, 4], [0, 1, 4]}'], 'F', 6],
    ['a field twice as fine', ['\\vectorfield{F}{1, 0, [0, 2, 4], [0, 1, 4], 2}'], 'F', 15],
    ['a sequence from 1 to the edge of the board', ['\\sequence[explicit]{a}{1, 0}'], 'a', 5],
    ['a matrix of three columns', ['\\matrix{A}{[[1, 2, 3], [1, 2, 3]]}'], 'A', 3],
  ])('%s has its areas', (_, definitions, name, count) => {
    const scene = openScene(aFigure(definitions), 1);
    if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
    let areas = -1;
    const board = new RecordingBoard();
    board.outline = (of) => {
      const outline = of(recordedView);
      areas = [...(outline.areas ?? []), ...(outline.marks ?? [])].length;
      return { update: () => undefined };
    };
    scene.value.draw({ ...firstCanvas(), plotted: [{ text: name, span: { from: 0, to: 0 } }] }, board, undefined);
    expect(areas).toBe(count);
  });
});

function firstCanvas() {
  const [canvas] = aFigure(['\\number{n}{1}']).rows.flatMap((row) => (row.kind === 'canvases' ? row.canvases : []));
  if (canvas === undefined) throw new Error('The figure has no canvas');
  return canvas;
}
