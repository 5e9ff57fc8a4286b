import type { Quickcheck } from '@lemma/core/document';
import { seedOf } from '@lemma/core/platform';
import { use } from 'react';
import { InlineView } from '../../inline/index.ts';
import { QuickcheckView } from '../../quickcheck/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { DrawnData } from '../drawn-data.tsx';
import { PageReadingContext } from '../page-reading.ts';
import { placeOf } from '../place.ts';

/** A quick check with values of its own; other values are another quick check. */
export function QuickcheckBlockView({ block }: { readonly block: Quickcheck }) {
  const { seed, interactive } = use(PageReadingContext);
  const ownSeed = seedOf(String(seed), block.id);
  return (
    <div {...placeOf(block.span)} style={{ marginBlock: '1rem' }}>
      <DrawnData variables={block.variables} displayPrecision={block.displayPrecision} seed={ownSeed}>
        <QuickcheckView
          key={ownSeed}
          quickcheck={block}
          text={<BlocksView blocks={block.text} />}
          explanation={block.explanation.length > 0 ? <BlocksView blocks={block.explanation} /> : undefined}
          choiceContent={(choice) => <InlineView content={choice.content} />}
          interactive={interactive}
        />
      </DrawnData>
    </div>
  );
}
