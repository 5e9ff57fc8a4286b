import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawn, visitPlatform, type Visit } from './platform.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

/** Browsers rate up to 0.1 as good; a page that reserves room for everything it shows has nearly no shift. */
const most = 0.02;

describe('a lesson on its way', () => {
  let journey: Visit;
  let lessons: readonly string[] = [];
  beforeAll(async () => {
    journey = await visitPlatform();
    const page = await journey.browser.newPage();
    await page.goto(`${journey.origin}/course`);
    await page.locator('main li a').first().waitFor();
    lessons = await page
      .locator('main li a[href^="/course/article"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await page.context().close();
  });
  afterAll(() => journey.end());

  /** The cumulative layout shift of a page, as measured by the browser: everything that moved unexpectedly. */
  async function shiftOf(page: Page, address: string): Promise<number> {
    await page.goto(journey.origin + address);
    await page.locator('article h1').waitFor();
    await atRest(page);
    return page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          // Pending entries are reported before the next frame but one.
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done(sum))));
        }),
    );
  }

  /** Waits until nothing is loading any more, the network is at rest, and the page has drawn what came last. */
  async function atRest(page: Page): Promise<void> {
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => {
      const isLoading = document.querySelector('[aria-busy=true], [data-part=skeleton]') !== null;
      return !isLoading && [...document.images].every((image) => image.complete);
    });
    await page.waitForLoadState('networkidle');
    await drawn(page, 5);
  }

  it.each(variants(['on a phone', 360, 740], ['on a screen', 1280, 800]))(
    'moves nothing that is already there %s',
    async (_, width, height) => {
      expect(lessons.length).toBeGreaterThan(30);
      const context = await journey.browser.newContext({ viewport: { width, height }, hasTouch: width < 500 });
      const moving: [address: string, shift: number][] = [];
      const waiting = [...lessons];
      const look = async () => {
        const page = await context.newPage();
        for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
          const shift = await shiftOf(page, address);
          if (shift > most) moving.push([address, shift]);
        }
      };
      // Half of the time a page only waits for whether something still moves.
      await Promise.all([look(), look(), look()]);
      expect(moving).toEqual([]);
      await context.close();
    },
  );
});
