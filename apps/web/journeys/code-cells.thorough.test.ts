import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJourney, tryOut, type Journey, type OpenedPage } from './platform.ts';
import { textsIn } from './texts.ts';
import { findWebRtc } from './web-rtc.ts';

const text = textsIn('en');
const frames = 'iframe[src="/python-frame.html"]';
const newton = readFileSync(resolve(import.meta.dirname, '../../../content/derivatives/newtons-method.tex'), 'utf8');

const cell = (code: string, language = 'python') => `\\begin{${language}}\n${code}\n\\end{${language}}`;

describe('code cells', () => {
  let journey: Journey;
  beforeAll(async () => {
    journey = await startJourney();
  });
  afterAll(() => journey.end());

  /** The try-out page with given cells, ready to run. */
  async function openCells(context: BrowserContext, source: string): Promise<OpenedPage> {
    const opened = await tryOut(context, journey, source);
    await runButton(opened.page).first().waitFor();
    return opened;
  }

  const runButton = (page: Page) => page.getByRole('button', { name: text('code-cell', 'run'), exact: true });
  const outputOf = (page: Page, counter = 1) =>
    page.getByRole('region', { name: text('code-cell', 'output', { counter }) });

  /** Runs a cell of a page and returns its output. */
  async function run(page: Page, counter = 1): Promise<string> {
    const output = outputOf(page, counter);
    await runButton(page)
      .nth(counter - 1)
      .click();
    await expect.poll(() => output.getAttribute('aria-busy')).toBe('false');
    return output.innerText();
  }

  it('run Python, which comes with the first of them and from this server only', async () => {
    const context = await journey.browser.newContext();
    const { page, errors } = await openCells(context, `${cell('print(2+3)')}\n\n${cell('print(x)')}`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    expect(await page.locator(frames).count()).toBe(0);
    expect(await run(page)).toBe('5\n');
    expect(asked.filter((url) => !url.startsWith(`${journey.origin}/`) && !url.startsWith('blob:'))).toEqual([]);
    expect(asked.some((url) => url.endsWith('.wasm'))).toBe(true);
    await runButton(page).nth(1).click();
    await outputOf(page, 2)
      .getByText(/NameError/)
      .waitFor();
    expect(await page.locator(frames).count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('tell what is wrong, and where', async () => {
    const context = await journey.browser.newContext();
    const { page } = await openCells(context, cell('print("before")\nx = 1\nprint(x / 0)'));
    const output = await run(page);
    expect(output).toMatch(/^before/);
    expect(output).toContain(text('code-cell', 'failed.errorAt', { line: 3 }));
    expect(output).toContain('File "In [1]", line 3');
    expect(output).toContain('ZeroDivisionError');
    await context.close();
  });

  it('are ended when they come to no end, and the next one runs', async () => {
    const context = await journey.browser.newContext();
    const { page } = await openCells(context, `${cell('print("on and on")\nwhile True: pass')}\n\n${cell('print(7)')}`);
    const output = await run(page);
    expect(output).toMatch(/^on and on/);
    expect(output).toContain(text('code-cell', 'failed.timeout'));
    expect(await page.locator(frames).count()).toBe(0);
    await runButton(page).nth(1).click();
    await outputOf(page, 2).getByText('7', { exact: true }).waitFor();
    await context.close();
  });

  /** Their Python starts once for all of them. */
  const ways: readonly (readonly [string, string, RegExp])[] = [
    ['the network', 'from urllib.request import urlopen\nurlopen("ORIGIN/api/configuration")', /URLError|Error/],
    ['the network by JavaScript', 'from pyodide.http import open_url\nopen_url("ORIGIN/")', /XMLHttpRequest/],
    ['the page', 'from js import parent', /ImportError/],
    ['the document', 'from js import document', /ImportError/],
    ['cookies and storage', 'from js import localStorage', /ImportError/],
    ['JavaScript', 'from pyodide.code import run_js\nrun_js("1")', /ImportError/],
    ['JavaScript by a way around', 'import js\njs.Object.constructor("return 1")()', /EvalError/],
  ];
  it('do not reach the network, the page, what it stores, or JavaScript', async () => {
    const context = await journey.browser.newContext();
    const cells = ways.map(([, code]) => cell(code.replaceAll('ORIGIN', journey.origin)));
    const { page } = await openCells(context, cells.join('\n\n'));
    const answered: string[] = [];
    page.on('response', (response) => answered.push(response.url()));
    for (const [index, [what, , refused]] of ways.entries()) {
      expect(await run(page, index + 1), what).toMatch(refused);
      expect(
        answered.filter((url) => url.includes('/api/configuration')),
        what,
      ).toEqual([]);
    }
    await context.close();
  });

  describe('in a frame whose Python has run', () => {
    let opened: OpenedPage;
    afterAll(() => opened.page.context().close());

    const frame = async () => (await opened.page.locator(frames).elementHandle()).contentFrame();

    it('have nothing to reach out with where they run', async () => {
      opened = await openCells(await journey.browser.newContext(), cell('print(1)'));
      // The page has workers of its own, which convert and check; only that of a frame without an origin runs Python.
      const worker = new Promise<Worker>((done) =>
        opened.page.on('worker', (each) => {
          if (each.url().startsWith('blob:null/')) done(each);
        }),
      );
      await run(opened.page);
      const names = [
        'fetch',
        'XMLHttpRequest',
        'WebSocket',
        'EventSource',
        'Worker',
        'importScripts',
        'indexedDB',
        'caches',
      ];
      const found = await (
        await worker
      ).evaluate((asked) => asked.filter((name) => Reflect.get(globalThis, name) !== undefined), names);
      expect(found).toEqual([]);
    });

    it('reach nothing even if they had it: the policy of their frame holds in its workers too', async () => {
      const outcomes = await (
        await frame()
      )?.evaluate(
        (code) =>
          new Promise((done) => {
            const another = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
            another.onmessage = ({ data }: MessageEvent<unknown>) => done(data);
          }),
        attemptsOf(journey.origin),
      );
      expect(outcomes).toEqual({
        origin: 'null',
        server: 'TypeError',
        script: 'NetworkError',
        strings: 'EvalError',
        storage: 'SecurityError',
      });
    });

    it('find no WebRTC, which no policy closes, in their frame or in frames they open in it', async () => {
      expect(await (await frame())?.evaluate(findWebRtc)).toEqual({ here: [], deleted: [], defined: [], inner: [] });
    });
  });

  it('print no more than anybody reads', async () => {
    const context = await journey.browser.newContext();
    const { page } = await openCells(context, cell('for i in range(1_000_000): print(i)'));
    // Whether it ends or exceeds the time limit.
    const output = await run(page);
    expect(output).toContain(text('code-cell', 'cut'));
    expect(output.length).toBeLessThan(101_000);
    await context.close();
  });

  it('of Octave tell guests who may run them, and ask for nothing', async () => {
    const context = await journey.browser.newContext();
    const { page } = await openCells(context, cell('A = [1 2; 3 4]', 'octave'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    expect(await run(page)).toContain(text('code-cell', 'failed.signedOut', { language: 'Octave' }));
    expect(asked.filter((url) => url.includes('/octave/'))).toEqual([]);
    expect(await page.locator(frames).count()).toBe(0);
    await context.close();
  });

  it('can be changed where their author allows it, and what is written stays as long as the tab', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 1400, height: 1000 } });
    const { page, errors } = await openCells(context, newton);
    const code = page.getByRole('textbox', {
      name: text('code-cell', 'code', { counter: 1, language: text('code-cell', 'languages.python') }),
    });
    await code.locator('.cm-editable').first().click();
    await page.keyboard.press('End');
    await page.keyboard.insertText('0');
    expect(await run(page)).toMatch(/1\.41421356/);
    await code.locator('.cm-line').first().click();
    const before = await code.innerText();
    await page.keyboard.insertText('nothing');
    expect(await code.innerText()).toBe(before);
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** What a worker may try, reported as results or error names. */
function attemptsOf(origin: string): string {
  return `(async () => {
    const attempts = {
      origin: () => self.origin,
      server: () => fetch('${origin}/api/configuration').then(() => 'answered'),
      script: () => importScripts('${origin}/appearance.js'),
      strings: () => new Function('return 1')(),
      storage: () => indexedDB.open('x').readyState,
    };
    const results = {};
    for (const [name, attempt] of Object.entries(attempts)) {
      try { results[name] = await attempt(); } catch (error) { results[name] = error.name; }
    }
    postMessage(results);
  })()`;
}
