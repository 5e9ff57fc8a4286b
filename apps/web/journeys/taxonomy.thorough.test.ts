import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';

const text = textsIn('en');
const say = (key: string, values: Readonly<Record<string, string | number>> = {}) => text('taxonomy', key, values);

/** A file of the taxonomy as it is before anybody edits it. */
const first = (name: string) =>
  readFileSync(resolve(import.meta.dirname, `../../../content/taxonomy/${name}.json`), 'utf8');

/** Replaces the text of the open file. */
async function write(page: Page, whole: string): Promise<void> {
  await page.locator('.cm-content:visible').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(whole);
}

const button = (page: Page, key: string) => page.getByRole('main').getByRole('button', { name: say(key), exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

describe('the taxonomy', () => {
  let journey: Journey;
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  const puts: string[] = [];

  beforeAll(async () => {
    journey = await startJourney();
    context = await journey.browser.newContext({ locale: 'en', viewport: { width: 1280, height: 900 } });
    ({ page, errors } = await openSignedIn(context, `${journey.origin}/pool/taxonomy`, { user: 'admin' }));
    page.on('request', (request) => {
      if (request.method() === 'PUT') puts.push(new URL(request.url()).pathname);
    });
    await page.locator('.cm-content:visible').waitFor();
  });
  afterAll(() => journey.end());

  it('is edited in forty rows, by a page that axe has nothing to say about', async () => {
    const [height = 0, row = 1] = await page.evaluate(() =>
      ['.cm-scroller', '.cm-line'].map((name) => document.querySelector(name)?.getBoundingClientRect().height ?? 0),
    );
    expect(Math.floor(height / row)).toBeGreaterThanOrEqual(40);
    expect(Math.floor(height / row)).toBeLessThan(42);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('is not saved while a name is missing: the finding leads to its line', async () => {
    await tab(page, 'Français').click();
    await write(page, first('fr').replace('"mental-arithmetic"', '"mental"'));
    await button(page, 'save').click();
    const missing = say('problems.keyMissing', { name: 'mental-arithmetic', language: 'French' });
    await page.getByRole('button', { name: missing }).click();
    expect(puts).toEqual([]);
    await expect
      .poll(() => page.locator('.cm-content:visible .cm-activeLine').textContent())
      .toContain('"name": "mental-arithmetic"');
    expect(await axeFindings(page)).toEqual([]);
    await tab(page, 'Français').click();
    await write(page, first('fr'));
    await expect.poll(() => button(page, 'changes').count()).toBe(1);
  });

  it('is saved after the check, and says so until the next edit', async () => {
    await tab(page, 'English').click();
    await write(page, first('en').replace('Mental arithmetic', 'Arithmetic in your head'));
    await button(page, 'save').click();
    await button(page, 'allSaved').waitFor();
    expect(puts).toEqual(['/api/labeling/i18n/en']);
    await page.locator('.cm-content:visible').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(' ');
    await button(page, 'save').waitFor();
    await button(page, 'save').click();
    await button(page, 'allSaved').waitFor();
  });

  it('that was saved in another tab meanwhile is shown beside what has been typed', async () => {
    const other = await context.newPage();
    await other.goto(`${journey.origin}/pool/taxonomy`);
    await other.locator('.cm-content:visible').waitFor();
    await tab(other, 'English').click();
    await write(other, first('en').replace('"Calculus"', '"Analysis here"'));
    await tab(page, 'English').click();
    await write(page, first('en').replace('"Geometry"', '"Shapes"'));
    await button(page, 'save').click();
    await button(page, 'allSaved').waitFor();
    await button(other, 'save').click();
    await button(other, 'conflict.keepMine').waitFor();
    expect(await other.getByText('"geometry": "Shapes"').count()).toBeGreaterThan(0);
    expect(await axeFindings(other)).toEqual([]);
    await button(other, 'conflict.takeOther').click();
    await expect.poll(() => button(other, 'changes').count()).toBe(1);
    await other.close();
  });

  it('asks before a link leaves what is not saved', async () => {
    await page.locator('.cm-content:visible').click();
    await page.keyboard.insertText(' ');
    await page.getByRole('navigation').getByRole('link').first().click();
    await page.getByRole('alertdialog').waitFor();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('leave.stay') })
      .click();
    expect(new URL(page.url()).pathname).toBe('/pool/taxonomy');
    await page.getByRole('navigation').getByRole('link').first().click();
    await page.getByRole('button', { name: say('leave.leave') }).click();
    await page.waitForURL(`${journey.origin}/`);
    await page.getByRole('link', { name: text('shell', 'home.taxonomy.title') }).waitFor();
  });

  it('names topics, objectives and labels on every screen, in the words that have been saved', async () => {
    await page.goto(`${journey.origin}/pool/browser`);
    await page.locator('main li a').first().waitFor();
    await page.getByRole('button', { name: /^Shapes/ }).waitFor();
    const german = textsIn('de');
    await page.goto(`${journey.origin}/pool/preview?path=fractions/divide-problem&lang=de`);
    await page.getByRole('banner').locator('select').selectOption('de');
    const facts = page.getByRole('complementary', { name: german('preview', 'about') });
    await facts.getByText('Arithmetik › Brüche › Multiplikation und Division').waitFor();
    await facts.getByText('Brüche dividieren').waitFor();
    await facts.getByText('Brückenkurs').waitFor();
    await facts.getByText('Zahlen und Rechnen').waitFor();
    await page.getByRole('banner').locator('select').selectOption('en');
  });

  it('is no page for learners', async () => {
    const learner = await journey.browser.newContext({ locale: 'en' });
    const { page: refused } = await openSignedIn(learner, `${journey.origin}/pool/taxonomy`, { user: 'learner' });
    await refused.getByText(text('shell', 'forbidden.title')).waitFor();
    expect(await refused.locator('.cm-content').count()).toBe(0);
    await learner.close();
  });

  it('goes with labels that users give to rows, take back, and search by', async () => {
    await page.goto(`${journey.origin}/pool/browser`);
    await page.locator('main li a').first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const label = async (name: string) => {
      await page.getByRole('button', { name: text('search', 'labelling.open'), exact: true }).click();
      await page.getByLabel(text('search', 'labelling.new')).fill(name);
      await page.keyboard.press('Enter');
    };
    const given = (name: string) =>
      page
        .locator('main')
        .getByRole('button', { name: text('search', 'chips.userLabel', { value: name }), exact: true });
    await label('exam 1');
    await expect.poll(() => given('exam 1').count()).toBe(2);
    await page.getByRole('button', { name: text('search', 'labelling.undo') }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: text('search', 'labelling.undo') }).click();
    await expect.poll(() => given('exam 1').count()).toBe(0);
    await label('exam 2');
    await page.getByRole('checkbox', { name: /^exam 2/ }).waitFor();
    await given('exam 2').first().click();
    await page.waitForURL(/userLabel=exam/);
    await expect.poll(() => page.locator('[data-hit]').count()).toBe(2);
  });

  it('brings no error to the console', () => {
    expect(errors.filter((error) => !error.includes('412'))).toEqual([]);
  });
});
