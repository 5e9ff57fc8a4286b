import type { CindyBlock } from '@lemma/core/document';
import { use } from 'react';
import { ConstructionView } from '../../cindy/index.ts';
import { PageProblemContext } from '../page-problem.ts';
import { PageReadingContext } from '../page-reading.ts';
import { placeOf } from '../place.ts';

/** A construction of CindyJS; its answers belong to the problem of the page, if any. */
export function CindyBlockView({ block: { construction, span } }: { readonly block: CindyBlock }) {
  const problem = use(PageProblemContext);
  const { interactive } = use(PageReadingContext);
  return (
    <div {...placeOf(span)}>
      <ConstructionView construction={construction} answers={problem?.answers} isEditable={interactive} />
    </div>
  );
}
