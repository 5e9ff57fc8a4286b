import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { atWork, button, endWithCorrection, lineAskedFor, openProblem, problemAt, says } from './learner.ts';
import { openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const line = 'linear-functions/two-points-problem';

describe.each(
  variants(
    { language: 'en', chapter: 'Functions and lines', name: 'Line through two points' },
    { language: 'de', chapter: 'Funktionen und Geraden', name: 'Gerade durch zwei Punkte' },
  ),
)('a learner ($language)', ({ language, chapter, name }) => {
  const text = textsIn(language);
  let journey: Journey;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    journey = await startJourney();
    context = await journey.browser.newContext({ locale: language, viewport: { width: 1280, height: 800 } });
    ({ page, errors } = await openSignedIn(context, problemAt(journey.origin, line, language), {
      user: 'learner',
      language,
    }));
    await atWork(page, language);
    await page.getByRole('link', { name: text('problem', 'toStart') }).click();
    await page.getByRole('heading', { level: 1, name: text('problem', 'home.title') }).waitFor();
  });
  afterAll(() => journey.end());

  const fields = () => page.getByRole('textbox');

  it('finds the problems by chapter, and the one opened last first', async () => {
    await page.getByRole('heading', { level: 2, name: chapter }).waitFor();
    const last = page.getByRole('region', { name: text('problem', 'home.continue') });
    await last.getByRole('heading', { name }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('list').getByRole('link', { name, exact: true }).click();
    await atWork(page, language);
    await expect.poll(() => page.title()).toContain(name);
  });

  it('sees how something typed is read, and finds it again after a reload and in another browser', async () => {
    await fields().first().click();
    await page.keyboard.type('12/4');
    await page.locator('main mfrac').first().waitFor();
    await page.keyboard.press('Alt+K');
    await page.getByRole('button', { name: text('answer', 'hideKeypad') }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Alt+K');
    await says(page, 'kept', language).waitFor();
    await page.reload();
    await atWork(page, language);
    expect(await fields().first().inputValue()).toBe('12/4');
    const elsewhere = await journey.browser.newContext({ locale: language });
    const other = await openProblem(elsewhere, problemAt(journey.origin, line, language), { language });
    await expect.poll(() => other.page.getByRole('textbox').first().inputValue()).toBe('12/4');
    await elsewhere.close();
  });

  it('hands in wrong answers, looks at the correction, and comes back', async () => {
    await fields().first().fill('77');
    await fields().nth(1).fill('x');
    await button(page, 'save', language).click();
    await says(page, 'savedSuccessfully', language).waitFor();
    await page.getByText(text('game', 'performance.notPassed')).waitFor();
    await endWithCorrection(page, language);
    await says(page, 'marking.score', language, { share: language === 'de' ? '0 %' : '0%' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      text('problem', 'marking.title'),
    );
    // It begins at its top, wherever the learner was before.
    expect((await button(page, 'back', language).boundingBox())?.y).toBeLessThan(300);
    expect((await button(page, 'back', language).boundingBox())?.y).toBeGreaterThan(0);
    const marks = ['notRight', 'unreadable'].map((mark) => page.getByText(text('quickcheck', mark), { exact: true }));
    for (const mark of marks) await mark.first().waitFor();
    expect(await page.getByText(text('quickcheck', 'solutionIs', { solution: '' }).trim()).count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    await button(page, 'back', language).click();
    await says(page, 'readOnly.corrected', language).waitFor();
    expect(await fields().first().inputValue()).toBe('77');
  });

  it('passes with new data, once a double click', async () => {
    await button(page, 'newData', language).click();
    await button(page, 'confirm.yes', language).click();
    await expect.poll(() => fields().first().inputValue()).toBe('');
    const { slope, intercept } = await lineAskedFor(page);
    await fields().first().fill(String(slope));
    await fields().nth(1).fill(String(intercept));
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/store-answer')) saves.push(request.url());
    });
    await button(page, 'save', language).dblclick();
    await page.getByText(/perfe[ck]t/i).waitFor();
    expect(saves).toHaveLength(1);
    await page.getByRole('link', { name: text('problem', 'toStart') }).click();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    await row.getByText(text('problem', 'state.passed'), { exact: true }).waitFor();
  });

  it('finds no error in the console', () => {
    expect(errors).toEqual([]);
  });
});
