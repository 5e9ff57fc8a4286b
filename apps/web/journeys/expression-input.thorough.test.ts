import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { openSignedIn } from './people.ts';
import { visitPlatform, type Visit } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

let journey: Visit;
beforeAll(async () => {
  journey = await visitPlatform();
});
afterAll(() => journey.end());

/** The words that a screen reader adds to the field. */
async function description(page: Page): Promise<string> {
  const field = page.getByRole('textbox').first();
  return field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

describe.each(variants('de', 'en'))('the input for expressions (%s)', (language) => {
  it('says at which place it cannot be read, after Enter or leaving the field; and that it is slow', async () => {
    const text = textsIn(language);
    const context = await journey.browser.newContext({ viewport: { width: 360, height: 740 } });
    const { page } = await openSignedIn(context, `${journey.origin}/dev-tools?source=expression`, {
      user: 'author',
      language,
    });
    const field = page.getByRole('textbox', { name: text('expression', 'input.label') });
    await field.fill('12 + ) 3');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.keyboard.press('Enter');
    const place = text('expression', 'input.at', { at: 6 });
    await page.getByRole('alert').getByText(place).waitFor();
    expect(await description(page)).toContain(place);
    expect(await axeFindings(page)).toEqual([]);
    // The mark lies under the bracket: behind `12 + `, and one sign wide, in a field of signs of one width.
    const [mark, before] = await page.evaluate(() => {
      const at = document.querySelector('[data-place] mark');
      if (at === null) throw new Error('nothing is marked');
      const start = document.createRange();
      start.setStart(at.parentNode ?? at, 0);
      start.setEndBefore(at);
      return [at.getBoundingClientRect().width, start.getBoundingClientRect().width];
    });
    expect(before / mark).toBeCloseTo(5, 1);
    await page.keyboard.press('Home');
    await page.keyboard.type('1');
    await expect.poll(() => page.locator('[data-place]').count()).toBe(0);
    await field.fill('2*(x+');
    await page.keyboard.press('Tab');
    await page.getByRole('alert').getByText(text('expression', 'input.atEnd')).waitFor();
    await expect.poll(() => page.locator('[data-place] mark').count()).toBe(1);

    let isAsked = false;
    let go = () => undefined;
    const held = new Promise<void>((done) => {
      go = () => {
        done();
      };
    });
    await page.route('**/jmmtex/convert-expression*', async (route) => {
      isAsked = true;
      await held;
      await route.continue();
    });
    await field.fill('2*(x+1)');
    await page.keyboard.press('Enter');
    await expect.poll(() => isAsked).toBe(true);
    await page.getByText(text('expression', 'input.loading')).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    go();
    await page
      .getByRole('region', { name: text('expression', 'input.formula') })
      .locator('math')
      .waitFor();
    await expect.poll(() => page.getByText(text('expression', 'input.loading')).count()).toBe(0);
    expect(await description(page)).toBe(text('expression', 'input.hint'));
    await context.close();
  });
});
