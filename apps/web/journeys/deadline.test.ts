import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { atWork, button, openProblem, problemAt } from './learner.ts';
import { assignForMinutes, assignUntil, makeWorksheet, openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const text = textsIn('en');
const path = 'fractions/add-fractions-problem';

describe('a worksheet with a deadline', () => {
  let journey: Journey;
  let worksheet: string;
  beforeAll(async () => {
    journey = await startJourney();
    worksheet = await makeWorksheet(journey, path, { correctorType: 'AFTER_DEADLINE' });
  });
  afterAll(() => journey.end());

  /** The address with a deadline for somebody, so many seconds from now. Of several the latest holds: the tests tell later and later ones. */
  const address = (seconds: number, user = 'learner') =>
    journey.command('deadline', user, worksheet, new Date(Date.now() + seconds * 1000).toISOString());
  /**
   * Seconds in which a problem is surely opened and an answer typed: three times what it has just taken, on whatever machine
   * this is.
   */
  async function enough(context: BrowserContext, least: number): Promise<number> {
    const began = performance.now();
    const { page } = await openProblem(context, problemAt(journey.origin, path, 'en'));
    await page.close();
    return Math.max(least, Math.ceil((3 * (performance.now() - began)) / 1000));
  }
  const passed = (page: Page) => page.getByRole('alert').getByText(text('deadline', 'passed'));
  async function withContext(act: (context: BrowserContext) => Promise<void>) {
    const context = await journey.browser.newContext();
    await act(context);
    await context.close();
  }

  it('counts the time that is left, and takes no answers once it has passed, nor without being told again', () =>
    withContext(async (context) => {
      const { page, errors } = await openProblem(context, address(await enough(context, 20)));
      await page.getByText(/\d+ seconds? left$/).waitFor();
      await page.getByRole('textbox').first().fill('1/2');
      await button(page, 'save').click();
      await page.getByText(text('problem', 'savedSuccessfully')).waitFor();
      await passed(page).waitFor();
      await button(page, 'save').waitFor({ state: 'detached' });
      // Leaving the deadline out of the address changes nothing.
      const without = new URL(page.url());
      without.searchParams.delete('signedDeadline');
      await page.goto(without.href);
      await passed(page).waitFor();
      expect(await button(page, 'save').count()).toBe(0);
      expect(await page.getByRole('textbox').first().inputValue()).toBe('1/2');
      expect(errors).toEqual([]);
    }));

  it.each(variants({ language: 'de', given: '1/3', typed: '1/4' }, { language: 'en', given: '1/5', typed: '1/6' }))(
    'closes the page also without a network, with what was typed ($language)',
    ({ language, given, typed }) =>
      withContext(async (context) => {
        const say = textsIn(language);
        const told = new URL(address(await enough(context, 20)));
        told.searchParams.set('lang', language);
        const { page } = await openProblem(context, told.href, { language });
        const field = page.getByRole('textbox').first();
        await field.fill(given);
        await page.getByText(say('problem', 'kept')).waitFor();
        await context.setOffline(true);
        await field.fill(typed);
        await page
          .getByText(say('problem', 'waiting_one', { count: 1 }))
          .first()
          .waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('alert').getByText(say('deadline', 'passed')).waitFor();
        await button(page, 'save', language).waitFor({ state: 'detached' });
        expect(await field.inputValue()).toBe(typed);
        expect(await field.isEditable()).toBe(false);
        expect(await axeFindings(page)).toEqual([]);
      }),
  );

  /** "Passed: … save button gone, editors and tiles read-only ≤ 1.5 s." */
  it.each(variants('en', 'de'))('closes the page when an assignment ends, within 1.5 seconds (%s)', (language) =>
    withContext(async (context) => {
      const say = textsIn(language);
      const assigned = await makeWorksheet(journey, [path, 'linear-functions/two-points-problem'], {
        correctorType: language === 'en' ? 'MANUAL' : 'AFTER_DEADLINE',
      });
      const deadline = Date.now() + (await enough(context, 30)) * 1000;
      await assignUntil(journey, assigned, deadline);
      const { page, errors } = await openProblem(context, problemAt(journey.origin, path, language, assigned), {
        language,
      });
      const field = page.getByRole('main').getByRole('textbox').first();
      await field.fill('1/2');
      expect(await field.isEditable()).toBe(true);
      // Counted in turns of the page: on a busy machine it gets fewer of them in the same time.
      const turns = await field.evaluate(
        (input, end) =>
          new Promise<number>((done) => {
            let late = 0;
            const timer = setInterval(() => {
              if (Date.now() > end) late += 1;
              if (input.isConnected && !input.matches(':read-only, :disabled')) return;
              clearInterval(timer);
              done(Date.now() < end ? -1 : late);
            }, 20);
          }),
        deadline,
      );
      expect(turns).toBeGreaterThanOrEqual(0);
      expect(turns).toBeLessThanOrEqual(1500 / 20);
      await page.getByRole('alert').getByText(say('deadline', 'passed')).waitFor();
      expect(await button(page, 'save', language).count()).toBe(0);
      expect(await field.inputValue()).toBe('1/2');
      expect(await field.isEditable()).toBe(false);
      expect(await axeFindings(page)).toEqual([]);
      expect(errors).toEqual([]);
    }),
  );

  it('begins a time limit when its learner says so, and once: neither a reload nor another browser begins it again', () =>
    withContext(async (context) => {
      const sheet = await makeWorksheet(journey, [path, 'fractions/divide-problem'], { correctorType: 'MANUAL' });
      await assignForMinutes(journey, sheet, 90);
      const { page, errors } = await openSignedIn(context, problemAt(journey.origin, path, 'en', sheet), {
        user: 'learner',
      });
      await page.getByText(text('deadline', 'begin.time_other', { count: 90 })).waitFor();
      await page.getByText(text('deadline', 'begin.runsOn')).waitFor();
      expect(await page.getByRole('textbox').count()).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      await page.reload();
      await page.getByRole('button', { name: text('deadline', 'begin.begin') }).click();
      await atWork(page);
      const left = /^1 hour (?:29|30) minutes left$/;
      await page.getByText(left).waitFor();
      await page.reload();
      await atWork(page);
      await page.getByText(left).waitFor();
      await withContext(async (other) => {
        const { page: again } = await openProblem(other, problemAt(journey.origin, path, 'en', sheet));
        await again.getByText(left).waitFor();
      });
      // The page asks, and is told that the time has not begun.
      expect(errors.filter((error) => !/403 .*personalised-data/.test(error))).toEqual([]);
    }));

  it('is not shown with a deadline that was altered, cut or set for somebody else', () =>
    withContext(async (context) => {
      const told = address(3600);
      const altered = told.replace(/deadline%22%3A\d/, (digits) => digits.slice(0, -1) + '9');
      const cut = told.replace(/signedDeadline=.*/, 'signedDeadline=%7B');
      expect(altered).not.toBe(told);
      const { page } = await openSignedIn(context, altered, { user: 'learner' });
      const refused = page.getByRole('alert').getByText(text('worksheet', 'failures.deadlineNotSigned'));
      await refused.waitFor();
      await page.goto(cut);
      await refused.waitFor();
      await page.goto(told);
      await atWork(page);
      await withContext(async (other) => {
        const { page: theirs } = await openSignedIn(other, told, { user: 'lecturer' });
        await theirs.getByRole('alert').getByText(text('worksheet', 'failures.deadlineNotSigned')).waitFor();
      });
    }));
});
