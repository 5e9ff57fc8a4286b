import type { CalloutRole } from '@lemma/core/document';
import { element } from '../../xml/index.ts';
import type { BlockEnvironment } from '../page.ts';

/** A named box: `\begin{definition}[title] … \end{definition}`. */
export function callout(role: CalloutRole): BlockEnvironment {
  return {
    syntax: { content: 'text', options: ['text'] },
    write: ({ options: [title], nodes, span }, page) => {
      const headline = title === undefined ? '' : element('headline', {}, page.line(title.nodes));
      return element('block', { role, at: page.at(span) }, headline + page.blocks(nodes));
    },
  };
}
