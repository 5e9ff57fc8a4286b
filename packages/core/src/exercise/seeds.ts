import { seedOf } from '../platform/index.ts';

/** The seed of a page without a path, such as one being written. */
export const usualSeed = 1;

/**
 * The default seed of a document for those who have none of their own: the same in every language and wherever it is
 * shown.
 */
export function seedOfDocument(path: string): number {
  return seedOf(path);
}

/** Anything on a page that is drawn. */
export interface DrawnBlock {
  readonly kind: 'question' | 'quickcheck' | 'quickcheckContainer' | 'visualization';
  readonly id: string;
}

/**
 * The seed of a block, derived from that of its page. Questions share the page's seed, from which the variables of their
 * problem are drawn; `seedOfQuestion` is that of their own variables. Everything else is drawn independently.
 */
export function seedOfBlock({ kind, id }: DrawnBlock, pageSeed: number): number {
  return kind === 'question' ? pageSeed : seedOf(String(pageSeed), id);
}

/**
 * How the parts of a problem follow from its seed. `apart`: each question draws its own variables and the order of its
 * choices from streams of its own. `together`: all questions use one stream, so that equal definitions have equal
 * values; attempts begun before questions were drawn apart keep it.
 */
export type Drawing = 'apart' | 'together';

/** The drawing of everything that is new. */
export const usualDrawing: Drawing = 'apart';

/** The seed of the own variables of a question that was drawn anew `generation` times. */
export function seedOfQuestion({ id }: Pick<DrawnBlock, 'id'>, seed: number, generation: number): number {
  return seedOf(String(seed), id, String(generation));
}

/** The seed of the order of choices or tiles, or of the questions drawn from pools: values do not depend on it. */
export function seedOfOrder(of: 'choices' | 'tiles' | 'pools', seed: number): number {
  return seedOf(String(seed), of);
}
