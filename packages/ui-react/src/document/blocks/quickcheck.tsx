import type { Quickcheck } from '@lemma/core/document';
import { tokens } from '@lemma/core/tokens';
import { seedOfBlock } from '@lemma/core/exercise';
import { judgedQuestionOf } from '@lemma/core/quickcheck';
import { use, useMemo } from 'react';
import { JudgingContext } from '../../answer/index.ts';
import { useService } from '../../binding/index.ts';
import { QuickcheckView } from '../../quickcheck/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { DrawnData } from '../drawn-data.tsx';
import { PageReadingContext } from '../page-reading.ts';
import { placeOf } from '../place.ts';
import { placedAnswers } from '../placed-answers.ts';

/**
 * A quick check with its own values. Other values, or a change by its author, make it a different one: without a
 * verdict, and with only those inputs that were stored for its question.
 */
export function QuickcheckBlockView({ block }: { readonly block: Quickcheck }) {
  const { seed } = use(PageReadingContext);
  const ownSeed = seedOfBlock(block, seed);
  const judged = useMemo(() => judgedQuestionOf(block), [block]);
  return (
    <div {...placeOf(block.span)} style={{ marginBlock: '1rem' }}>
      <DrawnData question={block} seed={ownSeed}>
        <DrawnQuickcheck key={`${ownSeed}-${judged}`} quickcheck={block} seed={ownSeed} />
      </DrawnData>
    </div>
  );
}

function DrawnQuickcheck({ quickcheck, seed }: { readonly quickcheck: Quickcheck; readonly seed: number }) {
  const { interactive, shelf } = use(PageReadingContext);
  const judging = use(JudgingContext);
  const judge = useService(tokens.quickcheckJudge);
  if (judging === undefined) throw new Error('A quick check needs its drawn values around it');
  return (
    <QuickcheckView
      quickcheck={quickcheck}
      judging={judging}
      seed={seed}
      judge={judge}
      shelf={{ ...shelf, key: `${shelf.key}/quickcheck/${seed}` }}
      text={<BlocksView blocks={quickcheck.text} />}
      explained={(blocks) => <BlocksView blocks={blocks} />}
      placed={placedAnswers(quickcheck.text)}
      interactive={interactive}
    />
  );
}
