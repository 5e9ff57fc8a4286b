import { Store } from '../store/index.ts';
import {
  changeBetween,
  cleared,
  dragged,
  freshBoard,
  released,
  sent,
  tapped,
  undone,
  type Placement,
  type Spot,
  type TileBoard,
} from './tile-board.ts';

/** The answers that a board of tiles writes. */
export interface TilePlaces {
  /** The tiles on the places now. */
  placement(): Placement;
  /** Takes changed places, '' for one that becomes empty; reports whether they are safe. */
  give(changed: Placement): boolean;
}

/** A learner's hand on the tiles of one question. The answers of the page are the truth; this adds what is held. */
export class TileBoardStore extends Store<TileBoard> {
  readonly #places: TilePlaces;

  constructor(places: TilePlaces) {
    super(freshBoard(places.placement()));
    this.#places = places;
  }

  /** The tile on a spot; undefined if there is none. */
  tileOf(spot: Spot): string | undefined {
    if (spot.kind === 'tile') return spot.tile;
    return spot.kind === 'place' ? this.#places.placement().get(spot.place) : undefined;
  }

  /** A tap, a click, or Enter on a spot. */
  tap(spot: Spot): void {
    this.#act((board) => tapped(board, spot));
  }

  /** A tile was dragged to a spot, or let go where nothing is. */
  drag(from: Spot, to: Spot | undefined): void {
    this.#act((board) => dragged(board, from, to));
  }

  /** A tile goes to a place at once. */
  send(from: Spot, place: number): void {
    this.#act((board) => sent(board, from, place));
  }

  /** The tile of a place is put back. */
  clear(place: number): void {
    this.#act((board) => cleared(board, place));
  }

  /** What is held is let go. */
  letGo(): void {
    this.#act(released);
  }

  /** The last change is taken back. */
  undo(): void {
    this.#act(undone);
  }

  /** What the page does not take has not happened. */
  #act(transition: (board: TileBoard) => TileBoard): void {
    const before = this.#places.placement();
    const next = transition({ ...this.state, placement: before });
    const change = changeBetween(before, next.placement);
    if (change.size > 0 && !this.#places.give(change)) {
      this.update((board) => ({ ...board, placement: before, held: undefined }));
      return;
    }
    this.update(() => next);
  }
}
