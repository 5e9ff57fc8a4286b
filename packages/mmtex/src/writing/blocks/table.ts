import { element, type Attributes, type Markup } from '@lemma/core/document';
import type { Environment, Node } from '../../syntax/index.ts';
import type { BlockEnvironment, WrittenPage } from '../page.ts';
import { commandsOf } from '../parts.ts';
import { splitAt, type Stretch } from '../split.ts';
import { captionCommands, isTable, writeCaptioned } from './figure.ts';
import { columnsOf } from './table-columns.ts';
import { cellCommands, writeRows } from './table-rows.ts';
import { alignmentsIn, partSettings, tableAttributes, tableSettings } from './table-settings.ts';

const part = { options: ['settings'], optionCommands: partSettings } as const;
const parts = ['head', 'body', 'foot'];

/**
 * `\begin{table}[\class{crosstab}\cellaligns{lcr}] \head a & b \\ \body 1 & 2 \end{table}`. With a caption it is counted.
 * Around a `tabular` it is only the place of the caption, as in LaTeX.
 */
export const table: BlockEnvironment = {
  syntax: {
    content: 'text',
    options: ['text'],
    optionCommands: tableSettings,
    commands: { ...cellCommands, ...captionCommands, head: part, body: part, foot: part },
  },
  write: (environment, page) => {
    // A table among cells is the content of one of them.
    const isAround = environment.nodes.some(isTable) && !environment.nodes.some(({ kind }) => kind === 'cellEnd');
    if (!isAround && commandsOf('caption', environment.nodes).length === 0) {
      return page.names.inside(false, () => writeTable(environment, withoutCentering(environment.nodes), page));
    }
    return writeCaptioned(
      'table',
      environment,
      (content) => (isAround ? page.blocks(content) : writeLabelledTable(environment, content, page)),
      page,
    );
  },
};

/** `\label` beside the caption belongs to the table, and not to a cell. */
function writeLabelledTable(environment: Environment, content: readonly Node[], page: WrittenPage): Markup {
  const labels = commandsOf('label', content);
  const rows = content.filter((node) => !labels.some((label) => label === node));
  return [page.blocks(labels), writeTable(environment, rows, page)];
}

function withoutCentering(nodes: readonly Node[]): readonly Node[] {
  return nodes.filter((node) => node.kind !== 'command' || node.name !== 'centering');
}

function writeTable({ options: [option], span }: Environment, nodes: readonly Node[], page: WrittenPage): Markup {
  const hasParts = nodes.some((node) => node.kind === 'command' && parts.includes(node.name));
  const attributes = tableAttributes(option?.nodes ?? [], page);
  const columns = columnsNamed(attributes);
  const rows = hasParts
    ? splitAt(parts, nodes, page).map((found) => writePart(found, columns, page))
    : writeRows(nodes, {}, columns, page);
  return element('table', { ...attributes, at: page.at(span) }, rows);
}

/** `\begin{tabular}{l|cr} … \end{tabular}`: a table without a head, as in LaTeX. */
export const tabular: BlockEnvironment = {
  syntax: { content: 'text', options: ['raw'], arguments: ['raw'], commands: cellCommands },
  write: ({ arguments: [written], nodes, span }, page) => {
    const columns = columnsOf(written, page);
    const rows = writeRows(nodes, {}, columnsNamed(columns), page);
    return element('table', { ...columns, at: page.at(span) }, rows);
  },
};

/** The number of columns with an alignment; undefined if the author has named none. */
function columnsNamed({ align }: { readonly align?: Attributes[string] }): number | undefined {
  return typeof align === 'string' ? align.length : undefined;
}

function writePart({ command, nodes }: Stretch, columns: number | undefined, page: WrittenPage): Markup {
  const alignments = alignmentsIn(command.options[0]?.nodes ?? [], page);
  const attributes = {
    head: command.name === 'head' || undefined,
    foot: command.name === 'foot' || undefined,
    ...alignments,
    // Rules run through the whole table, so only the table itself has them.
    lines: undefined,
  };
  return writeRows(nodes, attributes, columns ?? columnsNamed(alignments), page);
}
