import type { Quickcheck } from '@lemma/core/document';
import { seedOf } from '@lemma/core/platform';
import { use } from 'react';
import { InlineView, nameOf, ValuesContext } from '../../inline/index.ts';
import { QuickcheckView } from '../../quickcheck/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { DrawnData } from '../drawn-data.tsx';
import { PageReadingContext } from '../page-reading.ts';
import { placeOf } from '../place.ts';

/** A quick check with values of its own; other values are another quick check. */
export function QuickcheckBlockView({ block }: { readonly block: Quickcheck }) {
  const { seed } = use(PageReadingContext);
  const ownSeed = seedOf(String(seed), block.id);
  return (
    <div {...placeOf(block.span)} style={{ marginBlock: '1rem' }}>
      <DrawnData variables={block.variables} displayPrecision={block.displayPrecision} seed={ownSeed}>
        <DrawnQuickcheck key={ownSeed} quickcheck={block} />
      </DrawnData>
    </div>
  );
}

function DrawnQuickcheck({ quickcheck }: { readonly quickcheck: Quickcheck }) {
  const { interactive } = use(PageReadingContext);
  const values = use(ValuesContext);
  return (
    <QuickcheckView
      quickcheck={quickcheck}
      text={<BlocksView blocks={quickcheck.text} />}
      explanation={quickcheck.explanation.length > 0 ? <BlocksView blocks={quickcheck.explanation} /> : undefined}
      choiceContent={(choice) => <InlineView content={choice.content} />}
      choiceLabel={(choice) => nameOf(choice.content, values)}
      interactive={interactive}
    />
  );
}
