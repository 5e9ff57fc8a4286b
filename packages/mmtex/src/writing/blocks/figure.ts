import { element } from '@lemma/core/document';
import type { Node } from '../../syntax/index.ts';
import type { BlockEnvironment } from '../page.ts';
import { commandsOf } from '../parts.ts';

/** Images, tables or other content with a caption: `\begin{figure} … \caption{…} \end{figure}`. */
export const figure: BlockEnvironment = {
  syntax: { content: 'text', options: ['raw'], commands: { caption: { arguments: ['text'] }, centering: {} } },
  write: ({ nodes, span }, page) => {
    const caption = commandsOf('caption', nodes).at(-1)?.arguments[0];
    const content = nodes.filter((node) => node.kind !== 'command' || !['caption', 'centering'].includes(node.name));
    const line = caption === undefined ? '' : element('caption', {}, page.line(caption.nodes));
    // Numbers follow the position in the document, whatever is counted inside.
    const type = content.some(isTable) && !content.some(isImage) ? 'table' : 'figure';
    const num = caption === undefined ? undefined : page.numbering.captioned(type);
    return element('figure', { type: type === 'table' ? type : undefined, num, at: page.at(span) }, [
      line,
      page.blocks(content),
    ]);
  },
};

function isTable(node: Node): boolean {
  return node.kind === 'environment' && (node.name === 'table' || node.name === 'tabular');
}

function isImage(node: Node): boolean {
  return node.kind === 'environment' ? node.name === 'visualization' : node.kind === 'command' && node.name === 'image';
}
