import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, openSignedIn, speak } from './people.ts';
import { openPage, startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const text = textsIn('en');
const tokens = '**/protocol/openid-connect/token';

describe('a session', () => {
  let journey: Journey;
  beforeAll(async () => {
    journey = await startJourney();
  });
  afterAll(() => journey.end());

  const pool = () => `${journey.origin}/pool/browser`;
  const ended = (page: Page) => page.getByText(text('shell', 'sessionEnded.title')).count();
  const logOut = (page: Page) => page.getByRole('button', { name: text('shell', 'logout') });

  async function signIn(): Promise<{ context: BrowserContext; page: Page }> {
    const context = await journey.browser.newContext({ locale: 'en' });
    const { page } = await openSignedIn(context, pool());
    await page.getByRole('searchbox').first().waitFor();
    return { context, page };
  }

  async function secondTab(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await speak(page, 'en');
    await page.goto(pool());
    await page.getByRole('searchbox').first().waitFor();
    await page.waitForLoadState('networkidle');
    return page;
  }

  /** Advances the page's clock by this many seconds. Access tokens are valid for 300. */
  const later = (page: Page, seconds: number) => page.clock.setFixedTime(Date.now() + seconds * 1000);

  async function search(page: Page, words: string): Promise<number> {
    const answer = page.waitForResponse(
      (response) => response.url().includes('/api/') && response.url().includes(words),
    );
    await page.getByRole('searchbox').first().fill(words);
    await page.getByRole('searchbox').first().press('Enter');
    return (await answer).status();
  }

  it('is renewed once by all tabs together', async () => {
    const { context, page } = await signIn();
    const second = await secondTab(context);
    const renewals: string[] = [];
    context.on('request', (request) => {
      const body = request.url().endsWith('/token') ? (request.postData() ?? '') : '';
      if (body.includes('refresh_token=')) renewals.push(new URLSearchParams(body).get('refresh_token') ?? '');
    });
    for (const tab of [page, second]) await later(tab, 280);
    expect(await Promise.all([search(page, 'fractions'), search(second, 'fractions')])).toEqual([200, 200]);
    expect(renewals).toHaveLength(1);
    // Tokens of one second are equally good, and are not taken from other tabs.
    const renewed = Math.floor(Date.now() / 1000);
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(renewed);
    // It keeps working, whichever tab asks first, and no refresh token is used twice.
    for (const tab of [page, second]) await later(tab, 560);
    expect(await search(second, 'derivative')).toBe(200);
    expect(await search(page, 'derivative')).toBe(200);
    expect(renewals).toHaveLength(2);
    expect(new Set(renewals).size).toBe(2);
    await context.close();
  });

  it('goes on in every tab when the answer to its renewal is lost', async () => {
    const { context, page } = await signIn();
    const second = await secondTab(context);
    let lost = 0;
    await context.route(tokens, async (route) => {
      if (lost > 0 || !(route.request().postData() ?? '').includes('refresh_token=')) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    // The old tokens are not accepted either.
    for (const tab of [page, second]) await later(tab, 400);
    expect(await search(page, 'fractions')).toBe(200);
    expect(await search(second, 'fractions')).toBe(200);
    expect([lost, await ended(page), await ended(second)]).toEqual([1, 0, 0]);
    await context.close();
  });

  it('is found again without a question when its renewal is refused, as long as somebody is signed in', async () => {
    const { context, page } = await signIn();
    await context.route(tokens, (route) =>
      (route.request().postData() ?? '').includes('refresh_token=')
        ? route.fulfill({ status: 400, json: { error: 'invalid_grant' } })
        : route.continue(),
    );
    await later(page, 400);
    expect(await search(page, 'fractions')).toBe(200);
    expect(await ended(page)).toBe(0);
    await context.close();
  });

  it('is not ended by an identity service that is away', async () => {
    const { context, page } = await signIn();
    await context.route('**/realms/**', (route) => route.abort());
    await later(page, 400);
    await page.getByRole('searchbox').first().fill('fractions');
    await page
      .getByRole('alert')
      .getByRole('button', { name: text('search', 'retry') })
      .waitFor();
    expect(await ended(page)).toBe(0);
    await context.unroute('**/realms/**');
    await page
      .getByRole('alert')
      .getByRole('button', { name: text('search', 'retry') })
      .click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await ended(page)).toBe(0);
    await context.close();
  });

  it('ends in every tab when it has ended', async () => {
    const { context, page } = await signIn();
    const second = await secondTab(context);
    await context.clearCookies();
    await context.route(tokens, (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }));
    for (const tab of [page, second]) {
      await later(tab, 400);
      await tab.getByRole('searchbox').first().fill('fractions');
      await tab.getByText(text('shell', 'sessionEnded.title')).waitFor();
    }
    await context.close();
  });

  it.each(variants(['does not know', 'supported'], ['says so', 'unsupported']))(
    'lasts where a browser keeps frames from their cookies and %s',
    async (_title, word) => {
      const context = await journey.browser.newContext({ locale: 'en' });
      await hideCookiesFromFrames(context, word);
      // Nobody finds out in a frame that the user is signed in: the page itself goes there.
      const { page } = await openPage(context);
      await page.clock.install();
      await speak(page, 'en');
      await page.goto(pool());
      await logIn(page, 'lecturer', 'en');
      await page.getByRole('searchbox').first().waitFor();
      // Longer than anything waits that looks for the session, and another answer of the platform after it.
      await page.clock.fastForward(60_000);
      expect(await search(page, 'derivative')).toBe(200);
      expect(await ended(page)).toBe(0);
      await page.reload();
      await page.getByRole('searchbox').first().waitFor();
      await later(page, 280 + 60);
      expect(await search(page, 'fractions')).toBe(200);
      expect(await ended(page)).toBe(0);
      await context.close();
    },
  );

  it('can be begun where the frames of the identity service never answer', async () => {
    const context = await journey.browser.newContext({ locale: 'en' });
    await context.route('**/realms/**', (route) =>
      route.request().frame().parentFrame() ? undefined : route.continue(),
    );
    const { page } = await openPage(context);
    await speak(page, 'en');
    await page.goto(pool());
    await page.getByText(text('shell', 'identityUnavailable.title')).waitFor();
    await page.getByRole('button', { name: text('shell', 'login') }).click();
    await page.locator('input[name=username]').waitFor();
    await context.close();
  });

  it('is not waited for without end when a frame of the identity service stops in the middle', async () => {
    const context = await journey.browser.newContext({ locale: 'en' });
    await context.route('**/login-status-iframe.html*', () => undefined);
    const { page } = await openPage(context);
    await speak(page, 'en');
    await page.goto(pool());
    await page.getByText(text('shell', 'identityUnavailable.title')).waitFor();
    await context.close();
  });

  it('of an account that is kept here leads to the page that changes the password', async () => {
    const { context, page } = await signIn();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('link', { name: text('shell', 'changePassword') }).click();
    await page.locator('input[type=password]').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/realms/lemma/account/password');
    await page.goBack();
    await logOut(page).waitFor();
    await context.close();
  });
});

/**
 * Simulates how browsers treat an identity service on another site: requests of its frames carry no cookies. `word` is
 * what the service's own frame finds out about that: Keycloak's says "supported" if each site has partitioned cookies.
 */
async function hideCookiesFromFrames(context: BrowserContext, word: string): Promise<void> {
  await context.route('**/realms/**', async (route) => {
    const request = route.request();
    if (request.frame().parentFrame() === null) return route.continue();
    if (request.url().endsWith('/scripts/third-party-cookies.js'))
      return route.fulfill({ contentType: 'text/javascript', body: `parent.postMessage('${word}', '*')` });
    const asked = new URL(request.url());
    const [redirectUri, state] = ['redirect_uri', 'state'].map((name) => asked.searchParams.get(name) ?? '');
    if (asked.pathname.endsWith('/auth'))
      return route.fulfill({
        status: 302,
        headers: { location: `${redirectUri ?? ''}#error=login_required&state=${state ?? ''}` },
      });
    if (asked.pathname.endsWith('/init'))
      return route.fulfill(asked.searchParams.get('session_state') === '' ? { status: 204 } : { body: 'changed' });
    return route.continue();
  });
}
