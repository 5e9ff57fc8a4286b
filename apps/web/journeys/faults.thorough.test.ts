import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atWork, button } from './learner.ts';
import { makeWorksheet, openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { inTurn } from '../../../packages/core/src/testing/index.ts';

const text = textsIn('en');
const problem = 'fractions/add-fractions-problem';

/** What a network or a server answers in place of the platform; every other fault: `api-client/src/testing/faults.test.ts`. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'no connection': (route) => route.abort('internetdisconnected'),
  'a page of HTML with 500': (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<html><h1>Oops</h1></html>' }),
  'too many requests': (route) =>
    route.fulfill({
      status: 429,
      json: { id: 'too_many_requests', message: 'Wait.' },
      headers: { 'retry-after': '7' },
    }),
  'half an answer': (route) => route.fulfill({ contentType: 'application/json', body: '{"items": [{"na' }),
};

let journey: Journey;
let folder: string;
let worksheet: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-faults-'));
  const lms = join(folder, 'lms.json');
  writeFileSync(lms, JSON.stringify({ rwth: { origins: ['https://lms.example'] } }));
  journey = await startJourney({ LEMMA_LMS: lms });
  worksheet = await makeWorksheet(journey, problem, {});
});
afterAll(async () => {
  await journey.end();
  rmSync(folder, { recursive: true });
});

/** Nothing on the page says that something is still coming. */
async function nothingIsLoading(page: Page): Promise<void> {
  const signs = page.locator('.chakra-skeleton, .chakra-spinner, [role=progressbar], [aria-busy=true]');
  await expect.poll(() => signs.filter({ visible: true }).count()).toBe(0);
}

async function alerts(page: Page): Promise<string> {
  return (await page.getByRole('alert').filter({ visible: true }).allInnerTexts()).join(' ').trim();
}

interface Screen {
  readonly user: string;
  readonly path: () => string;
  /** What it cannot do without. */
  readonly call: string;
}

const screens: Readonly<Record<string, Screen>> = {
  'the list': { user: 'lecturer', path: () => '/pool/browser', call: '**/api/search?*' },
  'a preview': {
    user: 'lecturer',
    path: () => `/pool/preview?path=${problem}&lang=en`,
    call: '**/string-implementations/en/content?*',
  },
  'a worksheet': {
    user: 'lecturer',
    path: () => `/pool/worksheet?id=${worksheet}`,
    call: '**/api/course/worksheets/*',
  },
  'the selector': {
    user: 'lecturer',
    path: () => `/lms-problem-selector?serverUrl=${encodeURIComponent(`${journey.origin}/api/`)}`,
    call: '**/api/lms/recognition?*',
  },
  'the taxonomy': { user: 'admin', path: () => '/pool/taxonomy', call: '**/api/labeling/**' },
  'the customisation editor': {
    user: 'author',
    path: () => `/cep?path=${problem}&browserType=pool`,
    call: '**/api/content/users/*/drafts?*',
  },
  'the start page of a learner': { user: 'learner', path: () => '/', call: '**/problem-engine/users/*/problems?*' },
  'own documents': { user: 'author', path: () => '/documents', call: '**/api/content/users/*/documents' },
  'the assignments': { user: 'lecturer', path: () => '/assignments', call: '**/api/course/assignments*' },
  'the learners': { user: 'tutor', path: () => '/learners', call: '**/api/problem-engine/learners*' },
  'a problem': {
    user: 'learner',
    path: () => `/problem?path=${problem}&lang=en`,
    call: '**/problems/personalised-data?*',
  },
};

describe('a screen', () => {
  const rows = inTurn(Object.entries(screens), () => Object.entries(faults)).map(
    ([[name, screen], [fault, answer]]) => ({
      name,
      fault,
      answer,
      ...screen,
    }),
  );

  it.each(rows)('says so after $fault, and waits for nothing: $name', async ({ user, path, call, answer }) => {
    const context = await journey.browser.newContext({ locale: 'en', serviceWorkers: 'block' });
    const { page } = await openSignedIn(context, `${journey.origin}/pool?resourceId=${problem}`, { user });
    // Signed in, and led on to where the address leads.
    await page.getByRole('button', { name: text('shell', 'logout') }).waitFor();
    await page.waitForURL(/pool\/preview|\/problem\?/);
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(error.message));
    await page.route(call, answer);
    await page.goto(journey.origin + path());
    await expect.poll(() => alerts(page)).not.toBe('');
    await nothingIsLoading(page);
    expect(await alerts(page)).not.toMatch(/\w+\.\w+\.\w+|undefined|\[object|\{\{/);
    expect(crashes).toEqual([]);
    await page.unroute(call);
    // The way out: again by its button, or by loading the page once more.
    const answered = page.waitForResponse(call);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    if ((await retry.count()) > 0) await retry.first().click();
    else await page.reload();
    // Whatever is still loading has nothing to say yet.
    expect((await answered).status()).toBe(200);
    await nothingIsLoading(page);
    await expect.poll(() => alerts(page)).toBe('');
    await context.close();
  });
});

describe('what stands beside a list', () => {
  const rows = inTurn(
    [
      { what: 'the filters', call: '**/api/search/filters?*' },
      { what: 'the glimpses', call: '**/api/content/documents/glimpses?*' },
    ],
    () => Object.entries(faults),
  ).map(([row, [fault, answer]]) => ({ ...row, fault, answer }));

  it.each(rows)('may be missing after $fault: $what', async ({ call, answer }) => {
    const context = await journey.browser.newContext({ locale: 'en', serviceWorkers: 'block' });
    const { page } = await openSignedIn(context, `${journey.origin}/documents`, { user: 'author' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(error.message));
    await page.route(call, answer);
    const asked = page.waitForRequest(call);
    await page.goto(`${journey.origin}/pool/browser?query=fractions`);
    await asked;
    // The hits are there all the same, and nothing waits for what does not come.
    await page.locator('a[data-hit]').first().waitFor();
    await nothingIsLoading(page);
    expect(crashes).toEqual([]);
    await context.close();
  });
});

describe('what was typed stays', () => {
  const some = Object.entries(faults).slice(0, 2);

  async function opened(user: string, path: string) {
    const context = await journey.browser.newContext({ locale: 'en', viewport: { width: 1280, height: 900 } });
    return { context, ...(await openSignedIn(context, journey.origin + path, { user })) };
  }

  it.each(some)('in the dialog of a draft, after %s', async (_fault, answer) => {
    const { context, page } = await opened('lecturer', '/pool/browser?query=fractions');
    const prefix = text('worksheet-draft', 'addNamed', { name: '' }).trim();
    await page
      .getByRole('button', { name: new RegExp(`^${prefix}`) })
      .first()
      .click();
    await page.getByRole('button', { name: text('worksheet-draft', 'open_one', { count: 1 }), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().waitFor();
    for (const [at, field] of (await dialog.getByRole('textbox').all()).entries())
      await field.fill(`Title ${String(at)}`);
    await dialog.getByRole('button', { name: text('worksheet-draft', 'next'), exact: true }).click();
    await page.route('**/api/course/worksheets', answer);
    await dialog.getByRole('button', { name: text('worksheet-draft', 'save'), exact: true }).click();
    await dialog.getByRole('alert').first().waitFor();
    await nothingIsLoading(page);
    await dialog.getByRole('button', { name: text('worksheet-draft', 'back'), exact: true }).click();
    expect(await dialog.getByRole('textbox').first().inputValue()).toBe('Title 0');
    await context.close();
  });

  it.each(some)('in a problem, after %s', async (fault, answer) => {
    const typed = `1/${String(fault.length)}`;
    const { context, page } = await opened('learner', `/problem?path=${problem}&lang=en`);
    await atWork(page);
    await page.route('**/semiprotected/problem/**', answer);
    await page.getByRole('textbox').first().fill(typed);
    await page.getByText(text('problem', 'waiting_one', { count: 1 }), { exact: true }).waitFor();
    await button(page, 'save').click();
    await page.getByText(text('problem', 'errorOnSave')).first().waitFor();
    expect(await page.getByRole('textbox').first().inputValue()).toBe(typed);
    await page.unroute('**/semiprotected/problem/**');
    await page.reload();
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe(typed);
    await context.close();
  });

  it.each(some)('in the taxonomy, after %s', async (_fault, answer) => {
    const { context, page } = await opened('admin', '/pool/taxonomy');
    const editor = page.locator('.cm-content:visible');
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('\n\n\n');
    await page.route('**/api/labeling/**', answer);
    await page
      .getByRole('main')
      .getByRole('button', { name: text('taxonomy', 'save'), exact: true })
      .click();
    await expect.poll(() => alerts(page)).not.toBe('');
    await nothingIsLoading(page);
    expect(await editor.innerText()).toMatch(/\n\n$/);
    await context.close();
  });
});
