import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { button, endWithCorrection, openProblem, problemAt } from './learner.ts';
import { makeWorksheet, openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const title = String.raw`\lang{de}{Summe}\lang{en}{Sum}\lang{fr}{Somme}\lang{zh}{和}`;
const sum = String.raw`\documentclass{mumie.problem}
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
    \type{input.number} \field{real} \text{$1+1=$ \ansref}
    \begin{answer} \solution{2} \end{answer}
  \end{question}
  \begin{question}
    \type{input.number} \field{real} \text{$2+2=$ \ansref}
    \begin{answer} \solution{4} \end{answer}
  \end{question}
\end{problem}
\end{content}`;
const reasons = { de: 'Aufgabe war missverständlich', en: 'The wording was ambiguous' } as const;

describe('a score by hand', () => {
  let journey: Journey;
  let worksheet: string;
  beforeAll(async () => {
    journey = await startJourney({}, { 'sum.tex': sum });
    worksheet = await makeWorksheet(journey, 'sum');
  });
  afterAll(() => journey.end());

  async function handIn(user: string, language: string, texts: readonly string[]): Promise<Page> {
    const context = await journey.browser.newContext({ viewport: { width: 1280, height: 900 } });
    const address = problemAt(journey.origin, 'sum', language, worksheet);
    const { page } = await openProblem(context, address, { user, language });
    for (const [index, text] of texts.entries()) await page.getByRole('textbox').nth(index).fill(text);
    await button(page, 'save', language).click();
    await page.getByText(textsIn(language)('problem', 'savedSuccessfully')).first().waitFor();
    return page;
  }

  it.each(variants('de', 'en'))(
    'is given for all who gave the answer, seen by them, taken back (%s)',
    async (language) => {
      const text = textsIn(language);
      const say = (key: string, values?: Readonly<Record<string, string | number>>) => text('learner', key, values);
      const percent = (share: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(share);
      // Answers and people of its own: a correction that was seen ends the work.
      const [wrong, reason] = [language === 'de' ? '11' : '12', reasons[language]];
      const lea = await handIn(language === 'de' ? 'lecturer' : 'learner', language, ['2', wrong]);
      await handIn(language === 'de' ? 'admin' : 'author', language, ['3', wrong]);

      const context = await journey.browser.newContext({ viewport: { width: 360, height: 800 } });
      const tutor = await openSignedIn(context, `${journey.origin}/learners`, { user: 'tutor', language });
      const { page } = tutor;
      await page.getByRole('heading', { name: say('problemsAnswered.title') }).waitFor();
      await page.getByRole('link', { name: language === 'de' ? 'Summe' : 'Sum', exact: true }).click();
      await page.getByRole('link', { name: say('question', { letter: 'b' }) }).click();
      await page.waitForURL(/question=2/);
      const group = page
        .getByRole('listitem')
        .filter({ hasText: wrong })
        .filter({ hasText: say('verdict.wrong') });
      await group.getByRole('button', { name: say('giveScore') }).click();
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await group.getByLabel(say('scoreInPercent')).fill('50');
      await group.getByLabel(say('reason')).fill(reason);
      await group.getByRole('button', { name: say('giveTo_other', { count: 2 }) }).click();
      await page
        .getByText(say('scoreGiven_other', { count: 2 }))
        .first()
        .waitFor();
      await page.getByText(reason).first().waitFor();
      expect(await axeFindings(page)).toEqual([]);

      await endWithCorrection(lea, language);
      const told = { automatic: percent(0), share: percent(0.5), reason, by: 'Tom Tutor' };
      await lea.getByText(text('problem', 'marking.override', told)).waitFor();
      await lea.getByText(text('problem', 'marking.score', { share: percent(0.75) })).waitFor();
      expect(await axeFindings(lea)).toEqual([]);

      await page.getByRole('button', { name: say('undo') }).click();
      await page
        .getByText(say('scoreWithdrawn_other', { count: 2 }))
        .first()
        .waitFor();
      expect(await page.getByText(reason).count()).toBe(0);
      await lea.reload();
      await button(lea, 'correction', language).click();
      await lea.getByText(text('problem', 'marking.score', { share: percent(0.5) })).waitFor();
      expect(tutor.errors).toEqual([]);
      await context.close();
    },
  );

  it('is nothing that learners give, or see of others', async () => {
    const context = await journey.browser.newContext();
    const address = `${journey.origin}/learners?problem=sum&worksheet=${worksheet}`;
    const { page } = await openSignedIn(context, address, { user: 'learner' });
    await page.getByText(textsIn('en')('shell', 'forbidden.title')).waitFor();
  });
});
