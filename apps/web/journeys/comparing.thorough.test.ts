import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';

const path = 'fractions/add-fractions-problem';
const editor = 'https://editor.example.org';
const viewport = { width: 1440, height: 900 };

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ LEMMA_EDITOR_ADDRESS: `${editor}/?path={path}` });
});
afterAll(() => journey.end());

/** Everything that a page has asked for, but for what it shows by itself. */
function requestsOf(context: BrowserContext): URL[] {
  const asked: URL[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http')) asked.push(url);
  });
  return asked;
}

/** Opens the comparison of the pages after a change of the title and of one sentence. */
async function compareChanged(page: Page, language: string, changes: readonly (readonly [string, string])[]) {
  const say = (key: string) => textsIn(language)('customisation', key);
  const content = page.locator('.cm-content:visible');
  const source = await page
    .waitForResponse((response) => response.url().includes('/tex-code') && response.request().method() === 'GET')
    .then((response) => response.text());
  await content.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(changes.reduce((text, [from, to]) => text.replaceAll(from, to), source));
  await page
    .getByRole('main')
    .getByRole('button', { name: say('compare'), exact: true })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('tab', { name: say('comparison.page') })
    .click();
}

describe('the comparison of the pages of a customisation', () => {
  it('marks what differs, and leads through it by mouse', async () => {
    const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
      textsIn('en')('customisation', key, values);
    const context = await journey.browser.newContext({ locale: 'en', viewport });
    const asked = requestsOf(context);
    const address = `${journey.origin}/cep?${new URLSearchParams({ path }).toString()}`;
    const { page, errors } = await openSignedIn(context, address, { user: 'author' });
    await compareChanged(page, 'en', [
      ['Adding fractions', 'Sums of fractions'],
      ['Compute the sum.', 'Compute the whole sum.'],
    ]);
    const dialog = page.getByRole('dialog');
    // The title, and a sentence of the second question; the first question only stands elsewhere in the source.
    const count = 2;
    await dialog.getByText(say('comparison.count_other', { count })).waitFor();
    const own = dialog.getByRole('region', { name: say('comparison.own') });
    const changed = own.getByRole('group', { name: say('comparison.changes.changed') });
    await expect.poll(() => changed.count()).toBe(count);
    await own.locator('mark', { hasText: 'whole' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const step = (key: string) => dialog.getByRole('button', { name: say(`comparison.${key}`) }).click();
    const at = (n: number) => dialog.getByText(say('comparison.differenceOf', { at: n, count })).waitFor();
    await step('nextDifference');
    await at(1);
    await step('nextDifference');
    await at(2);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('whole sum');
    await step('previousDifference');
    await at(1);
    expect(await axeFindings(page)).toEqual([]);
    // Analytics are off: nobody else is asked, and nothing of ours but calls and files.
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter(({ origin }) => origin !== journey.origin).map(({ href }) => href)).toEqual([]);
    expect(asked.filter(({ pathname }) => /analytic|matomo|track|collect|beacon/i.test(pathname))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the ways between a list and the editors', () => {
  it('lead by keys into the editor of the content, and into that of customisations and back', async () => {
    const text = textsIn('de');
    const name = 'Brüche addieren';
    const context = await journey.browser.newContext({ locale: 'de', viewport });
    await context.route(`${editor}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Editor</title>' }),
    );
    const list = `${journey.origin}/browser?${new URLSearchParams({ query: name }).toString()}`;
    const { page, errors } = await openSignedIn(context, list, { user: 'admin', language: 'de' });
    const link = page.getByRole('link', { name: text('search', 'openInEditor', { name }), exact: true });
    await link.waitFor();
    const opening = context.waitForEvent('page');
    await link.press('Enter');
    const opened = await opening;
    await opened.waitForURL(`${editor}/**`);
    expect(new URL(opened.url()).searchParams.get('path')).toBe(path);
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    await opened.close();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('link', { name: text('search', 'customise', { name }), exact: true }).press('Enter');
    await page.locator('.cm-content:visible').waitFor();
    expect(new URL(page.url()).pathname).toBe('/cep');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: text('customisation', 'back'), exact: true }).press('Enter');
    await link.waitFor();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('query')]).toEqual(['/browser', name]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
