import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignedIn } from './people.ts';
import { visitPlatform, type Visit } from './platform.ts';
import { textsIn } from './texts.ts';

const text = textsIn('en');

describe('a document opened from a list', () => {
  let journey: Visit;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    journey = await visitPlatform();
    context = await journey.browser.newContext({ viewport: { width: 1280, height: 800 } });
    const list = `${journey.origin}/pool/browser?type=article&sort=nameAscending`;
    ({ page, errors } = await openSignedIn(context, list));
    await page.locator('[data-hit]').nth(29).waitFor();
  });
  afterAll(() => journey.end());

  const path = () => new URL(page.url()).searchParams.get('path');
  const steps = () => page.getByRole('navigation', { name: text('preview', 'hits') });

  it('leads to the next hit and back, by keys and links, over the edge of a page', async () => {
    await page.locator('[data-hit]').nth(29).click();
    await steps()
      .getByText(text('preview', 'hitOf', { place: 30, total: 51 }))
      .waitFor();
    const last = path();
    await page.keyboard.press('j');
    await steps()
      .getByText(text('preview', 'hitOf', { place: 31, total: 51 }))
      .waitFor();
    const first = path();
    expect(first).not.toBe(last);
    await steps().getByRole('link').last().click();
    await steps()
      .getByText(text('preview', 'hitOf', { place: 32, total: 51 }))
      .waitFor();
    await page.keyboard.press('k');
    await expect.poll(path).toBe(first);
    await page.getByRole('link', { name: text('preview', 'back') }).click();
    await page.waitForURL(/page=2/);
    expect(page.url()).toContain('sort=nameAscending');
    await page.locator('[data-hit]').first().waitFor();
    expect(await page.locator('[data-hit]').first().getAttribute('href')).toContain(encodeURIComponent(first ?? '-'));
  });

  it('is nothing of a list when its address was opened', async () => {
    const other = await journey.browser.newContext();
    const address = `${journey.origin}/pool/preview?path=fractions%2Fdivide-problem&lang=en`;
    const opened = await openSignedIn(other, address);
    await opened.page.locator('main article').waitFor();
    expect(await opened.page.getByRole('navigation', { name: text('preview', 'hits') }).count()).toBe(0);
    await other.close();
  });

  it('joins the worksheet draft, and has other numbers', async () => {
    await page.goto(`${journey.origin}/pool/browser?query=dividing`);
    await page.getByRole('link', { name: 'Dividing fractions', exact: true }).click();
    await page.locator('main article math').first().waitFor();
    const before = await page.locator('main article').textContent();
    await page.getByRole('link', { name: text('preview', 'otherNumbers') }).click();
    await page.waitForURL(/seed=/);
    await expect.poll(() => page.locator('main article').textContent()).not.toBe(before);
    const add = text('worksheet-draft', 'addNamed', { name: 'Dividing fractions' });
    await page.getByRole('button', { name: add, exact: true }).click();
    const draft = text('worksheet-draft', 'open_one', { count: 1 });
    await page.getByRole('button', { name: draft, exact: true }).waitFor();
  });

  it('is tried with its judging, and nothing of that is kept', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.getByRole('button', { name: text('problem', 'tryOut.open') }).click();
    const field = page.locator('main article input').first();
    await field.fill('0');
    await page.locator('main article').getByText(text('quickcheck', 'notRight')).first().waitFor();
    expect(sent).toEqual([]);
  });

  it('ends without an error in the console', () => {
    expect(errors).toEqual([]);
  });
});
