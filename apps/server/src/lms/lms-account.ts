import type { LmsDirectory } from './lms-file.ts';

/** The name of the account of a user of an LMS, under which its clients ask for him later. */
export function accountNameOf(org: string, userId: string): string {
  return `${prefixOf(org)}${userId}`;
}

/** Whether an account was made for a user of this organisation's LMS. */
export function isOfOrganisation(account: string, org: string, known: LmsDirectory): boolean {
  return organisationOf(account, known) === org;
}

/** The organisation of an account. Keys may have `_` in them: of several that fit, the longest is meant. */
export function organisationOf(account: string, known: LmsDirectory): string | undefined {
  const fitting = [...known.keys()].filter((org) => account.startsWith(prefixOf(org)));
  return fitting.sort((one, other) => other.length - one.length)[0];
}

function prefixOf(org: string): string {
  return `GSSO_${org}_`;
}
