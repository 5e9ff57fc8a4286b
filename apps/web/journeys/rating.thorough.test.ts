import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { atWork, button, lineAskedFor, openProblem, problemAt, says } from './learner.ts';
import { speak } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const article = 'linear-functions/slope-and-intercept';

describe.each(variants('de', 'en'))('the rating of an article (%s)', (language) => {
  const text = textsIn(language);
  let journey: Journey;
  beforeAll(async () => {
    journey = await startJourney();
  });
  afterAll(() => journey.end());

  const address = () => `${journey.origin}/course/article?path=${article}&lang=${language}`;
  const rating = (page: Page) => page.getByRole('region', { name: text('rating', 'title'), exact: true });
  const star = (page: Page, count: number) =>
    rating(page).getByRole('radio', {
      name: text('rating', count === 1 ? 'stars_one' : 'stars_other', { count }),
      exact: true,
    });

  it('is given once somebody has worked on the topic; what it is then stays', async () => {
    const context = await journey.browser.newContext({ locale: language, viewport: { width: 1280, height: 900 } });
    // Articles are public: one signs in elsewhere.
    const practice = problemAt(journey.origin, 'linear-functions/two-points-problem', language);
    const { page, errors } = await openProblem(context, practice, { language });
    await page.goto(address());
    await rating(page).getByText(text('rating', 'before'), { exact: true }).waitFor();
    await rating(page).getByText(text('rating', 'none')).waitFor();
    await star(page, 4).click({ force: true });
    await rating(page).getByText(text('rating', 'hint')).waitFor();
    expect(await star(page, 4).isChecked()).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    await rating(page).getByText(text('rating', 'hint')).waitFor({ state: 'hidden' });

    // Half of the problem is right: that is work on the topic.
    await page.goto(practice);
    await atWork(page, language);
    const { slope } = await lineAskedFor(page);
    await page.getByRole('textbox').first().fill(String(slope));
    await button(page, 'save', language).click();
    await says(page, 'savedSuccessfully', language).waitFor();

    await page.goto(address());
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/content/rating')) sent.push(request.postData() ?? '');
    });
    await star(page, 1).focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await rating(page).getByText(text('rating', 'after'), { exact: true }).waitFor();
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => star(page, 4).isChecked()).toBe(true);
    expect(JSON.parse(sent.at(-1) ?? '{}')).toMatchObject({ permalinkPath: article, userRating: 0.8 });
    const average = language === 'de' ? '4,0' : '4.0';
    await rating(page)
      .getByText(text('rating', 'average_one', { average, count: '1' }))
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(errors.filter((error) => !error.includes('403'))).toEqual([]);
    await context.close();
  });

  it('is not there for guests', async () => {
    const context = await journey.browser.newContext({ locale: language });
    const page = await context.newPage();
    await speak(page, language);
    await page.goto(address());
    await page.getByRole('navigation', { name: text('course', 'neighbours') }).waitFor();
    expect(await rating(page).count()).toBe(0);
    await context.close();
  });
});
