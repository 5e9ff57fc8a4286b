// The stories as tests, a step of npm test: every story of the built Storybook is shown in Chromium, played, and checked
// with axe, as Storybook itself does it. Nothing is transformed on the way.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { build } from './build.mjs';

const site = 'node_modules/.cache/lemma/storybook';
/** Files whose stories are played at the same time: one more than cores, because stories wait for their boards. */
const lanes = 3;
/** Milliseconds that a story may take. */
const patience = 60_000;
/** Stories about errors, in which the browser complains. */
const faulty = [
  'document-attacks',
  'document-construction--attack',
  'document-block-with-a-fault',
  'document-applet--script-missing',
];
/** What stories are shown in unless they name another viewport of Storybook's. */
const sizes = { mobile1: { width: 320, height: 568 }, desktop: { width: 1280, height: 1024 } };
const usual = { width: 1200, height: 900 };

/**
 * Plays the stories of the files whose paths contain one of the words; all without words. What fails is repeated once in
 * a page of its own. Resolves to the numbers of those that passed and failed, and the names of those that passed only
 * when repeated.
 */
export async function checkStories({ files: words, chromium: address, hear }) {
  await build('storybook');
  const server = await preview({
    configFile: false,
    build: { outDir: site },
    preview: { port: 0 },
    logLevel: 'error',
  });
  const browser = await chromium.connect(await address());
  const [origin] = server.resolvedUrls.local;
  const total = { passed: 0, failed: 0, repeated: [] };
  const queue = storiesByFile(words);
  const work = async () => {
    // Storybook stops animations at their end for what calls itself so.
    const context = await browser.newContext({ viewport: usual, userAgent: 'StorybookTestRunner' });
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      for (const { story, failure } of await playFile(context, origin, file.stories)) {
        hear(`${file.path} > ${story.name}\n`);
        const again = failure === undefined ? undefined : await playFile(context, origin, [story]);
        if (again?.[0].failure !== undefined) {
          total.failed += 1;
          console.log(`✗ ${file.path} > ${story.name}\n${failure}`);
        } else {
          total.passed += 1;
          if (again !== undefined) total.repeated.push(`${file.path} > ${story.name}`);
        }
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, work));
  } finally {
    await browser.close();
    await server.close();
  }
  return total;
}

/** The stories of each file, the largest file first, so that no lane is left alone with it. */
function storiesByFile(words) {
  const { entries } = JSON.parse(readFileSync(`${site}/index.json`, 'utf8'));
  const files = new Map();
  for (const story of Object.values(entries)) {
    if (story.type !== 'story' || !story.tags.includes('test')) continue;
    const path = story.importPath.replace(/^(\.\.?\/)+/, '');
    files.set(path, [...(files.get(path) ?? []), story]);
  }
  return [...files]
    .map(([path, stories]) => ({ path, stories }))
    .filter(({ path }) => words.length === 0 || words.some((word) => path.includes(word)))
    .sort((one, other) => other.stories.length - one.stories.length);
}

/**
 * Plays stories one after another on a page of their own; each with what went wrong, if anything did. After that the page
 * is another one: Storybook loads it anew itself if what went wrong goes on.
 */
async function playFile(context, origin, stories) {
  const played = [];
  let opened;
  for (const story of stories) {
    opened ??= await openPage(context, origin);
    const failure = await play(opened, story.id);
    played.push({ story, failure });
    if (failure === undefined) continue;
    await opened.page.close();
    opened = undefined;
  }
  await opened?.page.close();
  return played;
}

/** A page that shows one story after another, and the browser's complaints about what it shows. */
async function openPage(context, origin) {
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !url.endsWith('/favicon.ico')) complaints.push(`${message.text()} ${url}`);
  });
  // A browser that has compiled the files once need not do so again; what other stories have stored is forgotten.
  const protocol = await context.newCDPSession(page);
  await protocol.send('Storage.clearDataForOrigin', {
    origin: new URL(origin).origin,
    storageTypes: 'local_storage,indexeddb,cookies,cache_storage',
  });
  await protocol.detach();
  // Nothing is chosen: stories are asked for once their size is known.
  await page.goto(`${origin}iframe.html?viewMode=story&embed=false`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  await page.evaluate(() => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { moment: 'end' } }));
  return { page, complaints };
}

async function play({ page, complaints }, id) {
  try {
    const { viewport, isForAxe } = await page.evaluate(settingOf, id);
    await page.setViewportSize(sizes[viewport] ?? usual);
    const failure = await Promise.race([
      page.evaluate(playHere, { storyId: id, isForAxe }),
      new Promise((done) => setTimeout(done, patience, `not finished after ${patience / 1000} s`)),
    ]);
    const heard = complaints.splice(0);
    if (failure !== undefined || heard.length === 0 || faulty.some((start) => id.startsWith(start))) return failure;
    return `the browser complains:\n${heard.join('\n')}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** In the page: the name of the viewport that a story wants, and whether axe looks at it. */
async function settingOf(storyId) {
  const { storyGlobals, parameters } = await window.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
  return { viewport: storyGlobals.viewport?.value, isForAxe: parameters.a11y?.test !== 'off' };
}

/** In the page: shows a story and resolves when its test and axe are done, to what went wrong. */
async function playHere({ storyId, isForAxe }) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const wrong = [];
  const say = (error) => wrong.push(error?.stack ?? error?.message ?? error?.description ?? String(error));
  // A ResizeObserver that measures once more in the next frame is reported as an error, and is none.
  const onError = ({ error, message }) => message.startsWith('ResizeObserver loop') || say(error ?? message);
  const onRejection = ({ reason }) => say(reason);
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
  for (const event of failures) channel.on(event, say);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  const { status, reporters } = await new Promise((done) => {
    channel.once('storyFinished', done);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  for (const event of failures) channel.off(event, say);
  window.removeEventListener('error', onError);
  window.removeEventListener('unhandledrejection', onRejection);
  const axe = reporters.filter((each) => each.type === 'a11y');
  for (const { result } of axe) {
    if (result.error) say(result.error);
    for (const { id, help, nodes } of result.violations ?? [])
      wrong.push(`axe, ${id}: ${help}\n${nodes.map(({ html, target }) => `  ${target} ${html}`).join('\n')}`);
  }
  if (wrong.length === 0 && status !== 'success') wrong.push(`it ended with "${status}"`);
  if (wrong.length === 0 && axe.length !== (isForAxe ? 1 : 0)) wrong.push(`axe looked at it ${axe.length} times`);
  return wrong.length === 0 ? undefined : wrong.join('\n');
}
