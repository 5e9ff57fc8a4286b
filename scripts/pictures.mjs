// npm run pictures [-- --accept] [NAME]: photographs the figures of Storybook and compares them with the approved
// pictures (stories/pictures). Not part of npm test: other fonts produce other pictures.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { chromium } from 'playwright-core';
import { PNG } from 'pngjs';
import { preview } from 'vite';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { runProgram } from './process.mjs';

const accepted = 'stories/pictures';
const folder = `${process.cwd()}/node_modules/.cache/lemma/pictures`;
const storybook = `${folder}/storybook`;
/** Stories whose picture is the point; except the one that shows all of the others. */
const titles = ['Visualization/Elements', 'School figures/', 'Course figures', 'Visualization/Board in space'];
/** The source beside a figure is not part of the picture. */
const withoutSources = '[data-source] { display: none !important; }';
/**
 * Pictures count as equal if no more of their pixels differ, ignoring antialiased edges: a line that is a pixel wider
 * differs in more.
 */
const tolerance = 50;

export async function run(args) {
  const wanted = args.find((arg) => !arg.startsWith('-')) ?? '';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  mkdirSync(accepted, { recursive: true });
  console.error('Building Storybook …');
  const { code } = await runProgram(process.execPath, ['scripts/run.mjs', 'story', 'build', storybook]);
  if (code !== 0) throw new Error('Storybook cannot be built');
  const server = await preview({ root: folder, build: { outDir: storybook }, preview: { port: 0 }, logLevel: 'error' });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    const [origin] = server.resolvedUrls.local;
    const index = JSON.parse(readFileSync(`${storybook}/index.json`, 'utf8'));
    const stories = Object.values(index.entries).filter(
      ({ type, title, name, id }) =>
        type === 'story' && titles.some((start) => title.startsWith(start)) && name !== 'All' && id.includes(wanted),
    );
    const page = await browser.newPage({ viewport: { width: 1000, height: 900 }, reducedMotion: 'reduce' });
    const verdicts = [];
    for (const { id } of stories) {
      const picture = await photograph(page, `${origin}iframe.html?id=${id}&viewMode=story`);
      verdicts.push(compare(id, picture, args.includes('--accept')));
    }
    const failed = verdicts.filter((verdict) => verdict !== 'same' && verdict !== 'accepted').length;
    console.log(`${verdicts.length - failed} passed, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The story once it has settled: two identical pictures in a row. */
async function photograph(page, address) {
  await page.goto(address);
  const root = page.locator('#storybook-root');
  await root.locator(':scope > *').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  let last = Buffer.alloc(0);
  for (let turn = 0; turn < 40; turn += 1) {
    const picture = await root.screenshot({ animations: 'disabled', caret: 'hide', style: withoutSources });
    if (turn > 2 && picture.equals(last)) return picture;
    last = picture;
    await page.waitForTimeout(150);
  }
  throw new Error(`${address} never stands still`);
}

function compare(id, picture, accepts) {
  const path = `${accepted}/${id}.png`;
  if (!existsSync(path)) {
    if (accepts) writeFileSync(path, picture);
    else console.log(`✗ ${id}: no accepted picture`);
    return accepts ? 'accepted' : 'missing';
  }
  const [before, now] = [PNG.sync.read(readFileSync(path)), PNG.sync.read(picture)];
  const { width, height } = before;
  const isSameSize = width === now.width && height === now.height;
  const difference = new PNG({ width, height });
  const count = isSameSize
    ? pixelmatch(before.data, now.data, difference.data, width, height, { threshold: 0.1 })
    : width * height;
  if (count <= tolerance) return 'same';
  if (accepts) {
    writeFileSync(path, picture);
    return 'accepted';
  }
  writeFileSync(`${folder}/${id}.png`, picture);
  if (isSameSize) writeFileSync(`${folder}/${id}.difference.png`, PNG.sync.write(difference));
  console.log(`✗ ${id}: ${isSameSize ? `${count} pixels differ` : 'another size'}; see ${folder}/${id}.png`);
  return 'different';
}
