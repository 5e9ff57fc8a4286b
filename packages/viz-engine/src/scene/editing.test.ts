import { describe, expect, it } from 'vitest';
import { aFigure, RecordingBoard } from '../testing/index.ts';
import { openScene, SceneStore, type Scene } from './index.ts';

const free = ['\\point[editable]{A}{0, 0}', '\\point[editable]{B}{2, 0}', '\\point[editable]{C}{0, 2}'];
const fixed = ['\\point{F}{1, 1}', '\\circle{k}{F, 2}', '\\glider[editable]{G}{k, 0}'];

describe('what is moved as a whole', () => {
  it.each([
    ['a line', '\\line[editable]{g}{A, B}', { A: [1, 2], B: [3, 2] }],
    ['a segment', '\\segment[editable]{g}{A, B}', { A: [1, 2], B: [3, 2] }],
    ['a circle around a point', '\\circle[editable]{g}{A, 3}', { A: [1, 2], B: [2, 0] }],
    ['a circle through a point', '\\circle[editable]{g}{A, B}', { A: [1, 2], B: [3, 2] }],
    ['a polygon', '\\polygon[editable]{g}{A, B, C}', { A: [1, 2], B: [3, 2], C: [1, 4] }],
    ['an arc', '\\arc[editable]{g}{A, B, C}', { A: [1, 2], B: [3, 2], C: [1, 4] }],
    ['an angle', '\\angle[editable]{g}{A, B, C}', { A: [1, 2], B: [3, 2], C: [1, 4] }],
    ['an arrow', '\\affine[editable]{g}{A, B}', { A: [1, 2], B: [3, 2] }],
    ['the vector of a point', '\\vector[editable]{g}{A}', { A: [1, 2], B: [2, 0] }],
  ])('%s takes its points with it', (_, definition, expected) => {
    const { store, carry } = drawn([...free, definition]);
    carry?.by(0.5, 1);
    carry?.by(1, 2);
    carry?.settle();
    const { scene } = store;
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, scene.numbers(name)]))).toEqual(expected);
  });

  it.each([
    ['is not editable itself', '\\segment{g}{A, B}'],
    ['has a point that is not editable', '\\segment[editable]{g}{A, F}'],
    ['has a point on a curve', '\\segment[editable]{g}{A, G}'],
    ['has no points', '\\line[editable]{g}{y, x}'],
  ])('stays where it is when it %s', (_, definition) => {
    expect(drawn([...free, ...fixed, definition]).carry).toBeUndefined();
  });

  it('follows its points even if it is editable', () => {
    const { store, board } = drawn([...free, '\\segment[editable]{g}{A, B}']);
    store.move('A', [5, 5]);
    expect(board.elements.at(-1)?.numbers()).toEqual([5, 5, 2, 0]);
  });

  it('is one step to undo, and starts anew after it', () => {
    const { store, carry } = drawn([...free, '\\segment[editable]{g}{A, B}']);
    carry?.by(1, 0);
    carry?.by(2, 0);
    carry?.settle();
    carry?.by(1, 1);
    carry?.settle();
    expect(store.scene.numbers('A')).toEqual([3, 1]);
    store.undo();
    expect(store.scene.numbers('A')).toEqual([2, 0]);
    store.undo();
    expect([store.scene.numbers('A'), store.state.past.length]).toEqual([[0, 0], 0]);
  });
});

