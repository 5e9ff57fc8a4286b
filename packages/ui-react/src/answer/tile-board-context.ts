import type { Tile } from '@lemma/core/document';
import type { Spot, TileBoardStore } from '@lemma/core/tile-board';
import { createContext, type ComponentType, type PointerEvent } from 'react';
import type { InputProps } from './input-props.ts';

/** Props of a numbered place for a tile. */
export interface TilePlaceProps extends InputProps {
  /** Its number in the question, from 1. */
  readonly place: number;
}

/** What makes a spot draggable. */
export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** The board of tiles around the places of a question, with the parts it is made of. */
export interface TileBoardParts {
  readonly Place: ComponentType<TilePlaceProps>;
  readonly Ready: ComponentType;
}

/** A board of tiles on the page. */
export interface TileBoardOnPage extends TileBoardParts {
  readonly store: TileBoardStore;
  readonly tiles: readonly Tile[];
  /** The number of places. */
  readonly places: number;
  readonly readOnly: boolean;
  /** The spot that a dragged tile is above. */
  readonly over: Spot | undefined;
  /** Chooses a spot as a click or Enter does; with keys, the focus follows to where the tile may go. */
  readonly choose: (spot: Spot, isByKey: boolean) => void;
  readonly dragOf: (spot: Spot) => DragHandlers;
  /** What stands on a tile, in words. */
  readonly nameOf: (tile: string) => string;
}

/** Undefined outside boards of tiles, and until they are loaded. */
export const TileBoardContext = createContext<TileBoardOnPage | undefined>(undefined);
