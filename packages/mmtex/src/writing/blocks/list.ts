import { element, itemNumber, listStyles, type ListStyle, type Markup } from '@lemma/core/document';
import type { Environment } from '../../syntax/index.ts';
import type { BlockEnvironment, WrittenPage } from '../page.ts';
import { optionIn } from '../parts.ts';
import { splitAt, type Stretch } from '../split.ts';

/** A list of this type with `\item`s: `\begin{itemize}[style]`. */
export function list(type: ListType): BlockEnvironment {
  return {
    syntax: { content: 'text', options: ['raw'], commands: { item: { options: ['text'] } } },
    write: (environment, page) => {
      const style = optionIn(environment.options[0], listStyles, page);
      return writeList({ type, style, items: ['item'] }, environment, page);
    },
  };
}

type ListType = 'ordered' | 'unordered' | 'description';

interface ListLook {
  readonly type: ListType;
  readonly style?: ListStyle | undefined;
  /** The commands that begin an item. */
  readonly items: readonly string[];
}

/** Writes a list whose items begin with some commands. */
export function writeList({ type, style, items }: ListLook, { nodes, span }: Environment, page: WrittenPage): Markup {
  const isNumbered = type === 'ordered' && itemNumber(style, 0, 1) !== '';
  const written = splitAt(items, nodes, page).map((part) => writeItem(part, isNumbered, page));
  return element('list', { type, style, at: page.at(span) }, written);
}

function writeItem({ command, nodes, span }: Stretch, isNumbered: boolean, page: WrittenPage): Markup {
  const [title] = command.options;
  return page.names.inside(isNumbered || title !== undefined, () => {
    const label = title === undefined ? '' : element('label', {}, page.line(title.nodes));
    return element('item', { at: page.at(span) }, [label, page.blocks(nodes)]);
  });
}
