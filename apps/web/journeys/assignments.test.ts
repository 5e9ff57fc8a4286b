import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { atWork, button } from './learner.ts';
import { makeWorksheet, openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const path = 'fractions/add-fractions-problem';
const day = 86_400_000;
/** More presses of Tab than a page has stops. */
const mostPresses = 150;

/** So many days from now, as a field for a time takes it. */
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 16);

/** With the mouse. */
async function click(_page: Page, target: Locator): Promise<void> {
  // The box of a checkbox is drawn beside it.
  const isBox = (await target.getAttribute('type')) === 'checkbox';
  await (isBox ? target.locator('xpath=..') : target).click();
}

/** With keys alone. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  const [tag, type] = await target.evaluate((element) => [element.tagName, element.getAttribute('type')]);
  const isTyped = tag === 'TEXTAREA' || (tag === 'INPUT' && type !== 'checkbox');
  if (!isTyped) await page.keyboard.press(tag === 'INPUT' ? 'Space' : 'Enter');
}

describe.each(variants(['de', 'lecturer', 'keys', reach], ['en', 'tutor', 'the mouse', click]))(
  'an assignment (%s, of a %s with %s)',
  (language, role, _by, use) => {
    const text = textsIn(language);
    const say = (key: string, values?: Readonly<Record<string, string | number>>) => text('assignment', key, values);
    const title = language === 'de' ? 'Ein Blatt' : 'A sheet';
    const half = new Intl.NumberFormat(language, { style: 'percent' }).format(0.5);
    let journey: Journey;
    let worksheet: string;
    const contexts: BrowserContext[] = [];
    const errors: string[][] = [];
    let lecturer: Page;
    let learner: Page;
    beforeAll(async () => {
      journey = await startJourney();
      worksheet = await makeWorksheet(journey, path, {});
      lecturer = await opened(role, '/pool/browser?type=worksheet');
    });
    afterAll(() => journey.end());

    async function opened(user: string, address: string): Promise<Page> {
      const context = await journey.browser.newContext({ timezoneId: 'UTC', viewport: { width: 1280, height: 900 } });
      contexts.push(context);
      const { page, errors: found } = await openSignedIn(context, journey.origin + address, { user, language });
      errors.push(found);
      return page;
    }
    const field = (key: string) => lecturer.getByLabel(say(key), { exact: true });
    const press = (page: Page, name: string) => use(page, page.getByRole('button', { name, exact: true }).first());
    const type = async (target: Locator, given: string) => {
      await use(lecturer, target);
      await target.fill(given);
    };
    const personRow = (name: string) => lecturer.getByRole('row').filter({ hasText: name });

    it('is made of a saved worksheet, with a deadline, for people', async () => {
      await use(
        lecturer,
        lecturer.getByRole('button', { name: text('worksheet-template', 'detailsNamed', { name: title }) }),
      );
      await use(lecturer, lecturer.getByRole('link', { name: text('worksheet-template', 'assign'), exact: true }));
      await type(field('form.deadline'), inDays(1));
      await type(field('form.people'), 'nobody');
      await press(lecturer, say('form.assign'));
      await lecturer
        .getByRole('alert')
        .getByText(say('form.unknown', { names: 'nobody' }))
        .waitFor();
      await type(field('form.lateCredit'), '101');
      await type(field('form.people'), 'learner\ntutor');
      await press(lecturer, say('form.assign'));
      await lecturer.getByRole('alert').getByText(say('form.lateCreditWrong')).waitFor();
      await type(field('form.lateCredit'), '50');
      expect(await axeFindings(lecturer)).toEqual([]);
    });

    it('is for people who are a group from now on', async () => {
      await type(field('groups.name'), 'Monday');
      await press(lecturer, say('groups.save'));
      await lecturer.getByText(say('groups.saved', { name: 'Monday' })).waitFor();
      await type(field('form.people'), '');
      await press(lecturer, say('groups.add'));
      await lecturer.getByText(say('groups.added_other', { name: 'Monday', count: 2 })).waitFor();
      expect((await field('form.people').inputValue()).split('\n').toSorted()).toEqual(['learner', 'tutor']);
      expect(await axeFindings(lecturer)).toEqual([]);
      await press(lecturer, say('form.assign'));
      await personRow('Lea Learner').waitFor();
      await personRow('Tom Tutor').waitFor();
      await lecturer.getByText(say('lateKeptInPart', { share: half })).waitFor();
      expect(await axeFindings(lecturer)).toEqual([]);
    });

    it('is found by its learner on the start page with what is left, and solved', async () => {
      learner = await opened('learner', '/learners');
      await learner.goto(journey.origin);
      const row = learner.getByRole('listitem').filter({ hasText: title });
      const tomorrow = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(1, 'day');
      await row.getByText(tomorrow).waitFor();
      expect(await axeFindings(learner)).toEqual([]);
      await use(learner, learner.getByRole('link', { name: title, exact: true }));
      await atWork(learner, language);
      await learner.getByRole('textbox').first().fill('1/2');
      await press(learner, text('problem', 'save'));
      await learner.getByText(text('problem', 'savedSuccessfully')).waitFor();
    });

    it('takes late answers after its deadline, and says so', async () => {
      await press(lecturer, say('change'));
      await type(field('form.deadline'), inDays(-1));
      await press(lecturer, say('form.save'));
      await lecturer
        .getByRole('alert')
        .getByText(say('form.past', { button: say('form.save') }))
        .waitFor();
      await press(lecturer, say('form.save'));
      await personRow('Lea Learner').getByText(say('phase.late')).waitFor();
      await learner.reload();
      await learner
        .getByRole('alert')
        .getByText(text('deadline', 'lateInPart', { share: half }))
        .waitFor();
      expect(await axeFindings(learner)).toEqual([]);
      await learner.getByRole('textbox').first().fill('2/3');
      await press(learner, text('problem', 'save'));
      await learner.getByText(text('problem', 'savedLate')).waitFor();
      expect(await axeFindings(learner)).toEqual([]);
    });

    it('gives one person more time, and leaves the other late', async () => {
      await lecturer.reload();
      await personRow('Lea Learner')
        .getByText(say('late_one', { count: 1, date: '' }).trim())
        .waitFor();
      await use(lecturer, personRow('Lea Learner').getByRole('checkbox'));
      await type(field('more.deadline'), inDays(2));
      await type(field('more.reason'), 'ill');
      await press(lecturer, say('more.grant'));
      await lecturer.getByText(say('more.granted_one', { count: 1 })).waitFor();
      await personRow('Lea Learner').getByText(say('phase.open')).waitFor();
      await personRow('Tom Tutor').getByText(say('phase.late')).waitFor();
      await learner.reload();
      await atWork(learner, language);
      expect(await learner.getByText(text('deadline', 'lateInPart', { share: half })).count()).toBe(0);
      expect(await button(learner, 'save', language).count()).toBe(1);
      expect(await axeFindings(lecturer)).toEqual([]);
    });

    it('counts in part what was late once that is accepted, and the learner is told', async () => {
      await press(lecturer, say('acceptLateOf', { name: 'Lea Learner' }));
      await lecturer.getByText(say('accepted', { name: 'Lea Learner' })).waitFor();
      expect(await axeFindings(lecturer)).toEqual([]);
      await learner.reload();
      await learner.getByText(text('deadline', 'lateCounts', { share: half })).waitFor();
      expect(await axeFindings(learner)).toEqual([]);
      const query = new URLSearchParams({ path, worksheet, lang: language, user: 'demo-learner' });
      await lecturer.goto(`${journey.origin}/problem?${query.toString()}`);
      const read = lecturer.getByRole('main').getByRole('textbox').first();
      await expect.poll(() => read.inputValue()).toBe('2/3');
      expect(await read.isEditable()).toBe(false);
      expect(await axeFindings(lecturer)).toEqual([]);
      // A deadline in the past is asked about.
      const unexpected = errors.flat().filter((error) => !/status of 422 .*\/assignments\//.test(error));
      expect(unexpected).toEqual([]);
      for (const context of contexts) await context.close();
    });
  },
);