describe('a point on a curve', () => {
  it.each([
    ['a circle', ['\\point{M}{0, 0}', '\\circle{k}{M, 2}'], [3, 3], [Math.SQRT2, Math.SQRT2]],
    ['a segment', ['\\point{A}{0, 0}', '\\point{B}{4, 0}', '\\segment{k}{A, B}'], [7, 1], [4, 0]],
    ['a line', ['\\line{k}{y, x}'], [2, 0], [1, 1]],
    ['a graph', ['\\function{k}{x^2}'], [0.1, -1], [0.0335, 0.0011]],
    ['an arc', ['\\point{M}{0, 0}', '\\arc{k}{M, 0, pi/2, 2}'], [-3, -1], [0, 2]],
    [
      'a polygon',
      ['\\point{A}{0, 0}', '\\point{B}{2, 0}', '\\point{C}{2, 2}', '\\polygon{k}{A, B, C}'],
      [5, 1],
      [2, 1],
    ],
    ['a parametric curve', ['\\parametric{k}{t, t, 0, 3}'], [2, 0], [1, 1]],
    ['a smooth curve', ['\\point{A}{0, 0}', '\\point{B}{2, 0}', '\\curve{k}{A, B}'], [1, 4], [1, 0]],
  ])('on %s goes where the reader is nearest', (_, curve, [x = 0, y = 0], expected) => {
    const { store, board } = drawn([...curve, '\\glider[editable]{P}{k, 0.1}']);
    board.elements.at(-1)?.handle?.move(x, y);
    for (const [index, value] of store.scene.numbers('P').entries())
      expect(value).toBeCloseTo(expected[index] ?? NaN, 3);
  });

  it('stays on its curve when that moves', () => {
    const { store } = drawn([
      '\\slider{r}{1, 0, 5}',
      '\\point{M}{0, 0}',
      '\\circle{k}{M, r}',
      '\\glider[editable]{P}{k, 0}',
    ]);
    store.move('r', [3]);
    expect(store.scene.numbers('P')).toEqual([3, 0]);
  });

  it('follows its parameter where it is not editable', () => {
    const { store } = drawn(['\\slider{t}{1, 0, 5}', '\\function{f}{x^2}', '\\pointOnCurve{P}{f, t}']);
    store.move('t', [2]);
    expect(store.scene.numbers('P')).toEqual([2, 4]);
  });
});

describe('what is taken or pressed', () => {
  it('is called as the picture calls it, if its label is a name', () => {
    const { board, carry } = drawn([
      '\\point[editable]{A}{0, 0}',
      '\\label{A}{$P_1$}',
      '\\point[editable]{B}{2, 0}',
      '\\label{B}{the middle = B}',
      '\\segment[editable]{s}{A, B}',
      '\\label{s}{$\\overline{AB}$}',
      '\\onClickArrows{f}{[A]}{[B]}{1}{[[A, B]]}',
      '\\onClickSelect[1]{c}{A, B, [B]}',
    ]);
    expect(board.elements.flatMap(({ handle }) => handle?.name ?? [])).toEqual(['P₁', 'B']);
    expect(carry?.name).not.toBe('s');
    expect(board.elements.flatMap(({ press }) => press?.name ?? [])).toEqual(['P₁', 'B', 'P₁ → B', 'P₁', 'B']);
  });
});

describe('a function that is editable', () => {
  const definitions = ['\\slider{a}{2, 0, 5}', '\\function[editable]{f}{a*x^2}', '\\number{n}{f(3)}'];

  it('starts with the values of its definition and no longer follows them', () => {
    const { store } = drawn(definitions);
    store.move('a', [5]);
    expect([store.scene.numbers('n'), store.state.position.get('f')]).toEqual([[18], { terms: ['2*x^2'] }]);
  });

  it('is what the reader writes, for all that depends on it', () => {
    const { store, board } = drawn(definitions);
    expect(store.write('f', ['x+1']).ok).toBe(true);
    expect(store.scene.numbers('n')).toEqual([4]);
    expect(board.elements.map(({ updates }) => updates)).toEqual([1]);
    store.undo();
    expect(store.scene.numbers('n')).toEqual([18]);
  });

  it.each([
    ['another parameter', 'x+y', 'wrongParameters'],
    ['a variable of the figure', 'a*x', 'wrongParameters'],
    ['half a term', 'x+', 'unexpectedEnd'],
    ['a condition', 'x<1', 'numberExpected'],
  ])('does not take %s', (_, text, kind) => {
    const { store } = drawn(definitions);
    expect(store.write('f', [text])).toMatchObject({ ok: false, failure: { kind } });
    expect(store.state.past).toEqual([]);
  });

  it('takes a decimal comma where the reader writes one', () => {
    const { store } = drawn(definitions);
    store.write('f', ['0,5x'], true);
    expect(store.scene.numbers('n')).toEqual([1.5]);
  });

  it('has a derivative that follows it', () => {
    const { store } = drawn([...definitions, '\\function{g}{derivative(f(x); x)}', '\\number{m}{g(3)}']);
    expect(store.scene.numbers('m')).toEqual([12]);
    store.write('f', ['x^3']);
    expect(store.scene.numbers('m')).toEqual([27]);
  });
});

it('a curve takes two terms', () => {
  const { store } = drawn(['\\parametric[editable]{c}{cos(t), sin(t), 0, 2pi}', '\\glider{P}{c, 0}']);
  store.write('c', ['2cos(t)', 'sin(t)+1']);
  expect(store.scene.numbers('P')).toEqual([2, 1]);
});

