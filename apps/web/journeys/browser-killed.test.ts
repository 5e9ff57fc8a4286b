import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.mjs';
import { atWork, button, problemAt } from './learner.ts';
import { logIn, speak } from './people.ts';
import { startJourney, type Journey } from './platform.ts';

/** How often a tab crashes, and how often the browser is killed: LEMMA_KILLS=50 takes long. */
const kills = Number(process.env['LEMMA_KILLS'] ?? 5);

/** Milliseconds after the last key within which a change has to be on the device. */
const most = 300;

let journey: Journey;
let profile: string;
beforeAll(async () => {
  journey = await startJourney();
  profile = mkdtempSync(join(tmpdir(), 'lemma-profile-'));
});
afterAll(async () => {
  await journey.end();
  rmSync(profile, { recursive: true, force: true });
});

interface Own {
  readonly process: ChildProcess;
  readonly browser: Browser;
  readonly context: BrowserContext;
}

/** A browser of its own with a profile that outlasts it. */
async function start(): Promise<Own> {
  const child = spawn(
    await findChromium(),
    [...chromiumFlags, '--headless', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const address = await new Promise<string>((resolve) => {
    let printed = '';
    child.stderr.on('data', (part: Buffer) => {
      printed += part.toString();
      const [, found] = /DevTools listening on (ws:\S+)/.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('a browser without a profile');
  context.setDefaultTimeout(60_000);
  return { process: child, browser, context };
}

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await speak(page, 'en');
  await page.goto(problemAt(journey.origin, 'linear-functions/two-points-problem', 'en'));
  const login = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true });
  await login.or(button(page, 'save')).first().waitFor();
  if ((await login.count()) > 0) await logIn(page, 'learner', 'en');
  await atWork(page);
  return page;
}

/** Types digits one by one for a while; when each was there. */
async function typeAt(
  page: Page,
  digits: number,
  pause: number,
): Promise<readonly { readonly text: string; readonly at: number }[]> {
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('');
  await field.focus();
  const typed = [];
  for (let count = 1; count <= digits; count += 1) {
    await page.keyboard.press(String(count % 10));
    typed.push({ text: await field.inputValue(), at: performance.now() });
    await new Promise((done) => setTimeout(done, pause));
  }
  return typed;
}

it(`loses nothing older than ${String(most)} ms when a tab crashes or the browser is killed, ${String(kills)} times`, async () => {
  let own = await start();
  for (let kill = 0; kill < kills; kill += 1) {
    let page = await open(own.context);
    // Nothing reaches the platform: only the device counts.
    await own.context.route('**/problem/datasheet', (route) => route.abort());
    const typed = await typeAt(page, 6 + (kill % 4), 60 + 70 * (kill % 3));
    const end = performance.now();
    if (kill % 2 === 0) {
      own.process.kill('SIGKILL');
      await new Promise((done) => own.process.once('exit', done));
      await own.browser.close().catch(() => undefined);
      own = await start();
    } else {
      await page.goto('chrome://crash').catch(() => undefined);
      await page.close().catch(() => undefined);
      await own.context.unroute('**/problem/datasheet');
    }
    const oldest = typed.filter(({ at }) => end - at > most).at(-1)?.text ?? '';
    page = await open(own.context);
    await expect
      .poll(() => page.getByRole('main').getByRole('textbox').first().inputValue())
      .toMatch(new RegExp(`^${oldest}`));
    await page.close();
  }
  own.process.kill('SIGKILL');
  await own.browser.close().catch(() => undefined);
});
