import type { Tabs } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { join } from '../markup.ts';
import { titledBox } from '../titled-box.ts';

/** Every tab is open. */
export const tabsMarkup: BlockMarkup<Tabs> = ({ tabs }, page) =>
  join(tabs.map(({ title, blocks }) => titledBox(title, blocks, page)));