describe('what is pressed', () => {
  const points = ['\\point{A}{0, 0}', '\\point{B}{2, 0}', '\\point{C}{0, 2}'];
  const press = (board: RecordingBoard, name: string) =>
    board.elements.find((element) => element.press?.name === name)?.press?.press();

  it('is selected, counted and taken back', () => {
    const { store, board } = drawn([...points, '\\onClickSelect[2]{s}{A, B, C, [B]}']);
    press(board, 'A');
    press(board, 'C');
    expect([store.scene.numbers('s'), store.state.position.get('s')]).toEqual([[2], [1, 0]]);
    store.undo();
    expect(store.scene.numbers('s')).toEqual([1]);
  });

  it('draws arrows and takes them away', () => {
    const { store, board } = drawn([...points, '\\onClickArrows{g}{[A], [B, C], 2}']);
    for (const name of ['A', 'B', 'A', 'C', 'A → B']) press(board, name);
    expect([store.scene.numbers('g'), store.state.position.get('g')]).toEqual([[1], [-1, 0, 2]]);
  });

  it('is only looked at where nobody may', () => {
    const scene = open([...points, '\\onClickSelect{s}{A, B}']);
    const board = new RecordingBoard();
    scene.draw(canvasOf(['s']), board, undefined);
    expect(board.elements.map(({ kind }) => kind)).toEqual(['outline']);
  });
});

describe('a look', () => {
  it('changes its colour with a condition, and nothing else is drawn anew', () => {
    const { store, board } = drawn([
      '\\slider{a}{1, -3, 3}',
      '\\point{P}{1, 2}',
      '\\color{P}{green}',
      '\\conditionalColoring{P}{a < 0, red, a > 2, blue}',
      '\\point{Q}{1, 1}',
    ]);
    const color = () => board.elements.map((element) => element.look?.color);
    expect(color()[0]).toEqual({ kind: 'named', name: 'green' });
    store.move('a', [-1]);
    expect(color()[0]).toEqual({ kind: 'named', name: 'red' });
    expect(board.elements.map(({ updates }) => updates)).toEqual([1, 0]);
  });

  it('has its label where the author wants it', () => {
    const { board } = drawn(['\\point{P}{1, 2}', '\\textPosition{P}{above left}', '\\offset{P}{2, 3}', '\\trace{P}{}']);
    expect(board.elements[0]?.look).toMatchObject({ labelOffset: [-10, 15], trace: {} });
  });
});

describe('beside the board', () => {
  it('a slider is as wide as specification 002 §9 says, one below the other', () => {
    const scene = open(['\\slider{a}{1, 0, 2}', '\\slider{b}{1, 0, 2}', '\\width{b}{0.5}', '\\checkbox{c}{1}']);
    const places = scene
      .controls(canvasOf(['a', 'b', 'c']))
      .map(({ place: { from, width, top } }) => [from, width, top]);
    expect(places).toEqual([
      [0.475, 0.4, 25],
      [0.375, 0.5, 52.5],
      [0.475, 0.4, 80],
    ]);
  });

  it('stands where its author says', () => {
    const scene = open(['\\slider{a}{1, 0, 2}', '\\position{a}{0.1, 0.2}']);
    expect(scene.controls(canvasOf(['a']))[0]?.place).toMatchObject({ from: 0.1, to: 0.5, top: 0.2, isGiven: true });
  });
});

function open(definitions: readonly string[]): Scene {
  const scene = openScene(aFigure(definitions), 1);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  return scene.value;
}

/** A figure with a non-numeric element on a board. */
function drawn(definitions: readonly string[]) {
  const store = new SceneStore(open(definitions));
  const board = new RecordingBoard();
  store.scene.draw(canvasOf(store.scene.variables.map(({ name }) => name)), board, store);
  const carry = board.elements.flatMap((element) => element.carry ?? []).at(0);
  return { store, board, carry };
}

function canvasOf(names: readonly string[]) {
  const [canvas] = aFigure(['\\number{n}{1}']).rows.flatMap((row) => (row.kind === 'canvases' ? row.canvases : []));
  if (canvas === undefined) throw new Error('The figure has no canvas');
  return { ...canvas, plotted: names.map((text) => ({ text, span: { from: 0, to: 0 } })) };
}
