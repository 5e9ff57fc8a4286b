import type { Spot, TileBoardStore } from '@lemma/core/tile-board';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useClock } from '../binding/index.ts';
import type { DragHandlers } from './tile-board-context.ts';
import { spotOf } from './spot-text.ts';

/** Pixels that a pointer moves before it drags: less is a click with an unsteady hand. */
const slack = 6;

/** Pixels from the edge of the window within which the page scrolls under a dragged tile, and how far each time. */
const [edge, scrollStep] = [56, 14];

/** Milliseconds between two of these times. */
const scrollPause = 16;

/** A drag that is under way. */
interface Drag {
  readonly from: Spot;
  readonly pointer: number;
  readonly start: { readonly x: number; readonly y: number };
  readonly isMoving: boolean;
}

/** Dragging of tiles with mouse, pen or finger. */
export interface TileDrag {
  /** What is dragged, and the spot it is above. */
  readonly tile: string | undefined;
  readonly over: Spot | undefined;
  /** Follows the pointer. */
  readonly ghost: RefObject<HTMLDivElement | null>;
  readonly handlersOf: (spot: Spot) => DragHandlers;
  /** Whether the click that is reported now only ends a drag. */
  readonly wasDragged: () => boolean;
}

/** Drags the tiles of the board in an element. The browser's own dragging knows no fingers. */
export function useTileDrag(root: RefObject<HTMLElement | null>, store: TileBoardStore, readOnly: boolean): TileDrag {
  const clock = useClock();
  const drag = useRef<Drag>(undefined);
  const at = useRef({ x: 0, y: 0 });
  const justDragged = useRef(false);
  const ghost = useRef<HTMLDivElement>(null);
  const [tile, setTile] = useState<string>();
  const [over, setOver] = useState<Spot>();

  const spotBelow = useCallback((): Spot | undefined => {
    const below = document.elementFromPoint(at.current.x, at.current.y);
    return root.current?.contains(below) === true ? spotOf(below) : undefined;
  }, [root]);

  const end = useCallback(() => {
    drag.current = undefined;
    setTile(undefined);
    setOver(undefined);
  }, []);

  const moveGhost = useCallback(() => {
    const { x, y } = at.current;
    if (ghost.current !== null) {
      ghost.current.style.transform = `translate(${String(x)}px, ${String(y)}px) translate(-50%, -50%)`;
    }
  }, []);

  const follow = useCallback(() => {
    moveGhost();
    const below = spotBelow();
    setOver((before) => (isSame(before, below) ? before : below));
  }, [moveGhost, spotBelow]);

  // A place may be out of view: the page scrolls while a tile is held at its edge.
  useEffect(() => {
    if (tile === undefined) return undefined;
    moveGhost();
    const scrolling = clock.every(scrollPause).subscribe(() => {
      const { y } = at.current;
      const by = y < edge ? -scrollStep : y > window.innerHeight - edge ? scrollStep : 0;
      if (by !== 0) {
        window.scrollBy(0, by);
        follow();
      }
    });
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    window.addEventListener('keydown', giveUp);
    return () => {
      scrolling.unsubscribe();
      window.removeEventListener('keydown', giveUp);
    };
  }, [tile, moveGhost, follow, end, clock]);

  function handlersOf(spot: Spot): DragHandlers {
    return {
      onPointerDown: (event) => {
        justDragged.current = false;
        if (readOnly || event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        at.current = { x: event.clientX, y: event.clientY };
        drag.current = { from: spot, pointer: event.pointerId, start: at.current, isMoving: false };
      },
      onPointerMove: (event) => {
        if (drag.current?.pointer !== event.pointerId) return;
        at.current = { x: event.clientX, y: event.clientY };
        const { start, isMoving, from } = drag.current;
        if (!isMoving && Math.hypot(at.current.x - start.x, at.current.y - start.y) < slack) return;
        drag.current = { ...drag.current, isMoving: true };
        setTile(store.tileOf(from));
        follow();
      },
      onPointerUp: (event) => {
        if (drag.current?.pointer !== event.pointerId) return;
        const { from, isMoving } = drag.current;
        if (isMoving) {
          justDragged.current = true;
          at.current = { x: event.clientX, y: event.clientY };
          store.drag(from, spotBelow());
        }
        end();
      },
      onPointerCancel: end,
    };
  }

  return {
    tile,
    over: tile === undefined ? undefined : over,
    ghost,
    handlersOf,
    wasDragged: () => {
      const was = justDragged.current;
      justDragged.current = false;
      return was;
    },
  };
}

function isSame(one: Spot | undefined, other: Spot | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
