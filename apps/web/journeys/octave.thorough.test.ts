import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needSandboxPrograms } from '../../../scripts/sandbox-programs.mjs';
import { axeFindings } from './axe.ts';
import { openSignedIn, speak } from './people.ts';
import { openPage, startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

let journey: Journey;
beforeAll(async () => {
  needSandboxPrograms();
  journey = await startJourney();
});
afterAll(() => journey.end());

const lesson = (language: string) => `${journey.origin}/course/article?path=matrices/determinants&lang=${language}`;

/** The first cell of the lesson is Octave: its code, its button and its output. */
function octaveCell(page: Page, language: string, counter = 1) {
  const text = textsIn(language);
  const named = { counter, language: text('code-cell', 'languages.octave') };
  return {
    code: page.getByRole('textbox', { name: text('code-cell', 'code', named) }),
    run: page.getByRole('button', { name: text('code-cell', 'run'), exact: true }).nth(counter - 1),
    output: page.getByRole('region', { name: text('code-cell', 'output', { counter }) }),
    picture: (number: number) => page.getByRole('img', { name: text('code-cell', 'image', { number }) }),
  };
}

it('the sandbox is tried after the platform has started, and holds', async () => {
  const health = async () => JSON.stringify(await (await fetch(`${journey.origin}/healthz`)).json());
  await expect.poll(health).toContain('"octave":"ready"');
});

/**
 * Runs a cell and waits for what it comes to. On a machine that is far too busy, the platform may say that it could not
 * run it: then it is run again, as its learner would do. An answer comes each time.
 */
async function runByKey(
  page: Page,
  language: string,
  [at, key]: Pressed,
  { output, outcome }: Expected,
): Promise<void> {
  const text = textsIn(language);
  const octave = { language: text('code-cell', 'languages.octave') };
  const unanswered = output.getByText(text('code-cell', 'failed.environment', octave));
  for (let turn = 0; turn < 3; turn += 1) {
    const answered = page.waitForResponse('**/api/octave/evaluation');
    await at.press(key);
    await answered;
    await expect.poll(() => output.getAttribute('aria-busy')).toBe('false');
    if ((await unanswered.count()) === 0) break;
  }
  await expect.poll(() => outcome.count(), { message: await output.innerText() }).toBe(1);
}

/** The element that has the focus, and the key: a page that has just come moves the focus to its heading. */
type Pressed = readonly [at: Locator, key: string];

/** The output of a cell, and what has to be in it. */
interface Expected {
  readonly output: Locator;
  readonly outcome: Locator;
}

/** Octave writes 5.0000 where it has rounded. */
function numbersIn(text: string): readonly number[] {
  return (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}

describe.each(variants('en', 'de'))('a learner in a lesson with Octave (%s)', (language) => {
  it('changes the code by keys, runs it, sees numbers, a picture and what is wrong', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: language });
    const { page, errors } = await openSignedIn(
      context,
      `${journey.origin}/problem?path=linear-functions/two-points-problem&lang=${language}`,
      {
        user: 'learner',
        language,
      },
    );
    await page.waitForURL(/problem/);
    await page.getByRole('textbox').first().waitFor();
    await page.goto(lesson(language));
    const { code, run, output } = octaveCell(page, language);
    await runByKey(page, language, [run, 'Enter'], { output, outcome: output.getByText('x =') });
    expect(numbersIn(await output.innerText())).toEqual([5, 1, 3]);
    // Another right-hand side: the solution follows.
    await code.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    for (let sign = 0; sign < '5; 10];'.length; sign += 1) await page.keyboard.press('Backspace');
    await page.keyboard.insertText('4; 7];');
    await runByKey(page, language, [code, 'Control+Enter'], {
      output,
      outcome: output.getByText(/x =\s+1(?:\.0+)?\s+2/),
    });
    await expect.poll(async () => numbersIn(await output.innerText())).toEqual([5, 1, 2]);
    const plot = octaveCell(page, language, 2);
    await runByKey(page, language, [plot.run, 'Enter'], { output: plot.output, outcome: plot.picture(1) });
    expect(await plot.picture(1).evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(
      640,
    );
    expect(await axeFindings(page)).toEqual([]);
    // What is wrong, with its line.
    await code.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.insertText(' + unknown;');
    await runByKey(page, language, [code, 'Control+Enter'], {
      output,
      outcome: output.getByText("'unknown' undefined"),
    });
    await output.getByText(textsIn(language)('code-cell', 'failed.errorAt', { line: 2 })).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is told as a guest who may run it', async () => {
    const context = await journey.browser.newContext({ locale: language });
    const { page } = await openPage(context);
    await speak(page, language);
    await page.goto(lesson(language));
    const { run, output } = octaveCell(page, language);
    await run.click();
    const name = textsIn(language)('code-cell', 'languages.octave');
    await output.getByText(textsIn(language)('code-cell', 'failed.signedOut', { language: name })).waitFor();
    await context.close();
  });
});
