import type { Canvas } from '@lemma/core/document';
import type { Disposable } from '@lemma/core/platform';
import { loading, type Loadable } from '@lemma/core/store';
import {
  spaceOptionsOf,
  type BoardWords,
  type OpenBoard,
  type OpenSpaceBoard,
  type SpaceWords,
} from '@lemma/viz-engine/board';
import { readLabel } from '@lemma/viz-engine/label';
import type { Scene, SceneStore } from '@lemma/viz-engine/scene';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useClock } from '../binding/index.ts';
import { canWriteFormulas, prepareFormulas, writeFormula } from '../formula/index.ts';
import { usePageLanguage, useTexts } from '../language/index.ts';
import { shownIn } from './figure-values.ts';

/**
 * Chunks of their own: readers of a page without figures never load JSXGraph, and only figures in space load three.js.
 */
const jsxGraph = chunk(() => import('@lemma/viz-engine/jsxgraph'));
const three = chunk(() => import('@lemma/viz-engine/three'));

/** A part of the program that is loaded on demand. */
interface Chunk<Module> {
  /** Missing until it has loaded. */
  readonly here: Module | undefined;
  load(): Promise<Module>;
}

/**
 * Once loaded, it is available synchronously: a browser prints a page as it is and waits for no board that is first
 * shown there, such as one in a closed tab.
 */
function chunk<Module>(load: () => Promise<Module>): Chunk<Module> {
  let here: Module | undefined;
  return {
    get here() {
      return here;
    },
    load: async () => (here ??= await load()),
  };
}

/** A board on the page, in the plane or in space. */
export type AnyBoard = OpenBoard | OpenSpaceBoard;

/** Draws a canvas inside an element of the page, and keeps it up to date while the view is mounted. */
export function useBoard(
  place: RefObject<HTMLElement | null>,
  canvas: Canvas,
  store: SceneStore,
  interactive: boolean,
): Loadable<AnyBoard, unknown> {
  const [board, setBoard] = useState<Loadable<AnyBoard, unknown>>(loading);
  const clock = useClock();
  const words = useBoardWords();
  const spaceWords = useSpaceWords();
  useEffect(() => {
    let leave = () => {};
    let isWanted = true;
    const mover = interactive ? store : undefined;
    const keep = (opened: AnyBoard, drawing: Disposable) => {
      leave = () => {
        drawing.dispose();
        opened.dispose();
      };
      setBoard({ status: 'loaded', value: opened });
    };
    // Labels are measured when they are rendered, so their formulas must be available.
    const isReady = canWriteFormulas() || !hasFormulas(store.scene);
    const formulas = isReady ? undefined : prepareFormulas().catch(() => {});
    const openFlat = async () => {
      const { openJsxGraphBoard } = jsxGraph.here ?? (await jsxGraph.load());
      if (formulas !== undefined) await formulas;
      if (!isWanted || place.current === null) return;
      const opened = openJsxGraphBoard(place.current, canvas.options, words, clock);
      keep(opened, store.scene.draw(canvas, opened, mover));
    };
    const openSpace = async () => {
      const { openThreeBoard } = three.here ?? (await three.load());
      if (formulas !== undefined) await formulas;
      if (!isWanted || place.current === null) return;
      const opened = openThreeBoard(place.current, spaceOptionsOf(canvas.options), spaceWords, clock);
      keep(opened, store.scene.drawInSpace(canvas, opened, mover));
    };
    const open = canvas.options.space === undefined ? openFlat : openSpace;
    open().catch((failure: unknown) => {
      if (isWanted) setBoard({ status: 'failed', failure });
    });
    return () => {
      isWanted = false;
      leave();
      setBoard(loading);
    };
  }, [place, canvas, store, interactive, words, spaceWords, clock]);
  return board;
}

function hasFormulas({ variables }: Scene): boolean {
  return variables.some(({ look: { label } }) => label !== undefined && readLabel(label).tex !== undefined);
}

/** Numbers on a board are formatted as in the text around it, whatever the language of the interface. */
function useBoardWords(): BoardWords {
  const { t } = useTexts('visualization');
  const language = usePageLanguage();
  return useMemo(() => {
    const number = shownIn(language);
    return {
      movable: t('movablePoint'),
      movableShape: t('movableShape'),
      position: (x, y) => t('position', { x: number(x), y: number(y) }),
      number,
      formula: writeFormula,
    };
  }, [t, language]);
}

function useSpaceWords(): SpaceWords {
  const { t } = useTexts('visualization');
  const language = usePageLanguage();
  return useMemo(() => {
    const number = shownIn(language);
    return {
      view: t('space.view'),
      movable: t('movablePoint'),
      movableShape: t('movableShape'),
      simpleDrawing: t('space.simpleDrawing'),
      position: (x, y, z) => t('space.position', { x: number(x), y: number(y), z: number(z) }),
      number,
      formula: writeFormula,
    };
  }, [t, language]);
}
