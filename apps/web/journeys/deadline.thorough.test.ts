import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience } from '../../../scripts/journeys.mjs';
import { axeFindings } from './axe.ts';
import { button, openProblem, problemAt } from './learner.ts';
import { assignUntil, extendUntil, makeWorksheet } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const text = textsIn('en');
const path = 'fractions/add-fractions-problem';

describe('a deadline while its page is open', () => {
  let journey: Journey;
  let worksheet: string;
  beforeAll(async () => {
    journey = await startJourney();
    worksheet = await makeWorksheet(journey, path, { correctorType: 'AFTER_DEADLINE' });
  });
  afterAll(() => journey.end());

  const passed = (page: Page) => page.getByRole('alert').getByText(text('deadline', 'passed'));
  async function withContext(act: (context: BrowserContext) => Promise<void>) {
    const context = await journey.browser.newContext();
    await act(context);
    await context.close();
  }

  it('goes on, where a learner is given more time while the page is open, without a break in what is typed', () =>
    withContext(async (context) => {
      const sheet = await makeWorksheet(journey, [path, 'fractions/divide-problem'], {
        correctorType: 'AFTER_DEADLINE',
      });
      // As long as any machine takes to open the problem, and a minute.
      const end = Date.now() + 60_000 + patience;
      const assignment = await assignUntil(journey, sheet, end);
      const { page, errors } = await openProblem(context, problemAt(journey.origin, path, 'en', sheet));
      await page.getByText(/^\d+ minutes?(?: \d+ seconds?)? left$/).waitFor();
      const field = page.getByRole('main').getByRole('textbox').first();
      await field.fill('1/');
      await extendUntil(journey, assignment, end + 3_600_000);
      // The page asks again before its last minute begins.
      await page
        .getByText(/^1 hour/)
        .first()
        .waitFor({ timeout: 2 * patience });
      expect(await passed(page).count()).toBe(0);
      await page.keyboard.type('3');
      expect(await field.inputValue()).toBe('1/3');
      await button(page, 'save').click();
      await page.getByText(text('problem', 'savedSuccessfully')).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(errors).toEqual([]);
    }));

  /** "Clock off by −1 d, −10 min, +10 min, +1 d: banner error ≤ 1 s." */
  it.each(variants(600_000, -600_000, -86_400_000, 86_400_000))(
    'is counted right with a clock that is off by %d ms',
    (off) =>
      withContext(async (context) => {
        await context.addInitScript((ms) => {
          const now = Date.now.bind(Date);
          Date.now = () => now() + ms;
        }, off);
        const told = journey.command('deadline', 'learner', worksheet, new Date(Date.now() + 290_000).toISOString());
        const deadline = Number(/deadline%22%3A(\d+)/.exec(told)?.[1]);
        const { page } = await openProblem(context, told);
        const banner = page.getByText(/^\d minutes?(?: \d+ seconds?)? left$/);
        await banner.waitFor();
        const left = async () => {
          const before = Date.now();
          const [minutes = 0, seconds = 0] = ((await banner.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
          // What is shown is rounded up to a second, and read between these two moments.
          return { shown: (minutes * 60 + seconds) * 1000, most: deadline - before, least: deadline - Date.now() };
        };
        // A page that has just not had its turn shows the last second still.
        const isRight = async () => {
          const { shown, most, least } = await left();
          return shown >= least - 1000 && shown <= most + 2000;
        };
        await expect.poll(isRight).toBe(true);
        // Put while the page is open, it changes nothing; the server is asked.
        const asked = page.waitForResponse((response) => response.url().includes('/api/course/worksheets/'));
        await page.evaluate((ms) => {
          const now = Date.now.bind(Date);
          Date.now = () => now() + ms;
        }, off);
        await asked;
        await expect.poll(isRight).toBe(true);
      }),
  );
});
