import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weigh, type WireWeights } from '../../../scripts/wire-weight.mjs';
import { visitPlatform, type Visit } from './platform.ts';

describe('what a browser that knows nothing yet gets over the wire', () => {
  let journey: Visit;
  beforeAll(async () => {
    journey = await visitPlatform();
  });
  afterAll(() => journey.end());

  /**
   * Weighs an address until an element is on the page; `held` requests, and whatever waits for them, are not answered.
   */
  async function weighed(address: string, element: string, held?: string): Promise<WireWeights> {
    const context = await journey.browser.newContext();
    const page = await context.newPage();
    if (held !== undefined) await page.route(held, () => undefined);
    const weights = await weigh(page, journey.origin + address, async () => {
      await page.locator(element).first().waitFor();
      if (held === undefined) await page.waitForLoadState('networkidle');
    });
    await context.close();
    return weights;
  }

  it('is at most 200 kB of script for the first page', async () => {
    expect((await weighed('/', 'h1', '**/api/content/course')).Script).toBeLessThanOrEqual(200_000);
  });

  it('has the font of formulas while a document is still on its way, and none where there are no formulas', async () => {
    const context = await journey.browser.newContext();
    const page = await context.newPage();
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    const mathFonts = () => fonts.filter((address) => address.includes('lemma-math'));
    await page.goto(`${journey.origin}/course`);
    await page.locator('main li a').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(mathFonts()).toEqual([]);
    await page.route('**/api/content/documents/**', () => undefined);
    await page.locator('main li a').first().click();
    await expect.poll(() => mathFonts().length).toBe(1);
    await context.close();
  });

  it.each([
    ['the first page with its figure', '/', 'main figure svg, main [role=group] svg', 1_250_000],
    ['an article', '/course/article?path=fractions/what-is-a-fraction&lang=de', 'article h1', 1_250_000],
    ['the try-out', '/try-out', '.cm-content', 1_400_000],
  ])('is for %s less than a third of what it is unpacked', async (_, address, element, most) => {
    expect((await weighed(address, element)).all).toBeLessThanOrEqual(most);
  });
});
