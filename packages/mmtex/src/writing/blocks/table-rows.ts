import { cellColors, element, type Attributes, type Markup } from '@lemma/core/document';
import type { SourceText, Span } from '@lemma/core/source';
import { trimmedIn } from '../../preparation/index.ts';
import type { Command, CommandSyntaxes, Node } from '../../syntax/index.ts';
import type { WrittenPage } from '../page.ts';
import { argumentOf, commandsOf, countIn, optionIn } from '../parts.ts';
import { columnsOf } from './table-columns.ts';

const raw = { arguments: ['raw'] } as const;

/** Commands at the start of a cell or row that set its properties. */
export const cellCommands: CommandSyntaxes = {
  colspan: raw,
  rowspan: { options: ['raw'], arguments: ['raw'] },
  headcell: {},
  cellcolor: raw,
  rowcolor: raw,
  multicolumn: { arguments: ['raw', 'raw', 'text'] },
  multirow: { arguments: ['raw', 'raw', 'text'] },
  hline: {},
};

/**
 * Writes rows; `attributes` are those of the enclosing part of the table. A row that fills more than its columns, and the
 * first row of a head that fills fewer, are reported.
 */
export function writeRows(
  nodes: readonly Node[],
  attributes: Attributes,
  columns: number | undefined,
  page: WrittenPage,
): Markup {
  const rows = split(nodes, (node) => node.kind === 'command' && node.name === '\\');
  const last = rows.at(-1) ?? [];
  const hasEnd = isBlank(last);
  const written = hasEnd ? rows.slice(0, -1) : rows;
  const covered = new Map<number, number>();
  return written.map((row, index) => {
    const ruleBelow = hasEnd && index === written.length - 1 && has('hline', last);
    const rules = { 'rule-above': has('hline', row) || undefined, 'rule-below': ruleBelow || undefined };
    const color = optionIn(argumentOf('rowcolor', row), cellColors, page);
    const rowsLeft = written.length - index;
    return element(
      'row',
      { ...attributes, color, ...rules },
      writeCells(row, { covered, rowsLeft, columns, isWhole: attributes['head'] === true && index === 0 }, page),
    );
  });
}

/** What is above and below a row. */
interface RowPlace {
  /** How many more rows of each column are covered by a `\multirow` above. */
  readonly covered: Map<number, number>;
  /** The number of rows from this one on. */
  readonly rowsLeft: number;
  /** The number of columns that the author has named. */
  readonly columns: number | undefined;
  /** Whether it should fill all columns. */
  readonly isWhole: boolean;
}

/** Below a `\multirow` the source has an empty cell, the page has none. */
function writeCells(
  row: readonly Node[],
  { covered, rowsLeft, columns, isWhole }: RowPlace,
  page: WrittenPage,
): Markup {
  const above = new Map(covered);
  for (const [column, rows] of above) {
    if (rows > 1) covered.set(column, rows - 1);
    else covered.delete(column);
  }
  let column = 0;
  const cells = split(row, (node) => node.kind === 'cellEnd').map((nodes) => {
    if (above.has(column) && isBlank(nodes)) {
      column += 1;
      return '';
    }
    const cell = readCell(nodes, rowsLeft, page);
    const first = nodes.find((node) => node.kind !== 'text' || node.text.trim() !== '');
    if (above.has(column) && first !== undefined) {
      page.report('cell-below-span', trimmedIn(page.text, first.span).span);
    }
    if (cell.reachesDown) for (let at = 0; at < cell.columns; at += 1) covered.set(column + at, cell.rows - 1);
    column += cell.columns;
    return cell.content;
  });
  if (columns !== undefined && (column > columns || (isWhole && column < columns))) {
    page.report('cells-and-columns', placeOf(row, page), { cells: column, columns });
  }
  return cells;
}

function placeOf(row: readonly Node[], page: WrittenPage): Span {
  const from = row[0]?.span.from ?? 0;
  return trimmedIn(page.text, { from, to: row.at(-1)?.span.to ?? from }).span;
}

interface WrittenCell {
  readonly content: Markup;
  readonly columns: number;
  readonly rows: number;
  /** Whether the source has empty cells in the rows it spans. */
  readonly reachesDown: boolean;
}

/** Maximum span of a cell, in columns or rows. */
const widest = 100;

function readCell(nodes: readonly Node[], rowsLeft: number, page: WrittenPage): WrittenCell {
  const [wide] = commandsOf('multicolumn', nodes);
  const [high] = commandsOf('multirow', nodes);
  const columns = spanned(argumentOf('colspan', nodes) ?? wide?.arguments[0], widest, page);
  const rows = spanned(argumentOf('rowspan', nodes) ?? high?.arguments[0], Math.min(rowsLeft, widest), page);
  const content = contentOf(wide ?? high) ?? nodes;
  const holdsBlocks = content.some(isBlock);
  const attributes = {
    columns,
    rows,
    head: has('headcell', nodes) || undefined,
    blocks: holdsBlocks || undefined,
    align: columnsOf(wide?.arguments[1], page).align?.charAt(0),
    color: optionIn(argumentOf('cellcolor', nodes), cellColors, page),
  };
  return {
    content: element('cell', attributes, holdsBlocks ? page.blocks(content) : page.line(content)),
    columns: columns ?? 1,
    rows: rows ?? 1,
    reachesDown: high !== undefined && (rows ?? 1) > 1,
  };
}

function spanned(argument: SourceText | undefined, most: number, page: WrittenPage): number | undefined {
  return countIn(argument, { least: 1, most }, page);
}

function contentOf(command: Command | undefined): readonly Node[] | undefined {
  return command?.arguments[2]?.nodes;
}

function isBlock(node: Node): boolean {
  return node.kind === 'environment' || (node.kind === 'formula' && node.display);
}

function has(name: string, nodes: readonly Node[]): boolean {
  return commandsOf(name, nodes).length > 0;
}

function split(nodes: readonly Node[], isEnd: (node: Node) => boolean): readonly (readonly Node[])[] {
  const pieces: Node[][] = [[]];
  for (const node of nodes) {
    if (isEnd(node)) pieces.push([]);
    else pieces.at(-1)?.push(node);
  }
  return pieces;
}

function isBlank(nodes: readonly Node[]): boolean {
  return nodes.every(
    (node) =>
      node.kind === 'paragraphBreak' ||
      (node.kind === 'text' && node.text.trim() === '') ||
      (node.kind === 'command' && node.name === 'hline'),
  );
}
