import type { BrowserContext, Page } from 'playwright-core';
import { openPage, type OpenedPage, type Visit } from './platform.ts';
import { authorizationOf, signIn } from './sign-in.ts';
import { textsIn } from './texts.ts';

/** Sets the language of the interface before the first page, as an earlier visit would have. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => {
    window.localStorage.setItem('language.guest', chosen);
  }, language);
}

/** Opens a page for a user who is signed in. */
export async function openSignedIn(
  context: BrowserContext,
  address: string,
  { user = 'lecturer', language = 'en' } = {},
): Promise<OpenedPage> {
  await signIn(context.request, { origin: new URL(address).origin, user });
  const opened = await openPage(context);
  await speak(opened.page, language);
  await opened.page.goto(address);
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
  { origin }: Visit,
  paths: string | readonly string[],
  correction: SheetCorrection = {},
): Promise<string> {
  const documents = [paths].flat().map((path) => ({ path }));
  const authorization = await authorizationOf({ origin, user: 'lecturer' });
  const made = await fetch(`${origin}/api/course/worksheets`, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
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
    }),
  });
  const answer: unknown = await made.json();
  const id: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'id') : undefined;
  // The answer of a refusal has an id, too.
  if (!made.ok || typeof id !== 'string')
    throw new Error(`no worksheet: ${String(made.status)} ${JSON.stringify(answer)}`);
  return id;
}

/** Gives a worksheet to the learner, with a deadline (milliseconds since 1970) after which nothing is taken. Resolves to the id of the assignment. */
export async function assignUntil({ origin }: Visit, worksheetId: string, deadline: number): Promise<string> {
  const authorization = await authorizationOf({ origin, user: 'lecturer' });
  const made = await fetch(`${origin}/api/course/assignments`, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      worksheetId,
      terms: { audience: 'named', takesLate: false, deadline },
      people: ['demo-learner'],
    }),
  });
  const answer: unknown = await made.json();
  const id: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'id') : undefined;
  if (!made.ok || typeof id !== 'string')
    throw new Error(`no assignment: ${String(made.status)} ${JSON.stringify(answer)}`);
  return id;
}

/** Gives the learner until another moment (milliseconds since 1970). */
export async function extendUntil({ origin }: Visit, assignment: string, deadline: number): Promise<void> {
  const authorization = await authorizationOf({ origin, user: 'lecturer' });
  const granted = await fetch(`${origin}/api/course/assignments/${assignment}/extensions`, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      extensions: [{ user: 'demo-learner', extension: { deadline, reason: 'The fire alarm.' } }],
    }),
  });
  if (!granted.ok) throw new Error(`no extension: ${String(granted.status)} ${await granted.text()}`);
}
