// Before the journeys: what they visit is built, unless it has been, and a shared Chromium is started.
import { spawnSync } from 'node:child_process';
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
  return () => own?.close();
}
