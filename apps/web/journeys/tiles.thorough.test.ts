import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { atWork, button, openProblem, problemAt, says } from './learner.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const graphs = 'functions/graphs-to-terms-problem';
const rules = 'derivatives/rules-problem';

/** The beginnings of the words for the pictures, in the order of the places they belong to. */
const pictures = {
  de: ['Nach oben offene Kurve', 'Von links unten', 'Welle', 'Immer steiler'],
  en: ['Curve open to the top', 'From bottom left', 'Wave', 'Curve that rises'],
} as const;

/** The rules that the second question asks for, in the order of their places. */
const ruleNames = {
  de: ['Produktregel', 'Kettenregel', 'Quotientenregel', 'Summenregel'],
  en: ['product rule', 'chain rule', 'quotient rule', 'sum rule'],
} as const;

describe.each(variants('de', 'en'))('tiles (%s)', (language) => {
  const text = textsIn(language);
  let journey: Journey;
  beforeAll(async () => {
    journey = await startJourney();
  });
  afterAll(() => journey.end());

  const ready = (page: Page) => page.getByRole('group', { name: text('tile-board', 'tiles') });
  const tile = (page: Page, name: string) => ready(page).getByRole('button', { name: new RegExp(`^${name}`) });
  const placeWith = (page: Page, place: number, what: string) =>
    page.getByRole('button', {
      name: new RegExp(`${text('tile-board', 'place', { label: '', place, tile: '' }).trim()} ?${what}`),
    });
  const isEmpty = text('tile-board', 'empty');

  async function passes(page: Page): Promise<void> {
    await button(page, 'save', language).click();
    await page.getByText(/perfe[ck]t/i).waitFor();
    // Off once it is right, and it says so with a sign and a word.
    for (const picture of pictures[language]) expect(await tile(page, picture).isDisabled()).toBe(true);
    await page.getByText(text('quickcheck', 'right'), { exact: true }).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
  }

  it('by mouse: pictures of 200 pixels are dragged to their terms, one is taken back, and it passes', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 1280, height: 1000 }, locale: language });
    const { page, errors } = await openProblem(context, problemAt(journey.origin, graphs, language), { language });
    for (const image of await ready(page).getByRole('img').all()) expect((await image.boundingBox())?.width).toBe(200);
    for (const [index, picture] of pictures[language].entries()) {
      await dragByMouse(page, tile(page, picture), placeWith(page, index + 1, isEmpty));
      await placeWith(page, index + 1, picture).waitFor();
    }
    await dragByMouse(page, placeWith(page, 1, ''), placeWith(page, 2, ''));
    await placeWith(page, 2, pictures[language][0]).waitFor();
    await placeWith(page, 1, pictures[language][1]).waitFor();
    await page.getByRole('button', { name: text('tile-board', 'undo') }).click();
    await placeWith(page, 1, pictures[language][0]).waitFor();
    await says(page, 'kept', language).waitFor();
    await page.reload();
    await atWork(page, language);
    await placeWith(page, 4, pictures[language][3]).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await passes(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('by finger on a phone: dragged, tapped and put back; nothing is wider than the screen', async () => {
    const context = await journey.browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
      locale: language,
    });
    const { page } = await openProblem(context, problemAt(journey.origin, graphs, language), {
      user: 'author',
      language,
    });
    const [first, second, ...others] = pictures[language];
    await dragByFinger(context, page, tile(page, first), placeWith(page, 1, isEmpty));
    await placeWith(page, 1, first).waitFor();
    await tile(page, first).tap();
    await placeWith(page, 2, isEmpty).tap();
    await placeWith(page, 2, first).waitFor();
    await placeWith(page, 2, '').tap();
    await page.getByRole('button', { name: text('tile-board', 'putBack') }).tap();
    await placeWith(page, 2, isEmpty).waitFor();
    for (const [index, picture] of [second, ...others].entries()) {
      await tile(page, picture).tap();
      await placeWith(page, index + 2, isEmpty).tap();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect((await tile(page, first).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await passes(page);
    await context.close();
  });

  it('by keys alone: one of two questions is right and off, the other goes on', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 1280, height: 1000 }, locale: language });
    const { page } = await openProblem(context, problemAt(journey.origin, rules, language), { language });
    await page.getByText('(a)', { exact: true }).waitFor();
    const names = ruleNames[language];
    const ofRules = page.getByRole('group', { name: text('document', 'question', { letter: 'b' }) });
    const at = (place: number, what: string) =>
      ofRules.getByRole('button', {
        name: new RegExp(`${text('tile-board', 'place', { label: '', place, tile: '' }).trim()} ?${what}$`),
      });
    await tabTo(page, ofRules.getByRole('button', { name: names[0], exact: true }));
    await page.keyboard.press('Enter');
    await expect.poll(() => at(1, isEmpty).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await at(1, names[0]).waitFor();
    await page
      .getByText(text('tile-board', 'happened.placed', { tile: names[0], place: 1 }))
      .waitFor({ state: 'attached' });
    // The focus is on the tile again; a digit sends a tile to its place.
    for (const [index, name] of names.entries()) {
      if (index === 0) continue;
      await arrowTo(page, ofRules.getByRole('button', { name, exact: true }));
      await page.keyboard.press(String(index + 1));
      await at(index + 1, name).waitFor();
    }
    await tabTo(page, at(1, names[0]), 'Shift+Tab');
    await page.keyboard.press('Delete');
    await at(1, isEmpty).waitFor();
    await page.keyboard.press('Control+z');
    await at(1, names[0]).waitFor();
    // Question (a): one wrong tile.
    const ofDerivatives = page.getByRole('group', { name: text('document', 'question', { letter: 'a' }) });
    const firstReady = ofDerivatives
      .getByRole('group', { name: text('tile-board', 'tiles') })
      .getByRole('button')
      .first();
    await tabTo(page, firstReady, 'Shift+Tab');
    await page.keyboard.press('1');
    expect(await axeFindings(page)).toEqual([]);
    await tabTo(page, button(page, 'save', language));
    await page.keyboard.press('Enter');
    await says(page, 'savedSuccessfully', language).waitFor();
    await ofRules.getByText(text('quickcheck', 'right'), { exact: true }).waitFor();
    await ofDerivatives.getByText(text('quickcheck', 'notRight'), { exact: true }).waitFor();
    expect(await ofRules.getByRole('button', { name: names[0], exact: true }).isDisabled()).toBe(true);
    expect(await firstReady.isEnabled()).toBe(true);
    await context.close();
  });
});

