import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { button, openProblem, problemAt, says } from './learner.ts';
import { logIn, makeWorksheet, speak } from './people.ts';
import { openPage, startJourney, type Journey, type OpenedPage } from './platform.ts';
import { inTurn, variants } from '../../../packages/core/src/testing/index.ts';

const users = ['guest', 'learner', 'tutor', 'lecturer', 'author', 'admin'] as const;
type User = (typeof users)[number];

/** What an admin sees of these as well is the same. */
const staff = ['tutor', 'lecturer', 'author'] as const;
const signedIn = ['learner', ...staff] as const;
const problem = 'path=fractions/divide-problem';

let journey: Journey;
/** A worksheet, which a lecturer has made. */
let worksheet: string;
beforeAll(async () => {
  journey = await startJourney();
  worksheet = await makeWorksheet(journey, ['fractions/divide-problem', 'fractions/add-fractions-problem']);
  await handIn();
});
afterAll(() => journey.end());

/** Every screen that has an address of its own, and who sees it; its address may need what there is by then. */
const screens: readonly (readonly [name: string, address: string | (() => string), users: readonly User[]])[] = [
  // Tutors and lecturers are led on to the pool.
  ['start page', '/', ['guest', 'learner', 'author', 'admin']],
  ['course', '/course', ['guest', 'learner', 'lecturer']],
  ['article', '/course/article?path=fractions/adding-fractions', ['guest', 'learner']],
  ['problem', `/problem?${problem}`, signedIn],
  ['pool', '/pool/browser?type=problem', staff],
  ['worksheets', '/pool/browser?type=worksheet', staff],
  ['nothing found', '/pool/browser?query=xylophonquartett', ['lecturer']],
  ['preview', `/pool/preview?${problem}`, ['lecturer', 'author']],
  ['second browser', '/browser?type=article', ['author']],
  ['learners', '/learners', ['tutor', 'admin']],
  ['editor', `/cep?${problem}`, ['author']],
  ['taxonomy', '/pool/taxonomy', ['admin']],
  ['developer tools', '/dev-tools', ['author']],
  ['snapshot', `/snapshot-preview?${problem}`, ['admin']],
  ['try-out', '/try-out', ['guest']],
  ['own documents', '/documents', ['author', 'admin']],
  ['assignments', '/assignments', ['tutor', 'lecturer', 'admin']],
  ['new assignment', () => `/assignments?worksheet=${worksheet}`, ['lecturer']],
  ['worksheet', () => `/pool/worksheet?id=${worksheet}`, staff],
  ['worksheet of a learner', () => `/problem?${problem}&worksheet=${worksheet}`, ['learner']],
  ['paper', () => `/pool/paper?id=${worksheet}`, ['lecturer', 'author']],
  ['selector', () => selectorOf(''), ['guest', 'lecturer']],
  ['preview in the selector', () => selectorOf('/preview', problem), ['guest', 'lecturer']],
  ['worksheet in the selector', () => selectorOf('/worksheet', `id=${worksheet}`), ['lecturer']],
  ['courses and tasks', '/pool/browser?scope=courses', ['lecturer', 'author']],
  ['expressions', '/dev-tools?source=expression', ['author', 'admin']],
  [
    'answers of learners',
    () => `/learners?${problem.replace('path', 'problem')}&worksheet=${worksheet}`,
    ['tutor', 'lecturer', 'admin'],
  ],
  ['unknown address', '/no/such/page', ['guest', 'lecturer']],
];

/** A learner's answer in the worksheet: without one there are none to look at. */
async function handIn(): Promise<void> {
  const context = await journey.browser.newContext();
  const address = problemAt(journey.origin, 'fractions/divide-problem', 'en', worksheet);
  const { page } = await openProblem(context, address);
  await page.getByRole('textbox').first().fill('1/2');
  await button(page, 'save').click();
  await says(page, 'savedSuccessfully').waitFor();
  await context.close();
}

/** A page of the selector, as an LMS opens it. */
function selectorOf(page: string, query = ''): string {
  const server = encodeURIComponent(`${journey.origin}/api/`);
  return `/lms-problem-selector${page}?serverUrl=${server}&problemLang=en${query === '' ? '' : `&${query}`}`;
}

