// Before the journeys: what they visit is built, unless it has been, a shared Chromium is started, and a server fills the
// data folder from which theirs are copied. Those that leave nothing behind share one server.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveChromium } from './chromium.mjs';

/**
 * Milliseconds that a page may take for what it is expected to show: long enough for a machine that is ten times as slow as
 * ours, so that only what never comes is missed.
 */
export const patience = 120_000;

/**
 * Flags of Node for a server that ends soon: V8 does not optimise the database's WebAssembly, which takes as much processor
 * time as everything else until the server is ready, and compiles only functions that are called.
 */
export const shortLived = ['--liftoff-only', '--max-lazy'];

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
  const filled = newFolder();
  await (await startServer(filled)).end();
  project.provide('filledFolder', filled);
  const visited = newFolder();
  cpSync(filled, visited, { recursive: true });
  const server = await startServer(visited);
  project.provide('visited', server.origin);
  return async () => {
    await server.end();
    for (const folder of [filled, visited]) rmSync(folder, { recursive: true, force: true });
    await own?.close();
  };
}

function newFolder() {
  return mkdtempSync(join(tmpdir(), 'lemma-filled-'));
}

/** A server on a data folder, which it fills with the sample content if it is empty. */
async function startServer(folder) {
  const port = await freePort();
  const server = spawn(process.execPath, [...shortLived, 'apps/server/dist/main.mjs'], {
    cwd: new URL('..', import.meta.url).pathname,
    env: { ...process.env, PORT: String(port), LEMMA_DATA: folder, LEMMA_AUTH_URL: '', LEMMA_DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  let printed = '';
  await new Promise((done, refuse) => {
    server.stdout.on('data', (part) => {
      printed += part.toString();
      if (printed.includes('Lemma is ready at')) done();
    });
    void exited.then(([code]) => refuse(new Error(`the server of the journeys ended with ${code}:\n${printed}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    end: async () => {
      server.kill('SIGTERM');
      await exited;
    },
  };
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
