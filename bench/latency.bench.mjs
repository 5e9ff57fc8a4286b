// What people wait for, on the running platform: from the last key to the page, for a conversion, for a page of search results.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from '../scripts/build.mjs';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { median, row, time } from './measuring.mjs';

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
    const [preview, conversion, search] = [await keyToPreview(browser), await conversions(), await searches(browser)];
    return [
      row('last key to the page that follows, ms, against 300 ms', preview, 300, 1),
      row('POST /jmmtex/convert-document of a lecture, ms, against 50 ms', conversion, 50, 1),
      row('GET /search, first page, ms, against 50 ms', search, 50, 1),
    ];
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function keyToPreview(browser) {
  const page = await browser.newPage();
  await page.goto(`${origin}/try-out`);
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('\\section{Bench}\n\n');
  const times = [];
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.insertText(` word${at}`);
    times.push(
      await time(() =>
        page
          .locator('p', { hasText: `word${at}` })
          .last()
          .waitFor(),
      ),
    );
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
