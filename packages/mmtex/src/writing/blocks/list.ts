import { listStyles } from '@lemma/core/document';
import { element } from '../../xml/index.ts';
import type { BlockEnvironment, Page } from '../page.ts';
import { optionIn } from '../parts.ts';
import { splitAt, type Part } from '../split.ts';

/** A list of a type with `\item`s: `\begin{itemize}[style]`. */
export function list(type: 'ordered' | 'unordered' | 'description'): BlockEnvironment {
  return {
    syntax: { content: 'text', options: ['raw'], commands: { item: { options: ['text'] } } },
    write: ({ options, nodes, span }, page) => {
      const style = optionIn(options[0], listStyles, page);
      const items = splitAt(['item'], nodes, page).map((part) => writeItem(part, page));
      return element('list', { type, style, at: page.at(span) }, items.join(''));
    },
  };
}

function writeItem({ command, nodes, span }: Part, page: Page): string {
  const [title] = command.options;
  const label = title === undefined ? '' : element('label', {}, page.line(title.nodes));
  return element('item', { at: page.at(span) }, label + page.blocks(nodes));
}
