import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe.ts';
import { openSignedIn, speak } from './people.ts';
import { openPage, startJourney, startPlatform, type Journey, type Platform } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const problem = String.raw`\documentclass{mumie.problem}
\begin{metainfo}\name{\lang{de}{Zykloide abrollen}\lang{en}{Rolling a cycloid}}\end{metainfo}
\usepackage{mumie.genericproblem}
\begin{content}\title{\lang{de}{Zykloide abrollen}\lang{en}{Rolling a cycloid}}
\begin{problem}\begin{question}\type{input.number}\field{rational}
\text{\lang{de}{Wie viel ist}\lang{en}{What is} $1+1$?}
\begin{answer}\text{$=$}\solution{2}\end{answer}
\end{question}\end{problem}\end{content}`;

const course = String.raw`\documentclass{mumie.course}
\begin{metainfo}\name{\lang{de}{Kurven}\lang{en}{Curves}}\end{metainfo}
\begin{content}\title{\lang{de}{Kurven}\lang{en}{Curves}}
\begin{chapter}\title{\lang{de}{Zykloiden}\lang{en}{Cycloids}}
\begin{worksheet}[training]\title{\lang{de}{Rollen}\lang{en}{Rolling}}
\problem{/cycloid}
\end{worksheet}\end{chapter}\end{content}`;

/** What a hostile server says: markup, links that lead elsewhere, and a task that looks like any other. */
const hostileCourses = {
  courses: [
    {
      name: [{ language: 'en', value: '<script>alert(1)</script>' }],
      pathToCourseFile: 'evil',
      tasks: [
        ['javascript:alert(1)', 'Run me'],
        ['//evil.example/x', 'Somewhere else'],
        ['fine', '<img src=x onerror="document.title=1">'],
      ].map(([link, name]) => ({
        link,
        headline: ['de', 'en'].map((language) => ({ language, name })),
        tags: [{ name: 'Type', values: ['<b>Problem</b>'] }],
      })),
    },
  ],
};

let journey: Journey;
let other: Platform;
let hostile: Server;
const heard: { readonly url: string; readonly cookie: string; readonly referrer: string; readonly token: string }[] =
  [];
let hostileUrl = '';
let otherUrl = '';
/** Nothing listens there any more. */
let brokenUrl = '';
/** Answers that no server should give, and what is said about each. */
const badAnswers: readonly (readonly [what: string, said: string, answer: (response: ServerResponse) => void])[] = [
  ['nothing at all', 'failuresThere.unreachable', () => undefined],
  [
    'more than anybody reads',
    'failuresThere.unreadable',
    (response) => {
      response.write('{"courses": [');
      const course = `${JSON.stringify({ name: [{ language: 'en', value: 'x'.repeat(1_000_000) }] })},`;
      // As long as somebody takes it.
      const more = (): void => {
        while (!response.destroyed && response.write(course));
      };
      response.on('drain', more);
      more();
    },
  ],
  [
    'a page',
    'failuresThere.unreadable',
    (response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<html><h1>Welcome</h1><script>document.title = 1</script></html>');
    },
  ],
];
const answerAsEver = (response: ServerResponse) => void response.end(JSON.stringify(hostileCourses));
let hostileAnswer: (response: ServerResponse) => void = answerAsEver;

function listen(server: Server): Promise<number> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(address !== null && typeof address === 'object' ? address.port : 0);
    });
  });
}

beforeAll(async () => {
  other = await startPlatform({ content: { 'cycloid.tex': problem, 'curves.tex': course } });
  otherUrl = `${other.origin}/api/`;
  hostile = createServer((request, response) => {
    const { url = '', headers } = request;
    heard.push({
      url,
      cookie: headers.cookie ?? '',
      referrer: headers.referer ?? '',
      token: headers.authorization ?? '',
    });
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'application/json');
    hostileAnswer(response);
  });
  hostileUrl = `http://localhost:${String(await listen(hostile))}/api/`;
  const gone = createServer();
  brokenUrl = `http://localhost:${String(await listen(gone))}/api/`;
  gone.close();
  journey = await startJourney({
    LEMMA_COURSE_SERVERS: `Nachbar=${otherUrl}, Evil=${hostileUrl}, Broken=${brokenUrl}`,
  });
});
afterAll(async () => {
  await journey.end();
  await other.end();
  hostile.closeAllConnections();
  hostile.close();
});

/** What the browser itself says about a server that is not there. */
function ownErrors(errors: readonly string[]): readonly string[] {
  return errors.filter((error) => !error.includes('ERR_CONNECTION_REFUSED'));
}

async function choose(page: Page, label: string, value: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).selectOption({ label: value });
}

