import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { atWork, button } from './learner.ts';
import { makeWorksheet, openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const paths = ['fractions/add-fractions-problem', 'linear-functions/two-points-problem'];

describe.each(variants('en', 'de'))('a worksheet in an exam (%s)', (language) => {
  const text = textsIn(language);
  const say = (key: string, values?: Readonly<Record<string, string | number>>) => text('worksheet', key, values);
  let journey: Journey;
  let address: string;
  beforeAll(async () => {
    journey = await startJourney();
    const worksheet = await makeWorksheet(journey, paths, { canUserViewCorrection: false });
    const told = journey.command('deadline', 'learner', worksheet, new Date(Date.now() + 3_600_000).toISOString());
    const at = new URL(told);
    at.searchParams.set('lang', language);
    address = at.href;
  });
  afterAll(() => journey.end());

  it('says how each problem stands, finds what is missing, and saves it at once', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 1280, height: 900 } });
    const { page, errors } = await openSignedIn(context, address, { user: 'learner', language });
    await atWork(page, language);
    const list = page.getByRole('navigation', { name: say('problems') });
    const row = (number: number, words: string) =>
      list.getByRole('button', { name: new RegExp(`^${String(number)} .*${words}`) });
    await row(1, say('progress.open')).waitFor();
    await row(2, say('progress.notOpened')).waitFor();
    await page.getByRole('textbox').first().fill('1/2');
    await row(1, say('progress.changed')).waitFor();
    await page.getByRole('button', { name: say('next'), exact: true }).click();
    await row(2, say('progress.open')).waitFor();
    await atWork(page, language);
    await page.getByRole('textbox').first().fill('3');
    await row(2, say('progress.changed')).waitFor();
    await page.getByRole('button', { name: say('summary.show'), exact: true }).click();
    const summary = page.getByRole('region', { name: say('summary.title'), exact: true });
    expect(await axeFindings(page)).toEqual([]);
    await summary.getByRole('button', { name: say('summary.save_other', { count: 2 }), exact: true }).click();
    await row(1, say('progress.saved')).waitFor();
    await row(2, say('progress.saved')).waitFor();
    // What may not be seen is not told.
    for (const outcome of ['right', 'wrong']) {
      expect(await list.getByText(say(`progress.${outcome}`), { exact: true }).count()).toBe(0);
    }
    await page.reload();
    await row(1, say('progress.saved')).waitFor();
    await row(2, say('progress.saved')).waitFor();
    expect(await list.getByText(say('progress.changed')).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('has everything within reach on a phone', async () => {
    const context = await journey.browser.newContext({ viewport: { width: 360, height: 740 } });
    const { page } = await openSignedIn(context, address, { user: 'learner', language });
    await atWork(page, language);
    await page.getByRole('link', { name: say('back') }).waitFor();
    const [previous, next] = await Promise.all(
      ['previous', 'next'].map((key) => page.getByRole('button', { name: say(key), exact: true }).boundingBox()),
    );
    expect(previous?.y).toBe(next?.y);
    await page.getByRole('button', { name: say('problemsCount', { count: 2 }) }).click();
    await page
      .getByRole('navigation', { name: say('problems') })
      .getByRole('button', { name: /^2 / })
      .click();
    await page.getByText(say('position', { position: 2, total: 2 })).waitFor();
    expect(await page.getByRole('button', { name: /^2 / }).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await atWork(page, language);
    expect(await button(page, 'save', language).count()).toBe(1);
    await context.close();
  });
});