/** Who looks at which. */
const visits = inTurn(screens, ([, , seenBy]) => seenBy);

/** More presses of Tab than any screen has stops: the pool of an author has 216. */
const mostPresses = 500;

/** The sizes at which each language is looked at: that of a phone and that of a desk. */
const sizes = { de: { width: 360, height: 740 }, en: { width: 1280, height: 800 } } as const;

describe.each(variants('de', 'en'))('every screen of everybody who sees it (%s)', (language) => {
  it.each(users)('serves a %s', async (user) => {
    const context = await journey.browser.newContext({
      locale: language,
      viewport: sizes[language],
      reducedMotion: 'reduce',
    });
    const opened = await pageOf(user);
    const seen = visits.flatMap(([screen, visitor]) => (visitor === user ? [screen] : []));
    expect(seen).not.toEqual([]);
    for (const [name, place] of seen) {
      const address = typeof place === 'string' ? place : place();
      await opened.page.goto(`${journey.origin}${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
      expect.soft([name, ...(await faultsOf(opened.page))]).toEqual([name]);
    }
    // The browser tells of the problem that guests may not read; the page asks them to sign in.
    const isRefusal = (error: string) =>
      user === 'guest' && /status of 401 .*path=fractions%2Fdivide-problem/.test(error);
    expect(opened.errors.filter((error) => !isRefusal(error))).toEqual([]);
    await context.close();

    async function pageOf(who: User): Promise<OpenedPage> {
      const fresh = await openPage(context);
      await speak(fresh.page, language);
      if (who === 'guest') return fresh;
      await fresh.page.goto(`${journey.origin}/problem?${problem}&lang=${language}`);
      await logIn(fresh.page, who, language);
      await fresh.page.waitForURL((url) => url.pathname === '/problem');
      // The start page greets a guest until it knows better, unless an earlier page has noted that somebody is signed in.
      await fresh.page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('home.user')));
      return fresh;
    }
  });
});

/** What a screen lacks for those who use it by keys, by a screen reader or on a phone. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  // Placeholders stand for what is loading.
  await expect
    .poll(async () => ({
      headings: Math.min(1, await page.locator('main h1:visible').count()),
      loading: await page.locator('main :is([aria-busy=true], [data-part=skeleton])').count(),
    }))
    .toEqual({ headings: 1, loading: 0 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...((await page.title()).trim() === '' ? ['no title'] : []),
    ...(width > 0 ? [`${String(width)} px too wide`] : []),
    ...(await unreachable(page)).map((control) => `not reached by Tab: ${control}`),
    ...(await axeFindings(page)),
  ];
}

/** Controls of the page that are seen, but at which Tab does not stop. */
async function unreachable(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable=true]';
    for (const control of document.querySelectorAll(controls)) {
      const isOut = control.matches(':disabled, [tabindex="-1"], [type=hidden], [type=radio], [inert] *');
      if (!isOut && control.checkVisibility({ visibilityProperty: true })) control.setAttribute('data-stop', '');
    }
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) target.removeAttribute('data-stop');
    });
    window.getSelection()?.removeAllRanges();
    if (document.activeElement instanceof HTMLElement) {
      document.activeElement.removeAttribute('data-stop');
      document.activeElement.blur();
    }
  });
  const hasEditor = (await page.locator('.cm-content').count()) > 0;
  const atOnce = hasEditor ? 1 : 10;
  for (let presses = 0; presses < mostPresses; presses += atOnce) {
    // In an editor, Tab indents; Escape lets it leave.
    if (hasEditor && (await page.locator('.cm-content:focus').count())) await page.keyboard.press('Escape');
    await Promise.all(Array.from({ length: atOnce }, () => page.keyboard.press('Tab')));
    if ((await page.locator('[data-stop]').count()) === 0) break;
  }
  return page.locator('[data-stop]').evaluateAll((left) => left.map(({ outerHTML }) => outerHTML.slice(0, 160)));
}
