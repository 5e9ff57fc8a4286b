import type { Block } from '@lemma/core/document';
import { SharedValues } from '@lemma/viz-engine/sharing';
import { useState } from 'react';

/**
 * The values shared by the figures of a page. For other blocks or another seed all figures share afresh, in page order:
 * otherwise the old start would remain when its author changes it.
 */
export function useSharedValues(blocks: readonly Block[], seed: number): SharedValues {
  const [page, setPage] = useState(() => ({ blocks, seed, values: new SharedValues() }));
  if (page.blocks === blocks && page.seed === seed) return page.values;
  const next = { blocks, seed, values: new SharedValues() };
  setPage(next);
  return next.values;
}
