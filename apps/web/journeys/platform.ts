import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { freePort, patience, shortLived } from '../../../scripts/journeys.mjs';

const repository = resolve(import.meta.dirname, '../../..');

/** The built platform, running on a data folder of its own. */
export interface Platform {
  readonly origin: string;
  readonly folder: string;
  readonly process: ChildProcess;
  /** Everything the server has printed so far. */
  output(): string;
  /** Sends a signal and waits for the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts what `npm start` starts and waits until it is ready. */
export async function startPlatform(
  given: {
    readonly folder?: string;
    readonly port?: number;
    readonly environment?: Readonly<Record<string, string>>;
    /** The texts of a content folder of its own, by file name. */
    readonly content?: Readonly<Record<string, string>>;
    /** A program of the machine that the server does not find. */
    readonly without?: string;
  } = {},
): Promise<Platform> {
  const folder = given.folder ?? newFolder({ isFilled: given.content === undefined });
  const port = given.port ?? (await freePort());
  const server = [process.execPath, ...shortLived, join(repository, 'apps/server/dist/main.mjs')] as const;
  const [program, ...args] = given.without === undefined ? server : hiding(given.without, server);
  const child = spawn(program, args, {
    cwd: given.content === undefined ? repository : folderWith(given.content),
    env: {
      ...process.env,
      PORT: String(port),
      LEMMA_DATA: folder,
      LEMMA_AUTH_URL: '',
      LEMMA_DEMO: '1',
      ...given.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const exited = new Promise<number | null>((done) => child.on('exit', done));
  const ready = new Promise<void>((done, refuse) => {
    const take = (part: Buffer) => {
      printed += part.toString();
      if (printed.includes('Lemma is ready at')) done();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void exited.then((code) => refuse(new Error(`the server ended with ${String(code)}:\n${printed}`)));
  });
  await ready;
  return {
    origin: `http://localhost:${String(port)}`,
    folder,
    process: child,
    output: () => printed,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
}

/** A command in a view of the machine in which nothing executable is at a path; the process is the command's own. */
function hiding(path: string, command: readonly string[]): readonly [string, ...string[]] {
  const hide = 'mount --bind /dev/null "$0" && exec "$@"';
  return ['unshare', '--map-root-user', '--mount', 'sh', '-c', hide, path, ...command];
}

/** A data folder, which may have the sample content already. */
function newFolder({ isFilled }: { readonly isFilled: boolean }): string {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-journey-'));
  if (isFilled) cpSync(inject('filledFolder'), folder, { recursive: true });
  return folder;
}

/** What the platform is started in, with other content. */
function folderWith(content: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-content-'));
  for (const part of ['apps', 'docs']) symlinkSync(join(repository, part), join(folder, part));
  mkdirSync(join(folder, 'content'));
  for (const [name, text] of Object.entries(content)) writeFileSync(join(folder, 'content', name), text);
  return folder;
}

/** Removes the data folder of a stopped platform. */
export function forget(platform: Platform): void {
  rmSync(platform.folder, { recursive: true, force: true });
}

/** A platform, and the headless Chromium to visit it with. */
export interface Visit {
  readonly origin: string;
  readonly browser: Browser;
  end(): Promise<void>;
}

/** A visit of a platform that nobody else visits. */
export interface Journey extends Visit {
  /** Runs an operator's command on the running platform; what it prints. */
  command(...args: readonly string[]): string;
}

/** The shared Chromium, whose pages wait as long as a slow machine needs. */
export async function connectPatiently(): Promise<Browser> {
  return patiently(await chromium.connect(inject('chromium')));
}

/**
 * A browser whose pages wait as long as a slow machine needs. It prefers German where a journey does not say what its reader
 * prefers: Chromium itself would ask for the pages in English.
 */
export function patiently(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ locale: 'de-DE', ...options });
  for (const context of browser.contexts()) context.setDefaultTimeout(patience);
  browser.on('context', (context) => context.setDefaultTimeout(patience));
  return browser;
}

/** Visits the platform that all journeys share which leave nothing behind that others see; closes the pages they opened. */
export async function visitPlatform(): Promise<Visit> {
  const browser = await connectPatiently();
  return { origin: inject('visited'), browser, end: () => browser.close() };
}

/** Starts a platform for a group of tests, and stops it afterwards; closes the pages they opened. */
export async function startJourney(
  environment: Readonly<Record<string, string>> = {},
  content?: Readonly<Record<string, string>>,
): Promise<Journey> {
  const [platform, browser] = await Promise.all([
    startPlatform({ environment, ...(content && { content }) }),
    connectPatiently(),
  ]);
  return {
    origin: platform.origin,
    browser,
    command: (...args) =>
      execFileSync(process.execPath, [...shortLived, join(repository, 'apps/server/dist/main.mjs'), ...args], {
        cwd: repository,
        env: { ...process.env, ...environment, PORT: new URL(platform.origin).port, LEMMA_DATA: platform.folder },
        encoding: 'utf8',
      }).trim(),
    end: async () => {
      await browser.close();
      await platform.end();
      forget(platform);
    },
  };
}

/**
 * A page and what went wrong on it: every console error, uncaught exception and policy violation. A journey ends with
 * none.
 */
export interface OpenedPage {
  readonly page: Page;
  readonly errors: string[];
}

/** A new page that records errors from the start. */
export async function openPage(context: BrowserContext): Promise<OpenedPage> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} @ ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors };
}

/**
 * Waits until a page has drawn so many frames, in which it has done what it had to do: its effects, and what they begin at
 * once.
 */
export async function drawn(page: Page, frames = 2): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  }, frames);
}

/** The try-out page with a given source. */
export async function tryOut(context: BrowserContext, { origin }: Visit, source: string): Promise<OpenedPage> {
  const opened = await openPage(context);
  await opened.page.goto(`${origin}/try-out`);
  await writeSource(opened.page, source);
  return opened;
}

/** Replaces the source in the editor. */
export async function writeSource(page: Page, source: string): Promise<void> {
  await page.locator('.cm-content').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(source);
}
