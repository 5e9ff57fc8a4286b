import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LmsDouble } from '../../server/src/testing/lms-double.ts';
import { axeFindings } from './axe.ts';
import { makeWorksheet } from './people.ts';
import { openPage, startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const path = 'fractions/add-fractions-problem';
const second = 'fractions/divide-problem';

/** Moodle is on another site than the platform: 127.0.0.1 is not localhost to a browser. */
const moodle = new LmsDouble('moodle', 'rwth');
const folder = mkdtempSync(join(tmpdir(), 'lemma-launch-journey-'));
let journey: Journey;
/** In German with two problems, in English with one, which then has the page for itself. */
let worksheets: Readonly<Record<string, string>>;

beforeAll(async () => {
  await moodle.start();
  const file = join(folder, 'lms.json');
  writeFileSync(file, JSON.stringify({ rwth: moodle.settings() }));
  journey = await startJourney({ LEMMA_LMS: file });
  worksheets = { de: await makeWorksheet(journey, [path, second]), en: await makeWorksheet(journey, path) };
});
afterAll(async () => {
  await journey.end();
  moodle.dispose();
  rmSync(folder, { recursive: true });
});

async function scoresOf(user: string, link: string): Promise<unknown> {
  const answer = await fetch(`${journey.origin}/api/public/xapi?v=2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': moodle.apiKey },
    body: JSON.stringify({
      users: [moodle.accountOf(user)],
      course: 'pool',
      objectIds: [link],
      lastSync: 0,
      includeAll: true,
    }),
  });
  return answer.json();
}

const linkIn = (language: string) => `worksheet_${worksheets[language] ?? ''}`;

describe.each(variants('de', 'en'))('a learner who opens his worksheet in a frame of his LMS (%s)', (language) => {
  const text = textsIn(language);

  it.each([1440, 360])('answers there at %d px, and the LMS reads the score', async (width) => {
    const user = `ada ${language} ${String(width)} ${String(Date.now())}`;
    const context = await journey.browser.newContext({ locale: language, viewport: { width, height: 900 } });
    const { page, errors } = await openPage(context);
    const deadline = Date.now() + 3_600_000;
    const form = moodle.form(journey.origin, user, { link: linkIn(language), language, deadline });
    await page.goto(moodle.pageWith(journey.origin, form));
    const frame = page.frameLocator('iframe[name=task]');
    await frame.getByRole('button', { name: text('problem', 'save'), exact: true }).waitFor();
    // The deadline is less than a day away.
    await frame
      .getByText(language === 'de' ? /noch|verbleib|übrig/i : /left/)
      .first()
      .waitFor();
    await frame.getByRole('textbox').first().fill('1/2');
    await frame.getByRole('button', { name: text('problem', 'save'), exact: true }).click();
    await frame.getByText(text('problem', 'savedSuccessfully')).first().waitFor();
    expect(await scoresOf(user, linkIn(language))).toMatchObject([
      { actor: { account: { name: moodle.accountOf(user) } } },
    ]);
    const task: Frame | null = page.frame('task');
    expect(await task?.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    if (process.env.SHOTS !== undefined) {
      await page.screenshot({ path: `${process.env.SHOTS}/launch-${language}-${String(width)}.png` });
    }
    expect(await axeFindings(page)).toEqual([]);
    // Loaded again, the frame is still of this user, without the LMS.
    await task?.evaluate(() => location.reload());
    await frame.getByRole('button', { name: text('problem', 'save'), exact: true }).waitFor();
    expect(await frame.getByRole('textbox').first().inputValue()).toBe('1/2');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is told in the frame why his task does not open', async () => {
    const context = await journey.browser.newContext({ locale: language });
    const { page } = await openPage(context);
    const form = moodle.form(journey.origin, 'eve', { link: linkIn(language), language });
    await page.goto(moodle.pageWith(journey.origin, { ...form, token: 'expired' }));
    const title = language === 'de' ? 'Die Aufgabe lässt sich nicht öffnen' : 'The task cannot be opened';
    await page.frameLocator('iframe[name=task]').getByRole('heading', { name: title }).waitFor();
    await context.close();
  });
});

describe('the pages of the platform', () => {
  it('open in no frame that no LMS has opened', async () => {
    const context = await journey.browser.newContext();
    const { page } = await openPage(context);
    const form = moodle.form(journey.origin, 'eve', { link: linkIn('en'), language: 'en' });
    const other = new LmsDouble('ilias', 'rub');
    await other.start();
    await page.goto(other.pageWith(journey.origin, form));
    // The browser shows a page of its own in place of one that may not be framed.
    await expect.poll(() => page.frame('task')?.url()).toBe('chrome-error://chromewebdata/');
    other.dispose();
    await context.close();
  });
});
