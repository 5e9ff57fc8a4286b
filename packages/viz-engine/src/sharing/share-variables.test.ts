import type { Disposable } from '@lemma/core/platform';
import { describe, expect, it } from 'vitest';
import { openScene, SceneStore } from '../scene/index.ts';
import { aFigure } from '../testing/index.ts';
import { SharedValues, shareVariables } from './index.ts';

interface Figure {
  readonly store: SceneStore;
  readonly numbers: (name: string) => readonly number[];
  readonly sharing: Disposable;
}

function open(...definitions: readonly string[]): SceneStore {
  const scene = openScene(aFigure(definitions, { plotted: [] }), 1);
  if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
  return new SceneStore(scene.value);
}

function join(page: SharedValues, names: readonly string[], store: SceneStore): Figure {
  return { store, numbers: (name) => store.scene.numbers(name), sharing: shareVariables(store, names, page) };
}

/** Figures of one page that share `a`, in page order. */
function sharing(...figures: readonly string[][]): readonly Figure[] {
  const page = new SharedValues();
  return figures.map((definitions) => join(page, ['a'], open(...definitions)));
}

/** Two of these figures. */
function two(first: string[], second: string[] = first): readonly [Figure, Figure] {
  const [one, other] = sharing(first, second);
  if (one === undefined || other === undefined) throw new Error('two figures');
  return [one, other];
}

describe('what is changed in one figure', () => {
  it.each<[string, string, readonly number[], readonly number[]]>([
    ['a slider', '\\slider{a}{1, 0, 4}', [2.4], [1]],
    ['a box to tick', '\\checkbox{a}{0, 1, -1}', [1], [-1]],
    ['a number', '\\number[editable]{a}{1}', [2.345], [1]],
    ['a point', '\\point[editable]{a}{1, 2}', [3.25, -1], [1, 2]],
    ['a point in space', '\\point[editable]{a}{1, 2, 3}', [3, -1, 4], [1, 2, 3]],
    ['a vector', '\\vector[editable]{a}{[1; 2]}', [0, 5], [1, 2]],
  ])('changes in the other: %s', (_, definition, moved, start) => {
    const [one, other] = two([definition]);
    expect(other.numbers('a')).toEqual(start);
    one.store.move('a', moved);
    expect(other.numbers('a')).toEqual(moved);
    other.store.move('a', start);
    expect(one.numbers('a')).toEqual(start);
  });

  it('changes in the other: a point on a curve', () => {
    const [one, other] = two(['\\line{g}{y, 2x}', '\\glider[editable]{a}{g, 1}']);
    one.store.move('a', [3]);
    expect(other.numbers('a')).toEqual([3, 6]);
  });

  it('changes in the other: a function that is written', () => {
    const [one, other] = two(['\\function[editable]{a}{x^2}', '\\number{y}{a(3)}']);
    one.store.write('a', ['x+1']);
    expect(other.numbers('y')).toEqual([4]);
  });

  it('changes what depends on it there', () => {
    const [one, other] = two(['\\slider{a}{1, 0, 4}'], ['\\slider{a}{1, 0, 4}', '\\number{b}{2a}']);
    one.store.move('a', [3]);
    expect(other.numbers('b')).toEqual([6]);
  });

  it('stays where it is in a figure that does not share it', () => {
    const page = new SharedValues();
    const one = join(page, ['a'], open('\\slider{a}{1, 0, 4}'));
    const other = join(page, [], open('\\slider{a}{1, 0, 4}'));
    one.store.move('a', [3]);
    expect(other.numbers('a')).toEqual([1]);
  });

  it('stays where it is where the name is that of something else', () => {
    const [one, other] = two(['\\slider{a}{1, 0, 4}'], ['\\point[editable]{a}{2, 3}']);
    one.store.move('a', [3]);
    other.store.move('a', [5, 6]);
    expect([one.numbers('a'), other.numbers('a')]).toEqual([[3], [5, 6]]);
  });

  it('is followed no longer by a figure that has left', () => {
    const [one, other] = two(['\\slider{a}{1, 0, 4}']);
    other.sharing.dispose();
    one.store.move('a', [3]);
    expect(other.numbers('a')).toEqual([1]);
  });
});

