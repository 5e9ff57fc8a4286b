import { createHash, timingSafeEqual } from 'node:crypto';
import type { LmsDirectory } from './lms-file.ts';

/**
 * The organisation that an API key belongs to. Every known key is compared, in constant time, so that the time tells
 * neither how much of a key is right nor whose it is.
 */
export function organisationOfKey(known: LmsDirectory, key: string): string | undefined {
  const given = createHash('sha256').update(key).digest();
  let found: string | undefined;
  for (const [org, { apiKeyHash }] of known) {
    if (apiKeyHash !== undefined && timingSafeEqual(apiKeyHash, given)) found = org;
  }
  return found;
}
