import type { AttributeFormat, BlockFormat } from '../format.ts';
import { placeText } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childrenOf, digitIn, spanOf } from '../xml-element.ts';
import type { Block } from '../block.ts';
import type { Span } from '../../source/index.ts';
import type { BlockContents } from '../block-contents.ts';

/** Steps revealed one after another; `initialSteps` are shown at first (default 0). */
export interface Incremental {
  readonly kind: 'incremental';
  readonly initialSteps: number;
  readonly steps: readonly { readonly blocks: readonly Block[]; readonly span: Span }[];
  readonly span: Span;
}

/** How many steps are shown at first; used by incremental blocks and by figures. */
export const initialSteps: AttributeFormat = {
  name: 'initial-steps',
  values: 'digit',
  default: '0',
  meaning: 'how many are shown at first',
};

/** Steps that are revealed one after the other. */
export const incrementalFormat: BlockFormat<Incremental> = {
  elements: [
    {
      tag: 'incremental',
      meaning: 'steps revealed one after another',
      attributes: [initialSteps],
      content: [{ tag: 'step', many: true, meaning: 'one step', attributes: [], content: ['blocks'] }],
    },
  ],
  example:
    '<incremental initial-steps="1" at="0-50"><step at="3-9"><p>First.</p></step><step><p>Second.</p></step></incremental>',
  read: (element, reading) => {
    const steps = childrenOf(element, 'step');
    return {
      kind: 'incremental',
      initialSteps: Math.min(digitIn(element, 'initial-steps'), steps.length),
      steps: steps.map((step) => ({ blocks: reading.blocks(step), span: spanOf(step) })),
      span: spanOf(element),
    };
  },
  print: (block, printing) =>
    write(
      'incremental',
      { 'initial-steps': block.initialSteps, at: placeText(block.span) },
      block.steps.map(({ blocks, span }) => write('step', { at: placeText(span) }, printing.blocks(blocks))),
    ),
};

/** What is in it. */
export const incrementalContents: BlockContents<Incremental> = {
  blocks: ({ steps }) => steps.flatMap((step) => step.blocks),
  lines: () => [],
  mark: (incremental, marking) => marking.parts(incremental.steps, (steps) => ({ ...incremental, steps })),
};
