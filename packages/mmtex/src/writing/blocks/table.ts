import { element, type Markup } from '@lemma/core/document';
import type { BlockEnvironment, WrittenPage } from '../page.ts';
import { splitAt, type Stretch } from '../split.ts';
import { columnsOf } from './table-columns.ts';
import { cellCommands, writeRows } from './table-rows.ts';
import { alignmentsIn, partSettings, tableAttributes, tableSettings } from './table-settings.ts';

const part = { options: ['settings'], optionCommands: partSettings } as const;
const parts = ['head', 'body', 'foot'];

/** `\begin{table}[\class{crosstab}\cellaligns{lcr}] \head a & b \\ \body 1 & 2 \end{table}`. */
export const table: BlockEnvironment = {
  syntax: {
    content: 'text',
    options: ['text'],
    optionCommands: tableSettings,
    commands: { ...cellCommands, head: part, body: part, foot: part },
  },
  write: ({ options: [option], nodes, span }, page) => {
    const hasParts = nodes.some((node) => node.kind === 'command' && parts.includes(node.name));
    const rows = hasParts
      ? splitAt(parts, nodes, page).map((found) => writePart(found, page))
      : [writeRows(nodes, {}, page)];
    return element('table', { ...tableAttributes(option?.nodes ?? [], page), at: page.at(span) }, rows);
  },
};

/** `\begin{tabular}{l|cr} … \end{tabular}`: a table without a head, as in LaTeX. */
export const tabular: BlockEnvironment = {
  syntax: { content: 'text', options: ['raw'], arguments: ['raw'], commands: cellCommands },
  write: ({ arguments: [columns], nodes, span }, page) =>
    element('table', { ...columnsOf(columns, page), at: page.at(span) }, writeRows(nodes, {}, page)),
};

function writePart({ command, nodes }: Stretch, page: WrittenPage): Markup {
  const attributes = {
    head: command.name === 'head' || undefined,
    foot: command.name === 'foot' || undefined,
    ...alignmentsIn(command.options[0]?.nodes ?? [], page),
    // Rules run through the whole table, so only the table itself has them.
    lines: undefined,
  };
  return writeRows(nodes, attributes, page);
}
