import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { problemAt } from './learner.ts';
import { openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';

const title = String.raw`\lang{de}{Schnell gerechnet}\lang{en}{Quick sums}`;
/** Sums of a number with itself, with 14 seconds for each. */
const sums = String.raw`\documentclass{mumie.problem}
\begin{metainfo} \name{${title}} \end{metainfo}
\usepackage{mumie.genericproblem}
\begin{content}
\title{${title}}
\begin{problem}
  \type{input.number} \field{integer}
  \duration[q]{14} \levelthreshold{0.5}
  \begin{level} \question{1} \question{2} \end{level}
  \begin{level} \question{3} \end{level}
  ${[1, 2, 3].map((n) => String.raw`\begin{question} \text{$${n}+${n}=$ \ansref} \begin{answer} \solution{${2 * n}} \end{answer} \end{question}`).join('\n')}
\end{problem}
\end{content}`;
const course = String.raw`\documentclass{mumie.course}
\begin{content}
\title{${title}}
\begin{chapter} \title{${title}} \begin{worksheet} \problem{/sums} \end{worksheet} \end{chapter}
\end{content}`;

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({}, { 'sums.tex': sums, 'sums-course.tex': course });
});
afterAll(() => journey.end());

async function opened(user: string, language: string, width = 1280) {
  const text = textsIn(language);
  const context = await journey.browser.newContext({ locale: language, viewport: { width, height: 800 } });
  const { page, errors } = await openSignedIn(context, problemAt(journey.origin, 'sums', language), { user, language });
  const level = (number: number) =>
    page.getByRole('button', { name: text('game', 'level', { level: String(number) }), exact: true });
  const press = (key: string) => page.getByRole('button', { name: text('game', `button.${key}`), exact: true });
  const isTask = (task: number, count: number) =>
    page.getByText(text('game', 'task', { task: String(task), count: String(count) }), { exact: true }).waitFor();
  await level(1).waitFor();
  return { page, errors, text, level, press, isTask };
}

/** What has the focus of the keyboard, by its name. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not reached; at ${await focused(page)}`);
}

describe('a game', () => {
  it('is played by mouse: a level, a reload, a time that is up, a result, and nobody else sees it', async () => {
    const { page, errors, text, level, press, isTask } = await opened('learner', 'en');
    expect(await level(2).getAttribute('aria-disabled')).toBe('true');
    await page.getByText('Locked: reach 50% in level 1 first').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await level(1).click();
    await isTask(1, 2);
    expect(await page.getByRole('textbox').count()).toBe(1);
    // 14 seconds are few from the beginning: told in words, not only in red.
    await page.getByText(text('game', 'critical')).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('textbox').fill('2');
    await press('next').click();
    await isTask(2, 2);
    await page.reload();
    await isTask(2, 2);
    // Nothing is done: the time decides, and the level is graded.
    await page.getByText(text('game', 'achievements.thresholdAchieved')).waitFor();
    await page.getByText(/^50 points in 0m \d\ds$/).waitFor();
    const row = page.getByRole('row', { name: /50/ });
    expect(await row.getAttribute('aria-current')).toBe('true');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('checkbox', { name: text('game', 'listing.label') }).uncheck({ force: true });
    await page.reload();
    await press('start').waitFor();
    expect(await page.getByRole('checkbox', { name: text('game', 'listing.label') }).isChecked()).toBe(false);
    await press('start').click();
    expect(await level(2).getAttribute('aria-disabled')).toBeNull();
    expect(await level(1).getAttribute('aria-disabled')).toBe('true');
    expect(errors).toEqual([]);
  });

  it('is played by keys alone, on a small screen', async () => {
    const { page, errors, text, press, isTask } = await opened('lecturer', 'de', 360);
    await tabTo(page, text('game', 'level', { level: '1' }));
    await page.keyboard.press('Enter');
    await isTask(1, 2);
    const fill = async (answer: string) => {
      await expect.poll(() => page.getByRole('textbox').count()).toBe(1);
      for (let presses = 0; presses < 60; presses += 1) {
        if (await page.getByRole('textbox').evaluate((field) => field === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.type(answer);
    };
    await fill('2');
    await page.keyboard.press('Escape');
    await press('next').focus();
    await page.keyboard.press('Enter');
    await isTask(2, 2);
    await fill('4');
    await press('finished').focus();
    await page.keyboard.press('Enter');
    await page.getByText(text('game', 'achievements.newGlobalHighscore')).waitFor();
    // The learner did not want to be listed.
    expect(await page.getByRole('row').count()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await axeFindings(page)).toEqual([]);
    await tabTo(page, text('game', 'button.start'));
    await page.keyboard.press('Enter');
    await tabTo(page, text('game', 'level', { level: '2' }));
    expect(errors).toEqual([]);
  });
});
