import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, speak } from './people.ts';
import { forget, openPage, startBrowser, startPlatform, type Platform } from './platform.ts';
import { textsIn } from './texts.ts';

describe.each(['de', 'en'])('answering in a figure (%s)', (language) => {
  const text = textsIn(language);
  let platform: Platform;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    platform = await startPlatform();
    browser = await startBrowser();
    context = await browser.newContext({ locale: language });
    ({ page, errors } = await openPage(context));
    await speak(page, language);
    await page.goto(`${platform.origin}/pool/preview?path=linear-functions/drag-line-problem&lang=${language}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: text('shell', 'login') })
      .click();
    await signIn(page, 'lecturer');
  });
  afterAll(async () => {
    await browser.close();
    await platform.stop();
    forget(platform);
  });

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
