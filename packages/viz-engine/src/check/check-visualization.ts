import type { Visualization } from '@lemma/core/document';
import type { Finding } from '@lemma/core/source';
import { construct } from '../construction/index.ts';

/** Everything that is wrong with a figure, at once and in the order of the source. Needs no board and no page. */
export function checkVisualization(visualization: Visualization): readonly Finding[] {
  return construct(visualization, 0).findings;
}
