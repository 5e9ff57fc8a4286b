import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Frame, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.mjs';
import { freePort } from '../../../scripts/journeys.mjs';
import { axeFindings } from './axe.ts';
import { atWork, openProblem, problemAt, says } from './learner.ts';
import { patiently, startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

/** An applet of ours: a button that counts, and gives its number as the answer. */
const counter = `
let count = Number(mathlet.kept) || 0;
const button = document.createElement('button');
const show = () => { button.textContent = 'Counted: ' + count; };
button.onclick = () => { count += 1; show(); mathlet.give(count); };
button.disabled = !mathlet.isEditable;
show();
mathlet.element.append(button);
mathlet.initialized();
`;
const endless = `
const button = document.createElement('button');
button.textContent = 'Loop';
button.onclick = () => { for (;;) {} };
mathlet.element.append(button);
mathlet.initialized();
`;
const scripts: Readonly<Record<string, string>> = {
  '/counter.js': counter,
  // It comes to no end as soon as it is pressed.
  '/endless.js': endless,
  // What was listed is another script: its host has been taken over.
  '/changed.js': `${counter} // changed`,
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const title = String.raw`\lang{de}{Zählen}\lang{en}{Counting}`;
const problem = String.raw`\documentclass{mumie.problem}
\begin{metainfo} \name{${title}} \end{metainfo}
\usepackage{mumie.genericproblem}
\begin{content}
\title{${title}}
\begin{problem}
  \begin{question} \type{input.number} \text{\lang{de}{Zähle bis drei}\lang{en}{Count to three}: \ansref} \begin{answer} \solution{3} \end{answer} \end{question}
\end{problem}
\embedmathlet[problem][1,1]{applets/counter}
\embedmathlet[game]{applets/changed}
\embedmathlet{applets/unknown}
\embedmathlet{applets/endless}
\end{content}`;
const course = String.raw`\documentclass{mumie.course}
\begin{content}
\title{${title}}
\begin{chapter} \title{${title}} \begin{worksheet} \problem{/counting} \end{worksheet} \end{chapter}
\end{content}`;

describe.each(variants('en', 'de'))('applets in a problem (%s)', (language) => {
  const text = textsIn(language);
  let journey: Journey;
  let host: Server;
  let folder: string;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    const port = await freePort();
    host = createServer(({ url }, response) => {
      const script = scripts[url ?? ''];
      response.writeHead(script === undefined ? 404 : 200, {
        'content-type': 'text/javascript',
        'access-control-allow-origin': '*',
      });
      response.end(script);
    });
    await new Promise<void>((done) => host.listen(port, done));
    folder = mkdtempSync(join(tmpdir(), 'lemma-applets-'));
    const at = (path: string, script: string) => ({
      qualifiedName: 'org.example.Applet',
      exporterUrl: `http://localhost:${String(port)}${path}`,
      sha256: sha256(script),
    });
    writeFileSync(
      join(folder, 'applets.json'),
      JSON.stringify({
        'applets/counter': at('/counter.js', counter),
        'applets/endless': at('/endless.js', endless),
        'applets/changed': at('/changed.js', counter),
      }),
    );
    journey = await startJourney(
      { LEMMA_APPLETS: join(folder, 'applets.json') },
      { 'counting.tex': problem, 'counting-course.tex': course },
    );
    context = await journey.browser.newContext();
    ({ page } = await openProblem(context, problemAt(journey.origin, 'counting', language), { language }));
  });
  afterAll(async () => {
    await journey.end();
    host.close();
    rmSync(folder, { recursive: true });
  });

  const applet = (path: string) => page.getByRole('figure', { name: text('applet', 'name', { path }) });
  const inside = () => applet('applets/counter').frameLocator('iframe').getByRole('button');
  const answer = () => page.getByRole('textbox', { name: text('document', 'answerOfFigure', { number: 1 }) });

  it('load by themselves where they are problems and games, and give an answer by keyboard', async () => {
    await applet('applets/counter').getByText(text('applet', 'state.initialized')).waitFor();
    await inside().focus();
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Enter');
    await expect.poll(() => answer().inputValue()).toBe('3');
    await says(page, 'kept', language).waitFor();
  });

  it('are as they were after a reload: the platform has kept the answer', async () => {
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await page.reload();
    await atWork(page, language);
    await expect.poll(() => inside().textContent()).toBe('Counted: 3');
    expect(await answer().inputValue()).toBe('3');
  });

  it('do not run if their script is not the listed one, or if nothing is listed', async () => {
    await applet('applets/changed').getByText(text('applet', 'failed.notLoaded')).waitFor();
    expect(await applet('applets/changed').locator('iframe').count()).toBe(0);
    const unknown = applet('applets/unknown');
    await unknown.getByText(text('applet', 'state.notLoaded'), { exact: true }).waitFor();
    await unknown.getByRole('button', { name: text('applet', 'load') }).press('Enter');
    await unknown.getByRole('alert').getByText(text('applet', 'failed.notListed')).waitFor();
    await unknown.getByRole('button', { name: text('applet', 'again') }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it.each(variants(false, true))(
    'are taken away if they come to no end, and the page goes on (sites apart: %s)',
    async (isApart) => {
      const separate = '--site-per-process';
      const flags = isApart ? chromiumFlags : chromiumFlags.filter((flag) => flag !== separate);
      const browser = patiently(await chromium.launch({ executablePath: await findChromium(), args: flags }));
      const opened = await openProblem(await browser.newContext(), problemAt(journey.origin, 'counting', language), {
        language,
      });
      const of = (path: string) => opened.page.getByRole('figure', { name: text('applet', 'name', { path }) });
      // While others load, none can be loaded.
      await of('applets/changed').getByText(text('applet', 'failed.notLoaded')).waitFor();
      const figure = of('applets/endless');
      await figure.getByRole('button', { name: text('applet', 'load') }).press('Enter');
      const loop = figure.frameLocator('iframe').getByRole('button');
      await loop.waitFor();
      // It never answers that it was pressed.
      const pressed = loop.dispatchEvent('click').catch(() => undefined);
      await figure.getByText(text('applet', 'failed.silent')).waitFor();
      await pressed;
      expect(await figure.locator('iframe').count()).toBe(0);
      expect(await opened.page.evaluate(() => 1 + 1)).toBe(2);
      await browser.close();
    },
  );

  it('reach nothing of the page, its session, the platform or other scripts', async () => {
    const element = await applet('applets/counter').locator('iframe').elementHandle();
    const frame: Frame | null = await element.contentFrame();
    if (!frame) throw new Error('the applet has no frame');
    const outcomes = await frame.evaluate(
      async ({ origin, other }) => {
        const attempts: Record<string, () => unknown> = {
          origin: () => self.origin,
          page: () => parent.document.title,
          top: () => (top === null ? '' : (top.location.href = 'https://example.org/')),
          cookie: () => document.cookie,
          storage: () => localStorage.length,
          popup: () => window.open('https://example.org/'),
          server: () => fetch(`${origin}/api/configuration`).then(() => 'answered'),
          host: () => fetch(other).then(() => 'answered'),
          script: () =>
            new Promise((done, refuse) => {
              const script = document.createElement('script');
              script.src = other;
              script.onload = () => done('loaded');
              script.onerror = () => refuse(new TypeError());
              document.head.append(script);
            }),
        };
        const results: Record<string, unknown> = {};
        for (const [name, attempt] of Object.entries(attempts)) {
          try {
            results[name] = await attempt();
          } catch (error) {
            results[name] = error instanceof Error ? error.name : error;
          }
        }
        return results;
      },
      { origin: journey.origin, other: `http://localhost:${String(portOf(host))}/changed.js` },
    );
    expect(outcomes).toEqual({
      origin: 'null',
      page: 'SecurityError',
      top: 'SecurityError',
      cookie: 'SecurityError',
      storage: 'SecurityError',
      popup: null,
      server: 'TypeError',
      host: 'TypeError',
      script: 'TypeError',
    });
  });
});

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
