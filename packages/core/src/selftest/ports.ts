import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { KeepFailure } from '../problem/index.ts';
import type { Result } from '../store/index.ts';
import type { Selftest, SelftestState } from './selftest.ts';

/** Why there is no self-test to show. `forbidden`: only members of a course take them. */
export type SelftestFailure = { readonly kind: 'notFound' } | { readonly kind: 'forbidden' } | NoAnswer;

/**
 * Why a self-test is in the state it was in. `notKept`: not all answers have arrived. `codeWaits`: code among them cannot
 * be run now, and what is evaluated is final.
 */
export type SwitchFailure =
  | { readonly kind: 'notKept'; readonly why: KeepFailure }
  | { readonly kind: 'notDrawn' }
  | { readonly kind: 'codeWaits' }
  | SelftestFailure;

/** Self-tests of courses, on the server. */
export interface SelftestGateway {
  /** Those of all courses, in reading order. */
  list(language: Language): Promise<Result<readonly Selftest[], SelftestFailure>>;
  /** Hands in and corrects what is kept, or draws new data. A self-test that is in the state already stays as it is. */
  switchTo(
    selftest: Pick<Selftest, 'id' | 'course'>,
    state: SelftestState,
    language: Language,
  ): Promise<Result<Selftest, SwitchFailure>>;
}

/** Work on a problem of the page: its answers are sent before an evaluation. */
export interface SelftestWork {
  flush(): Promise<KeepFailure | undefined>;
}
