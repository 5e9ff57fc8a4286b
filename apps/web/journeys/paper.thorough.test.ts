import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { makeWorksheet, openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

describe('a worksheet on paper', () => {
  let journey: Journey;
  let worksheet: string;
  beforeAll(async () => {
    journey = await startJourney();
    worksheet = await makeWorksheet(journey, ['fractions/reduce-problem', 'quadratic-equations/discriminant-problem']);
  });
  afterAll(() => journey.end());

  /** The fraction that is to be reduced, on each sheet. */
  const fractions = (page: Page, of: 'problems' | 'solutions') =>
    page
      .locator(`[data-sheet=${of}]`)
      .evaluateAll((sheets) => sheets.map((sheet) => sheet.querySelector('math')?.textContent));

  /** How many pages of paper come out of the printer. */
  const printed = async (page: Page) =>
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

  it.each(
    variants(
      { language: 'de', by: 'keys', viewport: { width: 360, height: 740 } },
      { language: 'en', by: 'mouse', viewport: { width: 1280, height: 800 } },
    ),
  )('comes in versions with their solutions ($language, by $by)', async ({ language, by, viewport }) => {
    const text = textsIn(language);
    const context = await journey.browser.newContext({ locale: language, viewport });
    const address = `${journey.origin}/pool/worksheet?id=${worksheet}&lang=${language}`;
    const { page, errors } = await openSignedIn(context, address, { language });
    const link = page.getByRole('link', { name: text('worksheet', 'paper.link'), exact: true });
    await (by === 'mouse' ? link.click() : link.press('Enter'));
    await page.getByText(text('worksheet', 'paper.ready_other', { count: 2 })).waitFor();
    await page.getByLabel(text('worksheet', 'paper.versions')).fill('2');
    await page.getByText(text('worksheet', 'paper.ready_other', { count: 4 })).waitFor();
    const [first, second] = await fractions(page, 'problems');
    expect(first).not.toBe(second);
    expect(await fractions(page, 'solutions')).toEqual([first, second]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);

    await page.evaluate(() => Reflect.set(window, 'print', () => Reflect.set(window, 'wasPrinted', true)));
    const print = page.getByRole('button', { name: text('worksheet', 'paper.print') });
    await (by === 'mouse' ? print.click() : print.press('Enter'));
    expect(await page.evaluate((): unknown => Reflect.get(window, 'wasPrinted'))).toBe(true);

    // The second version is found by its number, on a sheet and on the page of the worksheet.
    expect(page.url()).toContain('versions=2');
    await page.reload();
    await page.getByText(text('worksheet', 'paper.ready_other', { count: 4 })).waitFor();
    expect(await fractions(page, 'problems')).toEqual([first, second]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('button', { name: text('worksheet', 'paper.print') }).count()).toBe(0);
    expect(
      await page
        .getByText(text('worksheet', 'paper.version', { version: 2 }))
        .first()
        .isVisible(),
    ).toBe(true);
    const pages = await printed(page);
    // Each of the four sheets starts a page.
    expect(pages).toBeGreaterThanOrEqual(4);
    await page.goto(`${address}&seed=2`);
    await expect.poll(() => page.locator('article math').first().textContent()).toBe(second);
    expect(errors).toEqual([]);
    await context.close();
  });
});
