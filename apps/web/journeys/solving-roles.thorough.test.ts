import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdTimers } from './held-timers.ts';
import { atWork, button, openProblem, problemAt, says } from './learner.ts';
import { makeWorksheet } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';

const text = textsIn('en');
const path = 'linear-functions/two-points-problem';

describe('whoever is at a problem', () => {
  let journey: Journey;
  beforeAll(async () => {
    journey = await startJourney();
  });
  afterAll(() => journey.end());

  it.each([
    ['learner', ['save', 'correction', 'newData']],
    ['author', ['save', 'correction', 'newData']],
    ['tutor', ['save', 'correction', 'correctionPreview', 'newData', 'newDataForWrongAnswers']],
    ['lecturer', ['save', 'correction', 'correctionPreview', 'newData', 'newDataForWrongAnswers']],
    ['admin', ['save', 'correction', 'correctionPreview', 'newData', 'newDataForWrongAnswers', 'viewData']],
  ])('as %s has the buttons of this role', async (user, keys) => {
    const context = await journey.browser.newContext();
    const { page, errors } = await openProblem(context, problemAt(journey.origin, path, 'en'), { user });
    const controls = page.getByRole('region', { name: text('problem', 'controls') });
    expect(await controls.getByRole('button').allTextContents()).toEqual(keys.map((key) => text('problem', key)));
    expect(errors).toEqual([]);
    await context.close();
  });

  it('reads the data sheet as admin', async () => {
    const context = await journey.browser.newContext();
    const { page } = await openProblem(context, problemAt(journey.origin, path, 'en'), { user: 'admin' });
    await page.getByRole('textbox').first().fill('17');
    await says(page, 'kept').waitFor();
    await button(page, 'viewData').click();
    const sheet = page.getByRole('region', { name: text('problem', 'dataSheet.title') });
    await expect.poll(() => sheet.textContent()).toMatch(/"user\/answer\/question_1\/answer_1[^]*17/);
    await button(page, 'dataSheet.close').click();
    await sheet.waitFor({ state: 'detached' });
    await context.close();
  });

  it('sees the correction of a preview as tutor, with nothing handed in', async () => {
    const context = await journey.browser.newContext();
    const { page } = await openProblem(context, problemAt(journey.origin, path, 'en'), { user: 'tutor' });
    await page.getByRole('textbox').first().fill('17');
    await button(page, 'correctionPreview').click();
    await says(page, 'marking.preview').waitFor();
    await button(page, 'back').click();
    await atWork(page);
    expect(await page.getByText(text('game', 'timesSaved_one')).count()).toBe(0);
    await page.goto(`${journey.origin}/pool/preview?path=${encodeURIComponent(path)}&lang=en`);
    await button(page, 'tryOut.open').click();
    await page.getByRole('textbox').first().fill('17');
    await page.getByText(text('quickcheck', 'notRight'), { exact: true }).first().waitFor();
    await context.close();
  });

  it('solves a worksheet whose correction is not shown, with new data once', async () => {
    const worksheet = await makeWorksheet(journey, path, {
      allowNewDataGenerationNTimes: 1,
      canUserViewCorrection: false,
    });
    const context = await journey.browser.newContext();
    const address = problemAt(journey.origin, path, 'en', worksheet);
    const { page } = await openProblem(context, address);
    const late = await context.newPage();
    const twoSeconds = await holdTimers(late, 2000);
    await late.goto(address);
    await atWork(late);
    expect(await button(page, 'correction').count()).toBe(0);
    // A tab that nobody looks at is slowed down by the browser.
    await page.bringToFront();
    await page.getByRole('textbox').first().fill('77');
    await button(page, 'save').click();
    await says(page, 'savedSuccessfully').waitFor();
    expect(await page.getByText(text('game', 'performance.notPassed')).count()).toBe(0);
    const newData = (of: Page, count: number) =>
      of.getByRole('button', { name: text('problem', 'newDataCounted_other', { count }), exact: true });
    await newData(page, 1).click();
    await button(page, 'confirm.yes').click();
    await newData(page, 1).waitFor({ state: 'detached' });
    expect(await newData(page, 0).count()).toBe(0);
    // The other tab does not know yet.
    const limit = says(late, 'errorReachedNewDataLimit');
    await late.bringToFront();
    await newData(late, 1).click();
    await limit.waitFor();
    expect(await twoSeconds.count()).toBe(1);
    expect(await limit.count()).toBe(1);
    await twoSeconds.fire();
    await limit.waitFor({ state: 'detached' });
    await context.close();
  });
});
