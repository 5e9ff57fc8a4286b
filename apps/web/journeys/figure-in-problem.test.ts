import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

describe.each(variants('en', 'de'))('answering in a figure (%s)', (language) => {
  const text = textsIn(language);
  let journey: Journey;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    journey = await startJourney();
    context = await journey.browser.newContext({ locale: language });
    const address = `${journey.origin}/pool/preview?path=linear-functions/drag-line-problem&lang=${language}`;
    ({ page, errors } = await openSignedIn(context, address, { language }));
  });
  afterAll(() => journey.end());

  const slope = () => page.getByRole('textbox', { name: text('document', 'answerOfFigure', { number: 1 }) });
  const grip = () => page.getByRole('slider', { name: 'A', exact: true });

  it('shows in the fields what the figure answers', async () => {
    await grip().waitFor();
    expect(await slope().inputValue()).toBe('');
    await grip().focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowUp');
    // From (−4; −4) to (−4; 0), while B stays at (4; −4).
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('article input')?.value === '-1/2');
  });

  it('has everything where it was after a reload', async () => {
    await page.reload();
    await grip().waitFor();
    expect(await slope().inputValue()).toBe('-1/2');
    expect(await grip().getAttribute('aria-valuetext')).toMatch(/^x −4, y 0$/);
    expect(errors).toEqual([]);
  });
});
