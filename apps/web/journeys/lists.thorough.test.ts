import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';

const text = textsIn('en');

describe('the list of an area', () => {
  let journey: Journey;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    journey = await startJourney();
    context = await journey.browser.newContext({ locale: 'de', viewport: { width: 1280, height: 700 } });
    ({ page } = await openSignedIn(context, `${journey.origin}/pool/browser`, { user: 'author' }));
    await page.locator('main li a').first().waitFor();
  });
  afterAll(() => journey.end());

  const search = () => new URL(page.url()).searchParams;

  it('goes back through pages, orders and filters as the browser does', async () => {
    // There are more articles than a page holds.
    await page.getByRole('tab', { name: text('search', 'kinds.article') }).click();
    await page.waitForURL(/type=article/);
    await page.getByLabel(text('search', 'sort')).selectOption({ label: text('search', 'sorts.nameAscending') });
    await page.waitForURL(/sort=/);
    await page.getByRole('button', { name: text('search', 'nextPage') }).click();
    await page.waitForURL(/page=2/);
    await page.getByRole('searchbox').pressSequentially('line', { delay: 20 });
    await page.waitForURL(/query=line$|query=line&/);
    await page.goBack();
    await page.waitForURL(/page=2/);
    expect(search().get('query')).toBeNull();
    await page.goBack();
    await page.waitForURL((address) => !address.search.includes('page=2'));
    expect(search().get('sort')).toBe('nameAscending');
    await page.goBack();
    await page.waitForURL((address) => !address.search.includes('sort='));
    expect(new URL(page.url()).pathname).toBe('/pool/browser');
  });

  it('leads to printable chapters, which are loaded when they are asked for', async () => {
    await page.goto(`${journey.origin}/pool/browser?lang=en`);
    await page.getByRole('tab', { name: text('search', 'kinds.pdf') }).click();
    await page.getByRole('link', { name: 'Chapter 1A', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Chapter 1A' }).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: text('media', 'chapterPdf', { name: '1A' }) }).click();
    const file = join(await mkdtemp(join(tmpdir(), 'lemma-journey-')), 'chapter.pdf');
    await (await downloading).saveAs(file);
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('link', { name: text('preview', 'back') }).click();
    await page.waitForURL(/type=pdf/);
    await page.goto(`${journey.origin}/pool/browser`);
    await page.locator('main li a').first().waitFor();
  });

  it('offers the topics of the pool, and narrows to one', async () => {
    await page.getByRole('button', { name: text('search', 'unfold', { name: 'Arithmetic' }) }).click();
    await page
      .getByRole('complementary')
      .getByRole('button', { name: /^Fractions/ })
      .click();
    await page.waitForURL(/topic=arithmetic/);
    await page.getByRole('button', { name: /^Remove filter: Topic: Arithmetic › Fractions/ }).click();
    await page.waitForURL((address) => !address.search.includes('topic='));
  });

  it('looks for documents in the language of the interface until one is chosen', async () => {
    const ofPool = page.getByRole('main').getByLabel(text('search', 'language'), { exact: true });
    await page.goto(`${journey.origin}/pool/browser`);
    await page.locator('main li a').first().waitFor();
    expect(await ofPool.inputValue()).toBe('en');
    await page.getByRole('banner').locator('select').selectOption('fr');
    const inFrench = page.getByRole('main').getByLabel(textsIn('fr')('search', 'language'), { exact: true });
    await expect.poll(() => inFrench.inputValue()).toBe('fr');
    await inFrench.selectOption('de');
    await page.getByRole('banner').locator('select').selectOption('en');
    await page.waitForURL(/lang=de/);
    await expect.poll(() => ofPool.inputValue()).toBe('de');
  });

  it('is in the language that its reader has chosen last, on whichever device', async () => {
    const choose = async (where: Page, language: string) => {
      const told = where.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
      await where.getByRole('banner').locator('select').selectOption(language);
      expect(new URL((await told).url()).pathname).toMatch(/^\/api\/users\/[^/]+\/language$/);
    };
    await choose(page, 'fr');
    const device = await journey.browser.newContext();
    const { page: other, errors } = await openSignedIn(device, `${journey.origin}/pool/browser`, { user: 'author' });
    const shown = other.getByRole('banner').locator('select');
    await expect.poll(() => shown.inputValue()).toBe('fr');
    await choose(other, 'en');
    expect(errors).toEqual([]);
    await device.close();
    await page.reload();
    await expect.poll(() => page.getByRole('banner').locator('select').inputValue()).toBe('en');
  });

  it('has fields that a finger hits, with text that no phone zooms in on', async () => {
    const phone = await journey.browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const { page: small } = await openSignedIn(phone, `${journey.origin}/pool/browser`, { user: 'author' });
    await small.locator('main li a').first().waitFor();
    const fields = small.locator('main').locator('select, input[type=search]');
    const sizes = await fields.evaluateAll((all) =>
      all
        .filter((field) => field.getClientRects().length > 0)
        .map((field) => [field.getBoundingClientRect().height, Number.parseFloat(getComputedStyle(field).fontSize)]),
    );
    expect(sizes.length).toBeGreaterThanOrEqual(2);
    expect(sizes.filter(([height = 0, font = 0]) => height < 44 || font < 16)).toEqual([]);
    await phone.close();
  });

  it('takes a token that the server refuses in the middle for no reason to look away', async () => {
    let refused = 0;
    await page.route('**/api/search?*', async (route) => {
      refused += 1;
      if (refused === 1) await route.fulfill({ status: 401, body: '{"id":"not_authenticated","message":"No."}' });
      else await route.continue();
    });
    await page.getByLabel(text('search', 'sort')).selectOption({ label: text('search', 'sorts.dateDescending') });
    await page.waitForURL(/sort=dateDescending/);
    await expect.poll(() => refused).toBe(2);
    await page.locator('main li time').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute('**/api/search?*');
  });

  it('has a name for the button that copies a path, in the tree that the browser gives to screen readers', async () => {
    await page.locator('main li a').first().click();
    await page.getByRole('button', { name: text('preview', 'copyPath') }).waitFor();
    const session = await context.newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const buttons = nodes.filter(({ role }) => role?.value === 'button').map(({ name }) => String(name?.value ?? ''));
    expect(buttons).toContain(text('preview', 'copyPath'));
    expect(buttons.filter((name) => name.trim() === '')).toEqual([]);
  });

  it('is left and found again by keys', async () => {
    await page.goto(`${journey.origin}/pool/browser`);
    await page.locator('main li a').nth(1).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const second = await page.locator('[data-hit]').nth(1).textContent();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(second);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: text('preview', 'copyPath') }).waitFor();
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: text('palette', 'title') }).press('Enter');
    await page.waitForURL(/\/pool\/browser/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.keyboard.type('j?');
    expect(await page.getByRole('searchbox').inputValue()).toBe('j?');
    await page.getByRole('searchbox').fill('');
  });

  it('says of a worksheet without a name that there is none', async () => {
    await page.goto(`${journey.origin}/pool/worksheet`);
    await page.getByRole('alert').getByText(text('worksheet', 'failures.notFound')).waitFor();
    expect(await page.getByRole('button', { name: text('worksheet', 'retry') }).count()).toBe(0);
  });

  it('keeps a draft from the next user of the tab, who logs in on a page in the language of the last', async () => {
    await page.goto(`${journey.origin}/pool/browser`);
    await page
      .getByRole('button', { name: new RegExp(`^${text('worksheet-draft', 'addNamed', { name: '' }).trim()}`) })
      .first()
      .click();
    const full = text('worksheet-draft', 'open_one', { count: 1 });
    await page.getByRole('button', { name: full, exact: true }).waitFor();
    await page.getByRole('button', { name: text('shell', 'logout') }).click();
    await page
      .getByRole('button', { name: text('shell', 'login') })
      .first()
      .waitFor();
    await page.goto(`${journey.origin}/pool/browser`);
    await page
      .getByRole('main')
      .getByRole('button', { name: text('shell', 'login') })
      .click();
    await page.locator('input[name=username]').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.goBack();
    await logIn(page, 'tutor', 'en');
    await page.getByRole('button', { name: text('worksheet-draft', 'openEmpty'), exact: true }).waitFor();
    expect(await page.getByRole('button', { name: full, exact: true }).count()).toBe(0);
  });
});
