import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { atWork, openProblem, problemAt } from './learner.ts';
import { openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const line = 'linear-functions/two-points-problem';
const code = /[\da-f]{4} [\da-f]{4}/;

describe.each(variants('en', 'de'))('what a learner has handed over (%s)', (language) => {
  const text = textsIn(language);
  let journey: Journey;
  let context: BrowserContext;
  let page: Page;
  let noted: string;

  beforeAll(async () => {
    journey = await startJourney();
    context = await journey.browser.newContext({ locale: language, viewport: { width: 360, height: 740 } });
    ({ page } = await openProblem(context, problemAt(journey.origin, line, language), { language }));
  });
  afterAll(() => journey.end());

  const receiptOn = (of: Page) => of.getByRole('main').getByRole('button', { name: code });
  const rows = (of: Page) => of.getByRole('dialog').getByRole('listitem');

  it('has a receipt beside it as soon as it has arrived, which is the same after a reload', async () => {
    expect(await receiptOn(page).count()).toBe(0);
    await page.getByRole('textbox').first().fill('12/4');
    await receiptOn(page).waitFor();
    noted = code.exec((await receiptOn(page).textContent()) ?? '')?.[0] ?? '';
    expect(noted).toMatch(code);
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await atWork(page, language);
    await receiptOn(page).waitFor();
    expect(await receiptOn(page).textContent()).toContain(noted);
  });

  it('is in the list of all receipts, which finds the code that was written down', async () => {
    await page.getByRole('textbox').first().fill('3');
    await expect.poll(() => receiptOn(page).textContent()).not.toContain(noted);
    await receiptOn(page).click();
    await expect.poll(() => rows(page).count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    const { width = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(360);
    await page.getByRole('searchbox', { name: text('receipt', 'find') }).fill(noted.toUpperCase());
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await rows(page).textContent()).toContain(noted);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('is found by a tutor at the work of the learner', async () => {
    const elsewhere = await journey.browser.newContext({ locale: language });
    const address = `${problemAt(journey.origin, line, language)}&user=demo-learner`;
    const tutor = (await openSignedIn(elsewhere, address, { user: 'tutor', language })).page;
    await receiptOn(tutor).click();
    await tutor.getByRole('searchbox', { name: text('receipt', 'find') }).fill(noted);
    await expect.poll(() => rows(tutor).count()).toBe(1);
    expect(await rows(tutor).textContent()).toContain(noted);
    await elsewhere.close();
  });
});
