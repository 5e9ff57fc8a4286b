import type { Page } from 'playwright-core';

/** Chooses the language of the interface before the first page, as an earlier visit would have. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => {
    window.localStorage.setItem('language.guest', chosen);
  }, language);
}

/** Fills in the login page that the identity provider shows. */
export async function signIn(page: Page, user: string): Promise<void> {
  await page.locator('input[name=username]').fill(user);
  await page.locator('input[name=password]').fill(user);
  await page.locator('input[name=password]').press('Enter');
}
