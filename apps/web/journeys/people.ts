import type { BrowserContext, Page } from 'playwright-core';
import { openPage, type Journey, type OpenedPage } from './platform.ts';
import { textsIn } from './texts.ts';

/** Sets the language of the interface before the first page, as an earlier visit would have. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => {
    window.localStorage.setItem('language.guest', chosen);
  }, language);
}

/** Opens a page that is not public, and signs in if required. */
export async function openSignedIn(
  context: BrowserContext,
  address: string,
  { user = 'lecturer', language = 'en' } = {},
): Promise<OpenedPage> {
  const opened = await openPage(context);
  const { page } = opened;
  await speak(page, language);
  await page.goto(address);
  await logIn(page, user, language);
  return opened;
}

/** Follows the page's own way to the sign-in, and back. */
export async function logIn(page: Page, user: string, language: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: textsIn(language)('shell', 'login') })
    .click();
  await page.locator('input[name=username]').fill(user);
  await page.locator('input[name=password]').fill(user);
  await page.locator('input[name=password]').press('Enter');
}

interface SheetCorrection {
  readonly correctorType?: 'AFTER_SAVE' | 'AFTER_DEADLINE' | 'MANUAL';
  readonly allowNewDataGenerationNTimes?: number;
  readonly canUserViewCorrection?: boolean;
}

/** The id of a worksheet, which a lecturer makes with the call that the pool makes. */
export async function makeWorksheet(
  journey: Journey,
  paths: string | readonly string[],
  correction: SheetCorrection = {},
): Promise<string> {
  const documents = [paths].flat().map((path) => ({ path }));
  const context = await journey.browser.newContext();
  const { page } = await openSignedIn(context, `${journey.origin}/pool/browser`);
  const asked = await page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  const made = await page.request.post(`${journey.origin}/api/course/worksheets`, {
    headers: { authorization: asked.headers()['authorization'] ?? '' },
    data: {
      configuration: {
        correction: {
          correctorType: 'AFTER_SAVE',
          allowNewDataGenerationNTimes: -1,
          canUserViewCorrection: true,
          ...correction,
        },
        weightedDocuments: documents.map((each) => ({ ...each, weight: 1 })),
      },
      // A title in every language that the problem may have; others are not kept.
      template: { title: { de: 'Ein Blatt', en: 'A sheet', fr: 'Une feuille', zh: '练习单' }, documents },
    },
  });
  const answer: unknown = await made.json();
  await context.close();
  const id: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'id') : undefined;
  // The answer of a refusal has an id, too.
  if (!made.ok() || typeof id !== 'string')
    throw new Error(`no worksheet: ${String(made.status())} ${JSON.stringify(answer)}`);
  return id;
}
