import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';

const title = String.raw`\lang{de}{Können Sie addieren?}\lang{en}{Can you add?}`;
const sum = (more: number) => String.raw`\documentclass{mumie.problem}
\begin{metainfo} \name{${title}} \end{metainfo}
\usepackage{mumie.genericproblem}
\begin{content}
\title{${title}}
\begin{problem}
  \type{input.number} \field{integer}
  \begin{question}
    \begin{variables} \randint{a}{10}{99} \number{s}{a+${more}} \end{variables}
    \text{$\var{a}+${more}=$ \ansref}
    \begin{answer} \solution{s} \explanation{\lang{de}{Rechnen Sie stellenweise.}\lang{en}{Add digit by digit.}} \end{answer}
  \end{question}
\end{problem}
\end{content}`;
const course = String.raw`\documentclass{mumie.course}
\begin{content}
\title{${title}}
\begin{chapter} \title{${title}}
  \begin{worksheet}[selftest] \title{${title}} \problem{/one} \problem{/two} \end{worksheet}
\end{chapter}
\end{content}`;

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({}, { 'one.tex': sum(1), 'two.tex': sum(2), 'sums-course.tex': course });
});
afterAll(() => journey.end());

async function opened(user: string, language: string, width = 1280) {
  const text = textsIn(language);
  const context = await journey.browser.newContext({ locale: language, viewport: { width, height: 800 } });
  // The start page shows guests something else, and asks for nothing.
  const { page, errors } = await openSignedIn(context, `${journey.origin}/self-test`, { user, language });
  await page.getByText(text('selftest', 'failures.notFound.title')).waitFor();
  await page.goto(journey.origin);
  const button = (key: string) => page.getByRole('button', { name: text('selftest', key), exact: true });
  return { page, errors, text, button };
}

/** The right answer to a problem on the page, from 1. */
async function sumAsked(page: Page, problem: number): Promise<string> {
  const formulas = await page.locator('main section math').allTextContents();
  const [a, more] = (formulas[problem - 1] ?? '').match(/\d+/g) ?? [];
  return String(Number(a) + Number(more));
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

describe('a self-test', () => {
  it('is taken by mouse: nothing is told before the evaluation, everything after it, and then there are new problems', async () => {
    const { page, errors, text, button } = await opened('learner', 'en');
    await page.getByRole('link', { name: 'Can you add?' }).click();
    // What fails is repeated: the self-test is then as the first try has left it.
    await button('button.evaluation').or(button('button.newProblems')).waitFor();
    if (await button('button.newProblems').isVisible()) {
      await button('button.newProblems').click();
      await button('dialogs.newProblems.yes').click();
    }
    await expect.poll(() => page.getByRole('textbox').count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    const before = await page.locator('main section math').allTextContents();
    await page
      .getByRole('textbox')
      .first()
      .fill(await sumAsked(page, 1));
    await button('button.evaluation').click();
    await page.getByRole('alertdialog').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await button('dialogs.evaluation.no').click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await page.getByRole('textbox').first().inputValue()).not.toBe('');

    await button('button.evaluation').click();
    await button('dialogs.evaluation.yes').click();
    await page.getByText(text('selftest', 'result', { share: '50%' }), { exact: true }).waitFor();
    await expect.poll(() => page.getByText('Add digit by digit.').count()).toBeGreaterThan(0);
    // Quietly: no message says that something was saved.
    expect(await page.getByText(text('problem', 'savedSuccessfully')).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);

    // Everything is the platform's: another page finds it.
    await page.reload();
    await page.getByText(text('selftest', 'result', { share: '50%' }), { exact: true }).waitFor();
    await button('button.newProblems').click();
    await page.getByText(text('selftest', 'dialogs.newProblems.text')).waitFor();
    await button('dialogs.newProblems.yes').click();
    await button('button.evaluation').waitFor();
    await expect.poll(() => page.getByRole('textbox').count()).toBe(2);
    expect(await page.getByRole('textbox').first().inputValue()).toBe('');
    expect(await page.locator('main section math').allTextContents()).not.toEqual(before);
    expect(errors).toEqual([]);
  });

  it('is taken by keys alone, on a small screen', async () => {
    const { page, errors, text, button } = await opened('admin', 'de', 360);
    const link = await (
      await opened('learner', 'de')
    ).page
      .getByRole('link', { name: 'Können Sie addieren?' })
      .getAttribute('href');
    await page.goto(`${journey.origin}${link ?? ''}`);
    await button('button.evaluation').or(button('button.newProblems')).waitFor();
    if (await button('button.newProblems').isVisible()) {
      await button('button.newProblems').click();
      await button('dialogs.newProblems.yes').click();
    }
    await expect.poll(() => page.getByRole('textbox').count()).toBe(2);
    for (const problem of [1, 2]) {
      const answer = await sumAsked(page, problem);
      await page
        .getByRole('textbox')
        .nth(problem - 1)
        .focus();
      await page.keyboard.type(answer);
      await page.keyboard.press('Escape');
    }
    await tabTo(page, text('selftest', 'button.evaluation'));
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await tabTo(page, text('selftest', 'dialogs.evaluation.yes'));
    await page.keyboard.press('Enter');
    await button('button.newProblems').waitFor();
    await page
      .getByRole('status')
      .getByText(/Ergebnis: 100\s%/)
      .waitFor();
    // Readers begin at the top of the other page.
    await expect.poll(() => focused(page)).toBe('Können Sie addieren?');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
