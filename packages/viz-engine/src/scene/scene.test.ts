import type { Canvas, Visualization } from '@lemma/core/document';
import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFigure, RecordingBoard } from '../testing/index.ts';
import { openScene, SceneStore, type Scene } from './index.ts';

const triangle = aFigure([
  '\\slider{a}{1, -3, 3}',
  '\\point[editable]{P}{a, 2}',
  '\\point{Q}{P[x]+a, -P[y]}',
  '\\number{n}{floor(a)}',
  '\\point{R}{n, 0}',
  '\\segment{s}{Q, R}',
  '\\circle{k}{P, a^2}',
  '\\function{f}{a*x+P[y]}',
  '\\number{v}{f(2)}',
]);

describe('values', () => {
  it('are those of the definitions at first', () => {
    const scene = open(triangle);
    expect(valuesOf(scene)).toEqual({ a: [1], P: [1, 2], Q: [2, -2], n: [1], R: [1, 0], v: [4] });
  });

  it('follow what they are defined by', () => {
    const store = new SceneStore(open(triangle));
    store.move('P', [0, 1]);
    store.move('a', [2.5]);
    expect(valuesOf(store.scene)).toEqual({ a: [2.5], P: [0, 1], Q: [2.5, -1], n: [2], R: [2, 0], v: [6] });
  });

  it('of a movable point only start where its definition says', () => {
    const store = new SceneStore(open(triangle));
    store.move('a', [3]);
    expect(store.scene.numbers('P')).toEqual([1, 2]);
  });

  it('of a slider stay between its ends', () => {
    const store = new SceneStore(open(triangle));
    store.move('a', [17]);
    expect(store.scene.numbers('a')).toEqual([3]);
  });

  it('that are no numbers are not taken', () => {
    const store = new SceneStore(open(triangle));
    store.move('P', [NaN, 2]);
    expect(store.state.past).toEqual([]);
  });

  it('exist for what is not plotted', () => {
    expect(open(aFigure(['\\slider{a}{2, 0, 5}', '\\point{P}{a, 1}'], { plotted: ['P'] })).numbers('a')).toEqual([2]);
  });

  it('of a function are computed inside of other functions', () => {
    const scene = open(
      aFigure(['\\function{f}{g(x)+g(x+1)}', '\\function{g}{x^2}', '\\number{n}{f(f(1))}'], { plotted: [] }),
    );
    expect(scene.numbers('n')).toEqual([25 + 36]);
  });

  it('depend on where things are, not on the way there', () => {
    const moves = fc.array(
      fc.oneof(
        fc.record({ name: fc.constant('a'), numbers: fc.tuple(fc.double({ min: -3, max: 3, noNaN: true })) }),
        fc.record({
          name: fc.constant('P'),
          numbers: fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })),
        }),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(moves, (way) => {
        const wanderer = new SceneStore(open(triangle));
        for (const { name, numbers } of way) wanderer.move(name, numbers);
        const straight = open(triangle);
        straight.show(wanderer.state.position);
        expect(valuesOf(wanderer.scene)).toEqual(valuesOf(straight));
      }),
      { seed: 7, numRuns: runs / 4 },
    );
  });
});

describe('drawing', () => {
  it('is renewed where something has changed, and nowhere else', () => {
    const store = new SceneStore(open(triangle));
    const boards = ['P', 'Q', 'R', 's', 'k', 'f'].map((name) => {
      const board = new RecordingBoard();
      store.scene.draw(canvasOf(triangle, [name]), board, store);
      return { name, board };
    });
    const updates = () => Object.fromEntries(boards.map(({ name, board }) => [name, board.elements[0]?.updates]));
    store.move('P', [1, 3]);
    expect(updates()).toEqual({ P: 1, Q: 1, R: 0, s: 1, k: 1, f: 1 });
    store.move('a', [1.5]);
    expect(updates()).toEqual({ P: 1, Q: 2, R: 0, s: 2, k: 2, f: 2 });
  });

  it('stops where a value stays the same', () => {
    const store = new SceneStore(
      open(aFigure(['\\slider{a}{1.2, 0, 3}', '\\number{n}{floor(a)}', '\\point{R}{n, 0}'])),
    );
    const board = new RecordingBoard();
    store.scene.draw(canvasOf(triangle, ['R']), board, store);
    store.move('a', [1.7]);
    expect(board.elements.map(({ updates }) => updates)).toEqual([0]);
    store.move('a', [2.1]);
    expect(board.elements.map(({ updates }) => updates)).toEqual([1]);
  });

  it('is up to date before anybody hears of the change', () => {
    const store = new SceneStore(open(triangle));
    const board = new RecordingBoard();
    store.scene.draw(canvasOf(triangle, ['P']), board, store);
    const heard: number[] = [];
    store.state$.subscribe(() => heard.push(board.elements[0]?.updates ?? -1));
    store.move('P', [5, 5]);
    expect(heard).toEqual([0, 1]);
  });

  it('gives a grip to what can be moved, unless nobody may', () => {
    const store = new SceneStore(open(triangle));
    const grips = (mover: SceneStore | undefined) => {
      const board = new RecordingBoard();
      store.scene.draw(canvasOf(triangle), board, mover);
      return board.elements.flatMap(({ handle }) => handle?.name ?? []);
    };
    expect(grips(store)).toEqual(['P']);
    expect(grips(undefined)).toEqual([]);
  });

  it('moves the figure by its grips', () => {
    const store = new SceneStore(open(triangle));
    const board = new RecordingBoard();
    store.scene.draw(canvasOf(triangle, ['P']), board, store);
    board.elements[0]?.handle?.move(3, 4);
    expect(store.scene.numbers('P')).toEqual([3, 4]);
  });

  it('ends when it is disposed of', () => {
    const store = new SceneStore(open(triangle));
    const board = new RecordingBoard();
    const drawing = store.scene.draw(canvasOf(triangle), board, store);
    drawing.dispose();
    store.move('P', [5, 5]);
    expect(board.elements.map(({ updates }) => updates)).toEqual(board.elements.map(() => 0));
  });

  it('shows the same values on several boards', () => {
    const store = new SceneStore(open(triangle));
    const boards = [new RecordingBoard(), new RecordingBoard()];
    for (const board of boards) store.scene.draw(canvasOf(triangle, ['Q']), board, store);
    store.move('P', [0, 5]);
    expect(boards.map((board) => board.elements[0]?.numbers())).toEqual([
      [1, -5],
      [1, -5],
    ]);
    expect(boards.map((board) => board.elements[0]?.updates)).toEqual([1, 1]);
  });
});

