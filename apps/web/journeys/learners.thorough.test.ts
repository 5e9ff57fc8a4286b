import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { button, endWithCorrection, openProblem, problemAt, says } from './learner.ts';
import { openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';

const text = textsIn('en');

/** The root of a negative number is nowhere defined: two of them can be neither proven nor refuted to be equal. */
const given = 'sqrt(-2-x^2)';
const title = String.raw`\lang{de}{Wurzeln}\lang{en}{Roots}\lang{fr}{Racines}\lang{zh}{根}`;
const roots = String.raw`\documentclass{mumie.problem}
\begin{metainfo}
  \name{${title}}
  \coursesection{1}
  \difficulty{2}
\end{metainfo}
\usepackage{mumie.genericproblem}
\begin{content}
\title{${title}}
\begin{problem}
  \begin{question}
    \type{input.function} \field{real} \text{A root: \ansref}
    \begin{answer} \solution{sqrt(-1-x^2)} \end{answer}
  \end{question}
  \begin{question}
    \type{input.number} \field{real} \text{$1+1=$ \ansref}
    \begin{answer} \solution{2} \end{answer}
  \end{question}
\end{problem}
\end{content}`;
const course = String.raw`\documentclass{mumie.course}
\begin{content}
\title{\lang{de}{Wurzeln}\lang{en}{Roots}}
\begin{chapter}
  \title{\lang{de}{Wurzeln}\lang{en}{Roots}}
  \begin{worksheet}
    \problem{/roots}
  \end{worksheet}
\end{chapter}
\end{content}`;

describe('an answer that cannot be decided', () => {
  let journey: Journey;
  let learner: Page;
  const at = () => problemAt(journey.origin, 'roots', 'en');
  beforeAll(async () => {
    journey = await startJourney({}, { 'roots.tex': roots, 'roots-course.tex': course });
  });
  afterAll(() => journey.end());

  async function opened(user: string, address: string, width = 1440) {
    const context = await journey.browser.newContext({
      viewport: { width, height: 900 },
    });
    return openSignedIn(context, journey.origin + address, { user });
  }
  const decides = (page: Page, as: string) =>
    page
      .getByRole('group', {
        name: text('learner', 'decideOn', { name: 'Lea Learner' }),
      })
      .getByRole('button', { name: text('learner', as), exact: true });

  it('is told to the learner as not decided, not as wrong', async () => {
    const context = await journey.browser.newContext();
    const { page, errors } = await openProblem(context, at());
    learner = page;
    await page.getByRole('textbox').first().fill(given);
    await page.getByRole('textbox').last().fill('2');
    await button(page, 'save').click();
    await says(page, 'undecided').waitFor();
    await endWithCorrection(page);
    await says(page, 'marking.awaited').waitFor();
    await says(page, 'marking.scoreSoFar', 'en', { share: '100%' }).waitFor();
    expect(await page.getByText(text('game', 'performance.notPassed')).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('is found by a tutor from the start page, decided on, and taken back', async () => {
    const tutor = await opened('tutor', '/pool/browser');
    await tutor.page.getByRole('heading', { level: 1 }).waitFor();
    await tutor.page.goto(journey.origin);
    await tutor.page.getByRole('link', { name: text('shell', 'home.learners.title') }).click();
    await tutor.page.waitForURL(`${journey.origin}/learners`);
    await decides(tutor.page, 'right').waitFor();
    expect(await axeFindings(tutor.page)).toEqual([]);
    const lecturer = await opened('lecturer', '/learners');
    await decides(lecturer.page, 'wrong').waitFor();
    await decides(tutor.page, 'right').click();
    await tutor.page.getByText(text('learner', 'nothingUndecided.title')).waitFor();
    await decides(lecturer.page, 'wrong').click();
    const first = text('learner', 'notDecided.decided', {
      by: 'Tom Tutor',
      share: '100%',
    });
    await lecturer.page.getByText(first).waitFor();
    await tutor.page.getByRole('button', { name: text('learner', 'undo') }).click();
    await decides(tutor.page, 'right').waitFor();
    await decides(tutor.page, 'right').click();
    await tutor.page.getByText(text('learner', 'nothingUndecided.title')).waitFor();
    await learner.goto(at());
    await learner.getByText(text('game', 'performance.passedPerfect')).first().waitFor();
    await button(learner, 'correction').click();
    await says(learner, 'marking.decided').waitFor();
    // The refused decision is a 409, which the browser reports.
    expect(lecturer.errors.filter((error) => !error.includes('409'))).toEqual([]);
    expect(tutor.errors).toEqual([]);
  });

  it('is seen in the work of its learner, which nobody else can change', async () => {
    const { page, errors } = await opened('tutor', '/learners', 360);
    await page.getByRole('searchbox', { name: text('learner', 'query') }).fill('lea');
    await page.getByRole('link', { name: 'Lea Learner' }).click();
    await page.waitForURL(/\/learners\?user=demo-learner/);
    await page.getByRole('link', { name: 'Roots' }).click();
    await page.waitForURL(/\/problem\?.*user=demo-learner/);
    await page.getByText(text('problem', 'accompanied.text', { name: 'Lea Learner' })).waitFor();
    const field = page.getByRole('textbox').first();
    expect([await field.inputValue(), await field.isEditable()]).toEqual([given, false]);
    for (const key of ['save', 'newData', 'newDataForWrongAnswers']) expect(await button(page, key).count()).toBe(0);
    await button(page, 'correction').click();
    await says(page, 'marking.decided').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('is nothing that a learner decides on', async () => {
    const { page } = await opened('learner', '/learners');
    await page.getByText(text('shell', 'forbidden.title')).waitFor();
    await page.goto(`${problemAt(journey.origin, 'roots', 'en')}&user=demo-tutor`);
    await page.getByText(text('problem', 'failures.notFound.title')).waitFor();
  });
});
