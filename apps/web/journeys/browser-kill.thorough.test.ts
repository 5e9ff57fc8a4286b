import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom, type Random } from '../../../packages/core/src/platform/index.ts';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.mjs';
import { atWork, button, problemAt } from './learner.ts';
import { logIn, openSignedIn, speak } from './people.ts';
import { patiently, startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';

/** How often a browser is killed and a tab crashes: LEMMA_KILLS=50 takes minutes. */
const kills = Number(process.env['LEMMA_KILLS'] ?? 3);
const seed = Number(process.env['LEMMA_SEED'] ?? 2026);

/** A problem with two fields. */
const path = 'linear-functions/two-points-problem';

/** A Chromium of its own, whose folder outlives it. */
interface OwnChromium {
  readonly browser: Browser;
  readonly process: ChildProcess;
}

let journey: Journey;
let profile: string;
let own: OwnChromium;
let page: Page;
let tutor: Page;

beforeAll(async () => {
  journey = await startJourney();
  profile = mkdtempSync(join(tmpdir(), 'lemma-profile-'));
  own = await startChromium();
  page = await reopen();
  const address = `${problemAt(journey.origin, path, 'en')}&user=demo-learner`;
  const context = await journey.browser.newContext({ locale: 'en' });
  tutor = (await openSignedIn(context, address, { user: 'tutor' })).page;
  await fields(tutor).first().waitFor();
});
afterAll(async () => {
  await kill(own);
  await journey.end();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

async function startChromium(): Promise<OwnChromium> {
  const given = [...chromiumFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  // A group of its own, so that none of its processes outlives the first to write something down.
  const child = spawn(await findChromium(), given, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise<string>((done, refuse) => {
    let printed = '';
    child.stderr.on('data', (part: Buffer) => {
      printed += part.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(printed)?.[1];
      if (found !== undefined) done(found);
    });
    child.on('exit', (code) => refuse(new Error(`Chromium ended with ${String(code)}:\n${printed}`)));
  });
  return { browser: patiently(await chromium.connectOverCDP(address)), process: child };
}

async function kill({ process: child }: OwnChromium): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

function contextOf({ browser }: OwnChromium): BrowserContext {
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('a Chromium without a profile');
  return context;
}

/** Opens the problem in a new tab; whoever is not known any more signs in. Touches no field. */
async function reopen(): Promise<Page> {
  const opened = await contextOf(own).newPage();
  await speak(opened, 'en');
  await opened.goto(problemAt(journey.origin, path, 'en'));
  const login = opened.getByRole('main').getByRole('button', { name: textsIn('en')('shell', 'login') });
  await button(opened, 'save').or(login).first().waitFor();
  if (await login.isVisible()) await logIn(opened, 'learner', 'en');
  await atWork(opened);
  return opened;
}

const fields = (of: Page) => of.getByRole('main').getByRole('textbox');

async function valuesOn(of: Page): Promise<readonly number[]> {
  return Promise.all([0, 1].map(async (field) => Number(await fields(of).nth(field).inputValue())));
}

interface Edit {
  readonly field: number;
  readonly value: number;
  /** Whether the browser has said before it was gone that the value is on the device. */
  readonly isKept?: boolean;
}

/** Numbers rise, so that a value says when it was typed. */
let number = 1000;

const passes = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** What is in the storage of the browser for what waits to be sent. Runs on the page. */
function writtenDown(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('lemma-outbox');
    opening.onerror = () => reject(new Error('the storage cannot be opened'));
    opening.onsuccess = () => {
      const all = opening.result.transaction('changes').objectStore('changes').getAll();
      all.onerror = () => reject(new Error('the storage cannot be read'));
      all.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(all.result));
      };
    };
  });
}

/** Types on in both fields, and notes what, until it is told that the page is gone. */
async function typeInto(edits: Edit[], random: Random, isGone: () => boolean): Promise<void> {
  while (!isGone()) {
    const edit: Edit = { field: random.integer(0, 1), value: (number += 1) };
    edits.push(edit);
    try {
      await fields(page).nth(edit.field).fill(String(edit.value));
      await passes(random.integer(0, 200));
      const written = await page.evaluate(writtenDown);
      for (const [at, each] of edits.entries())
        if (written.includes(String(each.value))) edits[at] = { ...each, isKept: true };
    } catch (error) {
      if (isGone()) return;
      throw error;
    }
  }
}

it.each([
  { what: 'the browser is killed', crash: false },
  { what: 'the tab crashes', crash: true },
])(
  `keeps what was on the device before $what, and sends it untouched: ${String(kills)} times, seed ${String(seed)}`,
  { timeout: (kills + 1) * 600_000 },
  async ({ crash }) => {
    const random = seededRandom(seed + (crash ? 1 : 0));
    let known = await valuesOn(page);
    let [typed, waiting] = [0, 0];
    for (let run = 0; run < kills; run += 1) {
      // Without a network nothing is anywhere but on the device.
      const isOffline = run % 3 !== 2;
      if (isOffline) await contextOf(own).setOffline(true);
      const edits: Edit[] = [];
      const ending = new AbortController();
      const typing = typeInto(edits, random, () => ending.signal.aborted);
      await Promise.race([typing, passes(random.integer(500, 3000))]);
      // Without a network something is on the device; then it may be gone at any moment.
      if (isOffline) await expect.poll(() => edits.some((edit) => edit.isKept), { interval: 20 }).toBe(true);
      ending.abort();
      if (crash) await crashTab(page);
      else await kill(own);
      await typing;
      if (crash) await contextOf(own).setOffline(false);
      else own = await startChromium();
      page = await reopen();
      const told = `run ${String(run)}, ${isOffline ? 'offline' : 'online'}`;
      // What is restored is shown as soon as the problem is.
      await expect
        .poll(async () => (await valuesOn(page)).map((value, field) => value >= least(field)), { message: told })
        .toEqual([true, true]);
      const shown = await valuesOn(page);
      for (const [field, value] of shown.entries()) {
        const possible = edits.filter((edit) => edit.field === field).map((edit) => edit.value);
        expect([known[field], ...possible], told).toContain(value);
      }
      await expect
        .poll(
          async () => {
            await tutor.reload();
            await fields(tutor).first().waitFor();
            return valuesOn(tutor);
          },
          { message: told },
        )
        .toEqual(shown);
      expect(await valuesOn(page), told).toEqual(shown);
      typed += edits.length;
      if (isOffline && shown.some((value, field) => value !== known[field])) waiting += 1;
      known = shown;

      /** The newest number in a field that was on the device. */
      function least(field: number): number {
        const old = edits.filter((edit) => edit.field === field && edit.isKept === true);
        return old.at(-1)?.value ?? known[field] ?? 0;
      }
    }
    console.log(
      `${String(kills)} times, seed ${String(seed)}: ${String(typed)} edits; ${String(waiting)} times they were on the device alone`,
    );
    expect(waiting).toBeGreaterThan(0);
  },
);

/** Ends the process of a tab, and waits until it is gone. */
async function crashTab(tab: Page): Promise<void> {
  const crashed = tab.waitForEvent('crash');
  const session = await contextOf(own).newCDPSession(tab);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await tab.close();
}
