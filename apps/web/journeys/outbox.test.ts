import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, parseJson } from '../../../packages/core/src/platform/index.ts';
import { axeFindings } from './axe.ts';
import { atWork, button, openProblem, problemAt, says } from './learner.ts';
import { makeWorksheet } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { authorizationOf } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

/** Changes made without a network: `LEMMA_EDITS=300` takes minutes. */
const edits = Number(process.env['LEMMA_EDITS'] ?? 60);

/** Problems with fields, two each in the first three; the long way goes through all of them. */
const paths = [
  'linear-functions/two-points-problem',
  'linear-functions/intersection-problem',
  'fractions/add-fractions-problem',
  'fractions/divide-problem',
  'fractions/multiply-problem',
  'fractions/part-of-a-quantity-problem',
  'fractions/reduce-problem',
  'fractions/subtract-fractions-problem',
  'complex-numbers/quadratic-problem',
  'linear-functions/zero-problem',
  'linear-functions/read-slope-problem',
  'percentages/interest-problem',
  'quadratic-equations/solve-problem',
  'quadratic-equations/vertex-problem',
  'sequences/arithmetic-problem',
  'sequences/geometric-problem',
  'sequences/recursion-problem',
  'trigonometry/amplitude-problem',
  'trigonometry/degrees-problem',
  'trigonometry/triangle-problem',
].slice(0, edits < 300 ? 3 : undefined);

let journey: Journey;
let worksheet: string;
beforeAll(async () => {
  journey = await startJourney();
  worksheet = await makeWorksheet(journey, paths);
});
afterAll(() => journey.end());

const at = (path: string, language = 'en') => problemAt(journey.origin, path, language, worksheet);
const fields = (page: Page) => page.getByRole('main').getByRole('textbox');

/** Waits until the pages of a browser open without a network, with what was opened so far. */
async function isKeptOffline(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const work = await caches.open('lemma-work');
        const shown = new URL(window.location.href).searchParams.get('path') ?? '';
        const copied = (await work.keys()).map(({ url }) => decodeURIComponent(decodeURIComponent(url)));
        return navigator.serviceWorker.controller !== null && copied.some((url) => url.includes(shown));
      }),
    )
    .toBe(true);
}

/** How many requests with changes have reached the platform since. */
function requestsFrom(context: BrowserContext): () => number {
  let count = 0;
  context.on('requestfinished', (request) => {
    if (isKeeping(request)) count += 1;
  });
  return () => count;
}

const isKeeping = (request: Request) =>
  request.method() === 'PUT' && /\/problem\/(?:datasheet|changes)$/.test(request.url());

/**
 * Everything that is kept, in the order in which it reaches the platform. A page that is left while it sends does not hear
 * the answer, and what follows it sends the same again under the same key: that is no other change.
 */
function keptFrom(context: BrowserContext): string[] {
  const kept: string[] = [];
  const keys = new Set<unknown>();
  context.on('requestfinished', (request) => {
    if (!isKeeping(request)) return;
    const sent = fieldsOf(parseJson(request.postData() ?? ''));
    const own = { ...sent, key: request.headers()['idempotency-key'] };
    // One by itself, or all that have waited.
    for (const each of Array.isArray(sent['changes']) ? sent['changes'] : [own]) {
      const { key, problem, answer } = fieldsOf(each);
      if (keys.has(key)) continue;
      keys.add(key);
      for (const given of Array.isArray(answer) ? answer : [answer]) {
        const { path, value } = fieldsOf(given);
        kept.push(`${String(problem)} ${String(path)} ${String(value)}`);
      }
    }
  });
  return kept;
}

/** How many changes of a problem the platform has taken so far, as its receipts count them. */
async function taken(path: string): Promise<number> {
  const { origin } = journey;
  const query = new URLSearchParams({ path, worksheetId: worksheet });
  const headers = await authorizationOf({ origin, user: 'learner' });
  const response = await fetch(`${origin}/api/problem-engine/users/demo-learner/problems/receipts?${String(query)}`, {
    headers,
  });
  return response.status === 404 ? 0 : Number(fieldsOf(await response.json())['total']);
}

