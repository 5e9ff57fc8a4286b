import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryOut, visitPlatform, type Visit } from './platform.ts';
import { textsIn } from './texts.ts';

// The try-out page is in English.
const text = textsIn('en');

/** A board with everything that belongs to the view, at these limits. */
function source([left, right, bottom, top]: readonly [number, number, number, number]): string {
  return `\\begin{visualization}{view1}
    \\begin{variables}
      \\point[editable]{A}{1, 1} \\label{A}{A}
      \\point{B}{-1, 2} \\line{g}{A, B} \\circle{k}{B, 1} \\function{f}{x^2-2} \\string{t}{2, -1, words}
      \\label{g}{g}
    \\end{variables}
    \\begin{canvas}
      \\plotSize{400, 400}
      \\plotLeft{${left}} \\plotRight{${right}} \\plotBottom{${bottom}} \\plotTop{${top}}
      \\plot[coordinateSystem, showGrid, showToolbar]{A, B, g, k, f, t}
    \\end{canvas}
  \\end{visualization}`;
}

/** What is seen of the board, with its position in half pixels. */
function drawnOn(page: Page): Promise<readonly string[]> {
  return page.getByRole('group', { name: text('visualization', 'board') }).evaluate((board) => {
    const corner = board.getBoundingClientRect();
    return [...board.querySelectorAll('svg :is(path, line, ellipse, circle, text)')].flatMap((shape) => {
      const { left, top, width, height } = shape.getBoundingClientRect();
      const isOutside = left > corner.right || top > corner.bottom || left + width < corner.left;
      if (!shape.checkVisibility({ visibilityProperty: true }) || width + height === 0 || isOutside) return [];
      const half = (pixels: number) => Math.round(2 * pixels) / 2;
      const text = shape.tagName === 'text' ? shape.textContent : '';
      return [`${shape.tagName} ${text} ${half(left - corner.left)} ${half(top - corner.top)} ${half(width)}`];
    });
  });
}

describe('A board on a wide page', () => {
  let journey: Visit;
  let context: BrowserContext;

  beforeAll(async () => {
    journey = await visitPlatform();
    context = await journey.browser.newContext({ locale: 'en', viewport: { width: 1440, height: 1000 } });
  });
  afterAll(() => journey.end());

  it.each([
    ['zooms in', ['zoomIn', 'zoomIn'], [-3.2, 3.2, -3.2, 3.2]],
    ['zooms out', ['zoomOut'], [-6.25, 6.25, -6.25, 6.25]],
    ['pans to the right and up', ['right', 'up'], [-4, 6, -4, 6]],
  ] as const)('%s like a board drawn afresh at the new limits', async (_, buttons, limits) => {
    const moved = await tryOut(context, journey, source([-5, 5, -5, 5]));
    const fresh = await tryOut(context, journey, source(limits));
    await fresh.page.getByRole('slider', { name: 'A', exact: true }).waitFor();
    await moved.page.getByRole('slider', { name: 'A', exact: true }).waitFor();
    for (const button of buttons) {
      const name = text('visualization', `boardToolbar.${button}`);
      await moved.page.getByRole('button', { name, exact: true }).click();
    }
    await moved.page.mouse.move(0, 0);
    await expect.poll(async () => await drawnOn(moved.page)).toEqual(await drawnOn(fresh.page));
    for (const { page, errors } of [moved, fresh]) {
      expect(errors).toEqual([]);
      await page.close();
    }
  });

  it.each([0.3, 0.5, 0.8])('removes an arrow that is clicked at %d of its length', async (share) => {
    const arrows = `\\begin{visualization}{arrows1}
      \\begin{variables}
        \\point{A}{-3, 2} \\point{B}{-3, -2} \\point{C}{3, 2} \\point{D}{3, -2}
        \\onClickArrows{f}{[A, B], [C, D], 2, [[A, C]]}
      \\end{variables}
      \\begin{canvas} \\plot[coordinateSystem]{A, B, C, D, f} \\end{canvas}
    \\end{visualization}`;
    const { page, errors } = await tryOut(context, journey, arrows);
    const arrow = page.getByRole('button', { name: 'A → C', exact: true });
    await arrow.waitFor();
    const middle = async (name: string) => {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      if (box === null) throw new Error(`${name} is not on the screen`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [from, to] = [await middle('A'), await middle('C')];
    // A press on an end begins an arrow there, also where the arrow that is there ends.
    await page.mouse.click(to.x - 4, to.y);
    expect(await arrow.isVisible()).toBe(true);
    await page.mouse.click(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y) + 5);
    await expect.poll(() => arrow.isVisible()).toBe(false);
    expect(errors).toEqual([]);
    await page.close();
  });
});
