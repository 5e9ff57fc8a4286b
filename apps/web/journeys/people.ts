import type { BrowserContext, Page } from 'playwright-core';
import { fieldsOf } from '../../../packages/core/src/platform/index.ts';
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

/** A call of the lecturer; what it answers. Throws if it is refused. */
async function asLecturer({ origin }: Visit, path: string, body: object): Promise<unknown> {
  const authorization = await authorizationOf({ origin, user: 'lecturer' });
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${JSON.stringify(answer)}`);
  return answer;
}

/** The id of what a call of the lecturer has made. */
async function madeAsLecturer(visit: Visit, path: string, body: object): Promise<string> {
  const { id } = fieldsOf(await asLecturer(visit, path, body));
  if (typeof id !== 'string') throw new Error(`${path}: no id`);
  return id;
}

/** The id of a worksheet, which a lecturer makes with the call that the pool makes. */
export function makeWorksheet(
  visit: Visit,
  paths: string | readonly string[],
  correction: SheetCorrection = {},
): Promise<string> {
  const documents = [paths].flat().map((path) => ({ path }));
  return madeAsLecturer(visit, '/course/worksheets', {
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
  });
}

/**
 * Gives a worksheet to the learner, with a deadline (milliseconds since 1970) after which nothing is taken. Resolves to the
 * id of the assignment.
 */
export function assignUntil(visit: Visit, worksheetId: string, deadline: number): Promise<string> {
  return madeAsLecturer(visit, '/course/assignments', {
    worksheetId,
    terms: { audience: 'named', takesLate: false, deadline },
    people: ['demo-learner'],
  });
}

/** Gives a worksheet to the learner, who has so many minutes from when they begin. */
export function assignForMinutes(visit: Visit, worksheetId: string, timeLimit: number): Promise<string> {
  return madeAsLecturer(visit, '/course/assignments', {
    worksheetId,
    terms: { audience: 'named', takesLate: false, timeLimit },
    people: ['demo-learner'],
  });
}

/** Gives the learner until another moment (milliseconds since 1970). */
export async function extendUntil(visit: Visit, assignment: string, deadline: number): Promise<void> {
  const extensions = [{ user: 'demo-learner', extension: { deadline, reason: 'The fire alarm.' } }];
  await asLecturer(visit, `/course/assignments/${assignment}/extensions`, { extensions });
}
