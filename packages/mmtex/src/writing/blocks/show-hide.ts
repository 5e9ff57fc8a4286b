import { element } from '@lemma/core/document';
import type { BlockEnvironment } from '../page.ts';
import { argumentOf, numberIn } from '../parts.ts';

/** `\begin{showhide}[\initialstate{0} title]`: shown at first unless the initial state is 0. */
export const showHide: BlockEnvironment = {
  syntax: { content: 'text', options: ['text'], optionCommands: { initialstate: { arguments: ['raw'] } } },
  write: ({ options: [option], nodes, span }, page) => {
    const state = numberIn(argumentOf('initialstate', option?.nodes ?? []), 0, page);
    const title = page.line(option?.nodes ?? []);
    const headline = title === '' ? '' : element('headline', {}, title);
    return element('showhide', { 'initial-state': state, at: page.at(span) }, [headline, page.blocks(nodes)]);
  },
};
