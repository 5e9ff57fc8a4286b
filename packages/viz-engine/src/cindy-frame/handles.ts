import { printNumber } from '@lemma/core/expression';
import { isLanguage, writesDecimalComma } from '@lemma/core/language';
import type { CindyInstance } from 'cindyjs';
import type { CindyPoint, FrameWords } from '../cindy/index.ts';
import { partsOf, realOf } from './cindy-values.ts';

/** Arrow keys and their directions. */
const directions: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** An arrow key moves a point by this fraction of the visible canvas, with Shift by a tenth of it; where points snap, by one cell. */
const step = 1 / 40;

/** The visible part of the plane. */
interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes movable points accessible by keyboard: each has an invisible button over it that Tab reaches and arrow keys
 * move. The returned function places the buttons over the points and announces their positions.
 */
export function addHandles(
  box: HTMLElement,
  instance: CindyInstance,
  names: readonly string[],
  {
    words,
    afterMove,
    grid,
  }: { readonly words: FrameWords; readonly afterMove: string; readonly grid: number | undefined },
): () => readonly CindyPoint[] {
  const decimalComma = isLanguage(words.language) && writesDecimalComma(words.language);
  const write = (value: number) => printNumber(value, { decimalComma });
  const labelOf = ({ name, x, y }: CindyPoint) =>
    words.point.replace('{name}', name).replace('{x}', write(x)).replace('{y}', write(y));
  const buttons = new Map(names.map((name) => [name, box.ownerDocument.createElement('button')]));

  function moveBy(name: string, event: KeyboardEvent): void {
    const [right, up] = directions[event.key] ?? [];
    const point = pointOf(instance, name);
    const view = viewOf(instance);
    if (right === undefined || up === undefined || point === undefined || view === undefined) return;
    event.preventDefault();
    const by = grid ?? (event.shiftKey ? step / 10 : step) * view.width;
    const [x, y] = [point.x + right * by, point.y + up * by].map((value) => onGrid(value, grid));
    instance.evokeCS(`${name}.xy = [${String(x)}, ${String(y)}];\n${afterMove}`);
  }

  for (const [name, button] of buttons) {
    button.type = 'button';
    button.addEventListener('keydown', (event) => moveBy(name, event));
    box.append(button);
  }

  return () => {
    const view = viewOf(instance);
    return names.flatMap((name) => {
      const point = pointOf(instance, name);
      const button = buttons.get(name);
      if (button === undefined) return [];
      button.hidden = point === undefined;
      if (point === undefined) return [];
      const label = labelOf(point);
      if (button.ariaLabel !== label) button.ariaLabel = label;
      if (view !== undefined) {
        button.style.left = `${String(((point.x - view.left) / view.width) * 100)}%`;
        button.style.top = `${String(((view.top - point.y) / view.height) * 100)}%`;
      }
      return [point];
    });
  };
}

function onGrid(value: number, grid: number | undefined): number {
  return grid === undefined ? value : Math.round(value / grid) * grid;
}

function pointOf(instance: CindyInstance, name: string): CindyPoint | undefined {
  const [x, y] = partsOf(instance.evalcs(`[${name}.x, ${name}.y]`)).map(realOf);
  return x === undefined || y === undefined ? undefined : { name, x, y };
}

function viewOf(instance: CindyInstance): View | undefined {
  const corners = 'apply(screenbounds(), p, [p_1 / p_3, p_2 / p_3])';
  const [topLeft, , bottomRight] = partsOf(instance.evalcs(corners)).map((corner) => partsOf(corner).map(realOf));
  const [left, top] = topLeft ?? [];
  const [right, bottom] = bottomRight ?? [];
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return undefined;
  return { left, top, width: right - left, height: top - bottom };
}
