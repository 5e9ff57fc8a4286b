import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { atWork, button } from './learner.ts';
import { makeWorksheet, openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

/** Only the first one is opened before the network is lost; the second one shows pictures. */
const paths = ['fractions/add-fractions-problem', 'functions/graphs-to-terms-problem'];

/** The beginnings of what the pictures are called, of the first one and of all. */
const parabola = { de: 'Nach oben offene Kurve', en: 'Curve open to the top' } as const;

describe.each(variants('de', 'en'))('a worksheet without a network (%s)', (language) => {
  const text = textsIn(language);
  const say = (key: string, values?: Readonly<Record<string, string | number>>) => text('worksheet', key, values);
  let journey: Journey;
  let address: string;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];
  beforeAll(async () => {
    journey = await startJourney();
    const worksheet = await makeWorksheet(journey, paths, { canUserViewCorrection: false });
    const told = journey.command('deadline', 'learner', worksheet, new Date(Date.now() + 3_600_000).toISOString());
    const at = new URL(told);
    at.searchParams.set('lang', language);
    address = at.href;
    context = await journey.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: language });
    ({ page, errors } = await openSignedIn(context, address, { user: 'learner', language }));
    await atWork(page, language);
  });
  afterAll(async () => {
    await context.close();
    await journey.end();
  });

  const list = () => page.getByRole('navigation', { name: say('problems') });
  const row = (number: number, words: string) =>
    list().getByRole('button', { name: new RegExp(`^${String(number)} .*${words}`) });
  const copied = () =>
    page.evaluate(async () => {
      const work = await caches.open('lemma-work');
      return (await work.keys()).map(({ url }) => decodeURIComponent(decodeURIComponent(new URL(url).pathname)));
    });

  it('has its other problems with their pictures fetched ahead, which nobody takes for opened', async () => {
    await expect
      .poll(async () => (await copied()).filter((each) => /\/file\/.*graph-\d\.svg$/.test(each)).length)
      .toBe(5);
    expect((await copied()).some((each) => each.includes(`/problem/`) && each.includes(paths[1] ?? ''))).toBe(true);
    await page.reload();
    await atWork(page, language);
    await row(1, say('progress.open')).waitFor();
    await row(2, say('progress.notOpened')).waitFor();
    const tutors = await journey.browser.newContext({ viewport: { width: 1280, height: 900 } });
    const { page: tutor } = await openSignedIn(tutors, `${journey.origin}/learners`, { user: 'tutor', language });
    await tutor.getByRole('link', { name: 'Lea Learner' }).first().click();
    await tutor.getByRole('main').getByRole('listitem').or(tutor.getByRole('main').getByRole('row')).first().waitFor();
    expect(await tutor.getByText(/Terme|terms/i).count()).toBe(0);
    await tutors.close();
  });

  it('opens one of them, shows its pictures, and takes an answer', async () => {
    await context.setOffline(true);
    await page.reload();
    await atWork(page, language);
    await row(2, say('progress.notOpened')).click();
    const tiles = page.getByRole('group', { name: text('tile-board', 'tiles') });
    const tile = tiles.getByRole('button', { name: new RegExp(`^${parabola[language]}`) });
    await tile.waitFor();
    await expect
      .poll(() =>
        tiles
          .locator('img')
          .evaluateAll((all) => all.map((each) => each instanceof HTMLImageElement && each.naturalWidth > 0)),
      )
      .toEqual([true, true, true, true, true]);
    await tile.click();
    const place = (what: string) =>
      page.getByRole('button', {
        name: new RegExp(`${text('tile-board', 'place', { label: '', place: 1, tile: '' }).trim()} ?${what}`),
      });
    await place(text('tile-board', 'empty')).click();
    await place(parabola[language]).waitFor();
    await page
      .getByText(text('problem', 'waiting_one', { count: 1 }))
      .first()
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('sends it when the network is back, and saves it', async () => {
    await context.setOffline(false);
    await page.getByText(text('problem', 'kept')).first().waitFor();
    await button(page, 'save', language).click();
    await row(2, say('progress.saved')).waitFor();
    await page.reload();
    await row(2, say('progress.saved')).waitFor();
    expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)/.test(error))).toEqual([]);
  });
});
