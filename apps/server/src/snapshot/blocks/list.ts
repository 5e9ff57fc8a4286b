import type { List } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { element, empty, text } from '../markup.ts';

/** Its items with their labels. */
export const listMarkup: BlockMarkup<List> = (list, page) => {
  const items = list.items.map((item) =>
    element(
      'li',
      {},
      item.label ? element('b', {}, page.inline(item.label), text(' ')) : empty,
      page.blocks(item.blocks),
    ),
  );
  return element(list.type === 'ordered' ? 'ol' : 'ul', {}, ...items);
};
