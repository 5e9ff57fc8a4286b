import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needSandboxPrograms } from '../../../scripts/sandbox-programs.mjs';
import { axeFindings } from './axe.ts';
import { atWork, button, openProblem, problemAt, says } from './learner.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

let journey: Journey;
beforeAll(async () => {
  needSandboxPrograms();
  journey = await startJourney();
});
afterAll(() => journey.end());

it('the sandbox is tried after the platform has started, and holds', async () => {
  const health = async () => JSON.stringify(await (await fetch(`${journey.origin}/healthz`)).json());
  await expect.poll(health).toContain('"python":"ready","octave":"ready"');
});

describe.each(variants(['de', 'learner'], ['en', 'author']))(
  'a problem whose answer is code (%s, %s)',
  (language, user) => {
    const text = textsIn(language);
    const codeText = (key: string, values: Readonly<Record<string, string>> = {}) => text('code-cell', key, values);
    const named = (key: string) => new RegExp(codeText(key, { name: '.+', language: '.+' }));
    const editor = (page: Page) => page.getByRole('textbox', { name: named('answer.code') });
    const output = (page: Page) => page.getByRole('region', { name: named('answer.output') });
    const testEditor = (page: Page) => page.getByRole('textbox', { name: named('answer.testCode') });
    const testOutput = (page: Page) => page.getByRole('region', { name: named('answer.testOutput') });
    const run = (page: Page, index: number) =>
      page.getByRole('button', { name: codeText('run'), exact: true }).nth(index);
    const stop = (page: Page, index: number) =>
      page.getByRole('button', { name: codeText('answer.stop'), exact: true }).nth(index);
    const openTest = (page: Page) => page.getByRole('checkbox', { name: codeText('answer.openTest') });

    it('by keys: only the body is written, it is run and tested, a loop is stopped, and it passes', async () => {
      const context = await journey.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: language });
      const { page, errors } = await openProblem(
        context,
        problemAt(journey.origin, 'programming/sum-of-squares', language),
        { user, language },
      );
      await editor(page).focus();
      // The first line is the author's.
      await page.keyboard.press('Control+Home');
      await page.keyboard.insertText('x');
      expect(await editor(page).innerText()).toMatch(/^def sum_of_squares\(n\):/);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      await page.keyboard.press('Shift+Home');
      await page.keyboard.press('Shift+Home');
      await page.keyboard.insertText('    return sum(k * k for k in range(n + 1)) / (n - 7)');
      await openTest(page).focus();
      await page.keyboard.press('Space');
      await testEditor(page).focus();
      await page.keyboard.insertText('print("three:", sum_of_squares(3) * -4)');
      await page.keyboard.press('Control+Enter');
      await testOutput(page).getByText('three: 14.0').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      // What has failed is told with its line in the test environment.
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText('x = 1\nsum_of_squares(x / 0)');
      await page.keyboard.press('Control+Enter');
      await testOutput(page).getByText('ZeroDivisionError').waitFor();
      await testOutput(page)
        .getByText(codeText('failed.errorAt', { line: '2' }))
        .waitFor();
      // A loop without an end is stopped, and the next program runs at once.
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText('while True: pass');
      const asked = page.waitForRequest((request) => request.url().includes('/sandbox'));
      await page.keyboard.press('Control+Enter');
      await expect.poll(() => stop(page, 1).isEnabled()).toBe(true);
      await asked;
      await stop(page, 1).focus();
      await page.keyboard.press('Enter');
      await testEditor(page).focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText('print("again")');
      await page.keyboard.press('Control+Enter');
      await testOutput(page).getByText('again').waitFor();
      // Half of the window at most.
      const height = (await editor(page).boundingBox())?.height ?? 0;
      expect(height).toBeLessThanOrEqual(451);
      // The answer is mended, kept over a reload, and right.
      await editor(page).focus();
      await page.keyboard.press('Control+End');
      for (let sign = 0; sign < ' / (n - 7)'.length; sign += 1) await page.keyboard.press('Backspace');
      await says(page, 'kept', language).waitFor();
      await page.reload();
      await atWork(page, language);
      await editor(page).getByText('return sum(k * k for k in range(n + 1))').waitFor();
      // So is what stands in the test environment, which is open as it was left.
      await testEditor(page).getByText('print("again")').waitFor();
      await button(page, 'save', language).click();
      await page.getByText(/perfe[ck]t/i).waitFor();
      expect(await editor(page).getAttribute('aria-readonly')).toBe('true');
      expect(await axeFindings(page)).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    });

    it('by mouse on a phone: a matrix in Octave, wrong, then right', async () => {
      const context = await journey.browser.newContext({
        viewport: { width: 360, height: 740 },
        colorScheme: 'dark',
        locale: language,
      });
      const { page, errors } = await openProblem(
        context,
        problemAt(journey.origin, 'programming/quarter-turn', language),
        { user, language },
      );
      await editor(page).click();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText('[0 1; -1 0]');
      await run(page, 0).click();
      await expect.poll(() => output(page).innerText()).toContain('-1');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await axeFindings(page)).toEqual([]);
      await button(page, 'save', language).click();
      await page.getByText(text('game', 'performance.notPassed'), { exact: true }).waitFor();
      await editor(page).click();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText('[0 -1; 1 0]');
      await button(page, 'save', language).click();
      await page.getByText(text('game', 'performance.passedExcellent'), { exact: true }).waitFor();
      expect(errors).toEqual([]);
      await context.close();
    });
  },
);