async function centre(of: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await of.scrollIntoViewIfNeeded();
  const box = await of.boundingBox();
  if (box === null) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await centre(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y, { steps: 2 });
  await moveInto(page, to, (x, y) => page.mouse.move(x, y, { steps: 3 }));
  await page.mouse.up();
}

async function dragByFinger(context: BrowserContext, page: Page, from: Locator, to: Locator): Promise<void> {
  const finger: CDPSession = await context.newCDPSession(page);
  const start = await centre(from);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', start.x, start.y);
  await touch('touchMove', start.x + 10, start.y);
  await moveInto(page, to, (x, y) => touch('touchMove', x, y));
  await touch('touchEnd');
}

/** Until it is above a place that may be out of view: the page scrolls under a pointer that is held at its edge. */
async function moveInto(page: Page, to: Locator, move: (x: number, y: number) => Promise<unknown>): Promise<void> {
  const height = await page.evaluate(() => window.innerHeight);
  let at = { x: -1, y: -1 };
  await expect
    .poll(async () => {
      const box = await to.boundingBox();
      if (box === null) return 'gone';
      const isAbove = at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height;
      if (isAbove && at.y > 70 && at.y < height - 70) return 'above';
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      at = { x, y: y < 70 ? 10 : y > height - 70 ? height - 10 : y };
      await move(at.x, at.y);
      return 'on the way';
    })
    .toBe('above');
}

async function tabTo(page: Page, to: Locator, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await to.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('not reached by the keyboard');
}

async function arrowTo(page: Page, to: Locator): Promise<void> {
  await tabTo(page, to, 'ArrowRight');
}
