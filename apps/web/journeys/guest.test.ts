import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdTimers } from './held-timers.ts';
import { speak } from './people.ts';
import { openPage, startJourney, type Journey, type OpenedPage } from './platform.ts';
import { signIn } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const german = textsIn('de');
const english = textsIn('en');
const article = '/course/article?path=fractions/what-is-a-fraction&lang=de';

describe('somebody who is not signed in', () => {
  let journey: Journey;
  beforeAll(async () => {
    journey = await startJourney();
  });
  afterAll(() => journey.end());

  async function visit(address: string, options: BrowserContextOptions = {}): Promise<OpenedPage> {
    const opened = await openPage(await journey.browser.newContext({ locale: 'de-DE', ...options }));
    await opened.page.goto(journey.origin + address);
    return opened;
  }

  it('is greeted with a figure that moves and a question that is judged by the server', async () => {
    const { page, errors } = await visit('/');
    await page.getByRole('heading', { level: 1, name: german('shell', 'welcome.title') }).waitFor();
    const sentence = page.getByText('Hier hat die Parabel die Steigung');
    await sentence.waitFor();
    const before = await sentence.textContent();
    const point = await page.locator('main figure ellipse, main [role=group] ellipse').last().boundingBox();
    if (point === null) throw new Error('no point to drag');
    await page.mouse.move(point.x + point.width / 2, point.y + point.height / 2);
    await page.mouse.down();
    await page.mouse.move(point.x + 120, point.y + 40, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => sentence.textContent()).not.toBe(before);
    await page.getByRole('textbox').fill('77');
    await page.getByRole('button', { name: german('quickcheck', 'check'), exact: true }).click();
    await page.getByText(german('quickcheck', 'notRight')).first().waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('reads the course from lesson to lesson, each called by its name in tab and crumb', async () => {
    const { page, errors } = await visit('/');
    await page.getByRole('link', { name: german('shell', 'welcome.read') }).click();
    await page.getByRole('link', { name: 'Was ist ein Bruch?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Was ist ein Bruch?' }).waitFor();
    await expect.poll(() => page.title()).toBe('Was ist ein Bruch? – Kurs – Lemma');
    expect(await page.locator('[aria-current=page]').first().textContent()).toBe('Was ist ein Bruch?');
    await page
      .locator('#main')
      .getByRole('link', { name: new RegExp(german('course', 'next')) })
      .click();
    await expect.poll(() => page.title()).toBe('Brüche addieren und subtrahieren – Kurs – Lemma');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it.each(variants('fr', 'de', 'en', 'zh'))(
    'reads the name of the course in the tab until the lesson has one (%s)',
    async (language) => {
      const { page } = await visit('/course');
      await speak(page, language);
      let answer: () => void = () => undefined;
      const held = new Promise<void>((done) => (answer = done));
      await page.route('**/api/content/documents/**', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${journey.origin}${article}`);
      const course = textsIn(language)('shell', 'pages.course');
      await expect.poll(() => page.title()).toBe(`${course} – Lemma`);
      answer();
      await expect.poll(() => page.title()).toBe(`Was ist ein Bruch? – ${course} – Lemma`);
      await page.context().close();
    },
  );

  it('is where he was after a reload', async () => {
    const { page } = await visit(article);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await page.reload();
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 900) < 60)).toBe(true);
    await page.context().close();
  });

  it('reads in the language of the browser from the first page on, until another one is chosen', async () => {
    const { page } = await visit('/course', { locale: 'en-GB' });
    // Known before the first paint: the document is English while only its shell has loaded.
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.getByRole('heading', { level: 1, name: english('course', 'title') }).waitFor();
    await speak(page, 'de');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: german('course', 'title') }).waitFor();
    await page.context().close();
    const spanish = await visit('/course', { locale: 'es-ES' });
    await spanish.page.getByRole('heading', { level: 1, name: german('course', 'title') }).waitFor();
    await spanish.page.context().close();
  });

  it('gets a page whose connection was lost as soon as there is a network again', async () => {
    const { page } = await visit('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: german('shell', 'welcome.read') }).click();
    await page.getByRole('button', { name: german('shell', 'retry') }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: german('course', 'title') }).waitFor();
    await page.context().close();
  });

  it('gets pages in a browser that reports no network, and with "Try again" once the platform answers', async () => {
    const { page } = await openPage(await journey.browser.newContext({ locale: 'de-DE' }));
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
    await page.goto(`${journey.origin}/`);
    const read = page.getByRole('link', { name: german('shell', 'welcome.read') });
    await read.waitFor();
    await page.waitForLoadState('networkidle');
    const course = page.getByRole('heading', { level: 1, name: german('course', 'title') });
    await page.route('**/favicon.svg?*', (route) => route.abort());
    await read.click();
    const again = page.getByRole('button', { name: german('shell', 'retry') });
    await again.click();
    await again.waitFor();
    await page.unroute('**/favicon.svg?*');
    await again.click();
    await course.waitFor();
    await page.context().close();
  });

  it('waits three seconds for an identity service that is away, and not at all on public pages', async () => {
    const { page } = await openPage(await journey.browser.newContext({ locale: 'de-DE' }));
    const threeSeconds = await holdTimers(page, 3000);
    await page.route('**/realms/**', () => undefined);
    // Although no time passes for it, the page is there.
    await page.goto(`${journey.origin}/course`);
    await page.getByRole('heading', { level: 1, name: german('course', 'title') }).waitFor();
    await page.goto(`${journey.origin}/pool/browser`);
    await expect.poll(() => threeSeconds.count()).toBe(1);
    await threeSeconds.fire();
    await page.getByText(german('shell', 'identityUnavailable.title')).waitFor();
    await page.context().close();
  });

  it('sees the page of a signed-in user although the identity service answers late', async () => {
    const { page } = await openPage(await journey.browser.newContext({ locale: 'de-DE' }));
    await signIn(page.context().request, { origin: journey.origin, user: 'lecturer' });
    let answer: () => void = () => undefined;
    const held = new Promise<void>((done) => (answer = done));
    await page.route('**/realms/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${journey.origin}/pool/browser`);
    await page.getByText(german('shell', 'identityUnavailable.title')).waitFor();
    answer();
    await page.getByRole('searchbox').first().waitFor();
    await page.context().close();
  });

  it('prints a lesson without what is only for screens, and with its figures as lines', async () => {
    const { page } = await visit(article);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    for (const text of [german('shell', 'skipToContent'), german('course', 'next')])
      expect(await page.getByText(text).first().isVisible()).toBe(false);
    expect(await page.locator('header').first().isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator('article svg').count()).toBeGreaterThan(0);
    expect(await page.locator('article canvas').count()).toBe(0);
    await page.context().close();
  });

  it('finds something at every address that the greeting names', async () => {
    const { page } = await visit('/');
    const links = page.locator('main footer a');
    await links.first().waitFor();
    for (const link of await links.all()) {
      const body = await (
        await page.request.get(new URL((await link.getAttribute('href')) ?? '', journey.origin).href)
      ).text();
      // The web app answers every unknown address.
      expect(body).not.toContain('id="root"');
    }
    await page.context().close();
  });

  it('is told by robots.txt and the manifest what there is', async () => {
    const { page } = await visit('/course');
    const get = async (path: string) => page.request.get(journey.origin + path);
    expect(await (await get('/robots.txt')).text()).toContain('Disallow: /api/');
    const manifest: unknown = await (await get('/site.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Lemma' });
    for (const icon of [
      '/favicon.svg',
      '/icon-192.png',
      '/icon-512.png',
      '/apple-touch-icon.png',
      '/social-preview.png',
    ])
      expect((await get(icon)).headers()['content-type']).toMatch(/^image\//);
    await page.context().close();
  });
});
