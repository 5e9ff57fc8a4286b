import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignedIn } from './people.ts';
import { visitPlatform, type Visit } from './platform.ts';
import { textsIn } from './texts.ts';

const text = textsIn('en');
/** More presses of Tab than a page has stops: needing them means being trapped. */
const mostPresses = 120;

describe('reading by the keyboard alone', () => {
  let journey: Visit;
  let page: Page;

  beforeAll(async () => {
    journey = await visitPlatform();
    const context = await journey.browser.newContext({ locale: 'en', viewport: { width: 1280, height: 700 } });
    ({ page } = await openSignedIn(context, `${journey.origin}/pool/browser`));
    await page.getByRole('searchbox').first().waitFor();
  });
  afterAll(() => journey.end());

  /** Presses Tab until the focus is there; the focus is visible at every stop on the way. */
  async function tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let presses = 0; presses < mostPresses; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => {
        const here = document.activeElement;
        if (here === null || here === document.body) return true;
        const { top, bottom } = here.getBoundingClientRect();
        const around = [here, here.parentElement, here.nextElementSibling].filter((element) => element !== null);
        const isMarked = around.some((element) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
          return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
        });
        return isMarked && bottom > 0 && top < innerHeight;
      });
    }
    throw new Error(`the focus never came to ${String(target)}`);
  }

  const isInView = (target: Locator) =>
    target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom >= 0 && top < innerHeight;
    });

  async function open(path: string): Promise<void> {
    await page.goto(`${journey.origin}/pool/preview?path=${path}&lang=en`);
    await page.getByRole('article').waitFor();
  }

  it('goes to a section, to a footnote and back', async () => {
    await open('ways-to-write/prime-numbers');
    const outline = page.getByRole('navigation', { name: text('document', 'outline.title') });
    await tabTo(outline.getByRole('link', { name: /factorisation/ }));
    await page.keyboard.press('Enter');
    await expect
      .poll(() => isInView(page.getByRole('article').getByRole('heading', { name: /The factorisation/ })))
      .toBe(true);
    const mark = page.locator('[role=doc-noteref]').first();
    const back = page.locator('[role=doc-backlink]').first();
    await tabTo(mark);
    await page.keyboard.press('Enter');
    await expect.poll(() => isInView(back)).toBe(true);
    await tabTo(back);
    await page.keyboard.press('Enter');
    await expect.poll(() => isInView(mark)).toBe(true);
  });

  it('leaves a page with a movable figure', async () => {
    await open('derivatives/secant-and-tangent');
    await page.getByRole('slider').first().waitFor();
    let left = false;
    for (let presses = 0; presses < mostPresses && !left; presses += 1) {
      await page.keyboard.press('Tab');
      left = await page.evaluate(() => {
        const here = document.activeElement;
        return here === null || here === document.body;
      });
    }
    expect(left).toBe(true);
  });

  it('answers a quick check', async () => {
    await open('logic/truth-tables');
    const radios = page.getByRole('article').getByRole('radio');
    await tabTo(radios.first());
    await page.keyboard.press('Space');
    await expect.poll(() => radios.first().isChecked()).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => radios.nth(1).isChecked()).toBe(true);
    // The other rows: an unanswered statement would be reported rather than judged.
    for (const row of [2, 4]) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect.poll(() => radios.nth(row).isChecked()).toBe(true);
    }
    const check = page.getByRole('button', { name: text('quickcheck', 'check') }).first();
    await tabTo(check);
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: text('quickcheck', 'notRight') })
      .first()
      .waitFor();
  });
});
