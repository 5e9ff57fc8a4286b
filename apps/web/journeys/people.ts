import type { BrowserContext, Page } from 'playwright-core';
import { openPage, type OpenedPage } from './platform.ts';
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
