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

export async function measure() {
  await build('web', 'server');
  const folder = mkdtempSync(join(tmpdir(), 'lemma-bench-'));
  const server = spawn(process.execPath, ['apps/server/dist/main.mjs'], {
    env: { ...process.env, PORT: '8792', LEMMA_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready) => server.stdout.on('data', (part) => String(part).includes('Lemma is ready') && ready()));
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    const preview = await keyToPreview(browser, '\\section{Bench}\n\n');
    const long = longSource(20_000);
    const longPreview = await keyToPreview(browser, long);
    const half = long.indexOf('\n\n', long.length / 2) + 2;
    const middlePreview = await keyToPreview(browser, long.slice(0, half), `\n\n${long.slice(half)}`);
    const [conversion, search] = [await conversions(), await searches(browser)];
    return [
      row('a key after a rest to the page that follows, ms, against 100 ms', preview, 100, 1),
      row('the same at the end of a source of 20 kB, ms, against 100 ms', longPreview, 100, 1),
      row('the same in its middle, ms, against 100 ms', middlePreview, 100, 1),
      row('POST /jmmtex/convert-document of a lecture, ms, against 50 ms', conversion, 50, 1),
      row('GET /search, first page, ms, against 50 ms', search, 50, 1),
    ];
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A lecture with this many characters. */
function longSource(length) {
  const whole = lecture()
    .replace(/^\\begin\{content\}|\\end\{content\}$/g, '')
    .slice(0, length);
  return `${whole.slice(0, whole.lastIndexOf('\n\n'))}\n\n`;
}

/** From a keystroke between two parts of a source to the paragraph on the page, by the page's clock. */
async function keyToPreview(browser, before, after = '') {
  const page = await browser.newPage();
  await page.goto(`${origin}/try-out`);
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(after);
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText(`${before}Here`);
  await page.locator('article p', { hasText: /^Here$/ }).waitFor();
  await page.evaluate(() => {
    window.watched = [...document.querySelectorAll('article p')].findIndex((each) => each.textContent === 'Here');
  });
  const times = [];
  for (let at = 0; at < 12; at += 1) {
    await page.waitForTimeout(500);
    // The page observes before the key is sent: of two messages to it the later one may arrive first.
    await page.evaluate((word) => {
      let began;
      addEventListener('beforeinput', () => (began = performance.now()), { capture: true, once: true });
      window.shown = new Promise((resolve) => {
        const look = () => {
          const text = began && document.querySelectorAll('article p')[window.watched]?.textContent;
          if (text?.endsWith(word)) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        look();
      });
    }, ` word${at}`);
    await page.keyboard.insertText(` word${at}`);
    times.push(await page.evaluate(() => window.shown));
  }
  await page.close();
  return median(times.slice(2));
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
