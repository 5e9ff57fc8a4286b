import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

describe.each(
  variants(
    { language: 'de', query: 'brüche', name: 'Brüche addieren', title: 'Blatt eins' },
    { language: 'en', query: 'fractions', name: 'Adding fractions', title: 'Sheet one' },
  ),
)('from the pool to a worksheet ($language)', ({ language, query, name, title }) => {
  const text = textsIn(language);
  let journey: Journey;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    journey = await startJourney();
    context = await journey.browser.newContext({ locale: language, viewport: { width: 1280, height: 700 } });
    ({ page, errors } = await openSignedIn(context, `${journey.origin}/pool/browser`, { language }));
    await page.getByRole('searchbox').first().waitFor();
  });
  afterAll(() => journey.end());

  const rows = () =>
    page
      .getByRole('main')
      .locator('ul > li, ol > li')
      .filter({ has: page.getByRole('link') });

  it('finds problems by their words, sorts them, and turns pages', async () => {
    await page.waitForFunction((least) => document.querySelectorAll('main li a').length >= least, 15);
    // There are more articles than a page holds.
    await page.getByRole('tab', { name: text('search', 'kinds.article') }).click();
    await page.getByRole('button', { name: text('search', 'nextPage') }).click();
    await page.waitForURL(/page=2|pageNumber=2|p=2/);
    await page.getByLabel(text('search', 'sort')).selectOption({ label: text('search', 'sorts.nameAscending') });
    await page.waitForFunction(() => !/page=2/.test(location.search));
    await page.getByRole('tab', { name: text('search', 'kinds.problem') }).click();
    await page.getByRole('searchbox').fill(query);
    await page.waitForFunction((word) => location.search.includes(encodeURIComponent(word)), query);
    await rows().filter({ hasText: name }).first().waitFor();
  });

  it('opens a preview and comes back to the same list at the same place', async () => {
    await page.getByRole('searchbox').fill('');
    await page.waitForFunction(() => document.querySelectorAll('main li a').length >= 15);
    const last = rows().last();
    await last.scrollIntoViewIfNeeded();
    const before = { url: page.url(), top: await page.evaluate(() => window.scrollY) };
    await last.getByRole('link').first().click();
    await page.waitForURL(/preview\?/);
    expect(page.url()).toContain('path=');
    expect(page.url()).toContain(`lang=${language}`);
    await page.locator('main math, main [data-at]').first().waitFor();
    await page.goBack();
    await page.waitForURL(before.url);
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 4, before.top);
  });

  const draftButton = (count: number) =>
    page.getByRole('button', {
      name: count === 0 ? text('worksheet-draft', 'openEmpty') : text('worksheet-draft', 'open_other', { count }),
      exact: true,
    });

  async function addTwoProblems() {
    await page.getByRole('searchbox').fill(query);
    await page.getByRole('button', { name: text('worksheet-draft', 'addNamed', { name }), exact: true }).click();
    await draftButton(0).waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('');
    await page.waitForFunction(() => document.querySelectorAll('main li a').length >= 15);
    const prefix = text('worksheet-draft', 'addNamed', { name: '' }).trim();
    await page
      .getByRole('button', { name: new RegExp(`^${prefix}`) })
      .first()
      .click();
    await draftButton(2).waitFor();
    // On a phone there is room for the number beside everything else.
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 720 });
  }

  async function composeWorksheet() {
    const dialog = page.getByRole('dialog');
    for (const field of await dialog.locator('input[type=text], input:not([type])').all()) {
      if ((await field.inputValue()) === '') await field.fill(title);
    }
    const [down] = await dialog
      .getByRole('button', { name: text('worksheet-draft', 'moveDown', { name }), exact: true })
      .all();
    await down?.click();
    await dialog.getByLabel(text('worksheet-draft', 'weightOf', { name }), { exact: true }).fill('3');
    await dialog.locator('select').first().selectOption({ index: 1 });
    await dialog.getByRole('button', { name: text('worksheet-draft', 'next') }).click();
    await dialog.getByText(title).first().waitFor();
    await dialog.getByRole('button', { name: text('worksheet-draft', 'save') }).click();
  }

  it('keeps the draft over a reload', async () => {
    await addTwoProblems();
    await page.reload();
    await draftButton(2).click();
    await page.getByRole('dialog').waitFor();
  });

  it('saves the worksheet after titles, weights, order and workflow are chosen, and empties the draft', async () => {
    await composeWorksheet();
    await page.getByText(text('worksheet-draft', 'saved')).first().waitFor();
    await draftButton(0).waitFor();
  });

  it('says that the same worksheet already exists, and keeps the dialog', async () => {
    const known = errors.length;
    await addTwoProblems();
    await draftButton(2).click();
    await composeWorksheet();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(text('worksheet-draft', 'failures.worksheetExists')).waitFor();
    // The browser logs every answer of 400 and above; this one is part of the journey.
    expect(errors.slice(known).every((error) => error.includes('409'))).toBe(true);
    errors.splice(known);
    await dialog
      .getByRole('button', { name: text('worksheet-draft', 'close') })
      .first()
      .click();
    await draftButton(2).waitFor();
  });

  it('finds the new worksheet and opens it', async () => {
    await page.goto(`${journey.origin}/pool/browser?type=worksheet`);
    await rows().filter({ hasText: title }).first().getByRole('link').first().click();
    await page.waitForURL(/worksheet\?/);
    await page.getByRole('main').getByText(name).first().waitFor();
  });

  it('ends without an error in the console', () => {
    expect(errors).toEqual([]);
  });
});
