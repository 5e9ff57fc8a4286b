import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignedIn } from './people.ts';
import { visitPlatform, type Visit } from './platform.ts';
import { textsIn } from './texts.ts';

const text = textsIn('en');
const row = '[role=tabpanel] ul > li:has([data-hit])';

let journey: Visit;
beforeAll(async () => {
  journey = await visitPlatform();
});
afterAll(() => journey.end());

async function open(width: number, height: number, isTouched: boolean, query = '') {
  const context = await journey.browser.newContext({
    viewport: { width, height },
    hasTouch: isTouched,
    isMobile: isTouched,
  });
  const opened = await openSignedIn(context, `${journey.origin}/pool/browser${query}`, { user: 'author' });
  await opened.page.locator('[data-hit]').first().waitFor();
  return { ...opened, context };
}

/** The rows that are on the screen as a whole. */
async function wholeRows(page: Page): Promise<number> {
  const height = page.viewportSize()?.height ?? 0;
  return page.locator(row).evaluateAll((all, screen) => {
    const places = all.map((each) => each.getBoundingClientRect());
    return places.filter(({ top, bottom }) => top >= 0 && bottom <= screen).length;
  }, height);
}

describe('the rows of a list', () => {
  // Before they had tasks, there were 13 and 6 (measured on 2026-11-23 in the same pool).
  it.each([
    [1440, 900, false, 26],
    [360, 740, true, 12],
  ])(
    'at %i × %i are twice as many on a screen as before, each with its task',
    async (width, height, touched, least) => {
      const { page, context, errors } = await open(width, height, touched);
      // Tasks are asked for as rows are seen; which ones are seen depends on what the pool holds.
      await page.locator(row).locator('mfrac').first().waitFor();
      expect(await wholeRows(page)).toBeGreaterThanOrEqual(least);
      const names = await page
        .locator('[data-hit]')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().width));
      expect(Math.min(...names)).toBeGreaterThan(60);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('have actions that a finger hits', async () => {
    const { page, context } = await open(360, 740, true);
    const sizes = await page
      .locator(row)
      .locator('a, button, label')
      .evaluateAll((all) =>
        all
          .filter((each) => each.getClientRects().length > 0)
          .map((each) => {
            // The whole row leads to the hit.
            const { width, height } =
              (each.matches('[data-hit]') ? each.parentElement?.parentElement : each)?.getBoundingClientRect() ??
              new DOMRect();
            return [Math.ceil(width), Math.ceil(height)];
          }),
      );
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes.filter(([width = 0, height = 0]) => width < 44 || height < 43)).toEqual([]);
    await context.close();
  });

  it('show the task that the preview shows, with the same numbers', async () => {
    const { page, context } = await open(1440, 900, false);
    const formulas = page.locator(row).filter({ hasText: 'Dividing fractions' }).locator('math');
    await formulas.first().waitFor();
    const inRow = (await formulas.first().textContent()) ?? '';
    expect(inRow).toMatch(/\d/);
    await page.getByRole('link', { name: 'Dividing fractions', exact: true }).click();
    await page.locator('main article math').first().waitFor();
    expect(await page.locator('main article').textContent()).toContain(inRow);
    await context.close();
  });

  it('unfold to the whole task, one by one or all of them, which the user finds again', async () => {
    const { page, context } = await open(1440, 900, false);
    const first = page.locator(row).first();
    const name = (await first.locator('[data-hit]').textContent()) ?? '';
    const more = first.getByRole('button', { name: text('search', 'more', { name }) });
    const folded = (await first.boundingBox())?.height ?? 0;
    await more.click();
    await expect.poll(async () => (await first.boundingBox())?.height ?? 0).toBeGreaterThan(folded + 20);
    await more.click();
    await expect.poll(async () => (await first.boundingBox())?.height ?? 0).toBe(folded);
    await page.getByRole('button', { name: text('search', 'wholeTasks') }).click();
    await expect.poll(() => wholeRows(page)).toBeLessThan(13);
    await page.reload();
    await page.locator('[data-hit]').first().waitFor();
    await expect.poll(() => wholeRows(page)).toBeLessThan(13);
    await context.close();
  });

  it('ask for no more tasks than are seen, after the search has answered', async () => {
    const { page, context } = await open(360, 740, true);
    // What the list that was opened first still asks for is not counted.
    await page.goto('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/glimpses?')) asked.push(new URL(request.url()).searchParams.get('paths') ?? '');
    });
    await page.goto(`${journey.origin}/pool/browser?sort=nameDescending`);
    await page.locator(row).locator('math').first().waitFor();
    const all = await page.locator(row).count();
    const before = asked.flatMap((paths) => paths.split('\n')).length;
    expect(before).toBeLessThan(all);
    await page.locator(row).last().scrollIntoViewIfNeeded();
    await expect.poll(() => asked.flatMap((paths) => paths.split('\n')).length).toBe(all);
    await context.close();
  });
});
