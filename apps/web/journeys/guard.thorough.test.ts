import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, openSignedIn, speak } from './people.ts';
import { openPage, visitPlatform, type Visit } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

describe.each(variants('en', 'de'))('who may see a page (%s)', (language) => {
  const text = textsIn(language);
  let journey: Visit;
  beforeAll(async () => {
    journey = await visitPlatform();
  });
  afterAll(() => journey.end());

  it.each([
    ['learner', 'forbidden.title'],
    ['author', 'pages.browser'],
  ])('a guest is asked to log in; a %s then sees %s, at the address that was asked for', async (user, seen) => {
    const context = await journey.browser.newContext({ locale: language });
    const { page, errors } = await openPage(context);
    await speak(page, language);
    await page.goto(`${journey.origin}/browser?type=problem`);
    await page.getByText(text('shell', 'notAuthorized.title')).first().waitFor();
    await logIn(page, user, language);
    await page.getByText(text('shell', seen)).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/browser');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('tells a learner what the preview of a problem is for', async () => {
    const context = await journey.browser.newContext({ locale: language });
    const address = `${journey.origin}/pool/preview?path=fractions/divide-problem&lang=${language}`;
    const { page } = await openSignedIn(context, address, { user: 'learner', language });
    await page.getByText(text('shell', 'forbidden.teaching')).waitFor();
    expect(await page.getByText(text('shell', 'forbidden.text')).count()).toBe(0);
    await context.close();
  });

  it('shows a page for addresses that do not exist', async () => {
    const context = await journey.browser.newContext({ locale: language });
    const { page, errors } = await openPage(context);
    await speak(page, language);
    await page.goto(`${journey.origin}/no/such/page`);
    await page.getByText(text('shell', 'notFound.title')).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('notices in a second tab that the person logged out', async () => {
    const context = await journey.browser.newContext({ locale: language });
    const { page } = await openSignedIn(context, `${journey.origin}/pool/browser`, { language });
    await page.getByRole('searchbox').first().waitFor();
    const second = await context.newPage();
    await speak(second, language);
    await second.goto(`${journey.origin}/pool/browser`);
    await second.getByRole('searchbox').first().waitFor();
    await page.getByRole('button', { name: text('shell', 'logout') }).click();
    await second.getByText(text('shell', 'sessionEnded.title')).first().waitFor();
    await context.close();
  });
});
