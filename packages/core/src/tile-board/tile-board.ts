/** The tiles on the places of a question: the id of a tile by the number of the place, from 1. Empty places are missing. */
export type Placement = ReadonlyMap<number, string>;

/** Something on the board that can be pointed at. */
export type Spot =
  /** A tile among those that lie ready. It stays there, for it may be needed for several places. */
  | { readonly kind: 'tile'; readonly tile: string }
  /** A numbered place, empty or not. */
  | { readonly kind: 'place'; readonly place: number }
  /** Where the tiles lie ready, beside the tiles. */
  | { readonly kind: 'ready' };

/** A tile in the hand of the learner; `from` is the place it still lies on. */
export interface HeldTile {
  readonly tile: string;
  readonly from?: number;
}

/** What has just happened, to be said. */
export type Happening =
  | { readonly kind: 'taken'; readonly tile: string; readonly from?: number }
  | { readonly kind: 'released'; readonly tile: string }
  | { readonly kind: 'placed'; readonly tile: string; readonly place: number }
  | { readonly kind: 'exchanged'; readonly tile: string; readonly place: number; readonly other: number }
  | { readonly kind: 'removed'; readonly tile: string; readonly place: number }
  | { readonly kind: 'undone' }
  /** An empty place was chosen with nothing in the hand. */
  | { readonly kind: 'nothingHeld'; readonly place: number };

/** A board of tiles while a learner works on it. */
export interface TileBoard {
  readonly placement: Placement;
  readonly held?: HeldTile | undefined;
  /** What each change has replaced, oldest first: the former tiles of the places it touched, '' for none. */
  readonly past: readonly Placement[];
  /** Another object each time. */
  readonly happened?: Happening | undefined;
}

/** So many changes can be undone. */
const longestPast = 100;

/** A board before anybody has touched it. */
export function freshBoard(placement: Placement): TileBoard {
  return { placement, past: [] };
}

/** A tap, a click, or Enter on a spot: takes a tile, or puts down the one that is held. */
export function tapped(board: TileBoard, spot: Spot): TileBoard {
  const { held } = board;
  if (held === undefined) return taken(board, spot);
  if (isOrigin(held, spot)) return released(board);
  // Another tile that lies ready is taken instead.
  if (spot.kind === 'tile' && held.from === undefined) return taken({ ...board, held: undefined }, spot);
  return putDown(board, spot);
}

/** A tile was dragged from one spot to another; without another, it was let go where nothing is. */
export function dragged(board: TileBoard, from: Spot, to: Spot | undefined): TileBoard {
  const holding = taken({ ...board, held: undefined }, from);
  if (holding.held === undefined) return board;
  return to === undefined || isOrigin(holding.held, to) ? released(holding) : putDown(holding, to);
}

/** The tile of a place, or one that lies ready, goes to a place at once. */
export function sent(board: TileBoard, from: Spot, place: number): TileBoard {
  const source = board.held === undefined ? taken(board, from) : board;
  return source.held === undefined ? source : tapped(source, { kind: 'place', place });
}

/** The tile of a place is put back. */
export function cleared(board: TileBoard, place: number): TileBoard {
  const tile = board.placement.get(place);
  if (tile === undefined) return board;
  return changed(board, new Map([[place, '']]), { kind: 'removed', tile, place });
}

/** What is held is let go: it stays where it was. */
export function released(board: TileBoard): TileBoard {
  const { held } = board;
  return held === undefined ? board : { ...board, held: undefined, happened: { kind: 'released', tile: held.tile } };
}

/** The last change is taken back. */
export function undone(board: TileBoard): TileBoard {
  const last = board.past.at(-1);
  if (last === undefined) return released(board);
  return {
    placement: withChange(board.placement, last),
    held: undefined,
    past: board.past.slice(0, -1),
    happened: { kind: 'undone' },
  };
}

/** The placement that the texts of answers stand for, in their order; what names no tile is an empty place. */
export function placementOf(texts: readonly string[], tiles: readonly { readonly id: string }[]): Placement {
  const known = new Set(tiles.map(({ id }) => id));
  return new Map(texts.flatMap((text, index) => (known.has(text.trim()) ? [[index + 1, text.trim()] as const] : [])));
}

/** What differs between two placements: tiles by place, '' for a place that becomes empty. */
export function changeBetween(before: Placement, after: Placement): Placement {
  const places = [...new Set([...before.keys(), ...after.keys()])];
  const different = places.filter((place) => before.get(place) !== after.get(place));
  return new Map(different.map((place) => [place, after.get(place) ?? '']));
}

/** The place where a tile is most likely to go: the first empty one, otherwise the first. */
export function nextPlace(placement: Placement, places: number): number {
  for (let place = 1; place <= places; place += 1) if (!placement.has(place)) return place;
  return 1;
}

function taken(board: TileBoard, spot: Spot): TileBoard {
  switch (spot.kind) {
    case 'tile':
      return { ...board, held: { tile: spot.tile }, happened: { kind: 'taken', tile: spot.tile } };
    case 'place': {
      const { place } = spot;
      const tile = board.placement.get(place);
      if (tile === undefined) return { ...board, happened: { kind: 'nothingHeld', place } };
      return { ...board, held: { tile, from: place }, happened: { kind: 'taken', tile, from: place } };
    }
    case 'ready':
      return board;
  }
}

/** Two places exchange their tiles; a tile that lies ready replaces what is on the place. */
function putDown(board: TileBoard, spot: Spot): TileBoard {
  const { held, placement } = board;
  if (held === undefined) return board;
  if (spot.kind !== 'place') return held.from === undefined ? released(board) : cleared(board, held.from);
  const { tile, from } = held;
  const { place } = spot;
  const there = placement.get(place);
  if (from === undefined) return changed(board, new Map([[place, tile]]), { kind: 'placed', tile, place });
  const change = new Map([
    [place, tile],
    [from, there ?? ''],
  ]);
  return changed(
    board,
    change,
    there === undefined ? { kind: 'placed', tile, place } : { kind: 'exchanged', tile, place, other: from },
  );
}

function isOrigin({ tile, from }: HeldTile, spot: Spot): boolean {
  return spot.kind === 'place' ? spot.place === from : spot.kind === 'tile' && from === undefined && spot.tile === tile;
}

function changed(board: TileBoard, change: Placement, happened: Happening): TileBoard {
  const { placement, past } = board;
  const after = withChange(placement, change);
  const former = changeBetween(after, placement);
  return {
    placement: after,
    held: undefined,
    // The same tile again changes nothing, and there is nothing to undo.
    past: former.size === 0 ? past : [...past, former].slice(-longestPast),
    happened,
  };
}

function withChange(placement: Placement, change: Placement): Placement {
  return new Map([...placement, ...change].filter(([place]) => change.get(place) !== ''));
}
