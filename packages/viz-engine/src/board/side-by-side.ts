import { listSeparator } from '@lemma/core/language';
import type { WriteNumber } from './look.ts';

/**
 * Adjacent values in brackets, separated as the writer's language requires: `1, −2`, or `1; −2` with a decimal comma.
 */
export function sideBySide(texts: readonly string[], write: WriteNumber): string {
  // A formatted number shows whether the comma is still free.
  return texts.join(`${listSeparator(write(0.5, 1).includes(','))} `);
}
