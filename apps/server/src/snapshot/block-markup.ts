import type { Block, Inline } from '@lemma/core/document';
import type { ShownValues } from '@lemma/core/exercise';
import type { Language } from '@lemma/core/language';
import type { Markup } from './markup.ts';

/** How a kind of block stands on a page that stands still: everything folded is open, no solution is shown. */
export type BlockMarkup<Kind extends Block> = (block: Kind, page: StillPage) => Markup;

/** The page around a block. */
export interface StillPage {
  /** The seed of everything random on the page. */
  readonly seed: number;
  readonly language: Language;
  blocks(blocks: readonly Block[]): Markup;
  inline(content: readonly Inline[]): Markup;
  /** The same page with other values of its variables. */
  with(values: ShownValues): StillPage;
}
