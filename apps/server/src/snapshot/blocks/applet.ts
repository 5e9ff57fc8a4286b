import type { Applet } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { element } from '../markup.ts';

/** Its place: a program does not stand still. */
export const appletMarkup: BlockMarkup<Applet> = () => element('div', { class: 'figure' });
