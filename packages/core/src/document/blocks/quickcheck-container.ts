import type { BlockFormat } from '../format.ts';
import { poolFormat, printPool, readPools } from '../pools.ts';
import { placeText } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childrenOf, spanOf } from '../xml-element.ts';
import { quickcheckFormat, type Quickcheck } from './quickcheck.ts';
import type { Span } from '../../source/index.ts';
import type { NumberRange } from '../question.ts';
import type { BlockContents } from '../block-contents.ts';

/** Quick checks of which some are drawn: one from each pool. Those in no pool are always asked. */
export interface QuickcheckContainer {
  readonly kind: 'quickcheckContainer';
  readonly id: string;
  readonly pools: readonly NumberRange[];
  readonly quickchecks: readonly Quickcheck[];
  readonly span: Span;
}

/** Quick checks of which some are drawn: the pools, and the quick checks they refer to. */
export const quickcheckContainerFormat: BlockFormat<QuickcheckContainer> = {
  elements: [
    {
      tag: 'quickcheckcontainer',
      meaning: 'quick checks of which some are drawn: one from each pool, and all that are in none',
      attributes: [
        { name: 'id', values: 'name', default: '`quickcheckcontainer-1`', meaning: 'unique in the document' },
      ],
      content: [poolFormat, 'quickchecks'],
    },
  ],
  example:
    '<quickcheckcontainer id="k1" at="0-80"><pool range="1-2"/><quickcheck id="k1a"><text><p>One?</p></text></quickcheck><quickcheck id="k1b"/></quickcheckcontainer>',
  read: (element, reading) => ({
    kind: 'quickcheckContainer',
    id: reading.uniqueId(element.attributes['id'], 'quickcheckcontainer'),
    pools: readPools(element),
    quickchecks: childrenOf(element, 'quickcheck').map((quickcheck) => quickcheckFormat.read(quickcheck, reading)),
    span: spanOf(element),
  }),
  print: ({ id, pools, quickchecks, span }, printing) =>
    write('quickcheckcontainer', { id, at: placeText(span) }, [pools.map(printPool), printing.blocks(quickchecks)]),
};

/** What is in it. */
export const quickcheckContainerContents: BlockContents<QuickcheckContainer> = {
  blocks: ({ quickchecks }) => quickchecks,
  lines: () => [],
};