describe.each(variants('en', 'de'))('the sources of the pool (%s)', (language) => {
  const text = textsIn(language);
  const taskName = language === 'de' ? 'Zykloide abrollen' : 'Rolling a cycloid';

  it('are the courses and tasks of another platform, whose documents are opened there', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { page, errors } = await openSignedIn(context, `${journey.origin}/pool/browser`, { language });
    await choose(page, text('search', 'source'), 'Nachbar');
    const link = page.getByRole('link', { name: new RegExp(taskName) });
    await link.waitFor();
    expect(new URL(page.url()).searchParams.get('source')).toBe(otherUrl);
    expect(await link.getAttribute('href')).toBe(`${other.origin}/pool?resourceId=cycloid&lang=${language}`);
    // Neither customised nor added to a worksheet of this platform.
    const row = page.getByRole('listitem').filter({ has: link });
    expect(await row.getByRole('button').count()).toBe(0);
    expect(await row.getByRole('link').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    const [there] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await there.waitForURL(`${other.origin}/**`);
    expect(await there.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
    await there.close();
    // A deep link, and the way back.
    await page.reload();
    await link.waitFor();
    await choose(page, text('search', 'source'), text('search', 'sources.pool'));
    await page.getByRole('listitem').first().waitFor();
    await page.goBack();
    await link.waitFor();
    expect(ownErrors(errors)).toEqual([]);
    await context.close();
  });

  it('fail each in its place; what a hostile one says is only ever text', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 360, height: 740 } });
    heard.length = 0;
    const { page, errors } = await openSignedIn(context, `${journey.origin}/pool/browser?scope=courses`, { language });
    await page.getByText(text('selector', 'failuresThere.unreachable', { server: 'Broken' })).waitFor();
    await page.getByLabel(text('selector', 'query')).fill(language === 'de' ? 'Zykloide' : 'cycloid');
    await page.getByRole('link', { name: new RegExp(taskName) }).waitFor();
    await page.getByLabel(text('selector', 'query')).fill('img');
    const evil = page.getByRole('link', { name: /‹img src=x/ });
    await evil.waitFor();
    expect(await evil.getAttribute('href')).toBe(
      `${hostileUrl.replace('/api/', '')}/pool?resourceId=fine&lang=${language}`,
    );
    await choose(page, text('search', 'source'), 'Evil');
    await evil.waitFor();
    await page.getByLabel(text('selector', 'query')).fill('');
    expect(
      await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('link') })
        .count(),
    ).toBe(1);
    expect(await page.locator('main img').count()).toBe(0);
    expect(heard.map(({ url }) => url)).toEqual(['/api/public/courses-and-tasks?v=3']);
    expect(heard.map(({ cookie, referrer, token }) => [cookie, referrer, token])).toEqual([['', '', '']]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await axeFindings(page)).toEqual([]);
    expect(ownErrors(errors)).toEqual([]);
    await context.close();
  });

  it.each(badAnswers)('fail with %s: it is said, and nothing waits', async (_what, said, answer) => {
    hostileAnswer = answer;
    const context = await journey.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const address = `${journey.origin}/pool/browser?source=${encodeURIComponent(hostileUrl)}`;
    const { page, errors } = await openSignedIn(context, address, { language });
    // After fifteen seconds at the latest.
    await page.getByText(text('selector', said, { server: 'Evil' })).waitFor();
    expect(await page.locator('main :is([aria-busy=true], [data-part=skeleton])').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    hostileAnswer = answerAsEver;
    await page.reload();
    await page.getByRole('link', { name: /‹img src=x/ }).waitFor();
    expect(ownErrors(errors)).toEqual([]);
    await context.close();
  });

  it('are told about where nothing is found, and in the palette, by keys alone', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const query = language === 'de' ? 'Zykloide' : 'cycloid';
    const { page, errors } = await openSignedIn(context, `${journey.origin}/pool/browser?source=pool&query=${query}`, {
      language,
    });
    const told = page.getByRole('button', {
      name: text('search', 'near.heldThere', { source: 'Nachbar', total: 1 }),
      exact: true,
    });
    await told.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: new RegExp(taskName) }).waitFor();
    expect(new URL(page.url()).searchParams.get('query')).toBe(query);
    await page.goto(`${journey.origin}/pool/browser`);
    await page.getByRole('tab').first().waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: text('palette', 'title') }).fill(query);
    await page
      .getByRole('option', { name: text('palette', 'there', { server: 'Nachbar', total: 1, query }) })
      .waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: new RegExp(taskName) });
    await link.waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    expect(await link.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(ownErrors(errors)).toEqual([]);
    await context.close();
  });

  it('have other types in the pool than in all (specification 000 §9)', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { page } = await openSignedIn(context, `${journey.origin}/pool/browser?source=pool&type=article`, {
      language,
    });
    await page.getByRole('tab').first().waitFor();
    expect(await page.getByRole('tab').count()).toBe(1);
    await page
      .getByRole('button', {
        name: text('search', 'dropFilter', {
          filter: `${text('search', 'source')}: ${text('search', 'sources.pool')}`,
        }),
      })
      .click();
    await expect.poll(() => page.getByRole('tab').count()).toBe(4);
    await page.goto(`${journey.origin}/pool/browser?source=${encodeURIComponent('http://localhost:9/other/')}`);
    await page.getByText(text('search', 'unknownServer')).waitFor();
    await context.close();
  });

  it('are in the selector where a drag says the server of each item, and nowhere else', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { page, errors } = await openPage(context);
    await speak(page, language);
    const server = `serverUrl=${encodeURIComponent(`${journey.origin}/api/`)}&gradingType=all&problemLang=${language}`;
    await page.goto(`${journey.origin}/lms-problem-selector?${server}&source=${encodeURIComponent(otherUrl)}`);
    await page.getByRole('button', { name: text('selector', 'selectNamed', { name: taskName }), exact: true }).click();
    await page.getByRole('button', { name: `${text('selector', 'selection')} 1` }).click();
    const transfer = await page.evaluateHandle(() => new DataTransfer());
    await page.getByTestId('drag').dispatchEvent('dragstart', { dataTransfer: transfer });
    const data: unknown = JSON.parse(await transfer.evaluate((given) => given.getData('mumie/jsonArray')));
    expect(Array.isArray(data) ? data.map((item): unknown => JSON.parse(String(item))) : []).toMatchObject([
      { link: 'cycloid', server: otherUrl, path_to_coursefile: 'curves' },
    ]);
    expect(ownErrors(errors)).toEqual([]);
    await context.close();
  });
});
