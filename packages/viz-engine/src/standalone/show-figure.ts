import { canvasesIn, type Visualization } from '@lemma/core/document';
import { printNumber } from '@lemma/core/expression';
import { systemClock, type Disposable } from '@lemma/core/platform';
import type { Finding } from '@lemma/core/source';
import { succeed, type Result } from '@lemma/core/store';
import { spaceOptionsOf, usualNumber, type SpaceWords } from '../board/index.ts';
import { openJsxGraphBoard } from '../jsxgraph/index.ts';
import { openScene, SceneStore } from '../scene/index.ts';

/** How a figure is shown on a page without our views. */
export interface ShowingOptions {
  /** Decides the random variables: the same seed, the same figure. Default 1. */
  readonly seed?: number;
  /** What the boards tell screen readers; English by default. */
  readonly words?: FigureWords;
}

/** The texts of boards in the plane and in space, in the reader's language. */
export interface FigureWords extends Omit<SpaceWords, 'position'> {
  /** The position of a point, for screen readers: "x 1.5, y 2". */
  position(...at: readonly number[]): string;
}

/** A figure on a page. Disposing removes it from the page. */
export interface ShownFigure extends Disposable {
  /** The interactions with it: `move`, `undo`, `reset`, and `subscribe` to observe it. */
  readonly store: SceneStore;
}

/**
 * Draws the boards of a figure inside an element of the page, or reports what is wrong with the figure. Its points can
 * be dragged; sliders and texts are left to the page, using the store.
 */
export async function showFigure(
  place: HTMLElement,
  figure: Visualization,
  { seed = 1, words = englishWords }: ShowingOptions = {},
): Promise<Result<ShownFigure, readonly Finding[]>> {
  const opened = openScene(figure, seed);
  if (!opened.ok) return opened;
  const scene = opened.value;
  const store = new SceneStore(scene);
  const canvases = canvasesIn(figure.rows);
  // Pages without figures in space do not load three.js.
  const three = canvases.some(({ options }) => options.space !== undefined)
    ? await import('../three/index.ts')
    : undefined;
  const open = canvases.map((canvas) => {
    if (three !== undefined && canvas.options.space !== undefined) {
      const board = three.openThreeBoard(place, spaceOptionsOf(canvas.options), words, systemClock);
      return [scene.drawInSpace(canvas, board, store), board];
    }
    const board = openJsxGraphBoard(place, canvas.options, words, systemClock);
    return [scene.draw(canvas, board, store), board];
  });
  return succeed({ store, dispose: () => open.flat().forEach((each) => each.dispose()) });
}

const number = (value: number, digits?: number) => printNumber(value, digits === undefined ? usualNumber : { digits });

const englishWords: FigureWords = {
  view: 'View in space. Arrow keys turn it, plus and minus zoom, Home restores the initial view.',
  movable: 'movable point',
  movableShape: 'movable shape',
  simpleDrawing: 'Simple drawing: this browser does not show 3D graphics.',
  number,
  position: (...at) => at.map((value, axis) => `${'xyz'.charAt(axis)} ${number(value)}`).join(', '),
};
