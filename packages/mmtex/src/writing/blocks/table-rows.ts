import { cellColors, element, type Attributes, type Markup } from '@lemma/core/document';
import { trimmedIn } from '../../preparation/index.ts';
import type { Command, CommandSyntaxes, Node } from '../../syntax/index.ts';
import type { WrittenPage } from '../page.ts';
import { argumentOf, commandsOf, numberIn, optionIn } from '../parts.ts';
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

/** Writes rows; `attributes` are those of the enclosing part of the table. */
export function writeRows(nodes: readonly Node[], attributes: Attributes, page: WrittenPage): Markup {
  const rows = split(nodes, (node) => node.kind === 'command' && node.name === '\\');
  const last = rows.at(-1) ?? [];
  const hasEnd = isBlank(last);
  const written = hasEnd ? rows.slice(0, -1) : rows;
  const covered = new Map<number, number>();
  return written.map((row, index) => {
    const ruleBelow = hasEnd && index === written.length - 1 && has('hline', last);
    const rules = { 'rule-above': has('hline', row) || undefined, 'rule-below': ruleBelow || undefined };
    const color = optionIn(argumentOf('rowcolor', row), cellColors, page);
    return element('row', { ...attributes, color, ...rules }, writeCells(row, covered, page));
  });
}

/**
 * Below a `\multirow` the source has an empty cell, the page has none. `covered`: how many more rows of each column are
 * covered.
 */
function writeCells(row: readonly Node[], covered: Map<number, number>, page: WrittenPage): Markup {
  const above = new Map(covered);
  for (const [column, rows] of above) {
    if (rows > 1) covered.set(column, rows - 1);
    else covered.delete(column);
  }
  let column = 0;
  return split(row, (node) => node.kind === 'cellEnd').map((nodes) => {
    if (above.has(column) && isBlank(nodes)) {
      column += 1;
      return '';
    }
    const cell = readCell(nodes, page);
    const first = nodes.find((node) => node.kind !== 'text' || node.text.trim() !== '');
    if (above.has(column) && first !== undefined) {
      page.report('cell-below-span', trimmedIn(page.text, first.span).span);
    }
    if (cell.reachesDown) for (let at = 0; at < cell.columns; at += 1) covered.set(column + at, cell.rows - 1);
    column += cell.columns;
    return cell.content;
  });
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

function readCell(nodes: readonly Node[], page: WrittenPage): WrittenCell {
  const [wide] = commandsOf('multicolumn', nodes);
  const [high] = commandsOf('multirow', nodes);
  const columns = spanned(argumentOf('colspan', nodes) ?? wide?.arguments[0], page);
  const rows = spanned(argumentOf('rowspan', nodes) ?? high?.arguments[0], page);
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

function spanned(argument: Parameters<typeof numberIn>[0], page: WrittenPage): number | undefined {
  const number = numberIn(argument, 1, page);
  return number === undefined ? undefined : Math.min(Math.trunc(number), widest);
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
