import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { atWork, button, openProblem, problemAt, says } from './learner.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

describe.each(variants(['de', 'learner'], ['en', 'author']))(
  'a problem whose answer is a point of a construction (%s, %s)',
  (language, user) => {
    const text = textsIn(language);
    const inside = (page: Page): FrameLocator => page.frameLocator('iframe[src="/cindy-frame.html"]');
    const pointAt = (x: string, y: string) => text('cindy', 'point', { name: 'D', x, y });
    const field = (page: Page, number: number) =>
      page.getByRole('textbox', { name: text('document', 'answerOfFigure', { number }) });

    /** Of 440 pixels, 14 units. */
    const unit = 440 / 14;

    async function openCorrection(page: Page): Promise<void> {
      await button(page, 'correction', language).click();
      const share = language === 'de' ? '100\u00a0%' : '100%';
      await page.getByText(text('problem', 'marking.score', { share })).waitFor();
    }

    /**
     * The drawing has the red of the point there, and no button for it; dragging changes nothing. What cannot be moved
     * is drawn in seven tenths of its colour, which is 204, 0, 0.
     */
    async function isHeldAt(page: Page, x: number, y: number): Promise<void> {
      const frame = page.locator('iframe[src="/cindy-frame.html"]');
      const redAt = async () => {
        // It is shown anew when another view comes: until then it is looked for again.
        await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        const box = await frame.boundingBox();
        const at = { x: (box?.x ?? 0) + (7 + x) * unit, y: (box?.y ?? 0) + (7 - y) * unit };
        const png = await page.screenshot({ clip: { x: at.x - 2, y: at.y - 2, width: 4, height: 4 } });
        const [red = 0, green = 255] = await page.evaluate(firstPixel, png.toString('base64'));
        return { ...at, isRed: red > 110 && red < 180 && green < 40 };
      };
      await expect.poll(async () => (await redAt()).isRed).toBe(true);
      expect(await inside(page).getByRole('button').count()).toBe(0);
      const at = await redAt();
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(at.x + 3 * unit, at.y + unit, { steps: 6 });
      await page.mouse.up();
      expect((await redAt()).isRed).toBe(true);
      expect(await field(page, 1).inputValue()).toBe(String(x));
    }

    it('is moved by keys and by mouse, kept over a reload, corrected by the server, and then held', async () => {
      const context = await journey.browser.newContext({ viewport: { width: 1280, height: 1000 }, locale: language });
      const address = problemAt(journey.origin, 'geometry/parallelogram-problem', language);
      const { page, errors } = await openProblem(context, address, { user, language });
      const frame = page.locator('iframe[src="/cindy-frame.html"]');
      await frame.scrollIntoViewIfNeeded();
      const handle = inside(page).getByRole('button', { name: pointAt('−2', '−5') });
      await handle.waitFor();
      // Where it stands when it opens is no answer.
      expect([await field(page, 1).inputValue(), await field(page, 2).inputValue()]).toEqual(['', '']);
      await handle.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => field(page, 1).inputValue()).toBe('-1');
      expect(await field(page, 2).inputValue()).toBe('-5');
      // By mouse to a place that is wrong.
      const box = await frame.boundingBox();
      expect(box?.width).toBe(440);
      const at = (x: number, y: number) => ({ x: (box?.x ?? 0) + (7 + x) * unit, y: (box?.y ?? 0) + (7 - y) * unit });
      await page.mouse.move(at(-1, -5).x, at(-1, -5).y);
      await page.mouse.down();
      await page.mouse.move(at(-1, 0).x, at(-1, 0).y, { steps: 5 });
      await page.mouse.move(at(-1.1, 2.1).x, at(-1.1, 2.1).y, { steps: 5 });
      await page.mouse.up();
      await expect.poll(() => field(page, 2).inputValue()).toBe('2');
      await says(page, 'kept', language).waitFor();
      // Another device finds it as it was.
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      await page.reload();
      await atWork(page, language);
      await frame.scrollIntoViewIfNeeded();
      const again = inside(page).getByRole('button', { name: pointAt('−1', '2') });
      await again.waitFor();
      await button(page, 'save', language).click();
      await page.getByText(text('game', 'performance.notPassed'), { exact: true }).waitFor();
      await again.focus();
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => field(page, 2).inputValue()).toBe('3');
      await says(page, 'kept', language).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await button(page, 'save', language).click();
      await page.getByText(text('game', 'performance.passedExcellent'), { exact: true }).waitFor();
      // In the correction the point is where it was left, and nobody can take it: neither by keys nor by mouse.
      await openCorrection(page);
      await isHeldAt(page, -1, 3);
      // A reload goes back to the problem: what is right is held there, too, and its correction is as it was.
      await page.reload();
      await button(page, 'correction', language).waitFor();
      await isHeldAt(page, -1, 3);
      await openCorrection(page);
      await isHeldAt(page, -1, 3);
      expect(await axeFindings(page)).toEqual([]);
      // What the journey itself keeps for a page cannot be kept in a sandboxed frame.
      expect(errors.filter((error) => !error.includes("lacks the 'allow-same-origin' flag"))).toEqual([]);
      await context.close();
    });
  },
);

/** The red, green and blue of the upper left of a picture. */
async function firstPixel(png: string): Promise<readonly number[]> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  pen?.drawImage(picture, 0, 0);
  return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])];
}
