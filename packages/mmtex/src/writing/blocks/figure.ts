import { element } from '@lemma/core/document';
import type { BlockEnvironment } from '../page.ts';
import { commandsOf } from '../parts.ts';

/** Images, tables or whatever with a line below: `\begin{figure} … \caption{…} \end{figure}`. */
export const figure: BlockEnvironment = {
  syntax: { content: 'text', options: ['raw'], commands: { caption: { arguments: ['text'] }, centering: {} } },
  write: ({ nodes, span }, page) => {
    const caption = commandsOf('caption', nodes).at(-1)?.arguments[0];
    const content = nodes.filter((node) => node.kind !== 'command' || !['caption', 'centering'].includes(node.name));
    const line = caption === undefined ? '' : element('caption', {}, page.line(caption.nodes));
    return element('figure', { at: page.at(span) }, line + page.blocks(content));
  },
};
