import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const text = textsIn('en');
const ofPanel = (key: string, values?: Readonly<Record<string, string | number>>) =>
  text('worksheet-template', key, values);
const title = 'Fractions for Monday';
/** More presses of Tab than the list has stops. */
const mostPresses = 150;

describe('worksheets of lecturers', () => {
  let journey: Journey;
  const contexts = new Map<string, BrowserContext>();
  const opened: { readonly user: string; readonly errors: readonly string[] }[] = [];

  beforeAll(async () => {
    journey = await startJourney();
  });
  afterAll(() => journey.end());

  const list = () => `${journey.origin}/pool/browser?type=worksheet`;

  /** A page of a user, who stays signed in from one to the next. */
  async function pageOf(user: string, address: string): Promise<Page> {
    const known = contexts.get(user);
    if (known !== undefined) {
      const page = await known.newPage();
      await page.goto(address);
      return page;
    }
    const context = await journey.browser.newContext({ locale: 'en', viewport: { width: 1280, height: 800 } });
    contexts.set(user, context);
    const { page, errors } = await openSignedIn(context, address, { user });
    opened.push({ user, errors });
    await page.waitForURL(address);
    return page;
  }

  const panel = (page: Page) => page.getByRole('dialog', { name: title, exact: true });
  const details = (page: Page) => page.getByRole('button', { name: ofPanel('detailsNamed', { name: title }) });
  const press = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name, exact: true }).first().click();

  let lecturer: Page;

  it('are saved with a workflow', async () => {
    lecturer = await pageOf('lecturer', `${journey.origin}/pool/browser?query=fractions`);
    for (const name of ['Adding fractions', 'Dividing fractions']) {
      await press(lecturer, text('worksheet-draft', 'addNamed', { name }));
      await lecturer.getByRole('button', { name: text('worksheet-draft', 'inDraftNamed', { name }) }).waitFor();
    }
    await press(lecturer, text('worksheet-draft', 'open_other', { count: 2 }));
    const dialog = lecturer.getByRole('dialog');
    await dialog.getByText(text('worksheet-draft', 'titles'), { exact: true }).waitFor();
    for (const field of await dialog.locator('input:not([type])').all()) await field.fill(title);
    await dialog.getByLabel(text('worksheet-draft', 'weightOf', { name: 'Adding fractions' })).fill('3');
    await dialog.locator('select').first().selectOption('quiz');
    await press(dialog, text('worksheet-draft', 'next'));
    await press(dialog, text('worksheet-draft', 'save'));
    await lecturer.getByText(text('worksheet-draft', 'saved')).first().waitFor();
    await press(lecturer, text('worksheet-draft', 'showSaved'));
    const panel = lecturer.getByRole('dialog', { name: title });
    await panel.getByRole('link', { name: ofPanel('print'), exact: true }).waitFor();
    expect(new URL(lecturer.url()).searchParams.get('query')).toBe('fractions');
  });

  it('show in a panel by keyboard alone what they consist of; the address leads there', async () => {
    await lecturer.goto(list());
    await details(lecturer).waitFor();
    for (let presses = 0; presses < mostPresses; presses += 1) {
      if (await details(lecturer).evaluate((button) => button === document.activeElement)) break;
      await lecturer.keyboard.press('Tab');
    }
    await lecturer.keyboard.press('Enter');
    await panel(lecturer).getByText('Lena Lecturer').waitFor();
    await panel(lecturer).getByText(text('workflow', 'workflows.quiz')).waitFor();
    await panel(lecturer)
      .getByRole('button', { name: /Adding fractions\s*3 points/ })
      .waitFor();
    expect(lecturer.url()).toContain('details=');
    expect(await axeFindings(lecturer)).toEqual([]);
    await lecturer.reload();
    await panel(lecturer).getByText('4 points in total').waitFor();
    await lecturer.keyboard.press('Escape');
    await panel(lecturer).waitFor({ state: 'detached' });
    expect(lecturer.url()).not.toContain('details=');
    await expect.poll(() => details(lecturer).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('show their problems as they look', async () => {
    await details(lecturer).press('Enter');
    await panel(lecturer)
      .getByRole('button', { name: /Adding fractions/ })
      .press('Enter');
    const snapshot = lecturer.getByRole('dialog', { name: 'Adding fractions', exact: true });
    await snapshot.locator('math').first().waitFor();
    expect(await axeFindings(lecturer)).toEqual([]);
    await lecturer.keyboard.press('Escape');
    await snapshot.waitFor({ state: 'detached' });
    await panel(lecturer).waitFor();
  });

  it('are compared with the draft, which adopts their settings once', async () => {
    await press(panel(lecturer), ofPanel('compare'));
    await lecturer.getByRole('row', { name: /Correction.*after saving.*on request/ }).waitFor();
    expect(await axeFindings(lecturer)).toEqual([]);
    await press(lecturer, ofPanel('comparison.adopt'));
    await lecturer.getByText(ofPanel('comparison.adopted')).waitFor();
    await press(panel(lecturer), ofPanel('compare'));
    const same = lecturer.getByRole('dialog', { name: ofPanel('comparison.title') });
    await same.getByText(ofPanel('comparison.same')).waitFor();
    expect(await same.getByRole('button').count()).toBe(1);
    await press(same, ofPanel('close'));
    const kept = await lecturer.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).toContain(String.raw`\"workflow\":\"custom\"`);
  });

  it('cannot be deleted by another lecturer, but by an administrator', async () => {
    const tutor = await pageOf('tutor', list());
    await details(tutor).click();
    await panel(tutor).getByText('Lena Lecturer').waitFor();
    expect(
      await panel(tutor)
        .getByRole('button', { name: ofPanel('deletion.button') })
        .count(),
    ).toBe(0);
    const admin = await pageOf('admin', list());
    await details(admin).click();
    await panel(admin)
      .getByRole('button', { name: ofPanel('deletion.button') })
      .waitFor();
  });

  it('are deleted after a question, and are there again when that is undone', async () => {
    await press(panel(lecturer), ofPanel('deletion.button'));
    const question = lecturer.getByRole('alertdialog');
    await question.getByText(ofPanel('deletion.text', { name: title })).waitFor();
    await press(question, ofPanel('deletion.button'));
    await lecturer.getByText(ofPanel('deleted', { name: title })).waitFor();
    await details(lecturer).waitFor({ state: 'detached' });
    await expect.poll(() => lecturer.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await lecturer.getByRole('button', { name: ofPanel('undo') }).press('Enter');
    await lecturer.getByText(ofPanel('restored', { name: title })).waitFor();
    await details(lecturer).waitFor();
  });

  it('deleted are restored by keys from their list, long after the notice, and are where they were', async () => {
    await details(lecturer).click();
    await press(panel(lecturer), ofPanel('deletion.button'));
    await press(lecturer.getByRole('alertdialog'), ofPanel('deletion.button'));
    await details(lecturer).waitFor({ state: 'detached' });
    await lecturer.goto(list());
    const opener = lecturer.getByRole('button', { name: ofPanel('recent.title') });
    await opener.press('Enter');
    const recent = lecturer.getByRole('dialog', { name: ofPanel('recent.title') });
    const button = recent.getByRole('button', { name: ofPanel('recent.restoreNamed', { name: title }) });
    await button.waitFor();
    expect(await axeFindings(lecturer)).toEqual([]);
    await button.press('Enter');
    await recent.getByText(ofPanel('recent.none')).waitFor();
    await lecturer.getByText(ofPanel('restored', { name: title })).waitFor();
    await lecturer.keyboard.press('Escape');
    await recent.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await details(lecturer).waitFor();
  });

  it('are found by nobody else once they are hidden', async () => {
    await details(lecturer).click();
    await panel(lecturer).getByText(ofPanel('visibleQuestion')).click();
    const tutor = await pageOf('tutor', list());
    await tutor
      .getByRole('status')
      .filter({ hasText: /\d+ results?/ })
      .waitFor();
    await expect
      .poll(async () => {
        await tutor.reload();
        await tutor
          .getByRole('status')
          .filter({ hasText: /\d+ results?/ })
          .waitFor();
        return details(tutor).count();
      })
      .toBe(0);
    await lecturer.reload();
    expect(await panel(lecturer).getByRole('checkbox').isChecked()).toBe(false);
    await lecturer.keyboard.press('Escape');
    await lecturer.getByText(text('search', 'own')).first().click();
    await lecturer.waitForURL(/own=true/);
    await details(lecturer).waitFor();
  });

  it('begun in one tab are offered in the next, to the same user', async () => {
    await lecturer.goto(`${journey.origin}/pool/browser?query=fractions`);
    await press(lecturer, text('worksheet-draft', 'addNamed', { name: 'Adding fractions' }));
    await lecturer.getByRole('button', { name: text('worksheet-draft', 'open_one', { count: 1 }) }).waitFor();
    const second = await pageOf('lecturer', list());
    await second.getByText(text('worksheet-draft', 'other.title')).waitFor();
    await press(second, text('worksheet-draft', 'openEmpty'));
    await press(second.getByRole('dialog'), text('worksheet-draft', 'other.take'));
    await second.getByRole('dialog').getByText('Adding fractions').first().waitFor();
    const tutor = await pageOf('tutor', list());
    await press(tutor, text('worksheet-draft', 'openEmpty'));
    await tutor.getByRole('dialog').waitFor();
    expect(await tutor.getByText(text('worksheet-draft', 'other.title')).count()).toBe(0);
  });

  it('without an id end in words, not in another attempt', async () => {
    await lecturer.goto(`${journey.origin}/pool/worksheet`);
    await lecturer.getByText(text('worksheet', 'failures.notFound')).waitFor();
    expect(await lecturer.getByRole('button', { name: text('worksheet', 'retry') }).count()).toBe(0);
  });

  it('are listed on the start page of their authors', async () => {
    const admin = await pageOf('admin', journey.origin);
    await admin.getByRole('heading', { name: ofPanel('mine.title') }).waitFor();
    await admin.getByText(ofPanel('mine.none')).waitFor();
    expect(await axeFindings(admin)).toEqual([]);
  });

  it.each(variants(360, 1440))('fit a screen of %i pixels, light and dark', async (width) => {
    await lecturer.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await lecturer.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const fits = async (shown: Locator) => {
        await shown.waitFor();
        expect(await lecturer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await axeFindings(lecturer)).toEqual([]);
        expect(await shown.isVisible()).toBe(true);
      };
      /** Opens something, looks at it and closes it; the focus is where it was. */
      const visit = async (opener: Locator, shown: Locator) => {
        await opener.click();
        await fits(shown);
        await lecturer.keyboard.press('Escape');
        await shown.waitFor({ state: 'detached' });
        await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
      };
      await lecturer.goto(`${list()}&lang=en`);
      await fits(details(lecturer));
      await details(lecturer).click();
      const inPanel = panel(lecturer);
      await fits(inPanel.getByText('4 points in total'));
      await visit(
        inPanel.getByRole('button', { name: ofPanel('compare') }),
        lecturer.getByRole('dialog', { name: ofPanel('comparison.title') }),
      );
      await visit(
        inPanel.getByRole('button', { name: /Adding fractions/ }),
        lecturer.getByRole('dialog', { name: 'Adding fractions', exact: true }).locator('math').first(),
      );
      await visit(inPanel.getByRole('button', { name: ofPanel('deletion.button') }), lecturer.getByRole('alertdialog'));
      await lecturer.keyboard.press('Escape');
      await panel(lecturer).waitFor({ state: 'detached' });
    }
  });

  it('end without an error in the console', () => {
    expect(opened.flatMap(({ user, errors }) => errors.map((error) => `${user}: ${error}`))).toEqual([]);
  });
});
