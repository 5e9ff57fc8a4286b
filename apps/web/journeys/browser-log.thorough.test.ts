import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdTimers } from './held-timers.ts';
import { connectPatiently, forget, startPlatform, type Platform } from './platform.ts';

/** Milliseconds that a batch of messages waits for more. */
const flushAfter = 1500;

describe('what goes wrong in a browser', () => {
  let platform: Platform;
  let browser: Browser;
  beforeAll(async () => {
    [platform, browser] = await Promise.all([startPlatform(), connectPatiently()]);
  });
  afterAll(async () => {
    await browser.close();
    await platform.end();
    forget(platform);
  });

  /** Opens the start page under a name of this machine, and lets the same thing go wrong twice, with somebody's answer in it. */
  async function failTwice(host: string) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const batches = await holdTimers(page, flushAfter);
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/logger/batches')) told.push(request.postData() ?? '');
    });
    await page.goto(`http://${host}:${new URL(platform.origin).port}/?secret=17`);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const failed = [1, 2].map(() => page.waitForEvent('pageerror'));
    await page.evaluate(() => {
      for (const pause of [0, 1]) {
        setTimeout(() => {
          throw new RangeError('the answer of Lea was forty-two');
        }, pause);
      }
    });
    await Promise.all(failed);
    return { context, batches, told };
  }

  it('is told to the platform once, with its number and without what was typed, and stands in its log', async () => {
    // A page takes only `localhost` itself for its own machine.
    const { context, batches, told } = await failTwice('lemma.localhost');
    expect(await batches.count()).toBe(1);
    await batches.fire();
    await expect.poll(() => told.length).toBe(1);
    expect(JSON.parse(told[0] ?? '')).toMatchObject({ entries: [{ level: 'error', url: '/', count: 2 }] });
    expect(told[0]).toContain('Uncaught RangeError');
    await expect.poll(() => platform.output()).toContain('Uncaught RangeError');
    expect(`${told[0] ?? ''}${platform.output()}`).not.toMatch(/forty-two|secret/);
    await context.close();
  });

  it('stays on the machine that the page comes from', async () => {
    const { context, batches, told } = await failTwice('localhost');
    expect(await batches.count()).toBe(0);
    expect(told).toEqual([]);
    await context.close();
  });
});
