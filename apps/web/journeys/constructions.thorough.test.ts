import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Frame, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawn, visitPlatform, tryOut, type Visit, type OpenedPage } from './platform.ts';
import { textsIn } from './texts.ts';
import { findWebRtc } from './web-rtc.ts';

const text = textsIn('en');
const frames = 'iframe[src="/cindy-frame.html"]';
const ceva = readFileSync(resolve(import.meta.dirname, '../../../content/geometry/ceva.tex'), 'utf8');

/** The announced position of a point. */
const pointAt = (name: string, x: string, y: string) => text('cindy', 'point', { name, x, y });

/** A construction with one point and a drawing script. */
function drawing(script: string): string {
  return `\\begin{cindyJS}{c1}
    \\cindyObject{{geometry: [{name: "A", type: "Free", pos: [1, 2]}]}}
    \\begin{cindyscript}{csdraw}${script}\\end{cindyscript}
  \\end{cindyJS}`;
}

describe('constructions', () => {
  let journey: Visit;
  beforeAll(async () => {
    journey = await visitPlatform();
  });
  afterAll(() => journey.end());

  /** The try-out page with a given construction, in view. */
  async function openConstruction(context: BrowserContext, source: string): Promise<OpenedPage> {
    const opened = await tryOut(context, journey, source);
    const frame = opened.page.locator(frames);
    await frame.waitFor({ state: 'attached' });
    await frame.scrollIntoViewIfNeeded();
    return opened;
  }

  /** Where an element is once it has stayed there for three frames in a row. */
  async function atRest(element: Locator) {
    for (let before = await element.boundingBox(); ;) {
      await drawn(element.page(), 3);
      const now = await element.boundingBox();
      if (now !== null && before?.x === now.x && before.y === now.y && before.height === now.height) return now;
      before = now;
    }
  }

  /** The frame itself, as if a script had found a way to run JavaScript there. */
  async function insideOf(page: Page): Promise<Frame> {
    await page.getByText(pointAt('A', '1', '2')).waitFor({ state: 'attached' });
    const frame = await (await page.locator(frames).elementHandle()).contentFrame();
    if (!frame) throw new Error('the construction has no frame');
    return frame;
  }

  it('are moved by mouse and by keyboard, and the page tells where their points are', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 1400, height: 1000 } });
    const { page, errors } = await openConstruction(context, ceva);
    await page.getByText(pointAt('P', '0', '−1')).waitFor({ state: 'attached' });
    const box = await atRest(page.locator(frames));
    expect(box).toMatchObject({ width: 500, height: 500 });
    const { x, y } = box;
    await page.mouse.move(x + 250, y + 275);
    await page.mouse.down();
    await page.mouse.move(x + 300, y + 250, { steps: 5 });
    await page.mouse.move(x + 325, y + 225, { steps: 5 });
    await page.mouse.up();
    await page.getByText(pointAt('P', '3', '1')).waitFor({ state: 'attached' });
    const handle = page.frameLocator(frames).getByRole('button', { name: pointAt('P', '3', '1') });
    await handle.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowUp');
    await page.getByText(pointAt('P', '2.5', '1.05')).waitFor({ state: 'attached' });
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([
    ['reads the page around it', 'javascript("parent.document.title = 1");'],
    ['asks the server', 'javascript("fetch(\'/api/configuration\')");'],
    ['leads the reader away', 'javascript("top.location = \'https://example.org\'");'],
  ])('do not run the JavaScript of a script that %s', async (_, script) => {
    const context = await journey.browser.newContext();
    const asked: string[] = [];
    const { page } = await openConstruction(context, drawing(script));
    page.on('request', (request) => {
      if (!isOwnWorker(request.url())) asked.push(request.url());
    });
    const title = await page.title();
    await page.getByText(text('cindy', 'fault')).waitFor();
    expect(await page.getByText(/EvalError/).count()).toBe(1);
    expect([await page.title(), page.url(), asked]).toEqual([title, `${journey.origin}/try-out`, []]);
    await context.close();
  });

  it('reach nothing even if a script found a way to run JavaScript', async () => {
    const context = await journey.browser.newContext();
    const { page } = await openConstruction(context, drawing('1;'));
    const frame = await insideOf(page);
    const address = page.url();
    const outcomes = await frame.evaluate(async (origin) => {
      const attempts: Record<string, () => unknown> = {
        origin: () => self.origin,
        page: () => parent.document.title,
        top: () => (top === null ? '' : (top.location.href = 'https://example.org/')),
        cookie: () => document.cookie,
        storage: () => localStorage.length,
        popup: () => window.open('https://example.org/'),
        server: () => fetch(`${origin}/api/configuration`).then(() => 'answered'),
        script: () =>
          new Promise((done, refuse) => {
            const script = document.createElement('script');
            script.src = `${origin}/appearance.js`;
            script.onload = () => done('loaded');
            script.onerror = () => refuse(new TypeError());
            document.head.append(script);
          }),
      };
      const results: Record<string, unknown> = {};
      for (const [name, attempt] of Object.entries(attempts)) {
        try {
          results[name] = await attempt();
        } catch (error) {
          results[name] = error instanceof Error ? error.name : error;
        }
      }
      return results;
    }, journey.origin);
    expect(outcomes).toEqual({
      origin: 'null',
      page: 'SecurityError',
      top: 'SecurityError',
      cookie: 'SecurityError',
      storage: 'SecurityError',
      popup: null,
      server: 'TypeError',
      script: 'TypeError',
    });
    expect([page.url(), context.pages().length]).toEqual([address, 1]);
    await context.close();
  });

  it('find no WebRTC, which no policy closes, in their frame or in frames they open in it', async () => {
    const context = await journey.browser.newContext();
    const { page } = await openConstruction(context, drawing('1;'));
    const frame = await insideOf(page);
    expect(await frame.evaluate(findWebRtc)).toEqual({ here: [], deleted: [], defined: [], inner: [] });
    await context.close();
  });

  it('are taken away when they go to another address', async () => {
    const context = await journey.browser.newContext();
    const { page } = await openConstruction(context, drawing('1;'));
    const frame = await insideOf(page);
    const asked: string[] = [];
    page.on('response', (response) => {
      if (!isOwnWorker(response.url())) asked.push(response.url());
    });
    await frame.evaluate(() => {
      location.href = 'https://example.org/?secret';
    });
    await page.getByText(text('cindy', 'failed.left')).waitFor();
    expect([await page.locator(frames).count(), asked]).toEqual([0, []]);
    await context.close();
  });

  it('are taken away when a script runs on and on, and the page stays usable meanwhile', async () => {
    const context = await journey.browser.newContext();
    const { page } = await openConstruction(context, drawing('while(true, 1);'));
    await page
      .getByText(text('cindy', 'failed.silent'))
      .or(page.getByText(text('cindy', 'failed.notLoaded')))
      .waitFor();
    expect(await page.locator(frames).count()).toBe(0);
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('Life goes on.');
    await page.getByRole('article').getByText('Life goes on.').waitFor();
    await context.close();
  });

  it('let a finger scroll past them that takes hold of no point', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 1000, height: 700 }, hasTouch: true });
    const { page } = await openConstruction(context, ceva);
    await page.getByText(pointAt('P', '0', '−1')).waitFor({ state: 'attached' });
    const touch = await context.newCDPSession(page);
    const frame = page.locator(frames);
    const box = await atRest(frame);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: box.x + 50, y }] });
    const start = box.y + box.height / 2;
    await finger('touchStart', start);
    for (let moved = 10; moved <= 100; moved += 10) await finger('touchMove', start - moved);
    await finger('touchEnd');
    await expect.poll(async () => (await frame.boundingBox())?.y).toBeLessThan(box.y - 20);
    expect(await page.getByText(pointAt('P', '0', '−1')).count()).toBe(1);
    await context.close();
  });

  it('let a finger scroll past them before they have started', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 1000, height: 700 }, hasTouch: true });
    const { page } = await openConstruction(context, ceva);
    const frame = await (await page.locator(frames).elementHandle()).contentFrame();
    await frame?.waitForFunction(() => document.readyState === 'complete');
    // What a canvas allows until CindyJS has taken it over.
    const allowed = await frame?.evaluate(() => {
      const canvas = document.createElement('canvas');
      document.body.append(canvas);
      const { touchAction } = getComputedStyle(canvas);
      canvas.remove();
      return touchAction;
    });
    expect(allowed).toBe('pan-y pinch-zoom');
    await context.close();
  });

  it('are as wide as the page where that is narrow, and stay square', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 900, height: 740 } });
    const { page } = await openConstruction(context, drawing('1;'));
    await insideOf(page);
    const box = await page.locator(frames).boundingBox();
    expect(box?.width).toBeLessThan(480);
    expect(box?.width).toBeGreaterThan(200);
    expect(Math.round(box?.height ?? 0)).toBe(Math.round(box?.width ?? 1));
    await context.close();
  });
});

/** The try-out checks over several seeds when nothing has been typed for a second, in a worker of its own. */
function isOwnWorker(address: string): boolean {
  return /\/assets\/checking-worker-[^/]*\.js$/.test(address);
}
