import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { forget, startPlatform, type Platform } from './platform.ts';

const repository = resolve(import.meta.dirname, '../../..');

describe('the life of the server', () => {
  const running: Platform[] = [];
  afterAll(async () => {
    for (const platform of running) {
      await platform.end('SIGKILL');
      forget(platform);
    }
  });

  it('says where it is ready, answers, and closes cleanly on SIGTERM', async () => {
    const platform = await startPlatform();
    running.push(platform);
    expect(platform.output()).toContain(`Lemma is ready at ${platform.origin}`);
    expect((await fetch(`${platform.origin}/healthz`)).status).toBe(200);
    expect(await platform.end('SIGTERM')).toBe(0);
  });

  it('starts again on the same data, which it leaves as it is', async () => {
    const [first] = running;
    if (first === undefined) throw new Error('the first start failed');
    const documents = async ({ origin }: Platform) => (await fetch(`${origin}/api/content/course?lang=en`)).text();
    const second = await startPlatform({ folder: first.folder });
    running.push(second);
    const found = await documents(second);
    expect(found).toContain('fractions/');
    expect(await second.end('SIGTERM')).toBe(0);
    const third = await startPlatform({ folder: first.folder });
    running.push(third);
    expect(await documents(third)).toBe(found);
  });

  it('refuses a second process on the same data and says why', () => {
    const holder = running.at(-1);
    if (holder === undefined) throw new Error('nothing runs');
    const refused = spawnSync(process.execPath, ['apps/server/dist/main.mjs'], {
      cwd: repository,
      env: { ...process.env, PORT: '0', LEMMA_DATA: holder.folder, LEMMA_AUTH_URL: '' },
      encoding: 'utf8',
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
