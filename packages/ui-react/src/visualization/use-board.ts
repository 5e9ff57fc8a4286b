import type { Canvas } from '@lemma/core/document';
import { loading, type Loadable } from '@lemma/core/store';
import type { BoardWords, OpenBoard } from '@lemma/viz-engine/board';
import type { SceneStore } from '@lemma/viz-engine/scene';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useTexts } from '../language/index.ts';
import { shownIn } from './figure-values.ts';

/** A chunk of its own: who reads a page without figures never loads JSXGraph. */
const loadJsxGraph = () => import('@lemma/viz-engine/jsxgraph');

/** Draws a canvas inside an element of the page, and keeps it drawn as long as the view is there. */
export function useBoard(
  place: RefObject<HTMLElement | null>,
  canvas: Canvas,
  store: SceneStore,
  interactive: boolean,
): Loadable<OpenBoard, unknown> {
  const [board, setBoard] = useState<Loadable<OpenBoard, unknown>>(loading);
  const words = useBoardWords();
  useEffect(() => {
    let leave = () => {};
    let isWanted = true;
    const open = async () => {
      const { openJsxGraphBoard } = await loadJsxGraph();
      if (!isWanted || place.current === null) return;
      const opened = openJsxGraphBoard(place.current, canvas.options, words);
      const stopDrawing = store.scene.draw(canvas, opened, interactive ? store : undefined);
      leave = () => {
        stopDrawing();
        opened.dispose();
      };
      setBoard({ status: 'loaded', value: opened });
    };
    open().catch((failure: unknown) => {
      if (isWanted) setBoard({ status: 'failed', failure });
    });
    return () => {
      isWanted = false;
      leave();
      setBoard(loading);
    };
  }, [place, canvas, store, interactive, words]);
  return board;
}

function useBoardWords(): BoardWords {
  const { t, language } = useTexts('visualization');
  return useMemo(() => {
    const number = shownIn(language);
    return { movable: t('movablePoint'), position: (x, y) => t('position', { x: number(x), y: number(y) }), number };
  }, [t, language]);
}
