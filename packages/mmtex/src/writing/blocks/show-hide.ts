import { element, isEmpty } from '@lemma/core/document';
import type { BlockEnvironment } from '../page.ts';
import { argumentOf, countIn } from '../parts.ts';

/** `\begin{showhide}[\initialstate{0} title]`: shown at first unless the initial state is 0. */
export const showHide: BlockEnvironment = {
  syntax: { content: 'text', options: ['text'], optionCommands: { initialstate: { arguments: ['raw'] } } },
  write: ({ options: [option], nodes, span }, page) => {
    const state = countIn(argumentOf('initialstate', option?.nodes ?? []), { least: 0, most: 1 }, page);
    const title = page.line(option?.nodes ?? []);
    if (isEmpty(title)) return element('showhide', { 'initial-state': state, at: page.at(span) }, page.blocks(nodes));
    const content = page.names.inside(true, () => [element('headline', {}, title), page.blocks(nodes)]);
    return element('showhide', { 'initial-state': state, at: page.at(span) }, content);
  },
};
