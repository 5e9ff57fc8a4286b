import type { Block, Inline } from '@lemma/core/document';
import type { StillPage } from './block-markup.ts';
import { element, empty, type Markup } from './markup.ts';

/** Blocks in a box, with their title if they have one. */
export function titledBox(title: readonly Inline[] | undefined, blocks: readonly Block[], page: StillPage): Markup {
  return element('div', { class: 'box' }, title ? element('h4', {}, page.inline(title)) : empty, page.blocks(blocks));
}
