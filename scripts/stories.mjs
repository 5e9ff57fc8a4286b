// The stories as tests, a step of npm test: every story of the built Storybook is shown in Chromium, played, and checked
// with axe, as Storybook itself does it. Nothing is transformed on the way.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { build } from './build.mjs';

const site = 'node_modules/.cache/lemma/storybook';
/** What each story took, slowest first, for whoever looks for the time. */
const report = 'node_modules/.cache/lemma/reports/stories.json';
/** The tag of stories that only the long run plays, or whoever names their file: they differ in little from others. */
const thorough = 'thorough';
/** Files whose stories are played at the same time: one more than cores, because stories wait for their boards. */
const lanes = 3;
/** Milliseconds after which a story is thought to hang, also on a machine that is ten times as slow as ours. */
const patience = 120_000;
/** How many stories a page shows before another one takes its place, so that it does not grow without bounds. */
const storiesOfPage = 150;
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
 * Plays the stories of the files whose paths contain one of the words, or that a change touches; all without either.
 * Resolves to the numbers of those that passed and failed.
 */
export async function checkStories({ files: words, only, chromium: address, hear }) {
  await build('storybook');
  const server = await preview({
    configFile: false,
    build: { outDir: site },
    preview: { port: 0 },
    logLevel: 'error',
  });
  const browser = await chromium.connect(await address());
  const [origin] = server.resolvedUrls.local;
  const total = { passed: 0, failed: 0 };
  const times = [];
  const queue = storiesByFile(only === undefined ? words : [...words, ...only.stories]);
  const work = async () => {
    // Storybook stops animations at their end for what calls itself so.
    const context = await browser.newContext({ viewport: usual, userAgent: 'StorybookTestRunner' });
    let opened;
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      if (opened !== undefined) await forget(opened);
      for (const story of file.stories) {
        opened ??= await openPage(context, origin);
        const began = performance.now();
        const failure = await play(opened, story.id);
        times.push({ path: file.path, name: story.name, milliseconds: Math.round(performance.now() - began) });
        hear(`${file.path} > ${story.name}\n`);
        total[failure === undefined ? 'passed' : 'failed'] += 1;
        if (failure !== undefined) console.log(`✗ ${file.path} > ${story.name}\n${failure}`);
        // Storybook loads a page anew itself if what went wrong goes on.
        if (failure === undefined && opened.played < storiesOfPage) continue;
        await opened.page.close();
        opened = undefined;
      }
    }
    await context.close();
  };
  try {
    await Promise.all(Array.from({ length: lanes }, work));
  } finally {
    await browser.close();
    await server.close();
  }
  mkdirSync(dirname(report), { recursive: true });
  times.sort((one, other) => other.milliseconds - one.milliseconds);
  writeFileSync(report, JSON.stringify(times, null, 1));
  return total;
}

/** The stories of each file, the largest file first, so that no lane is left alone with it. */
function storiesByFile(words) {
  const { entries } = JSON.parse(readFileSync(`${site}/index.json`, 'utf8'));
  const files = new Map();
  for (const story of Object.values(entries)) {
    if (story.type !== 'story' || !story.tags.includes('test')) continue;
    if (story.tags.includes(thorough) && process.env.LEMMA_TESTS === undefined) continue;
    const path = story.importPath.replace(/^(\.\.?\/)+/, '');
    files.set(path, [...(files.get(path) ?? []), story]);
  }
  return [...files]
    .map(([path, stories]) => ({ path, stories }))
    .filter(({ path }) => words.length === 0 || words.some((word) => path.includes(word)))
    .sort((one, other) => other.stories.length - one.stories.length);
}

/** A page that shows one story after another, and the browser's complaints about what it shows. */
async function openPage(context, origin) {
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !url.endsWith('/favicon.ico')) complaints.push(`${message.text()} ${url}`);
  });
  const protocol = await context.newCDPSession(page);
  const opened = { page, complaints, protocol, origin: new URL(origin).origin, played: 0 };
  await forget(opened);
  // Nothing is chosen: stories are asked for once their size is known.
  await page.goto(`${origin}iframe.html?viewMode=story&embed=false`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  await page.evaluate(() => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { moment: 'end' } }));
  return opened;
}

/** Forgets what stories have stored, so that those of another file begin as in a new browser. */
async function forget({ page, protocol, origin }) {
  const storageTypes = 'local_storage,indexeddb,cookies,cache_storage';
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes });
  // A page that shows nothing yet has no storage of its own.
  if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
}

async function play(opened, id) {
  const { page, complaints } = opened;
  opened.played += 1;
  try {
    const { viewport, isForAxe } = await page.evaluate(settingOf, id);
    await page.setViewportSize(sizes[viewport] ?? usual);
    const late = Symbol('late');
    const result = await Promise.race([
      page.evaluate(playHere, { storyId: id, isForAxe }),
      new Promise((done) => setTimeout(done, patience, late)),
    ]);
    const failure = result === late ? await unfinished(page) : result;
    const heard = complaints.splice(0);
    if (failure !== undefined || heard.length === 0 || faulty.some((start) => id.startsWith(start))) return failure;
    return `the browser complains:\n${heard.join('\n')}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What is known about a story that does not end: a page that waits for something, or one that is busy. */
async function unfinished(page) {
  const waiting = page.evaluate(stateHere).catch(String);
  const busy = new Promise((done) => setTimeout(done, 10_000, 'the page is busy or has crashed'));
  return `not finished after ${patience / 1000} s; ${await Promise.race([waiting, busy])}`;
}

/** In the page: how far its story has come, whether it is drawn, and what it shows. */
async function stateHere() {
  const isDrawn = await Promise.race([
    new Promise((done) => requestAnimationFrame(() => done(true))),
    new Promise((done) => setTimeout(done, 3000, false)),
  ]);
  const { phase } = window.__STORYBOOK_PREVIEW__.currentRender ?? {};
  const fonts = document.fonts.status;
  return `phase ${phase}, ${isDrawn ? 'drawn' : 'not drawn'}, fonts ${fonts}, "${document.body.innerText}"`;
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
