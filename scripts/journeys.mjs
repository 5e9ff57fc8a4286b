// Before the journeys: what they visit is built, unless it has been, a shared Chromium is started, and a server fills the
// data folder from which theirs are copied.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveChromium } from './chromium.mjs';

export async function setup(project) {
  // What users get is built for production, not for the test around it.
  const built = spawnSync(process.execPath, ['scripts/run.mjs', 'build', 'web', 'server', 'storybook'], {
    cwd: new URL('..', import.meta.url).pathname,
    env: { ...process.env, NODE_ENV: undefined },
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  const shared = process.env.LEMMA_CHROMIUM;
  const own = shared === undefined ? await serveChromium() : undefined;
  project.provide('chromium', own?.address ?? shared);
  const folder = await filledFolder();
  project.provide('filledFolder', folder);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await own?.close();
  };
}

/** The data folder of a server that has loaded the sample content and has ended. */
async function filledFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-filled-'));
  const server = spawn(process.execPath, ['apps/server/dist/main.mjs'], {
    cwd: new URL('..', import.meta.url).pathname,
    env: { ...process.env, PORT: '0', LEMMA_DATA: folder, LEMMA_AUTH_URL: '', LEMMA_DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  server.stdout.on('data', (part) => {
    printed += part.toString();
    if (printed.includes('Lemma is ready at')) server.kill('SIGTERM');
  });
  const [code] = await once(server, 'exit');
  if (code !== 0) throw new Error(`the server that loads the content ended with ${code}:\n${printed}`);
  return folder;
}
