import { element } from '@lemma/core/document';
import type { BlockEnvironment } from '../page.ts';

/** `\begin{tableofcontents}[title] … \end{tableofcontents}`: the sections of the page, after some words. */
export const tableOfContents: BlockEnvironment = {
  syntax: { content: 'text', options: ['text'] },
  write: ({ options: [title], nodes, span }, page) => {
    const headline = title === undefined ? '' : element('headline', {}, page.line(title.nodes));
    return element('tableofcontents', { at: page.at(span) }, [headline, page.blocks(nodes)]);
  },
};
