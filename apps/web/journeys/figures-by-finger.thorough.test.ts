import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawn, openPage, visitPlatform, writeSource, type Visit } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

// The interface of a guest; the lessons are read in English.
const text = textsIn('de');

type Place = readonly [x: number, y: number];

/** Lessons with boards that have buttons, in the plane and in space, and one that has none. */
const plane = 'functions/what-is-a-function';
const space = 'figures/planes';
const plain = 'triangles/special-points';

function apart(a: Place | undefined, b: Place | undefined): number {
  if (a === undefined || b === undefined) return Number.NaN;
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

describe('figures under fingers', () => {
  let journey: Visit;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];
  let fingers: CDPSession;

  beforeAll(async () => {
    journey = await visitPlatform();
    context = await journey.browser.newContext({
      locale: 'en',
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });
  });
  afterAll(() => journey.end());
  beforeEach(async () => {
    ({ page, errors } = await openPage(context));
    fingers = await context.newCDPSession(page);
    return async () => {
      expect(errors).toEqual([]);
      await page.close();
    };
  });

  /** Opens a lesson and scrolls one of its figures to the middle of the screen. */
  async function open(path: string, title: string): Promise<Locator> {
    await page.goto(`${journey.origin}/course/article?path=${path}&lang=en`);
    const figure = page.getByRole('figure', { name: title });
    const board = figure.getByRole('group', { name: text('visualization', 'board') });
    await board.getByRole('slider').first().waitFor();
    await page.waitForLoadState('networkidle');
    await board.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await settled();
    return figure;
  }

  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });

  /** Each finger moves from its first position to its second. */
  async function swipe(...ways: readonly (readonly [from: Place, to: Place])[]): Promise<void> {
    const steps = 12;
    await touch(
      'touchStart',
      ways.map(([from]) => from),
    );
    for (let step = 1; step <= steps; step += 1) {
      const along = (from: number, to: number) => from + ((to - from) * step) / steps;
      await touch(
        'touchMove',
        ways.map(([from, to]) => [along(from[0], to[0]), along(from[1], to[1])]),
      );
      await drawn(page, 1);
    }
    await touch('touchEnd', []);
    await settled();
  }

  const tap = ([x, y]: Place) => page.touchscreen.tap(x, y);
  const scrolled = () => page.evaluate(() => scrollY);

  async function middleOf(element: Locator): Promise<Place> {
    const box = await element.boundingBox();
    if (box === null) throw new Error('not on the screen');
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  const grip = (figure: Locator, name: string) => figure.getByRole('slider', { name, exact: true });
  const board = (figure: Locator) => figure.getByRole('group', { name: text('visualization', 'board') });

  /** A position on the board where nothing can be grabbed. */
  async function free(figure: Locator): Promise<Place> {
    const box = await board(figure).boundingBox();
    if (box === null) throw new Error('no board');
    return [box.x + box.width / 2, box.y + 0.85 * box.height];
  }

  /** The positions of its points, relative to the centre of the board. */
  async function shown(figure: Locator, names: readonly string[]): Promise<readonly Place[]> {
    const [left, top] = await middleOf(board(figure));
    const all = names.map(async (name): Promise<Place> => {
      const [x, y] = await middleOf(grip(figure, name));
      return [Math.round(x - left), Math.round(y - top)];
    });
    return Promise.all(all);
  }

  async function wheel(figure: Locator): Promise<void> {
    await page.mouse.move(...(await free(figure)));
    await page.mouse.wheel(0, 120);
    await settled();
  }

  /** Waits until scrolling and drawing have finished. */
  async function settled(): Promise<void> {
    let before = Number.NaN;
    for (let now = await scrolled(); now !== before; now = await scrolled()) {
      before = now;
      await drawn(page, 10);
    }
  }

  const dragged = variants(
    [
      ['in the plane', plain, 'Where is the centre?', 'C'],
      ['in space', space, 'Move P and the tip of n', 'P'],
    ],
    [
      ['in the plane', plane, 'The vertical line', 'B'],
      ['in space', space, 'Drag the three points', 'B'],
    ],
  );

  it.each(dragged.flat())('drag a point %s, and the page stays (%s, %s)', async (_, path, title, name) => {
    const figure = await open(path, title);
    const before = await scrolled();
    const [x, y] = await middleOf(grip(figure, name));
    await swipe([
      [x, y],
      [x - 20, y + 40],
    ]);
    expect(apart(await middleOf(grip(figure, name)), [x - 20, y + 40])).toBeLessThan(6);
    expect(await scrolled()).toBe(before);
  });

  it('scroll the page over a board that shows one part of the plane only, whatever has been pressed', async () => {
    const figure = await open(plain, 'Where is the centre?');
    await tap(await free(figure));
    const before = await scrolled();
    const start = await shown(figure, ['A', 'B', 'C']);
    const [x, y] = await free(figure);
    await swipe([
      [x, y],
      [x, y - 120],
    ]);
    expect(await scrolled()).toBeGreaterThan(before + 60);
    await wheel(figure);
    expect(await scrolled()).toBeGreaterThan(before + 160);
    expect(await shown(figure, ['A', 'B', 'C'])).toEqual(start);
  });

  describe.each([
    ['the plane', plane, 'The vertical line', ['A', 'B', 'C']],
    ['space', space, 'Move P and the tip of n', ['P', 'n']],
  ])('on a board in %s with its keys', (where, path, title, points) => {
    it('scroll the page until the board is tapped, and so does the wheel', async () => {
      const figure = await open(path, title);
      const start = await shown(figure, points);
      for (const turn of [1, 2]) {
        const before = await scrolled();
        const [x, y] = await free(figure);
        await swipe([
          [x, y],
          [x, y - 80],
        ]);
        expect(await scrolled(), `swipe ${String(turn)}`).toBeGreaterThan(before + 40);
      }
      const before = await scrolled();
      await wheel(figure);
      expect(await scrolled()).toBeGreaterThan(before + 60);
      expect(await shown(figure, points)).toEqual(start);
    });

    it('move the view once it is tapped; two of them keep what lies between them; a key shows the start', async () => {
      const figure = await open(path, title);
      const start = await shown(figure, points);
      const [name = ''] = points;
      const at = await free(figure);
      await tap(at);
      const before = await scrolled();
      await swipe([at, [at[0] + 40, at[1] - 30]]);
      const moved = await shown(figure, points);
      expect(moved).not.toEqual(start);
      if (where === 'the plane') expect(moved).toEqual(start.map(([x, y]) => [x + 40, y - 30]));
      await figure.getByRole('button', { name: text('visualization', 'boardToolbar.start') }).tap();
      await settled();
      expect(await shown(figure, points)).toEqual(start);
      await tap(at);
      const [x, y] = await middleOf(grip(figure, name));
      // Two fingers at its sides that move apart by half as much again, and slightly to the left.
      await swipe(
        [
          [x, y - 60],
          [x - 20, y - 90],
        ],
        [
          [x, y + 60],
          [x - 20, y + 90],
        ],
      );
      const spread = await shown(figure, points);
      expect(apart(spread[0], start[0] && [start[0][0] - 20, start[0][1]])).toBeLessThan(6);
      expect(apart(spread[0], spread[1]) / apart(start[0], start[1])).toBeCloseTo(1.5, 1);
      expect(await scrolled()).toBe(before);
      await wheel(figure);
      const [first, second] = await shown(figure, points);
      expect(apart(first, second) / apart(spread[0], spread[1])).toBeLessThan(0.9);
      expect(await scrolled()).toBe(before);
    });
  });

  it('press the nearest of points in a crowd, anywhere within 44 px', async () => {
    await page.goto(`${journey.origin}/try-out`);
    await writeSource(
      page,
      `\\begin{visualization}{crowd1}
        \\begin{variables}
          \\point{A}{0, 0} \\point{B}{1, 0} \\point{C}{2, 0} \\point[editable]{D}{4, 0}
          \\onClickSelect{chosen}{A, B, C}
        \\end{variables}
        \\begin{canvas}
          \\plotSize{320, 320} \\plotLeft{-15} \\plotRight{15} \\plotBottom{-15} \\plotTop{15}
          \\plot{A, B, C, D, chosen}
        \\end{canvas}
      \\end{visualization}`,
    );
    await page.getByRole('button', { name: 'Page', exact: true }).tap();
    const point = (name: string) => page.getByRole('button', { name, exact: true });
    await point('B').waitFor();
    await point('B').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await settled();
    const chosen = async () => {
      const pressed: string[] = [];
      for (const name of ['A', 'B', 'C'])
        if ((await point(name).getAttribute('aria-pressed')) === 'true') pressed.push(name);
      return pressed.join('');
    };
    for (const name of ['A', 'B', 'C']) expect((await point(name).boundingBox())?.width).toBeGreaterThanOrEqual(44);
    const at = async (name: string): Promise<Place> => middleOf(point(name));
    const [bx, by] = await at('B');
    await tap([bx + 2, by + 18]);
    await expect.poll(chosen).toBe('B');
    const [ax, ay] = await at('A');
    await tap([ax - 19, ay]);
    await expect.poll(chosen).toBe('AB');
    const [cx, cy] = await at('C');
    await tap([cx + 2, cy - 15]);
    await expect.poll(chosen).toBe('ABC');
    // Two taps of one place within half a second would be a double tap, which goes to the source.
    await page.waitForFunction(
      (since) => performance.now() - since > 500,
      await page.evaluate(() => performance.now()),
    );
    await tap([bx, by - 17]);
    await expect.poll(chosen).toBe('AC');
    // A draggable point is nearer here, although the areas of B and C overlap it.
    const moved = page.getByRole('slider', { name: 'D', exact: true });
    const [dx, dy] = await middleOf(moved);
    const before = await scrolled();
    await swipe([
      [dx - 6, dy],
      [dx - 6, dy + 60],
    ]);
    expect(apart(await middleOf(moved), [dx, dy + 60])).toBeLessThan(2);
    expect(await scrolled()).toBe(before);
    expect(await chosen()).toBe('AC');
  });

  it('stand in lessons where all that is pressed is large enough for fingers', async () => {
    for (const path of [plane, 'fractions/multiplying-fractions', 'derivatives/newtons-method']) {
      await page.goto(`${journey.origin}/course/article?path=${path}&lang=en`);
      await page.getByRole('article').waitFor();
      await page.waitForLoadState('networkidle');
      const low = await page.evaluate(() => {
        const pressed = [
          ...document.querySelectorAll('main :is(button, summary, select, [type=range]):not(p *), main nav a'),
        ];
        return pressed
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
          .map((element) => element.textContent);
      });
      expect(low).toEqual([]);
    }
  });

  it('have values in their texts that are hit by a finger anywhere within 44 px', async () => {
    await page.goto(`${journey.origin}/course/article?path=sequences/what-is-a-sequence&lang=en`);
    const value = page.locator('button[data-figure-input]').first();
    await value.waitFor();
    await page.waitForLoadState('networkidle');
    await value.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await settled();
    const missed = await value.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isHit = (right: number, down: number) => {
        const hit = document.elementFromPoint(left + width / 2 + right, top + height / 2 + down);
        return hit !== null && element.contains(hit);
      };
      const around = { above: isHit(0, -21), below: isHit(0, 21), before: isHit(-21, 0), behind: isHit(21, 0) };
      return Object.entries(around).filter(([, hit]) => !hit);
    });
    expect(missed).toEqual([]);
    const [x, y] = await middleOf(value);
    await tap([x, y - 20]);
    await page.locator('input[data-figure-input]').waitFor();
  });

  it('stand in lessons that stay where they are when the name of the chapter comes later than the text', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((done) => (answer = done));
    await page.route('**/content/course*', async (route) => {
      if (route.request().resourceType() === 'fetch') await held;
      await route.continue();
    });
    await page.goto(`${journey.origin}/course/article?path=curves/conic-sections&lang=en`);
    const title = page.getByRole('article').getByRole('heading').first();
    await title.waitFor();
    // Fonts and styles move it before; the name of the chapter must not.
    await page.evaluate(() => document.fonts.ready);
    await drawn(page, 10);
    const before = await title.boundingBox();
    answer();
    await page.getByRole('link', { name: 'Kurven, Graphen, Logik' }).waitFor();
    expect((await title.boundingBox())?.y).toBe(before?.y);
  });
});
