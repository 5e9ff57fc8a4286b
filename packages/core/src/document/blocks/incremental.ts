import type { Incremental } from '../block.ts';
import type { Reading } from '../reading.ts';
import { childrenOf, digitIn, spanOf } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';

/** Reads `incremental`; it starts with no more steps than there are. */
export function readIncremental(element: XmlElement, reading: Reading): Incremental {
  const steps = childrenOf(element, 'step');
  return {
    kind: 'incremental',
    initialSteps: Math.min(digitIn(element, 'initial-steps'), steps.length),
    steps: steps.map((step) => ({ blocks: reading.blocks(step), span: spanOf(step) })),
    span: spanOf(element),
  };
}
