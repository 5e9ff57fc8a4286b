import type { Block, Quickcheck } from '@lemma/core/document';
import type { GivenToQuickcheck } from '@lemma/core/grading';
import type { ReactNode } from 'react';

/** A quick check whose explanations are shown, and what was given to it. */
export interface QuickcheckExplanationsProps {
  readonly quickcheck: Quickcheck;
  /** The seed of its values. */
  readonly seed: number;
  readonly given: GivenToQuickcheck;
  readonly isSolutionShown: boolean;
  readonly explained: (blocks: readonly Block[]) => ReactNode;
}