describe('a value that another figure cannot take', () => {
  it.each<[string, string, number, number]>([
    ['stops at its end', '\\slider{a}{1, 0, 3}', 7.5, 3],
    ['stops at the last step before its end', '\\slider{a}{1, 0, 3.4}\\stepsize{a}{1}', 7.5, 3],
    ['goes to the nearest step', '\\slider{a}{1, 0, 9}\\stepsize{a}{1}', 7.6, 8],
    ['goes to the nearest step, counted from the left end', '\\slider{a}{0.5, 0.5, 9}\\stepsize{a}{2}', 7.9, 8.5],
    ['is a step without noise', '\\slider{a}{1, 0, 9}\\stepsize{a}{0.1}', 0.8, 0.8],
    ['is the nearer of the two of a box', '\\checkbox{a}{1, 1, -1}', -0.2, -1],
  ])('%s, and nothing goes back', (_, definition, moved, taken) => {
    const definitions = definition.split(/(?=\\stepsize)/);
    const [one, other] = two(['\\number[editable]{a}{1}'], definitions);
    const told: number[] = [];
    one.store.state$.subscribe(() => told.push(one.numbers('a')[0] ?? NaN));
    one.store.move('a', [moved]);
    expect(other.numbers('a')).toEqual([taken]);
    one.store.settle();
    expect(one.numbers('a')).toEqual([moved]);
    // Initially, moved, released.
    expect(told).toEqual([1, moved, moved]);
  });

  it('is not told to the page: only what the reader has set is', () => {
    const page = new SharedValues();
    const one = join(page, ['a'], open('\\slider{a}{1, 0, 9}'));
    join(page, ['a'], open('\\slider{a}{1, 0, 3}'));
    const told: unknown[] = [];
    page.state$.subscribe((values) => told.push(values.get('a')?.held));
    one.store.move('a', [8]);
    one.store.move('a', [7]);
    expect(told).toEqual([[1], [8], [7]]);
    expect(join(page, ['a'], open('\\slider{a}{1, 0, 9}')).numbers('a')).toEqual([7]);
  });

  it('is as it was for a third one', () => {
    const [one, , third] = sharing(['\\slider{a}{1, 0, 9}'], ['\\slider{a}{1, 0, 3}'], ['\\slider{a}{1, 0, 9}']);
    one?.store.move('a', [8]);
    expect(third?.numbers('a')).toEqual([8]);
  });

  it('is in range once what the range follows has come with it', () => {
    const page = new SharedValues();
    const definitions = ['\\slider{n}{2, 1, 9}', '\\slider{a}{1, 0, n}'];
    const one = join(page, ['a', 'n'], open(...definitions));
    one.store.move('n', [9]);
    one.store.move('a', [7.2]);
    const other = join(page, ['a', 'n'], open(...definitions));
    expect([other.numbers('n'), other.numbers('a')]).toEqual([[9], [7.2]]);
  });
});

describe('at the start', () => {
  it('the first figure decides, and resetting the other leads there', () => {
    const [one, other] = two(['\\slider{a}{2, 0, 4}'], ['\\slider{a}{1, 0, 4}']);
    expect(other.numbers('a')).toEqual([2]);
    expect(other.store.state.position).toBe(other.store.start);
    one.store.move('a', [3]);
    other.store.reset();
    expect([one.numbers('a'), other.numbers('a')]).toEqual([[2], [2]]);
  });

  it('a start between two steps is the nearest step, in both', () => {
    const [, other] = two(['\\slider{a}{pi/4, 0, 9}', '\\stepsize{a}{0.5}']);
    expect(other.numbers('a')).toEqual([1]);
  });

  it('a figure that comes later has what a reader has set', () => {
    const page = new SharedValues();
    join(page, ['a'], open('\\slider{a}{2, 0, 4}')).store.move('a', [3]);
    const late = join(page, ['a'], open('\\slider{a}{1, 0, 4}'));
    expect(late.numbers('a')).toEqual([3]);
    expect(late.store.state.past).toEqual([]);
    late.store.reset();
    expect(late.numbers('a')).toEqual([2]);
  });

  it('what a reader has set counts more than the start of the first figure', () => {
    const page = new SharedValues();
    const one = join(page, ['a'], open('\\slider{a}{2, 0, 4}'));
    const kept = open('\\slider{a}{1, 0, 4}');
    kept.move('a', [3]);
    join(page, ['a'], kept);
    expect([one.numbers('a'), kept.scene.numbers('a')]).toEqual([[3], [3]]);
  });
});

describe('going back', () => {
  it('in the figure in which it was changed changes it in both', () => {
    const [one, other] = two(['\\slider{a}{1, 0, 4}']);
    one.store.move('a', [2]);
    one.store.settle();
    one.store.undo();
    expect(other.numbers('a')).toEqual([1]);
    one.store.redo();
    expect(other.numbers('a')).toEqual([2]);
  });

  it('in the other leaves it, for there it is no step', () => {
    const [one, other] = two(['\\slider{a}{1, 0, 4}', '\\point[editable]{P}{0, 0}']);
    other.store.move('P', [1, 1]);
    other.store.settle();
    one.store.move('a', [2]);
    other.store.undo();
    expect([other.numbers('P'), other.numbers('a'), one.numbers('a')]).toEqual([[0, 0], [2], [2]]);
    expect(other.store.state.past).toEqual([]);
    other.store.redo();
    expect([other.numbers('P'), other.numbers('a')]).toEqual([[1, 1], [2]]);
  });

  it('never takes a step in which nothing changes', () => {
    const [one, other] = two(['\\slider{a}{1, 0, 4}', '\\point[editable]{P}{0, 0}']);
    other.store.move('P', [1, 1]);
    other.store.move('a', [3]);
    other.store.settle();
    one.store.move('a', [2]);
    other.store.undo();
    expect([other.numbers('P'), other.numbers('a')]).toEqual([[0, 0], [2]]);
  });
});

it('a figure that follows is at rest when the other one is let go', () => {
  const [one, other] = two(['\\slider{a}{1, 0, 4}']);
  one.store.move('a', [2]);
  expect(other.store.state.isFollowing).toBe(true);
  one.store.settle();
  expect(other.store.state.isFollowing).toBeUndefined();
});

it('a figure that follows is at rest when the other one goes away while it is moved', () => {
  const [one, other] = two(['\\slider{a}{1, 0, 4}']);
  one.store.move('a', [2]);
  one.sharing.dispose();
  expect(other.store.state.isFollowing).toBeUndefined();
});
