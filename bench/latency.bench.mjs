// What users wait for, on the running platform: from the last key to the page, for a conversion, for a page of search
// results.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from '../scripts/build.mjs';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { median, row, time } from './measuring.mjs';
import { lecture } from './school-formulas.mjs';

const origin = 'http://localhost:8792';

/** Another checkout, installed and built: its key to the page is measured in turn with ours (`LEMMA_BEFORE=/path`). */
const before = process.env.LEMMA_BEFORE;
const originBefore = 'http://localhost:8793';

export async function measure() {
  await build('web', 'server');
  const servers = [await serve('.', origin), ...(before === undefined ? [] : [await serve(before, originBefore)])];
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    const long = longSource(20_000);
    const half = long.indexOf('\n\n', long.length / 2) + 2;
    const rows = [
      ...(await keyRows(browser, 'a key after a rest to the page that follows', '\\section{Bench}\n\n')),
      ...(await keyRows(browser, 'the same at the end of a source of 20 kB', long)),
      ...(await keyRows(browser, 'the same in its middle', long.slice(0, half), `\n\n${long.slice(half)}`)),
    ];
    const [conversion, search] = [await conversions(), await searches(browser)];
    return [
      ...rows,
      row('POST /jmmtex/convert-document of a lecture, ms, against 50 ms', conversion, 50, 1),
      row('GET /search, first page, ms, against 50 ms', search, 50, 1),
    ];
  } finally {
    await browser.close();
    for (const server of servers) server.end();
  }
}

/** The platform of a checkout, with a new database. */
async function serve(checkout, address) {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-bench-'));
  const server = spawn(process.execPath, ['apps/server/dist/main.mjs'], {
    cwd: checkout,
    env: { ...process.env, PORT: new URL(address).port, LEMMA_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready) => server.stdout.on('data', (part) => String(part).includes('Lemma is ready') && ready()));
  return {
    end: () => {
      server.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** From a key to the page, in turn with the other checkout if there is one. */
async function keyRows(browser, what, start, end) {
  const origins = [origin, ...(before === undefined ? [] : [originBefore])];
  const pages = [];
  for (const each of origins) pages.push(await openTryOut(browser, each, start, end));
  const times = pages.map(() => []);
  for (let at = 0; at < (before === undefined ? 12 : 32); at += 1)
    for (const [index, page] of pages.entries()) times[index].push(await keyToPage(page, ` word${at}`));
  for (const page of pages) await page.close();
  const [ours, theirs] = times.map((list) => median(list.slice(2)));
  return [
    row(`${what}, ms, against 100 ms`, ours, 100, 1),
    ...(theirs === undefined ? [] : [row(`${what}, against the other checkout`, ours, theirs)]),
  ];
}

/** A lecture with this many characters. */
function longSource(length) {
  const whole = lecture()
    .replace(/^\\begin\{content\}|\\end\{content\}$/g, '')
    .slice(0, length);
  return `${whole.slice(0, whole.lastIndexOf('\n\n'))}\n\n`;
}

/** The try-out with a source that has the paragraph `Here` between two parts. */
async function openTryOut(browser, address, start, end = '') {
  const page = await browser.newPage();
  await page.goto(`${address}/try-out`);
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(end);
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText(`${start}Here`);
  await page.locator('article p', { hasText: /^Here$/ }).waitFor();
  await page.evaluate(() => {
    window.watched = [...document.querySelectorAll('article p')].findIndex((each) => each.textContent === 'Here');
  });
  return page;
}

/** From a key after a rest to the paragraph on the page, by the clock of the page. */
async function keyToPage(page, word) {
  await page.bringToFront();
  await page.waitForTimeout(500);
  // The page observes before the key is sent: of two messages to it the later one may arrive first.
  await page.evaluate((typed) => {
    let began;
    addEventListener('beforeinput', () => (began = performance.now()), { capture: true, once: true });
    window.shown = new Promise((resolve) => {
      const look = () => {
        const text = began && document.querySelectorAll('article p')[window.watched]?.textContent;
        if (text?.endsWith(typed)) resolve(performance.now() - began);
        else requestAnimationFrame(look);
      };
      look();
    });
  }, word);
  await page.keyboard.insertText(word);
  return page.evaluate(() => window.shown);
}

async function conversions() {
  const times = [];
  for (let at = 0; at < 15; at += 1) {
    const texCode = `\\section{Bench ${at}}\n\n${'A line with $\\frac{a}{b} + x^2$ in it.\n\n'.repeat(40)}`;
    const call = () =>
      fetch(`${origin}/api/jmmtex/convert-document`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ texCode, lang: 'en' }),
      }).then((answer) => answer.text());
    times.push(await time(call));
  }
  return median(times.slice(3));
}

async function searches(browser) {
  const page = await browser.newPage({ locale: 'en' });
  await page.goto(`${origin}/pool/browser`);
  await page.getByRole('main').getByRole('button').first().click();
  await page.locator('input[name=username]').fill('lecturer');
  await page.locator('input[name=password]').fill('lecturer');
  await page.locator('input[name=password]').press('Enter');
  await page.getByRole('searchbox').waitFor();
  const times = [];
  for (const word of ['fractions', 'line', 'parabola', 'angle', 'sequence']) {
    const answered = page.waitForResponse((answer) => answer.url().includes(`query=${word}`));
    await page.getByRole('searchbox').fill(word);
    const answer = await answered;
    await answer.finished();
    times.push(answer.request().timing().responseEnd);
  }
  return median(times);
}
