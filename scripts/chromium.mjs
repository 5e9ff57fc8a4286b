// Finds or installs a Chromium: the browser tests never pass without having run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

// The shell is Chromium without windows and their controls: journeys take two thirds of the time.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * What Chromium does not do: what Playwright leaves out, whose list this replaces, as far as our pages know of it, and a
 * process for a page that may come, which costs a tenth of the processor time of every page.
 */
const leftOut = [
  'SpareRendererForSitePerProcess',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
];

/** Flags for headless runs: no sandbox for root, foreign frames in processes of their own as in windows, and no telemetry. */
export const chromiumFlags = [
  `--disable-features=${leftOut.join(',')}`,
  '--no-sandbox',
  '--site-per-process',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium: $CHROMIUM, the system's, Playwright's, or Debian's package. Throws if there is none. */
export async function findChromium() {
  const wanted = process.env.CHROMIUM;
  if (wanted !== undefined && wanted !== '') {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM names ${wanted}, which does not exist.`);
  }
  const found = onPath() ?? (await ofPlaywright());
  if (found !== undefined) return found;
  console.error('No Chromium found: installing one …');
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    stdio: ['ignore', 2, 2],
    timeout: 300_000,
  });
  const downloaded = await ofPlaywright();
  if (downloaded !== undefined) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync(
      'sh',
      ['-c', 'apt-get update && apt-get install -y chromium-headless-shell || apt-get install -y chromium'],
      { stdio: ['ignore', 2, 2] },
    );
    const installed = onPath();
    if (installed !== undefined) return installed;
  }
  throw new Error('The browser tests need a Chromium: install one, or set CHROMIUM to its path.');
}

/**
 * A single Chromium for everyone who connects to its address, which the programs of a test run find in LEMMA_CHROMIUM.
 */
export async function serveChromium() {
  const { chromium } = await import('playwright-core');
  const executablePath = steppingBack(await findChromium());
  const server = await chromium.launchServer({ executablePath, args: chromiumFlags });
  return { address: server.wsEndpoint(), close: () => server.close() };
}

/**
 * A program that starts Chromium and gets the processor after everybody else, but beside programs of learners: where people
 * are, browsers do not share a machine with the server. As root, Chromium would put most of itself before everybody.
 */
function steppingBack(path) {
  if (process.platform === 'win32') return path;
  const mayStepForward = process.getuid?.() === 0 && existsSync('/usr/bin/setpriv');
  const kept = mayStepForward ? 'setpriv --bounding-set=-sys_nice --inh-caps=-sys_nice ' : '';
  const folder = resolve('node_modules/.cache/lemma');
  mkdirSync(folder, { recursive: true });
  const program = join(folder, 'chromium');
  writeFileSync(program, `#!/bin/sh\nexec ${kept}nice -n 10 '${path.replaceAll("'", `'\\''`)}' "$@"\n`, {
    mode: 0o755,
  });
  return program;
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => systemNames.map((name) => join(folder, name))), ...places].find((path) =>
    existsSync(path),
  );
}

async function ofPlaywright() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : undefined;
}
