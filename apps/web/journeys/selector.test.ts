import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { openPage, startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const text = textsIn('en');
const lecturer = `${'ab'.repeat(64)}@lecturer@`;

/**
 * An LMS as the selector meets it: a page that opens the selector, takes exactly the messages of its origin, reads them
 * as released clients do, and answers what the test says.
 */
function lmsPage(selector: string): string {
  return `<!doctype html><html lang="en"><title>LMS</title><link rel="icon" href="data:,">
<script>
  window.heard = [];
  window.answer = { success: true, message: '' };
  window.openSelector = (query, features) => {
    window.opened = window.open(${JSON.stringify(selector)} + '/lms-problem-selector?' + query, '_blank', features);
  };
  addEventListener('message', ({ origin, data }) => {
    if (origin !== ${JSON.stringify(selector)}) return;
    heard.push(data);
    const payload = JSON.parse(data);
    document.title = payload.link + '?lang=' + payload.language;
    if (window.answer) window.opened.postMessage(JSON.stringify(window.answer), ${JSON.stringify(selector)});
  });
  addEventListener('beforeunload', () => window.opened?.postMessage(JSON.stringify({ success: true }), ${JSON.stringify(selector)}));
</script></html>`;
}

let journey: Journey;
let lms: Server;
let evil: Server;
let folder: string;
let lmsOrigin = '';
let evilOrigin = '';
const tokens = new Set(['first', 'second']);

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.url === '/auth/mumie/verifyToken.php') {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const isValid = tokens.has(new URLSearchParams(body).get('token') ?? '');
      response.end(JSON.stringify({ status: isValid ? 'valid' : 'invalid', firstname: 'Ada', lastname: 'Lovelace' }));
    });
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(lmsPage(journey.origin));
}

function listen(server: Server): Promise<string> {
  return new Promise((done, refuse) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') refuse(new Error('no port'));
      else done(`http://localhost:${String(address.port)}`);
    });
  });
}

beforeAll(async () => {
  lms = createServer(answer);
  evil = createServer(answer);
  [lmsOrigin, evilOrigin] = await Promise.all([listen(lms), listen(evil)]);
  folder = mkdtempSync(join(tmpdir(), 'lemma-lms-journey-'));
  const file = join(folder, 'lms.json');
  const verifyToken = { url: `${lmsOrigin}/auth/mumie/verifyToken.php` };
  const dead = 'http://localhost:9/api/';
  writeFileSync(file, JSON.stringify({ rwth: { origins: [lmsOrigin], serverUrls: [dead], verifyToken } }));
  journey = await startJourney({ LEMMA_LMS: file });
});
afterAll(async () => {
  await journey.end();
  lms.close();
  evil.close();
  rmSync(folder, { recursive: true });
});

const server = () => `${journey.origin}/api/`;

/** The query that Moodle 1.9.1 builds for one task. */
function moodleQuery(more = ''): string {
  return `org=rwth&serverUrl=${encodeURIComponent(server())}&problemLang=en&origin=${encodeURIComponent(lmsOrigin)}&uiLang=en&gradingType=all&multiCourse=true&worksheet=true${more}`;
}

/** Opens the selector from the page of an LMS. */
async function openFromLms(context: BrowserContext, query: string, { origin = lmsOrigin, features = '' } = {}) {
  const opened = await openPage(context);
  await opened.page.goto(origin);
  const [selector] = await Promise.all([
    opened.page.waitForEvent('popup'),
    opened.page.evaluate(`openSelector(${JSON.stringify(query)}, ${JSON.stringify(features)})`),
  ]);
  const errors: string[] = [];
  selector.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} @ ${message.location().url}`);
  });
  selector.on('pageerror', (error) => errors.push(error.message));
  return { lmsPage: opened.page, selector, errors };
}

async function heardBy(page: Page): Promise<readonly string[]> {
  const heard = await page.evaluate((): unknown => Reflect.get(window, 'heard'));
  return Array.isArray(heard) ? heard.map(String) : [];
}

async function select(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: text('selector', 'selectNamed', { name }), exact: true }).click();
}

async function openDialog(page: Page, count: number) {
  await page.getByRole('button', { name: `${text('selector', 'selection')} ${String(count)}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