describe('beside the board', () => {
  it('stands what is plotted and not drawn, in the order of the author', () => {
    const scene = open(
      aFigure(['\\slider{a}{1, 0, 2}', '\\number[editable]{n}{1}', '\\point{P}{a, n}', '\\label{a}{factor}']),
    );
    expect(
      scene
        .controls(canvasOf(triangle, ['n', 'P', 'a']))
        .map(({ name, label, control }) => [name, label, control.kind]),
    ).toEqual([
      ['n', 'n', 'field'],
      ['a', 'factor', 'range'],
    ]);
  });

  it('has the colour that its author gives it, which may depend on values', () => {
    const controls = ['\\slider{a}{1, 0, 2}', '\\slider{b}{1, 0, 2}', '\\checkbox{c}{1}', '\\slider{d}{1, 0, 2}'];
    const colors = ['\\color{a}{red}', '\\color{c}{#12ab34}', '\\conditionalColoring{d}{b > 1, green}'];
    const scene = open(aFigure([...controls, ...colors]));
    const now = () => scene.controls(canvasOf(triangle, ['a', 'b', 'c', 'd'])).map(({ color }) => color());
    expect(now()).toEqual(['var(--figure-red, #c53030)', undefined, '#12ab34', undefined]);
    scene.show(scene.moved(scene.start, 'b', [2]));
    expect(now()[3]).toBe('var(--figure-green, #2f855a)');
  });

  it.each([
    ['1, -3, 3', [-3, 3, 0.05]],
    ['5, 0, 100', [0, 100, 1]],
    ['5, 9, 1', [1, 9, 0.05]],
  ])('a slider %s has ends in order and a step people count in', (values, expected) => {
    const scene = open(aFigure([`\\slider{a}{${values}}`]));
    const [control] = scene.controls(canvasOf(triangle, ['a']));
    if (control?.control.kind !== 'range') throw new Error('A slider is a range');
    const { left, right, step } = control.control;
    expect([left(), right(), step()]).toEqual(expected);
  });
});

describe('a seed', () => {
  const dice = aFigure([
    '\\randint{a}{1}{1000}',
    '\\randdouble{b}{0}{1}',
    '\\randrat{c}{1}{9}{1}{9}',
    '\\point{P}{a, b}',
  ]);

  it('decides the figure', () => {
    expect(valuesOf(open(dice, 7))).toEqual(valuesOf(open(dice, 7)));
    expect(valuesOf(open(dice, 7))).not.toEqual(valuesOf(open(dice, 8)));
  });

  it('draws within the ends, and its points follow', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { a = [], b = [], P } = valuesOf(open(dice, seed));
        expect(a[0]).toSatisfy((value: number) => Number.isInteger(value) && value >= 1 && value <= 1000);
        expect(P).toEqual([...a, ...b]);
      }),
      { seed: 7, numRuns: runs / 10 },
    );
  });
});

function open(figure: Visualization, seed = 1): Scene {
  const scene = openScene(figure, seed);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  return scene.value;
}

function canvasOf({ rows }: Visualization, plotted?: readonly string[]): Canvas {
  const [canvas] = rows.flatMap((row) => (row.kind === 'canvases' ? row.canvases : []));
  if (canvas === undefined) throw new Error('The figure has no canvas');
  return plotted === undefined ? canvas : { ...canvas, plotted: plotted.map((text) => ({ text, span: canvas.span })) };
}

function valuesOf(scene: Scene): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(
    scene.variables.filter(({ slots }) => slots.length > 0).map(({ name }) => [name, scene.numbers(name)]),
  );
}
