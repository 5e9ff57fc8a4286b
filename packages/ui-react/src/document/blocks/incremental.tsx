import type { Incremental } from '@lemma/core/document';
import { StepsFrame } from '../../reveal/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { placeOf } from '../place.ts';

/** Steps that the reader reveals one after another (specification 001 §4). */
export function IncrementalBlockView({ block: { initialSteps, steps, span } }: { readonly block: Incremental }) {
  return (
    <StepsFrame
      initialSteps={initialSteps}
      steps={steps.map((step) => ({ content: <BlocksView blocks={step.blocks} />, place: placeOf(step.span) }))}
      place={placeOf(span)}
    />
  );
}
