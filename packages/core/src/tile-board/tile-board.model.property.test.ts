import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { TileBoardStore, type Placement, type Spot } from './index.ts';

const tiles = ['a', 'b', 'c'] as const;
const places = [1, 2, 3, 4] as const;

/** What a learner wants, whatever it is done with. */
type Wish =
  | { readonly kind: 'put'; readonly tile: string; readonly place: number }
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'remove'; readonly place: number }
  | { readonly kind: 'takeAndLetGo'; readonly spot: Spot }
  | { readonly kind: 'undo' };

/** The board as a table of four cells with a history of whole tables: nothing of the code under test. */
class Model {
  cells = ['', '', '', ''];
  readonly history: string[][] = [];

  do(wish: Wish): void {
    const before = [...this.cells];
    switch (wish.kind) {
      case 'put':
        this.cells[wish.place - 1] = wish.tile;
        break;
      case 'move': {
        const moved = before[wish.from - 1] ?? '';
        if (moved === '') break;
        this.cells[wish.from - 1] = before[wish.to - 1] ?? '';
        this.cells[wish.to - 1] = moved;
        break;
      }
      case 'remove':
        this.cells[wish.place - 1] = '';
        break;
      case 'takeAndLetGo':
        break;
      case 'undo':
        this.cells = this.history.pop() ?? this.cells;
        return;
    }
    if (this.cells.join() !== before.join()) this.history.push(before);
  }
}

/** A page with its answers, and the hand of a learner. */
class Page {
  texts = ['', '', '', ''];
  readonly board = new TileBoardStore({
    placement: (): Placement =>
      new Map(this.texts.flatMap((text, index) => (text === '' ? [] : [[index + 1, text] as const]))),
    give: (changed) => {
      for (const [place, text] of changed) this.texts[place - 1] = text;
      return true;
    },
  });
}

const at = (place: number): Spot => ({ kind: 'place', place });
const ready = (tile: string): Spot => ({ kind: 'tile', tile });

/** The same wishes by pointer, by tap after tap, and by keys. */
const hands: Readonly<Record<string, (board: TileBoardStore, wish: Wish) => void>> = {
  pointer: (board, wish) => {
    if (wish.kind === 'put') board.drag(ready(wish.tile), at(wish.place));
    else if (wish.kind === 'move') board.drag(at(wish.from), at(wish.to));
    else if (wish.kind === 'remove') board.drag(at(wish.place), { kind: 'ready' });
    else if (wish.kind === 'takeAndLetGo') board.drag(wish.spot, undefined);
    else board.undo();
  },
  taps: (board, wish) => {
    if (wish.kind === 'put') [ready(wish.tile), at(wish.place)].forEach((spot) => board.tap(spot));
    else if (wish.kind === 'move') moveByTaps(board, wish.from, wish.to);
    else if (wish.kind === 'remove') [at(wish.place), { kind: 'ready' } as const].forEach((spot) => board.tap(spot));
    else if (wish.kind === 'takeAndLetGo') [wish.spot, wish.spot].forEach((spot) => board.tap(spot));
    else board.undo();
  },
  keys: (board, wish) => {
    if (wish.kind === 'put') board.send(ready(wish.tile), wish.place);
    else if (wish.kind === 'move') board.send(at(wish.from), wish.to);
    else if (wish.kind === 'remove') board.clear(wish.place);
    else if (wish.kind === 'takeAndLetGo') {
      board.tap(wish.spot);
      board.letGo();
    } else board.undo();
  },
};

function moveByTaps(board: TileBoardStore, from: number, to: number): void {
  board.tap(at(from));
  if (board.state.held !== undefined) board.tap(at(to));
}

const place = fc.constantFrom(...places);
const tile = fc.constantFrom(...tiles);
const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), tile, place }),
  fc.record({ kind: fc.constant('move' as const), from: place, to: place }),
  fc.record({ kind: fc.constant('remove' as const), place }),
  fc.record({ kind: fc.constant('takeAndLetGo' as const), spot: fc.oneof(place.map(at), tile.map(ready)) }),
  fc.record({ kind: fc.constant('undo' as const) }),
);

it('a board is the same by pointer, taps and keys, whatever is done in whatever order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(wish, fc.constantFrom(...Object.keys(hands)))), (wishes) => {
      const model = new Model();
      const mixed = new Page();
      const pages = new Map(Object.keys(hands).map((name) => [name, new Page()]));
      for (const [each, hand] of wishes) {
        model.do(each);
        hands[hand]?.(mixed.board, each);
        expect(mixed.texts, hand).toEqual(model.cells);
        for (const [name, page] of pages) {
          hands[name]?.(page.board, each);
          expect(page.texts, name).toEqual(model.cells);
          expect(page.board.state.held, name).toBeUndefined();
          expect(page.board.state.past).toHaveLength(Math.min(model.history.length, 100));
        }
      }
    }),
    { numRuns: runs },
  );
});
