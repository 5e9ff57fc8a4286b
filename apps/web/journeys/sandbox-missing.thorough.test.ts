import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needSandboxPrograms } from '../../../scripts/sandbox-programs.mjs';
import { axeFindings } from './axe.ts';
import { button, openProblem, problemAt } from './learner.ts';
import { connectPatiently, forget, startPlatform, type Platform } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const jail = '/usr/bin/bwrap';

let platform: Platform;
let browser: Browser;
beforeAll(async () => {
  needSandboxPrograms();
  browser = await connectPatiently();
});
afterAll(() => browser.close());

const health = async () => JSON.stringify(await (await fetch(`${platform.origin}/healthz`)).json());

describe.each(variants(['en', 'learner'], ['de', 'author']))(
  'a platform without bubblewrap (%s, %s)',
  (language, user) => {
    const text = textsIn(language);
    const named = (key: string) => new RegExp(text('code-cell', key, { name: '.+', language: '.+' }));
    const editor = (page: Page) => page.getByRole('textbox', { name: named('answer.code') });
    const waits = (page: Page) => page.getByText(text('problem', 'codeWaits'), { exact: true });

    beforeAll(async () => {
      platform = await startPlatform({ without: jail });
    });
    afterAll(async () => {
      await platform.end();
      forget(platform);
    });

    it('says so, keeps what was handed in, and corrects it as one try once bubblewrap is there', async () => {
      await expect.poll(health).toContain(`${jail} is missing: install the package bubblewrap.`);
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: language });
      const octave = await openProblem(context, problemAt(platform.origin, 'programming/quarter-turn', language), {
        ...{ user, language },
      });
      const refusals: number[] = [];
      octave.page.on('response', (response) => {
        if (response.url().includes('/sandbox')) refusals.push(response.status());
      });
      await octave.page
        .getByRole('button', { name: text('code-cell', 'run'), exact: true })
        .first()
        .click();
      await octave.page.getByText(text('code-cell', 'failed.notAvailable', { language: 'Octave' })).waitFor();
      expect(refusals).toEqual([503]);
      expect(octave.errors.filter((error) => !error.includes('503'))).toEqual([]);
      await octave.page.close();

      const { page, errors } = await openProblem(
        context,
        problemAt(platform.origin, 'programming/sum-of-squares', language),
        { user, language },
      );
      await editor(page).focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Shift+Home');
      await page.keyboard.insertText('    return sum(k * k for k in range(n + 1))');
      await button(page, 'save', language).click();
      await waits(page).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      // It waits over a reload, too, and nothing was marked wrong.
      await page.reload();
      await waits(page).waitFor();
      await editor(page).getByText('return sum(k * k for k in range(n + 1))').waitFor();
      expect(await page.getByText(text('game', 'performance.notPassed'), { exact: true }).count()).toBe(0);

      const { folder, origin } = platform;
      expect(await platform.end()).toBe(0);
      platform = await startPlatform({ folder, port: Number(new URL(origin).port) });
      await expect.poll(health).toContain('"python":"ready"');
      await expect
        .poll(
          async () => {
            await page.reload();
            await button(page, 'correction', language)
              .or(button(page, 'save', language))
              .first()
              .waitFor();
            return page.getByText(/perfe[ck]t/i).count();
          },
          { interval: 2000 },
        )
        .toBe(1);
      await page.getByText(text('game', 'timesSaved_one', { count: '1' }), { exact: true }).waitFor();
      expect(errors).toEqual([]);
      await context.close();
    });
  },
);
