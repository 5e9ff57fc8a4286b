import type { BrowserContext, Locator, Page } from 'playwright-core';
import { openSignedIn } from './people.ts';
import type { OpenedPage } from './platform.ts';
import { textsIn } from './texts.ts';

/** The address of a problem, of a worksheet if there is one. */
export function problemAt(origin: string, path: string, language: string, worksheet?: string): string {
  const query = new URLSearchParams({ path, lang: language, ...(worksheet !== undefined && { worksheet }) });
  return `${origin}/problem?${query.toString()}`;
}

/** Signs in at a problem and waits until it can be worked on. */
export async function openProblem(
  context: BrowserContext,
  address: string,
  { user = 'learner', language = 'en' } = {},
): Promise<OpenedPage> {
  const opened = await openSignedIn(context, address, { user, language });
  await atWork(opened.page, language);
  return opened;
}

/** Waits until the problem on a page can be worked on. */
export async function atWork(page: Page, language = 'en'): Promise<void> {
  await button(page, 'save', language).waitFor();
}

/** A button of the problem view by the key of its text. */
export function button(page: Page, key: string, language = 'en'): Locator {
  return page.getByRole('button', { name: textsIn(language)('problem', key), exact: true });
}

/** Asks for the correction of work that goes on, and confirms that it ends. */
export async function endWithCorrection(page: Page, language = 'en'): Promise<void> {
  await button(page, 'correction', language).click();
  const name = textsIn(language)('problem', 'endAttempt.yes');
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

/** A message of the problem view by the key of its text. */
export function says(page: Page, key: string, language = 'en', values: Readonly<Record<string, string>> = {}): Locator {
  return page.getByText(textsIn(language)('problem', key, values)).first();
}

/** Slope and intercept of the line through the two points that `linear-functions/two-points-problem` names. */
export async function lineAskedFor(page: Page): Promise<{ readonly slope: number; readonly intercept: number }> {
  const formulas = (await page.locator('main math').allTextContents()).map((text) => text.replaceAll('−', '-'));
  const [p, q] = ['P', 'Q'].map((name) => {
    const numbers = formulas.find((text) => text.trim().startsWith(name))?.match(/-?\d+/g);
    return (numbers ?? []).map(Number);
  });
  const [[px, py] = [], [qx, qy] = []] = [p, q];
  if (px === undefined || py === undefined || qx === undefined || qy === undefined)
    throw new Error(`no points in ${formulas.join(' ')}`);
  const slope = (qy - py) / (qx - px);
  return { slope, intercept: py - slope * px };
}
