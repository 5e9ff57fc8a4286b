import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const path = 'fractions/add-fractions-problem';
const phone = { width: 360, height: 740 };
const screen = { width: 1440, height: 900 };

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

/** Replaces the source in the editor by what becomes of the one that the platform has. */
async function rewrite(page: Page, change: (source: string) => string): Promise<void> {
  await page.locator('.cm-content:visible').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(change(lastSource));
}

/** The source of the draft, as the platform answered it last. */
let lastSource = '';

/** Remembers the sources that the platform answers. */
function watch(page: Page): string[] {
  const puts: string[] = [];
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    const method = response.request().method();
    if (
      pathname.endsWith('/tex-code') &&
      method === 'GET' &&
      searchParams.get('path')?.startsWith('drafts/') === true
    ) {
      void response.text().then((text) => (lastSource = text));
    }
    if (method === 'PUT' || method === 'POST') puts.push(`${method} ${pathname} ${String(response.status())}`);
  });
  return puts;
}

describe.each(
  variants(
    { language: 'en', user: 'author', title: 'Adding fractions', typed: 'Sums of fractions' },
    { language: 'de', user: 'admin', title: 'Brüche addieren', typed: 'Summen von Brüchen' },
  ),
)('$user customises a problem ($language)', ({ language, user, title, typed }) => {
  const text = textsIn(language);
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    text('customisation', key, values);
  let context: BrowserContext;
  let page: Page;
  let puts: string[];
  let errors: readonly string[];
  const button = (key: string) => page.getByRole('main').getByRole('button', { name: say(key), exact: true });
  const inDialog = (key: string) => page.getByRole('dialog').getByRole('button', { name: say(key), exact: true });
  const own = () => `customised/demo-${user}/${path}`;

  beforeAll(async () => {
    context = await journey.browser.newContext({ locale: language, viewport: screen });
    ({ page, errors } = await openSignedIn(context, `${journey.origin}/pool/browser?query=${title}`, {
      user,
      language,
    }));
    puts = watch(page);
  });
  afterAll(() => context.close());

  it('opens the editor from the list: a draft is made, and made once', async () => {
    await page.getByRole('link', { name: text('search', 'customise', { name: title }), exact: true }).click();
    await page.locator('.cm-content:visible').waitFor();
    expect(new URL(page.url()).searchParams.get('path')).toBe(path);
    await page.reload();
    await page.locator('.cm-content:visible').waitFor();
    await expect.poll(() => puts.filter((put) => put.includes('/drafts 200')).length).toBeGreaterThanOrEqual(2);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('keeps what is typed, shows it in the drawer in any language, and closes with Escape', async () => {
    await expect.poll(() => lastSource).toContain('\\documentclass');
    await rewrite(page, (source) => source.replaceAll(title, typed));
    await button('preview').click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('heading', { name: typed }).waitFor();
    const order = puts.filter((put) => put.includes('/tex-code') || put.includes('/preview'));
    expect(order.findIndex((put) => put.startsWith('PUT'))).toBeLessThan(
      order.findIndex((put) => put.startsWith('POST')),
    );
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const box = await drawer.boundingBox();
    const panel = await drawer.getByRole('region', { name: say('comparison.page') }).boundingBox();
    expect(Math.round((100 * (box?.width ?? 0)) / screen.width)).toBe(90);
    expect(Math.round((100 * (panel?.height ?? 0)) / screen.height)).toBe(70);
    await drawer.getByRole('button', { name: 'Français', exact: true }).click();
    await drawer.getByRole('heading', { name: 'Additionner des fractions' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText(typed).first().waitFor();
  });

  it('says which line is wrong, and goes there', async () => {
    await expect.poll(() => lastSource).toContain(typed);
    const good = lastSource;
    await rewrite(page, (source) => source.replace('\\begin{problem}', '\\begin{problem}\n\\begin{itemise}'));
    await button('save').click();
    await inDialog('save').click();
    const failure = page.getByRole('alertdialog');
    await failure.getByText(say('failures.notConvertable')).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await failure.getByRole('button', { name: /\d+/ }).click();
    await failure.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.cm-content').getAttribute('class')).toContain('cm-content');
    await rewrite(page, () => good);
  });

  it('compares with the original, saves, and leads to the list with the customisation selected', async () => {
    await button('compare').click();
    const comparison = page.getByRole('dialog');
    await comparison.locator('ins', { hasText: typed }).first().waitFor();
    await comparison.getByRole('tab', { name: say('comparison.page') }).click();
    const pages = comparison.getByRole('region', { name: say('comparison.own') });
    await pages.getByRole('heading', { name: typed }).waitFor();
    await comparison.getByRole('button', { name: say('comparison.next') }).click();
    await comparison.getByText(say('comparison.seed', { seed: 2 })).waitFor();
    await comparison.getByRole('button', { name: say('close') }).click();
    await comparison.waitFor({ state: 'detached' });

    await page.locator('.cm-content:visible').click();
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say('checks.solutions')).waitFor();
    await dialog.getByText(say('checks.problem')).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await inDialog('save').click();
    await button('allSaved').waitFor();
    await page.getByRole('button', { name: say('show') }).click();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: typed, exact: true }) });
    await row.waitFor();
    expect(await row.getAttribute('aria-current')).toBe('true');
    expect(await row.getByText(text('search', 'customisedBadge')).count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('selected')).toBe(own());
    expect(await axeFindings(page)).toEqual([]);
  });

  it('is not begun a second time of the same original: the first one is offered, and opened', async () => {
    await page.goto(`${journey.origin}/cep?${new URLSearchParams({ path }).toString()}`);
    const warning = page.getByRole('alert');
    await warning.getByText(say('failures.exists')).waitFor();
    await warning.getByRole('link', { name: say('failure.open') }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('path')).toBe(own());
    await page.getByText(typed).first().waitFor();
  });

  it('changes the customisation on a phone, and finds its versions', async () => {
    await page.setViewportSize(phone);
    await expect.poll(() => lastSource).toContain(typed);
    await rewrite(page, (source) => source.replaceAll(typed, `${typed} 2`));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.width);
    await button('save').click();
    await inDialog('save').click();
    await button('allSaved').waitFor();
    await button('versions').click();
    await page.getByRole('button', { name: say('history.restore', { version: 1 }) }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: say('history.restore', { version: 1 }) }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.cm-content').textContent()).not.toContain(`${typed} 2`);
    // What was refused on purpose.
    expect(errors.filter((error) => !/status of (?:409|422) /.test(error))).toEqual([]);
  });
});

describe('others', () => {
  it('find nothing of it: a lecturer has no access, and another author no row', async () => {
    const context = await journey.browser.newContext({ locale: 'en', viewport: screen });
    const address = `${journey.origin}/cep?${new URLSearchParams({ path }).toString()}`;
    const { page } = await openSignedIn(context, address, { user: 'lecturer' });
    await page.getByText(textsIn('en')('shell', 'forbidden.title')).waitFor();
    await page.goto(`${journey.origin}/pool/browser?query=fractions`);
    await page.getByRole('link', { name: 'Adding fractions', exact: true }).first().waitFor();
    expect(await page.getByRole('link', { name: /Customise|Sums of fractions/ }).count()).toBe(0);
    await context.close();
    const other = await journey.browser.newContext({ locale: 'en', viewport: screen });
    const list = `${journey.origin}/pool/browser?query=fractions`;
    const asAdmin = await openSignedIn(other, list, { user: 'admin' });
    await asAdmin.page.getByRole('link', { name: 'Adding fractions', exact: true }).first().waitFor();
    expect(await asAdmin.page.getByRole('link', { name: /Sums of fractions/ }).count()).toBe(0);
    await other.close();
  });
});
