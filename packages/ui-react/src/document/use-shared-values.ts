import type { Block } from '@lemma/core/document';
import { SharedValues } from '@lemma/viz-engine/sharing';
import { useState } from 'react';

/**
 * What the figures of a page share. Of other blocks or another seed all figures share anew, in the order of the page:
 * otherwise the old start would stay when its author changes it.
 */
export function useSharedValues(blocks: readonly Block[], seed: number): SharedValues {
  const [page, setPage] = useState(() => ({ blocks, seed, values: new SharedValues() }));
  if (page.blocks === blocks && page.seed === seed) return page.values;
  const next = { blocks, seed, values: new SharedValues() };
  setPage(next);
  return next.values;
}
