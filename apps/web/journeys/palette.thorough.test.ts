import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { openSignedIn, speak } from './people.ts';
import { openPage, visitPlatform, type Visit } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

describe('the palette', () => {
  let journey: Visit;

  beforeAll(async () => {
    journey = await visitPlatform();
  });
  afterAll(() => journey.end());

  const field = (page: Page, language: string) =>
    page.getByRole('combobox', { name: textsIn(language)('palette', 'title') });

  it.each(variants('en', 'de'))(
    'leads guests by keys alone to pages, and changes language and appearance (%s)',
    async (language) => {
      const text = textsIn(language);
      const context = await journey.browser.newContext({ viewport: { width: 360, height: 740 } });
      const { page, errors } = await openPage(context);
      await speak(page, language);
      await page.goto(`${journey.origin}/course`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('?');
      // The course is a list, which has keys of its own.
      await page.getByRole('dialog', { name: text('search', 'keys.title') }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+k');
      await field(page, language).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      // Guests see no page that they may not use.
      expect(await page.getByRole('option', { name: text('shell', 'pages.pool'), exact: true }).count()).toBe(0);
      await page.keyboard.type(text('shell', 'appearance.dark').split(' ').at(-1) ?? '');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.documentElement.className)).toContain('dark');
      await page.keyboard.press('ControlOrMeta+k');
      await field(page, language).fill(text('shell', 'pages.tryOut'));
      await page.keyboard.press('Enter');
      // Whoever is faster than the page keeps the palette.
      await page.keyboard.press('ControlOrMeta+k');
      await page.waitForURL(/\/try-out/);
      await page.locator('.cm-content').first().waitFor();
      const isFocused = () => field(page, language).evaluate((element) => element === document.activeElement);
      await expect.poll(isFocused).toBe(true);
      await page.keyboard.press('Escape');
      await field(page, language).waitFor({ state: 'detached' });
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('finds documents for those who may search, and opens the list of all that a query finds', async () => {
    const text = textsIn('de');
    const context = await journey.browser.newContext();
    const { page } = await openSignedIn(context, `${journey.origin}/pool/browser`, { user: 'author', language: 'de' });
    await page.locator('main li a').first().waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    await field(page, 'de').fill('Brüche');
    const found = page.getByRole('option', { name: 'fractions/' }).first();
    await found.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => found.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/pool\/preview\?path=fractions/);
    // A new page takes the focus once.
    await page.getByRole('button', { name: text('preview', 'copyPath') }).waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    await field(page, 'de').fill('Gerade');
    await page.getByRole('option', { name: text('palette', 'search', { query: 'Gerade' }) }).click();
    await page.waitForURL(/\/pool\/browser\?query=Gerade/);
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('Gerade');
    await context.close();
  });

  it('leaves an LMS that has opened the selector where it is', async () => {
    const context = await journey.browser.newContext();
    const { page } = await openPage(context);
    await page.goto(`${journey.origin}/lms-problem-selector`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: textsIn('de')('search', 'keys.title') });
    await keys.waitFor();
    expect(await keys.textContent()).not.toContain(textsIn('de')('search', 'keys.palette'));
    await context.close();
  });
});
