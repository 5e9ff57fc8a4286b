// npm run pictures [-- --accept] [NAME]: photographs the figures of the stories and compares them with the approved
// pictures (stories/pictures). A step of npm test.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { PNG } from 'pngjs';
import { build, defaultClientConditions, preview } from 'vite';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { cindyFrame } from './cindy-frame.mjs';
import { comparePictures } from './compare-pictures.mjs';
import { sourceCondition } from './package-entries.mjs';

const accepted = 'stories/pictures';
const folder = `${process.cwd()}/node_modules/.cache/lemma/pictures`;
/** Nothing depends on the machine or on which Chromium it is: letters, colours and graphics are computed by Chromium alone. */
const flags = [
  ...chromiumFlags,
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
/** Two stories are photographed at a time: one is drawn while the other is read. */
const pages = 2;

export async function run(args) {
  const wanted = args.find((arg) => !arg.startsWith('-')) ?? '';
  const { passed, failed } = await checkPictures({ wanted, accepts: args.includes('--accept') });
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

/** Photographs every story whose id contains `wanted`; counts those that match their approved pictures. */
export async function checkPictures({ wanted = '', accepts = false } = {}) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const site = `${folder}/site`;
  await buildPage(site);
  const server = await preview({
    configFile: false,
    root: folder,
    build: { outDir: site },
    preview: { port: 0 },
    logLevel: 'error',
  });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
  try {
    const [origin] = server.resolvedUrls.local;
    const all = await storiesOf(browser, origin);
    const queue = all.filter((id) => id.includes(wanted));
    const total = { passed: 0, failed: 0 };
    const count = (isPassed) => (total[isPassed ? 'passed' : 'failed'] += 1);
    const work = async () => {
      const page = await openPage(browser, origin);
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
        count(judge(id, await photograph(page, id), accepts));
      }
    };
    await Promise.all(Array.from({ length: pages }, work));
    if (wanted === '') for (const id of leftOver(all)) count(forget(id, accepts));
    return total;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** One page with all photographed stories: it is loaded once, and the stories are shown one after another. */
function buildPage(site) {
  return build({
    configFile: false,
    root: `${process.cwd()}/stories`,
    plugins: [cindyFrame()],
    resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
    build: {
      outDir: site,
      minify: false,
      chunkSizeWarningLimit: 20_000,
      rollupOptions: { input: 'stories/pictures.html' },
    },
    logLevel: 'error',
  });
}

async function openPage(browser, origin) {
  const page = await browser.newPage({
    viewport: { width: 1000, height: 900 },
    deviceScaleFactor: 1,
    locale: 'en',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(`${origin}pictures.html`);
  await page.waitForFunction(() => window.pictures !== undefined);
  return page;
}

async function storiesOf(browser, origin) {
  const page = await openPage(browser, origin);
  const ids = await page.evaluate(() => window.pictures.ids);
  await page.close();
  return ids;
}

/** The story once it has settled: two identical pictures in a row. */
async function photograph(page, id) {
  await page.evaluate((story) => window.pictures.show(story), id);
  const root = page.locator('#story');
  let last = Buffer.alloc(0);
  for (let turn = 0; turn < 40; turn += 1) {
    const picture = await root.screenshot({ animations: 'disabled', caret: 'hide' });
    if (picture.equals(last)) return picture;
    last = picture;
  }
  throw new Error(`${id} never stands still`);
}

/** Whether a picture matches the approved one; reports differences. */
function judge(id, picture, accepts) {
  const path = `${accepted}/${id}.png`;
  const difference = existsSync(path)
    ? comparePictures(PNG.sync.read(readFileSync(path)), PNG.sync.read(picture))
    : { isSame: false, words: 'no accepted picture' };
  if (difference.isSame) return true;
  if (accepts) {
    writeFileSync(path, picture);
    return true;
  }
  writeFileSync(`${folder}/${id}.png`, picture);
  if (difference.picture !== undefined) {
    writeFileSync(`${folder}/${id}.difference.png`, PNG.sync.write(difference.picture));
  }
  console.log(
    `✗ ${id}: ${difference.words}; see ${folder}/${id}.png, or accept it: npm run pictures -- --accept ${id}`,
  );
  return false;
}

/** Approved pictures of stories that no longer exist. */
function leftOver(ids) {
  return readdirSync(accepted)
    .map((file) => file.replace(/\.png$/, ''))
    .filter((id) => !ids.includes(id));
}

function forget(id, accepts) {
  if (accepts) rmSync(`${accepted}/${id}.png`);
  else console.log(`✗ ${id}: there is no such story any more`);
  return accepts;
}
