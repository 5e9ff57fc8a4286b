import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speak } from './people.ts';
import { drawn, openPage, visitPlatform, writeSource, type Visit } from './platform.ts';
import { textsIn } from './texts.ts';

const text = textsIn('en');

const figure = `\\begin{visualization}{figure1}
\\title{What I have typed}
\\begin{variables}
  \\point[editable]{P}{1, 1, 1}
\\end{variables}
\\begin{canvas}
  \\is3D
  \\plot{P}
\\end{canvas}
\\end{visualization}
`;

describe('what does not arrive', () => {
  let journey: Visit;
  beforeAll(async () => {
    journey = await visitPlatform();
  });
  afterAll(() => journey.end());

  async function visitor() {
    const context = await journey.browser.newContext({ locale: 'en' });
    const { page, errors } = await openPage(context);
    await speak(page, 'en');
    return { context, page, errors };
  }

  it.each(['en', 'fr'])('is named in %s when it is the app itself, with a way to try again', async (language) => {
    const { context, page } = await visitor();
    await page.addInitScript((shown) => window.localStorage.setItem('language-shown', shown), language);
    await context.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(journey.origin);
    await page.getByRole('alert').waitFor();
    const said = await page.getByRole('alert').textContent();
    expect(said).toContain({ en: 'could not be loaded', fr: 'n’a pas pu être chargé' }[language]);
    await context.unroute('**/assets/index-*.js');
    await page.getByRole('alert').getByRole('button').click();
    await page.locator('main h1').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await context.close();
  });

  it('is named too when it is the texts of the app', async () => {
    const { context, page } = await visitor();
    await context.route('**/assets/*.js', (route) =>
      /\/(?:en|de)-[^/]*\.js$/.test(route.request().url()) ? route.abort() : route.continue(),
    );
    await page.goto(journey.origin);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toMatch(/could not be loaded|konnte nicht geladen/);
    await context.close();
  });

  it('is loaded with the page, once, when a new release has it, and what was typed is still there', async () => {
    const { context, page } = await visitor();
    await page.addInitScript(() => {
      window.sessionStorage.setItem('try-out.example', 'fractions');
    });
    await page.goto(`${journey.origin}/try-out`);
    await page.locator('.cm-content').first().waitFor();
    await page.waitForLoadState('networkidle');
    // From now on the first page starts with another script, and the chunks of the old release are gone.
    let loads = 0;
    page.on('load', () => (loads += 1));
    await context.route(`${journey.origin}/`, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      return route.fulfill({ contentType: 'text/html', body: html.replace(/\/index-[\w-]+\.js/, '/index-newer.js') });
    });
    await context.route('**/assets/three-*.js', (route) =>
      loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await writeSource(page, figure);
    await page.waitForEvent('load');
    await page.locator('main canvas').first().waitFor();
    expect(await page.locator('.cm-content').first().textContent()).toContain('What I have typed');
    expect(loads).toBe(1);
    // It is still another release than the running one, as with a cache in between: that alone is no reason to keep
    // reloading.
    await context.route('**/assets/code-editor-*.js', (route) => route.abort());
    const asked = page.waitForRequest(`${journey.origin}/`);
    await writeSource(page, `${figure}\n\\begin{python}\nprint(1)\n\\end{python}`);
    await asked;
    await page.getByText(text('shell', 'partMissing')).waitFor();
    // Whoever loads the page again does so before it has drawn what is missing and has nothing to do any more.
    await page.waitForLoadState('networkidle');
    await drawn(page, 10);
    expect(loads).toBe(1);
    await context.close();
  });

  it('leaves the page around it as it is without a new release, and comes with the page at the next attempt', async () => {
    const { context, page } = await visitor();
    await page.goto(`${journey.origin}/course`);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await context.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${journey.origin}/course`).catch(() => undefined);
    await context.unroute('**/assets/*.js');
    await page.getByRole('alert').getByRole('button').click();
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    loads = 0;
    await context.setOffline(true);
    await page.evaluate(() => history.pushState({}, '', '/try-out'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await page.getByText(text('shell', 'lostConnection.title')).waitFor();
    expect(loads).toBe(0);
    // With the network it comes by itself.
    await context.setOffline(false);
    await page.locator('.cm-content').first().waitFor();
    // Asked for in vain, it would be remembered as missing until the page is loaded again.
    expect(loads).toBe(0);
    await context.close();
  });

  it('leaves what is written in place when only the editor is missing', async () => {
    const { context, page } = await visitor();
    await page.goto(journey.origin);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const editor = '**/assets/editor-*.js';
    await context.route(editor, (route) => route.abort());
    await page.goto(`${journey.origin}/try-out`);
    await page.getByText(text('shell', 'partMissing')).waitFor();
    await page.locator('main pre').first().waitFor();
    expect(await page.locator('main pre').first().textContent()).toContain('\\begin{');
    await context.unroute(editor);
    await page
      .getByRole('button', { name: text('shell', 'retry') })
      .first()
      .click();
    await page.locator('.cm-content').first().waitFor();
    await page.getByText(text('shell', 'partMissing')).waitFor({ state: 'detached' });
    await context.close();
  });

  it.each([
    ['portal', { contentType: 'text/html', body: '<!doctype html><title>Campus Wi-Fi</title>' }],
    ['portal', { status: 302, headers: { location: 'https://login.wifi.example/' } }],
    ['cutOff', { contentType: 'application/json', body: '{"chapters":[{"ti' }],
  ])('is told apart: %s (%#)', async (kind, answer) => {
    const { context, page } = await visitor();
    await page.route('**/api/content/course*', (route) => route.fulfill(answer));
    await page.goto(`${journey.origin}/course`);
    await page.getByText(text('failure', `calls.${kind}`)).waitFor();
    await page.unroute('**/api/content/course*');
    await page.getByRole('button', { name: text('course', 'retry') }).click();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await context.close();
  });

  it('is told apart: an answer with fewer bytes than it announces', async () => {
    const { context, page } = await visitor();
    const short = createServer((request, response) => {
      const isCourse = request.url?.startsWith('/api/content/course') === true;
      if (isCourse) {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
        response.write('{"chapters":[', () => response.destroy());
        return;
      }
      void fetch(journey.origin + (request.url ?? '/')).then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
    });
    await new Promise<void>((done) => short.listen(0, '127.0.0.1', done));
    const address = short.address();
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}/course`);
    await page.getByText(text('failure', 'calls.cutOff')).waitFor();
    await context.close();
    short.close();
  });
});
