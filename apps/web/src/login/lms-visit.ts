import type { KeyValueStorage } from '@lemma/core/platform';

/** Storage key that records that an LMS has opened this tab, or this frame. */
const visitKey = 'lms-visit';

/** How a page was opened. */
export interface LmsVisit {
  /** Whether an LMS has just handed its user over: `sso=true` in the address (specification 000 §9). */
  readonly begins: boolean;
  /** Whether an LMS has opened this tab, now or before: only it can sign its user in. */
  readonly isVisit: boolean;
}

/** Reads how a page was opened from its address, and remembers it as long as the tab. */
export function lmsVisit(search: string, storage: KeyValueStorage): LmsVisit {
  const begins = new URLSearchParams(search).get('sso') === 'true';
  if (begins) storage.write(visitKey, 'yes');
  return { begins, isVisit: begins || isLmsVisit(storage) };
}

/** Whether an LMS has opened this tab. */
export function isLmsVisit(storage: KeyValueStorage): boolean {
  return storage.read(visitKey) !== undefined;
}

/** Whoever logs out in this tab may log in as somebody else. */
export function endLmsVisit(storage: KeyValueStorage): void {
  storage.remove(visitKey);
}

/** An address without the hand-off, which is over once the page has begun. */
export function withoutHandOff(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('sso');
  return url.href;
}
