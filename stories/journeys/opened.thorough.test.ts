import { fieldsOf, parseJson } from '@lemma/core/platform';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { patience } from '../../scripts/journeys.mjs';
/** The output of `npm run build -- storybook`. */
const folder = resolve(import.meta.dirname, '../../node_modules/.cache/lemma/storybook');

let server: PreviewServer;
let browser: Browser;
let context: BrowserContext;
let origin: string;

beforeAll(async () => {
  server = await preview({ root: folder, build: { outDir: folder }, preview: { port: 0 }, logLevel: 'error' });
  origin = server.resolvedUrls?.local[0] ?? '';
  browser = await chromium.connect(inject('chromium'));
  context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** A story on a page of its own. */
async function openStory(id: string, globals = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  // Some stories only check something, and show nothing.
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  return page;
}

/** Stories whose test acts, and what is only visible at their start and only at their end. */
const acting = [
  ['visualization-rows--in-steps', 'text=1 of 2 steps', 'text=0 of 2 steps'],
  [
    'visualization-rows--in-tabs',
    'role=tab[name="Picture"][selected=true]',
    'role=tab[name="Picture"][selected=false]',
  ],
  ['visualization-variants--flagged', 'role=checkbox[checked=false]', 'role=checkbox[checked=true]'],
  ['visualization-elements--plane', '[aria-valuetext="x 0, y 0, z 1"]', '[aria-valuetext="x 0, y 0, z 1.1"]'],
  ['school-figures-analysis--unit-circle', 'text=by 36.9 degrees', 'text=by 41.3 degrees'],
  ['school-figures-algebra--vector-addition', 'text=/The sum is (?!5.66)/', 'text=/The sum is 5.66 long/'],
  ['document-quick-check--checked-and-right', 'role=checkbox[name="two"][checked=false]', 'text="Correct"'],
  ['document-tabs--initial-tab', 'text=Content 2', 'text=Content 1'],
  ['document-tabs--toggleable', 'text=Content 1', 'text=Content 2'],
  [
    'screens-try-out--examples',
    'role=button[name="A figure"][pressed=true]',
    'role=button[name="A figure"][pressed=false]',
  ],
] as const;

/** All of them in the long run, `npm run test:all`: they differ in what their tests press. */
const looked = process.env['LEMMA_TESTS'] === 'all' ? acting : acting.filter((_, at) => at % 3 === 0);

it.each(looked)('%s opens at its start, and at the end of its test when that is asked for', async (id, start, end) => {
  const page = await openStory(id);
  await page.locator(start).first().waitFor();
  // A test runs before Storybook calls its story complete.
  await page.waitForFunction(() => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const render: unknown = typeof preview === 'object' && preview !== null && Reflect.get(preview, 'currentRender');
    return (
      typeof render === 'object' && render !== null && /completed|finished/.test(String(Reflect.get(render, 'phase')))
    );
  });
  expect(await page.locator(start).first().isVisible()).toBe(true);
  expect(await page.locator(end).first().isVisible()).toBe(false);
  await page.close();
  const after = await openStory(id, 'moment:end');
  await after.locator(end).first().waitFor();
  await after.close();
});

it('begins with a guide that leads only to what there is', async () => {
  const { entries } = fieldsOf(parseJson(readFileSync(join(folder, 'index.json'), 'utf8')));
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForURL(/path=\/story\/guide--page/);
  const guide = page.frameLocator('#storybook-preview-iframe');
  await guide.getByRole('link', { name: 'Tutorial' }).waitFor();
  const links = await guide.locator('a[target=_top]').all();
  const hrefs = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
  expect(hrefs.length).toBeGreaterThanOrEqual(5);
  expect(hrefs.filter((href) => !(href.replace('./?path=/story/', '') in fieldsOf(entries)))).toEqual([]);
  const pages = await guide.locator('a[href$=".md"]').all();
  expect(pages).toHaveLength(8);
  for (const link of pages) {
    const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', origin).href);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(/^# /);
  }
  await page.close();
});

it('opens a school figure in "Your figure", in the language of the reader', async () => {
  const page = await openStory('school-figures-analysis--unit-circle', 'language:de');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open in Your figure' }).click();
  const yours = await opened;
  await yours.getByRole('heading', { name: 'Ihre Abbildung' }).waitFor();
  await yours.close();
  await page.close();
});
