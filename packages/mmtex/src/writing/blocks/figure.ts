import { element, type Markup } from '@lemma/core/document';
import type { CommandSyntaxes, Environment, Node } from '../../syntax/index.ts';
import type { BlockEnvironment, WrittenPage } from '../page.ts';
import { commandsOf } from '../parts.ts';

/** The commands of anything with a caption. */
export const captionCommands: CommandSyntaxes = { caption: { arguments: ['text'] }, centering: {} };

/** Images, tables or other content with a caption: `\begin{figure} … \caption{…} \end{figure}`. */
export const figure: BlockEnvironment = {
  syntax: { content: 'text', options: ['raw'], commands: captionCommands },
  write: (environment, page) => {
    const { nodes } = environment;
    // Numbers follow the position in the document, whatever is counted inside.
    const type = nodes.some(isTable) && !nodes.some(isImage) ? 'table' : 'figure';
    return writeCaptioned(type, environment, (content) => page.blocks(content), page);
  },
};

/** Writes a caption with its number, and what is left of the content without it. */
export function writeCaptioned(
  type: 'figure' | 'table',
  { nodes, span }: Environment,
  writeContent: (content: readonly Node[]) => Markup,
  page: WrittenPage,
): Markup {
  const caption = commandsOf('caption', nodes).at(-1)?.arguments[0];
  const num = caption === undefined ? undefined : page.numbering.captioned(type);
  return page.names.inside(caption !== undefined, () => {
    const line = caption === undefined ? '' : element('caption', {}, page.line(caption.nodes));
    const content = nodes.filter((node) => node.kind !== 'command' || !Object.hasOwn(captionCommands, node.name));
    const attributes = { type: type === 'table' ? type : undefined, num, at: page.at(span) };
    return element('figure', attributes, [line, writeContent(content)]);
  });
}

/** Whether it is a table: the only content of a captioned table. */
export function isTable(node: Node): boolean {
  return node.kind === 'environment' && (node.name === 'table' || node.name === 'tabular');
}

function isImage(node: Node): boolean {
  return node.kind === 'environment' ? node.name === 'visualization' : node.kind === 'command' && node.name === 'image';
}