describe('the selector, opened as Moodle opens it for one task', () => {
  it('transfers one item as one text, and is closed by the answer', async () => {
    const context = await journey.browser.newContext({ locale: 'en' });
    const { lmsPage: moodle, selector, errors } = await openFromLms(context, moodleQuery());
    await select(selector, 'Reducing fractions');
    await select(selector, 'Adding fractions');
    const dialog = await openDialog(selector, 1);
    await dialog.getByRole('tab', { name: text('selector', 'lists.coursesAndTasks'), selected: true }).waitFor();
    await dialog.getByText('Adding fractions').waitFor();
    const closed = selector.waitForEvent('close');
    await Promise.all([
      closed,
      dialog
        .getByRole('button', { name: text('selector', 'transfer.send') })
        .click()
        .catch(endedWith(selector)),
    ]);
    const heard = await heardBy(moodle);
    expect(heard.map((message): unknown => JSON.parse(message))).toEqual([
      {
        link: 'fractions/add-fractions-problem',
        path_to_coursefile: 'courses/numbers-and-functions',
        language: 'en',
        name: 'Adding fractions',
        server: server(),
        course: 'Numbers, functions and shapes',
        isGraded: true,
      },
    ]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('stays open when the LMS refuses, and when it does not answer', async () => {
    const context = await journey.browser.newContext({ locale: 'en' });
    const { lmsPage: moodle, selector } = await openFromLms(context, moodleQuery());
    await select(selector, 'Adding fractions');
    const dialog = await openDialog(selector, 1);
    await moodle.evaluate(() =>
      Reflect.set(window, 'answer', { success: false, message: 'Selected <b>language</b> not available' }),
    );
    await dialog.getByRole('button', { name: text('selector', 'transfer.send') }).click();
    await dialog.getByText('Selected <b>language</b> not available').waitFor();
    await moodle.evaluate(() => Reflect.set(window, 'answer', undefined));
    await dialog.getByRole('button', { name: text('selector', 'transfer.again') }).click();
    await dialog.getByText(text('selector', 'transfer.unanswered')).waitFor();
    await dialog.getByRole('button', { name: text('selector', 'transfer.copy') }).waitFor();
    expect(await heardBy(moodle)).toHaveLength(2);
    // The page of the LMS says success when it is left.
    const closed = selector.waitForEvent('close');
    await moodle.goto(`${lmsOrigin}/saved`);
    await closed;
    await context.close();
  });

  it('shows what the LMS has at present, previews it and comes back with it', async () => {
    const context = await journey.browser.newContext({ locale: 'en' });
    const { selector, errors } = await openFromLms(context, moodleQuery('&selection=fractions/what-is-a-fraction'));
    const row = text('selector', 'selectedNamed', { name: 'What is a fraction?' });
    await selector.getByRole('button', { name: row }).waitFor();
    await selector.getByRole('link', { name: 'What is a fraction?' }).click();
    await selector.getByRole('heading', { level: 1, name: 'What is a fraction?' }).waitFor();
    expect(new URL(selector.url()).pathname).toBe('/lms-problem-selector/preview');
    await selector.getByRole('link', { name: text('preview', 'back') }).click();
    await selector.getByRole('button', { name: row }).waitFor();
    expect(await selector.evaluate(() => window.opener !== null)).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the selector, opened as an LMS opens it for dragging', () => {
  it('gives the data of a drag as texts in an array, under one type', async () => {
    const context = await journey.browser.newContext({ locale: 'en' });
    await context.addInitScript(() => window.localStorage.setItem('language.guest', 'en'));
    const { selector, errors } = await openFromLms(
      context,
      `serverUrl=${encodeURIComponent(server())}&gradingType=all`,
      {
        features: 'toolbar=0,location=0,menubar=0',
      },
    );
    // The address names no language of the items. The header has a choice of the same name.
    const asked = selector.getByRole('main').getByLabel(text('selector', 'language'), { exact: true });
    await selector.getByText(text('selector', 'obstacles.noLanguage')).first().waitFor();
    await asked.selectOption('en');
    await select(selector, 'Adding fractions');
    await select(selector, 'What is a fraction?');
    const dialog = await openDialog(selector, 2);
    expect(await dialog.getByRole('button', { name: text('selector', 'transfer.send') }).count()).toBe(0);
    const transfer = await selector.evaluateHandle(() => new DataTransfer());
    await dialog.getByTestId('drag').dispatchEvent('dragstart', { dataTransfer: transfer });
    const [types, data] = await transfer.evaluate((given): [readonly string[], string] => [
      [...given.types],
      given.getData('mumie/jsonArray'),
    ]);
    expect(types).toEqual(['mumie/jsonarray']);
    const elements: unknown = JSON.parse(data);
    expect(Array.isArray(elements) && elements.every((element) => typeof element === 'string')).toBe(true);
    expect(
      Array.isArray(elements) ? elements.map((element): unknown => JSON.parse(String(element))) : [],
    ).toMatchObject([
      { link: 'fractions/add-fractions-problem', server: server(), isGraded: true },
      { link: 'fractions/what-is-a-fraction', isGraded: false },
    ]);
    await dialog.getByRole('button', { name: text('selector', 'removeNamed', { name: 'Adding fractions' }) }).click();
    await dialog.getByText(text('selector', 'drag.items_one', { count: 1 })).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Takes the failure of a press that closed its page, and no other. */
function endedWith(page: Page): (failure: unknown) => void {
  return (failure) => {
    if (!page.isClosed()) throw failure;
  };
}

describe.each(variants({ language: 'de', by: 'keys' }, { language: 'en', by: 'mouse' }))(
  'the selector, opened as the next Moodle opens it for several ($language, by $by)',
  ({ language, by }) => {
    const own = textsIn(language);
    const query = () =>
      moodleQuery('&multiSelect=true')
        .replace('uiLang=en', `uiLang=${language}`)
        .replace('problemLang=en', `problemLang=${language}`);
    const press = (button: ReturnType<Page['locator']>) => (by === 'mouse' ? button.click() : button.press('Enter'));

    it('selects over two pages and from a preview, and transfers an array', async () => {
      const context = await journey.browser.newContext({ locale: language });
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: journey.origin });
      const { lmsPage: moodle, selector, errors } = await openFromLms(context, query());
      const count = (items: number) =>
        selector.getByRole('button', { name: `${own('selector', 'selection')} ${String(items)}` });
      const rows = selector.getByRole('main').getByRole('listitem');
      await rows.first().waitFor();
      if (by === 'mouse') {
        await rows.nth(0).getByRole('button').click();
        await rows.nth(1).getByRole('button').click();
      } else {
        for (const key of ['j', 'x', 'j', 'x']) await selector.keyboard.press(key);
      }
      await count(2).waitFor();
      const first = await rows.first().textContent();
      await press(selector.getByRole('button', { name: own('search', 'nextPage') }));
      await expect.poll(() => rows.first().textContent()).not.toBe(first);
      if (by === 'mouse') await rows.nth(0).getByRole('button').click();
      else for (const key of ['j', 'x']) await selector.keyboard.press(key);
      await count(3).waitFor();

      const link = rows
        .filter({ has: selector.getByRole('button', { pressed: false }) })
        .getByRole('link')
        .first();
      const name = await link.textContent();
      await press(link);
      await selector.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
      await press(
        selector.getByRole('button', { name: own('selector', 'selectNamed', { name: name ?? '' }), exact: true }),
      );
      await count(4).waitFor();
      expect(await axeFindings(selector)).toEqual([]);
      await press(selector.getByRole('link', { name: own('preview', 'back') }));
      await selector.waitForURL(({ pathname }) => !pathname.endsWith('/preview'));
      // The address changes before the page does, and the button of the preview is another one.
      await selector.getByRole('heading', { level: 1, name: name ?? '' }).waitFor({ state: 'detached' });
      await rows.first().waitFor();

      await press(count(4));
      const dialog = selector.getByRole('dialog');
      await dialog.waitFor();
      expect(await dialog.getByRole('tab').count()).toBe(4);
      // The first list that holds something is open; the arrows lead through the others.
      const tasks = dialog.getByRole('tab', { name: own('selector', 'lists.coursesAndTasks') });
      await tasks.and(dialog.getByRole('tab', { selected: true })).waitFor();
      await tasks.press('ArrowLeft');
      await dialog.getByRole('tabpanel').getByText(own('selector', 'export.nothing')).waitFor();
      await press(tasks);
      expect(await axeFindings(selector)).toEqual([]);
      await press(
        dialog.getByRole('button', { name: own('selector', 'removeNamed', { name: name ?? '' }), exact: true }),
      );
      await expect.poll(() => dialog.getByRole('listitem').count()).toBe(3);

      // The LMS does not answer at first.
      await moodle.evaluate(() => Reflect.set(window, 'answer', undefined));
      await press(dialog.getByRole('button', { name: own('selector', 'transfer.send') }));
      await dialog.getByText(own('selector', 'transfer.unanswered')).waitFor();
      await press(dialog.getByRole('button', { name: own('selector', 'transfer.copy') }));
      const copied = async () => selector.evaluate(() => navigator.clipboard.readText());
      const [posted] = await heardBy(moodle);
      await expect.poll(copied).toBe(posted);
      await moodle.evaluate(() => Reflect.set(window, 'answer', { success: true, message: '' }));
      const closed = selector.waitForEvent('close');
      // The LMS closes the window with the press itself, which may then never be answered: what counts is that it closes.
      await Promise.all([
        closed,
        press(dialog.getByRole('button', { name: own('selector', 'transfer.again') })).catch(endedWith(selector)),
      ]);
      const heard = await heardBy(moodle);
      expect(heard).toEqual([posted, posted]);
      const items: unknown = JSON.parse(posted ?? '');
      if (!Array.isArray(items)) throw new Error('no array');
      expect(items).toHaveLength(3);
      for (const item of items) {
        expect(item).toMatchObject({ language, server: server() });
        expect(item).not.toMatchObject({ name });
      }
      expect(errors).toEqual([]);
      await context.close();
    });
  },
);

describe('an attacker', () => {
  it.each([
    ['origin', () => moodleQuery().replace(encodeURIComponent(lmsOrigin), encodeURIComponent(evilOrigin))],
    ['org', () => moodleQuery().replace('org=rwth', 'org=tum')],
    ['serverUrl', () => moodleQuery().replace(encodeURIComponent(server()), encodeURIComponent(`${evilOrigin}/api/`))],
  ])('with an unknown %s sees an error page; nothing is posted or fetched', async (what, query) => {
    const context = await journey.browser.newContext({ locale: 'en' });
    const fetched: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('courses-and-tasks')) fetched.push(request.url());
    });
    const { lmsPage: page, selector } = await openFromLms(context, query(), { origin: evilOrigin });
    await selector.getByRole('heading', { name: text('selector', 'unknown.title') }).waitFor();
    await selector.getByText(text('selector', `unknown.${what}`)).waitFor();
    expect(fetched).toEqual([]);
    expect(await heardBy(page)).toEqual([]);
    expect(await axeFindings(selector)).toEqual([]);
    await context.close();
  });

  it('who opens the selector in the name of an LMS hears nothing, and cannot close it', async () => {
    const context = await journey.browser.newContext({ locale: 'en' });
    const { lmsPage: page, selector } = await openFromLms(context, moodleQuery(), { origin: evilOrigin });
    await select(selector, 'Adding fractions');
    const dialog = await openDialog(selector, 1);
    await dialog.getByRole('button', { name: text('selector', 'transfer.send') }).click();
    await page.evaluate(`opened.postMessage('{"success":true}', ${JSON.stringify(journey.origin)})`);
    await dialog.getByText(text('selector', 'transfer.waiting')).waitFor();
    expect(await heardBy(page)).toEqual([]);
    expect(selector.isClosed()).toBe(false);
    await context.close();
  });
});

describe('an LMS that signs its user in', () => {
  /** Posts the form that Moodle posts. */
  async function handOver(context: BrowserContext, token: string) {
    const opened = await openPage(context);
    await opened.page.goto(lmsOrigin);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const [selector] = await Promise.all([
      opened.page.waitForEvent('popup'),
      opened.page.evaluate(
        ({ action, fields }) => {
          const form = document.createElement('form');
          form.method = 'post';
          form.action = action;
          form.target = '_blank';
          form.rel = 'opener';
          for (const [name, value] of Object.entries(fields)) {
            const field = document.createElement('input');
            field.name = name;
            field.value = value;
            form.append(field);
          }
          document.body.append(form);
          form.submit();
        },
        {
          action: `${journey.origin}/api/sso/problem-selector`,
          fields: {
            userId: lecturer,
            token,
            org: 'rwth',
            uiLang: 'en',
            serverUrl: server(),
            gradingType: 'all',
            problemLang: 'en',
            origin: lmsOrigin,
            selection: '',
          },
        },
      ),
    ]);
    return { moodle: opened.page, selector, asked };
  }

  it('has him in the pool at once: the token is exchanged, nothing is asked of him', async () => {
    const context = await journey.browser.newContext({ locale: 'en' });
    const { selector, asked } = await handOver(context, 'first');
    await selector.getByLabel(text('search', 'scope')).selectOption({ label: text('search', 'scopes.all') });
    await selector.getByRole('heading', { name: text('selector', 'titles.pool') }).waitFor();
    await selector
      .getByRole('button', { name: /^Select: / })
      .first()
      .waitFor();
    expect(new URL(selector.url()).searchParams.get('token')).toBeNull();
    expect(asked.filter((path) => path === '/api/sso/authenticate')).toHaveLength(1);
    expect(asked.filter((path) => path.endsWith('/add-login-cookie'))).toHaveLength(1);
    await selector.reload();
    await selector.getByRole('heading', { name: text('selector', 'titles.pool') }).waitFor();
    await context.close();
  });

  it('with a token that is not valid is told to open the window again', async () => {
    const context = await journey.browser.newContext({ locale: 'en' });
    const { selector } = await handOver(context, 'wrong');
    await selector.getByText(text('selector', 'sessionOver')).waitFor();
    await context.close();
  });

  it('is not looked for without sso', async () => {
    const context = await journey.browser.newContext({ locale: 'en' });
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    const { selector } = await openFromLms(context, moodleQuery());
    await selector.getByRole('heading', { name: text('selector', 'titles.courses') }).waitFor();
    expect(asked.some((url) => url.includes('/sso/') || url.includes('add-login-cookie'))).toBe(false);
    await context.close();
  });
});

it('says that the server of the LMS cannot be reached', async () => {
  const context = await journey.browser.newContext({ locale: 'en' });
  const query = moodleQuery().replace(encodeURIComponent(server()), encodeURIComponent('http://localhost:9/api/'));
  const { selector } = await openFromLms(context, query);
  await selector.getByText(text('selector', 'failures.unreachable')).waitFor();
  await selector.getByRole('button', { name: text('selector', 'retry') }).waitFor();
  await context.close();
});

it.each(variants('fr', 'de', 'en', 'zh'))(
  'speaks the language of the LMS and is accessible, list and dialog: %s',
  async (language) => {
    const context = await journey.browser.newContext({ locale: 'en', viewport: { width: 360, height: 740 } });
    const query = moodleQuery()
      .replace('uiLang=en', `uiLang=${language}`)
      .replace('problemLang=en', `problemLang=${language}`);
    const { selector, errors } = await openFromLms(context, query);
    const own = textsIn(language);
    await selector.getByRole('heading', { level: 1, name: own('selector', 'titles.courses') }).waitFor();
    await selector.getByRole('listitem').first().waitFor();
    expect(await axeFindings(selector)).toEqual([]);
    await selector.getByRole('listitem').getByRole('button').first().click();
    await selector.getByRole('button', { name: `${own('selector', 'selection')} 1` }).click();
    await selector.getByRole('dialog').waitFor();
    expect(await axeFindings(selector)).toEqual([]);
    expect(await selector.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  },
);
