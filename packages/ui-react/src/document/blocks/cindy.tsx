import type { CindyBlock } from '@lemma/core/document';
import { ConstructionView } from '../../cindy/index.ts';
import { placeOf } from '../place.ts';

/** A construction of CindyJS. */
export function CindyBlockView({ block: { construction, span } }: { readonly block: CindyBlock }) {
  return (
    <div {...placeOf(span)}>
      <ConstructionView construction={construction} />
    </div>
  );
}
