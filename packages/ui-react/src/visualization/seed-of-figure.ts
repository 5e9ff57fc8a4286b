import { seedOf } from '@lemma/core/platform';

/** The seed of a figure on a page: figures of one page do not draw the same numbers. */
export function seedOfFigure(pageSeed: number, id: string): number {
  return seedOf(String(pageSeed), id);
}
