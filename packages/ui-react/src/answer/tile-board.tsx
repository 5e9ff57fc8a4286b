import { Box, chakra, Portal } from '@chakra-ui/react';
import { plainText, type Tile } from '@lemma/core/document';
import { nextPlace, placementOf, TileBoardStore, type Placement, type Spot } from '@lemma/core/tile-board';
import { use, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useStore } from '../binding/index.ts';
import { nameOf, useSpokenMath, ValuesContext } from '../inline/index.ts';
import { useTexts } from '../language/index.ts';
import { ReadyTiles } from './ready-tiles.tsx';
import { TileBoardContext, type TileBoardOnPage } from './tile-board-context.ts';
import { TileContent } from './tile-content.tsx';
import { spotOf, spotText } from './spot-text.ts';
import { TilePlace } from './tile-place.tsx';
import { tileLook } from './tile-look.ts';
import { useHappeningText } from './use-happening-text.ts';
import { useTileDrag } from './use-tile-drag.ts';

/** A question with tiles on its page. */
export interface TileBoardProps {
  readonly tiles: readonly Tile[];
  /** The texts of its answers now, in their order. */
  readonly texts: () => readonly string[];
  /** Takes changed places, '' for one that becomes empty; reports whether they are safe. */
  readonly give: (changed: Placement) => boolean;
  /** The number of places. */
  readonly count: number;
  readonly readOnly: boolean;
  readonly children: ReactNode;
}

/**
 * A question whose answers are places for tiles. A tile is dragged by mouse or finger, or chosen and then its place; with
 * keys, arrows lead from spot to spot, a digit sends a tile to that place, Delete puts it back, Escape lets go.
 */
export function TileBoard({ tiles, count, readOnly, texts, give, children }: TileBoardProps) {
  const values = use(ValuesContext);
  const wordsOf = useSpokenMath();
  const { language } = useTexts('tile-board');
  const [store] = useState(() => new TileBoardStore({ placement: () => placementOf(texts(), tiles), give }));
  const root = useRef<HTMLDivElement>(null);
  const happened = useStore(store, (board) => board.happened);
  const drag = useTileDrag(root, store, readOnly);
  const nameOfTile = useMemo(() => {
    const names = new Map(
      tiles.map(({ id, content }) => [id, (nameOf(content, values, wordsOf) ?? plainText(content)).trim()]),
    );
    return (tile: string) => names.get(tile) || tile;
  }, [tiles, values, wordsOf]);
  const says = useHappeningText(nameOfTile);

  const focus = (spot: Spot) => spotIn(root.current, spot)?.focus();

  function choose(spot: Spot, isByKey: boolean) {
    const before = store.state.held;
    store.tap(spot);
    if (!isByKey) return;
    const { held, placement: now } = store.state;
    if (held !== undefined && before === undefined) focus({ kind: 'place', place: nextPlace(now, count) });
    if (held === undefined && before !== undefined)
      focus(before.from === undefined ? { kind: 'tile', tile: before.tile } : spot);
  }

  function onKeyDown(event: KeyboardEvent) {
    const spot = readOnly ? undefined : spotOf(event.target);
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && spot !== undefined) {
      store.undo();
    } else if (event.ctrlKey || event.metaKey || event.altKey || spot === undefined) {
      return;
    } else if (event.key === 'Escape' && store.state.held !== undefined) {
      store.release();
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && spot.kind === 'place') {
      store.clear(spot.place);
    } else if (/^[1-9]$/.test(event.key) && Number(event.key) <= count) {
      store.send(spot, Number(event.key));
    } else if (event.key in steps) {
      step(root.current, event.target, steps[event.key] ?? 1);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const board: TileBoardOnPage = {
    Place: TilePlace,
    Ready: ReadyTiles,
    store,
    tiles,
    places: count,
    readOnly,
    over: drag.over,
    choose: (spot, isByKey) => {
      if (!drag.wasDragged() || isByKey) choose(spot, isByKey);
    },
    dragOf: drag.handlersOf,
    nameOf: nameOfTile,
  };
  return (
    <TileBoardContext value={board}>
      <Box ref={root} onKeyDown={onKeyDown}>
        {children}
      </Box>
      <chakra.p srOnly lang={language} aria-live="polite">
        {happened && says(happened)}
      </chakra.p>
      {drag.tile !== undefined && (
        <Portal>
          <Box
            ref={drag.ghost}
            aria-hidden="true"
            position="fixed"
            zIndex="popover"
            top="0"
            left="0"
            pointerEvents="none"
            css={tileLook}
            shadow="lg"
            opacity="0.9"
          >
            <TileContent tile={tiles.find(({ id }) => id === drag.tile)} />
          </Box>
        </Portal>
      )}
    </TileBoardContext>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function spotIn(root: HTMLElement | null, spot: Spot): HTMLElement | undefined {
  return controlsIn(root).find((control) => control.getAttribute('data-spot') === spotText(spot));
}

function controlsIn(root: HTMLElement | null): readonly HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('button[data-spot]') ?? [])];
}

/** From a place to the next place, from a tile to the next tile; from the last to the first. */
function step(root: HTMLElement | null, from: EventTarget, by: number): void {
  const kind = spotOf(from)?.kind;
  const row = controlsIn(root).filter((control) => spotOf(control)?.kind === kind);
  const index = row.findIndex((control) => control === from);
  row[(index + by + row.length) % row.length]?.focus();
}
