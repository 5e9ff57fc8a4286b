import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { forget, startPlatform, type Platform } from './platform.ts';

const repository = resolve(import.meta.dirname, '../../..');

// As long as the other journeys allow a server to start: passwords are derived in threads that yield on a busy machine.
describe('the life of the server', { timeout: 180_000 }, () => {
  const running: Platform[] = [];
  /** Milliseconds until a server without data was ready: on a busy machine all starts take longer. */
  let firstStart = 0;
  afterAll(async () => {
    for (const platform of running) {
      await platform.end('SIGKILL');
      forget(platform);
    }
  });

  it('says where it is ready, answers, and closes cleanly on SIGTERM', async () => {
    const began = performance.now();
    const platform = await startPlatform();
    firstStart = performance.now() - began;
    running.push(platform);
    expect(platform.output()).toContain(`Lemma is ready at ${platform.origin}`);
    expect((await fetch(`${platform.origin}/healthz`)).status).toBe(200);
    expect(await platform.end('SIGTERM')).toBe(0);
  });

  it('starts again on the same data within five seconds', async () => {
    const [first] = running;
    if (first === undefined) throw new Error('the first start failed');
    const began = performance.now();
    const second = await startPlatform({ folder: first.folder });
    running.push(second);
    expect(performance.now() - began).toBeLessThan(Math.max(5000, 1.5 * firstStart));
  });

  it('refuses a second process on the same data and says why', () => {
    const holder = running.at(-1);
    if (holder === undefined) throw new Error('nothing runs');
    const refused = spawnSync(process.execPath, ['apps/server/dist/main.mjs'], {
      cwd: repository,
      env: { ...process.env, PORT: '0', LEMMA_DATA: holder.folder, LEMMA_AUTH_URL: '' },
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(refused.status).toBe(1);
    expect(refused.stderr + refused.stdout).toMatch(/already|in use|another/i);
    expect(refused.stderr + refused.stdout).not.toMatch(/\n\s+at /);
  });

  it('closes cleanly on Ctrl-C', async () => {
    const holder = running.at(-1);
    if (holder === undefined) throw new Error('nothing runs');
    expect(await holder.end('SIGINT')).toBe(0);
  });
});