describe.each(variants('de', 'en'))('a learner without a network, in %s', (language) => {
  // What the same learner gave in the other language is there already.
  const [given, later] = language === 'de' ? (['17', '18'] as const) : (['27', '28'] as const);
  let context: BrowserContext;
  let page: Page;
  let errors: string[];
  beforeAll(async () => {
    context = await journey.browser.newContext({ locale: language });
    ({ page, errors } = await openProblem(context, at(paths[0] ?? '', language), { language }));
  });
  afterAll(() => context.close());

  it('types on, reloads and opens again, and sees how much waits', async () => {
    await isKeptOffline(page);
    await context.setOffline(true);
    await fields(page).first().fill(given);
    await says(page, 'waiting_one', language, { count: '1' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await atWork(page, language);
    expect(await fields(page).first().inputValue()).toBe(given);
    await page.close();
    page = await context.newPage();
    await page.goto(at(paths[0] ?? '', language));
    await atWork(page, language);
    await expect.poll(() => fields(page).first().inputValue()).toBe(given);
    await says(page, 'waiting_one', language, { count: '1' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('has it sent from any page, without opening the problem', async () => {
    const kept = keptFrom(context);
    await page.goto(`${journey.origin}/course`);
    await page
      .getByText(textsIn(language)('outbox', 'waiting_one', { count: '1' }))
      .first()
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => kept.length).toBe(1);
    await page
      .getByText(textsIn(language)('outbox', 'waiting_one', { count: '1' }))
      .first()
      .waitFor({ state: 'detached' });
  });

  it('is told in another tab that it is out of date, and takes the newer', async () => {
    await page.goto(at(paths[0] ?? '', language));
    await atWork(page, language);
    const other = await context.newPage();
    await other.goto(at(paths[0] ?? '', language));
    await atWork(other, language);
    // Where nobody has typed, there is nothing to choose.
    await fields(other).first().fill('16');
    await expect.poll(() => fields(page).first().inputValue()).toBe('16');
    await says(page, 'elsewhere.title', language).waitFor({ state: 'detached' });
    await fields(page).first().fill(later);
    await says(other, 'elsewhere.text', language, { text: later }).waitFor();
    expect(await axeFindings(other)).toEqual([]);
    await button(other, 'elsewhere.other', language).click();
    await expect.poll(() => fields(other).first().inputValue()).toBe(later);
    await says(other, 'elsewhere.title', language).waitFor({ state: 'detached' });
    await other.close();
    expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)/.test(error))).toEqual([]);
  });
});

it('shows the pictures of a problem without a network, too', async () => {
  const context = await journey.browser.newContext({ locale: 'en' });
  const { page } = await openProblem(context, problemAt(journey.origin, 'functions/graphs-to-terms-problem', 'en'));
  const pictures = page.getByRole('main').locator('img');
  const widths = () =>
    pictures.evaluateAll((all) => all.map((each) => (each instanceof HTMLImageElement ? each.naturalWidth : 0)));
  await expect.poll(() => pictures.count()).toBe(5);
  await isKeptOffline(page);
  const filesKept = () =>
    page.evaluate(async () =>
      (await (await caches.open('lemma-work')).keys()).filter(({ url }) => url.includes('/file/')),
    );
  await expect.poll(async () => (await filesKept()).length).toBe(5);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => pictures.count()).toBe(5);
  await expect.poll(widths).not.toContain(0);
  expect(await axeFindings(page)).toEqual([]);
  await context.close();
});

it('opens problems with a network although nothing more can be stored', async () => {
  const context = await journey.browser.newContext({ locale: 'en' });
  const { page } = await openProblem(context, at(paths[0] ?? ''));
  await isKeptOffline(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: journey.origin, quotaSize: 1 });
  const isFull = () =>
    page.evaluate(async () => {
      const cache = await caches.open('lemma-full');
      return cache.put('/full', new Response('x'.repeat(1000))).then(
        () => false,
        () => true,
      );
    });
  expect(await isFull()).toBe(true);
  await page.goto(problemAt(journey.origin, 'functions/graphs-to-terms-problem', 'en'));
  await atWork(page);
  await expect.poll(() => page.getByRole('main').locator('img').count()).toBe(5);
  await context.close();
});

it(`sends ${String(edits)} changes of ${String(paths.length)} problems after two reloads and a closed tab: each once, in order`, async () => {
  const context = await journey.browser.newContext({ locale: 'en' });
  const { page: first } = await openProblem(context, at(paths[0] ?? ''));
  await isKeptOffline(first);
  const tabs = [{ page: first, path: paths[0] ?? '', fields: await fields(first).count() }];
  for (const path of paths.slice(1)) {
    const page = await context.newPage();
    await page.goto(at(path));
    await atWork(page);
    await isKeptOffline(page);
    tabs.push({ page, path, fields: await fields(page).count() });
  }
  const kept = keptFrom(context);
  const requests = requestsFrom(context);
  const before = await Promise.all(paths.map(taken));
  await context.setOffline(true);
  const typed: string[] = [];
  const touched = new Set<string>();
  for (let edit = 0; edit < edits; edit += 1) {
    const tab = tabs[edit % tabs.length];
    if (tab === undefined) throw new Error('no such tab');
    const number = Math.floor(edit / tabs.length) % tab.fields;
    await fields(tab.page)
      .nth(number)
      .fill(String(1000 + edit));
    typed.push(`${tab.path} ${String(1000 + edit)}`);
    touched.add(`${tab.path} ${String(number)}`);
    if (edit === Math.floor(edits / 3) || edit === Math.floor((2 * edits) / 3)) {
      await tab.page.reload();
      await atWork(tab.page);
    }
  }
  // What one page shows is what waits of its problem, and what the line above it says is the rest.
  const own = [...touched].filter((each) => each.startsWith(paths[0] ?? '')).length;
  await says(first, 'waiting_other', 'en', { count: String(own) }).waitFor();
  await first.getByText(textsIn('en')('outbox', 'waiting_other', { count: String(touched.size - own) })).waitFor();
  await tabs.at(-1)?.page.close();
  await context.setOffline(false);
  await expect.poll(() => kept.length).toBe(edits);
  // What has waited is sent together: a request for each would take minutes where the network is slow.
  expect(requests()).toBeLessThanOrEqual(edits / 6);
  await says(first, 'kept').waitFor();
  for (const [index, path] of paths.entries()) {
    const numbers = (lines: readonly string[]) =>
      lines.filter((line) => line.startsWith(`${path} `)).map((line) => line.split(' ').at(-1));
    expect(numbers(kept)).toEqual(numbers(typed));
    expect((await taken(path)) - (before[index] ?? 0)).toBe(numbers(typed).length);
  }
  await context.close();
});
