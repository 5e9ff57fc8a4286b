import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atWork, button, openProblem, problemAt, says } from './learner.ts';
import { logIn, speak } from './people.ts';
import { connectPatiently, forget, startPlatform, type Platform } from './platform.ts';
import { textsIn } from './texts.ts';

const text = textsIn('en');
const tokens = '**/protocol/openid-connect/token';

describe('a learner who is interrupted', () => {
  let platform: Platform;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    [platform, browser] = await Promise.all([startPlatform(), connectPatiently()]);
    context = await browser.newContext();
    ({ page } = await openProblem(context, at('linear-functions/two-points-problem')));
  });
  afterAll(async () => {
    await browser.close();
    await platform.end('SIGKILL');
    forget(platform);
  });

  const at = (path: string, language = 'en') => problemAt(platform.origin, path, language);
  const field = (tab: Page, number = 1) => tab.getByRole('textbox').nth(number - 1);
  const value = (tab: Page, number = 1) => field(tab, number).inputValue();

  async function begin(path: string): Promise<void> {
    await page.goto(at(path));
    await atWork(page);
  }

  async function secondTab(path: string): Promise<Page> {
    const tab = await context.newPage();
    await tab.goto(at(path));
    await atWork(tab);
    return tab;
  }

  it('types on without a connection, and loses nothing', async () => {
    await context.setOffline(true);
    await field(page).fill('41');
    await says(page, 'why.notKept').waitFor();
    await context.setOffline(false);
    await says(page, 'kept').waitFor();
    await page.reload();
    await atWork(page);
    expect(await value(page)).toBe('41');
  });

  it('types on while the server is killed and started again', async () => {
    await platform.end('SIGKILL');
    await field(page).fill('42');
    await says(page, 'why.notKept').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    platform = await startPlatform({ folder: platform.folder, port: Number(new URL(platform.origin).port) });
    await says(page, 'kept').waitFor();
    await page.reload();
    await atWork(page);
    expect(await value(page)).toBe('42');
  });

  it.each([
    ['mine', 'elsewhere.mine', '5'],
    ['the other', 'elsewhere.other', '7'],
  ])('chooses %s of two answers to the same field, in the tab in which one of them was given', async (...given) => {
    const [, choice, outcome] = given;
    const path = 'linear-functions/zero-problem';
    await begin(path);
    const other = await secondTab(path);
    await field(page).fill('5');
    // Nobody has touched it there: it follows, and asks nothing.
    await expect.poll(() => value(other)).toBe('5');
    await says(page, 'kept').waitFor();
    await field(other).fill('7');
    await says(page, 'elsewhere.text', 'en', { text: '7' }).waitFor();
    await says(other, 'kept').waitFor();
    expect(await says(other, 'elsewhere.title').count()).toBe(0);
    await button(page, choice).click();
    await says(page, 'elsewhere.title').waitFor({ state: 'detached' });
    await says(page, 'kept').waitFor();
    expect(await value(page)).toBe(outcome);
    await page.reload();
    await atWork(page);
    expect(await value(page)).toBe(outcome);
    await other.close();
  });

  it('sees what was typed when another tab draws new data', async () => {
    const path = 'linear-functions/intersection-problem';
    await begin(path);
    const other = await secondTab(path);
    await button(other, 'newData').click();
    await expect
      .poll(() => other.locator('main math').allTextContents())
      .not.toEqual(await page.locator('main math').allTextContents());
    await field(page).fill('1234');
    await says(page, 'untaken.replaced').waitFor();
    await page.getByRole('alert').getByText('1234').waitFor();
    expect(await value(page)).toBe('');
    await button(page, 'untaken.dismiss').click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await other.close();
  });

  /** The session ends while something is typed; then somebody signs in in the window that the page opens. */
  async function signInBeside(typed: string, user: string): Promise<void> {
    await context.clearCookies();
    await context.route(tokens, (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }));
    await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + 400_000);
    await field(page).fill(typed);
    await page.getByText(text('shell', 'sessionEnded.title')).waitFor();
    await context.unroute(tokens);
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: text('shell', 'sessionEnded.login') }).click();
    const beside = await opened;
    await beside.locator('input[name=username]').fill(user);
    await beside.locator('input[name=password]').fill(user);
    const closed = beside.waitForEvent('close');
    await beside.locator('input[name=password]').press('Enter');
    await closed;
  }

  it('signs in in a window of its own, and the page goes on as it is', async () => {
    await begin('linear-functions/read-slope-problem');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await signInBeside('43', 'learner');
    await page.getByText(text('shell', 'sessionEnded.title')).waitFor({ state: 'detached' });
    expect(await value(page)).toBe('43');
    await says(page, 'kept').waitFor();
    expect(loads).toBe(0);
  });

  it('has nothing sent in the name of somebody else who signs in, and everything once back', async () => {
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postData() ?? '');
    });
    await begin('linear-functions/read-slope-problem');
    await signInBeside('44', 'tutor');
    await page.getByText(text('shell', 'sessionEnded.title')).waitFor({ state: 'detached' });
    await atWork(page);
    expect(await value(page)).toBe('');
    // Changes are sent in their order: one made now would come after those that wait.
    await field(page).fill('45');
    await expect.poll(() => sent.some((body) => body.includes('"45"'))).toBe(true);
    expect(sent.filter((body) => body.includes('"44"'))).toEqual([]);
    await page.getByRole('button', { name: text('shell', 'logout') }).click();
    await page.waitForURL(`${platform.origin}/`);
    await page.close();
    ({ page } = await openProblem(context, at('linear-functions/read-slope-problem')));
    await expect.poll(() => value(page)).toBe('44');
    await says(page, 'kept').waitFor();
    expect(sent.filter((body) => body.includes('"44"'))).toHaveLength(1);
  });

  it.each([
    ['nowhere/at-all', 'failures.notFound.text'],
    ['fractions/what-is-a-fraction', 'failures.notFound.text'],
  ])('reads that %s is no problem, and finds a way out', async (path, key) => {
    await page.goto(at(path));
    await says(page, key).waitFor();
    await page
      .getByRole('alert')
      .getByRole('link', { name: text('problem', 'toStart') })
      .click();
    await page.getByRole('heading', { level: 1, name: text('problem', 'home.title') }).waitFor();
  });

  it('reads in which languages there is a problem', async () => {
    await page.goto(at('linear-functions/two-points-problem', 'fr'));
    await page.getByRole('alert').getByRole('link', { name: 'Deutsch' }).click();
    await atWork(page, 'en');
    await page.getByRole('heading', { level: 1, name: 'Gerade durch zwei Punkte' }).waitFor();
  });

  it('pastes what cannot be stored, and everything else is kept', async () => {
    await begin('linear-functions/two-points-problem');
    await field(page).focus();
    await page.evaluate("document.execCommand('insertText', false, '\\u00001\\ud8002')");
    await says(page, 'kept').waitFor();
    await page.reload();
    await atWork(page);
    expect(await value(page)).toMatch(/12$/);
  });

  it('is asked to sign in, and comes back to the problem', async () => {
    const guests = await browser.newContext();
    const guest = await guests.newPage();
    await speak(guest, 'en');
    await guest.goto(at('linear-functions/zero-problem'));
    await logIn(guest, 'learner', 'en');
    await atWork(guest);
    expect(new URL(guest.url()).searchParams.get('path')).toBe('linear-functions/zero-problem');
    await guests.close();
  });
});
