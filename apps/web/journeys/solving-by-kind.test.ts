import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { atWork, button, endWithCorrection, openProblem, problemAt, says } from './learner.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';

describe('a learner at problems of several kinds', () => {
  let journey: Journey;
  beforeAll(async () => {
    journey = await startJourney();
  });
  afterAll(() => journey.end());

  it('chooses, finds the choices again, and gets new values for wrong answers alone', async () => {
    const context = await journey.browser.newContext();
    const { page } = await openProblem(context, problemAt(journey.origin, 'functions/symmetry-problem', 'en'));
    const rightly = ['even', 'odd', 'even', 'odd'];
    const groups = page.getByRole('radiogroup').filter({ has: page.getByRole('radio', { name: rightly[0] ?? '' }) });
    for (const [index, name] of rightly.entries())
      await groups.nth(index).getByRole('radio', { name, exact: true }).check();
    await page.getByRole('button', { name: 'even', exact: true }).click();
    await page.getByRole('button', { name: /place 2: empty$/ }).click();
    await says(page, 'kept').waitFor();
    await page.reload();
    await atWork(page);
    for (const [index, name] of rightly.entries())
      expect(await groups.nth(index).getByRole('radio', { name, exact: true }).isChecked()).toBe(true);
    await button(page, 'save').click();
    // Only the first question has numbers of its own; what has none keeps its answers.
    await button(page, 'newDataForWrongAnswers').click();
    await atWork(page);
    expect(await groups.first().getByRole('radio', { name: 'even', exact: true }).isChecked()).toBe(true);
    expect(await page.getByRole('button', { name: /place 2: empty$/ }).count()).toBe(0);
    await button(page, 'save').click();
    await endWithCorrection(page);
    // A tile is told by what stands on it.
    await page.getByText('Solution: even', { exact: true }).waitFor();
    expect(await button(page, 'newDataForWrongAnswers').count()).toBe(0);
    // The correction has ended the work: this learner, in the journeys below as well, answers only after new values.
    await button(page, 'newData').click();
    const name = textsIn('en')('problem', 'confirm.yes');
    await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
    await atWork(page);
    expect(await groups.first().getByRole('radio', { name: 'even', exact: true }).isChecked()).toBe(false);
    await context.close();
  });

  it('drags a figure, and finds it as it was left', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 1280, height: 1000 } });
    const { page } = await openProblem(context, problemAt(journey.origin, 'linear-functions/drag-line-problem', 'en'));
    const movable = page.locator('main svg ellipse').first();
    await movable.waitFor();
    const point = await movable.boundingBox();
    if (point === null) throw new Error('no point to drag');
    await page.mouse.move(point.x + point.width / 2, point.y + point.height / 2);
    await page.mouse.down();
    await page.mouse.move(point.x + 30, point.y - 100, { steps: 8 });
    await page.mouse.up();
    const slope = page.getByRole('textbox').first();
    await says(page, 'kept').waitFor();
    const left = await slope.inputValue();
    expect(left).toMatch(/\d/);
    await page.reload();
    await atWork(page);
    await expect.poll(() => slope.inputValue()).toBe(left);
    await context.close();
  });

  it('works on a phone: the keypad writes, and no correction is wider than the screen', async () => {
    const context = await journey.browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    });
    const { page } = await openProblem(context, problemAt(journey.origin, 'complex-numbers/quadratic-problem', 'en'));
    await page.getByRole('textbox').first().tap();
    await page.getByRole('button', { name: textsIn('en')('answer', 'showKeypad') }).tap();
    await page.getByRole('button', { name: textsIn('en')('answer', 'keys.imaginary'), exact: true }).tap();
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('i');
    for (const path of ['complex-numbers/quadratic-problem', 'functions/symmetry-problem', 'matrices/matrix-problem']) {
      await page.goto(problemAt(journey.origin, path, 'en'));
      await atWork(page);
      await page.getByRole('textbox').last().fill('1');
      await button(page, 'save').tap();
      await says(page, 'savedSuccessfully').waitFor();
      await endWithCorrection(page);
      await button(page, 'back').waitFor();
      // A formula is measured after it is drawn, and then scrolls in its line.
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, { message: path }).toBeLessThanOrEqual(360);
      expect(await axeFindings(page), path).toEqual([]);
    }
    await context.close();
  });
});
