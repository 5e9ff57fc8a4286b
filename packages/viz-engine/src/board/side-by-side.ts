import { listSeparator } from '@lemma/core/language';
import type { WriteNumber } from './look.ts';

/** What stands side by side in brackets, as the language of its writer separates it: `1, −2`, or `1; −2` beside a decimal comma. */
export function sideBySide(texts: readonly string[], write: WriteNumber): string {
  // How a number is written tells whether the comma is still free.
  return texts.join(`${listSeparator(write(0.5, 1).includes(','))} `);
}
