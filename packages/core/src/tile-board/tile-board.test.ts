import { describe, expect, it } from 'vitest';
import { nextPlace, TileBoardStore, type Placement, type Spot } from './index.ts';

function page(start: Readonly<Record<number, string>> = {}, isTaking = true) {
  const texts = new Map(Object.entries(start).map(([place, tile]) => [Number(place), tile]));
  const placement = (): Placement => new Map([...texts].filter(([, tile]) => tile !== ''));
  const board = new TileBoardStore({
    placement,
    give: (changed) => {
      if (isTaking) for (const [place, tile] of changed) texts.set(place, tile);
      return isTaking;
    },
  });
  return { board, texts, placement };
}

const at = (place: number): Spot => ({ kind: 'place', place });
const ready = (tile: string): Spot => ({ kind: 'tile', tile });

describe('a board of tiles', () => {
  it('says what happens', () => {
    const { board } = page();
    const said = [
      () => board.tap(at(1)),
      () => board.tap(ready('a')),
      () => board.tap(at(1)),
      () => board.drag(at(1), at(2)),
      () => board.send(ready('b'), 1),
      () => board.send(at(1), 2),
      () => board.clear(2),
      () => board.undo(),
      () => board.tap(at(2)),
      () => board.letGo(),
    ].map((act) => {
      act();
      return board.state.happened;
    });
    expect(said).toEqual([
      { kind: 'nothingHeld', place: 1 },
      { kind: 'taken', tile: 'a' },
      { kind: 'placed', tile: 'a', place: 1 },
      { kind: 'placed', tile: 'a', place: 2 },
      { kind: 'placed', tile: 'b', place: 1 },
      { kind: 'exchanged', tile: 'b', place: 2, other: 1 },
      { kind: 'removed', tile: 'b', place: 2 },
      { kind: 'undone' },
      { kind: 'taken', tile: 'b', from: 2 },
      { kind: 'released', tile: 'b' },
    ]);
  });

  it('takes another tile instead of the held one', () => {
    const { board } = page();
    board.tap(ready('a'));
    board.tap(ready('b'));
    expect(board.state.held).toEqual({ tile: 'b' });
    expect(board.state.past).toEqual([]);
  });

  it('undoes only what it has done itself: what was changed elsewhere stays', () => {
    const { board, texts, placement } = page();
    board.send(ready('a'), 1);
    texts.set(2, 'c');
    board.undo();
    expect([...placement()]).toEqual([[2, 'c']]);
  });

  it('leaves everything as it is where the page takes no answers', () => {
    const { board, placement } = page({ 1: 'a' }, false);
    board.send(ready('b'), 1);
    expect([...placement()]).toEqual([[1, 'a']]);
    expect(board.state.past).toEqual([]);
    expect(board.state.held).toBeUndefined();
  });

  it('has nothing to undo when nothing has changed', () => {
    const { board } = page({ 1: 'a' });
    board.send(ready('a'), 1);
    board.undo();
    expect(board.state.past).toEqual([]);
  });

  it('proposes the first empty place', () => {
    expect(nextPlace(new Map(), 3)).toBe(1);
    expect(nextPlace(new Map([[1, 'a']]), 3)).toBe(2);
    expect(
      nextPlace(
        new Map([
          [1, 'a'],
          [2, 'b'],
        ]),
        2,
      ),
    ).toBe(1);
  });
});
