import type { VisualizationBlock } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { element } from '../markup.ts';

/** Its title: a figure does not stand still. */
export const visualizationMarkup: BlockMarkup<VisualizationBlock> = ({ visualization }, page) =>
  element('div', { class: 'figure' }, page.inline(visualization.title));
