import type { Parser } from '../parser.ts';
import { isCharacter, isCommand, type FormulaToken } from '../token.ts';
import type { Column, MathTree, MathTableRow } from '../tree.ts';
import type { Layout } from './layouts.ts';

/** The rows of a table up to the end of its environment. */
export function readRows(parser: Parser, columns: readonly Column[], layout: Layout): readonly MathTableRow[] {
  const { reader } = parser;
  const rows: MathTableRow[] = [];
  for (;;) {
    const ruleAbove = readRules(parser);
    const read = () => readCells(parser, columns, layout.repeat);
    const [cells, marks] = layout.numbersRows ? parser.marked(read) : [read()];
    const more = isLineEnd(reader.peek());
    if (more || !isBlank(cells)) {
      const number = marks && parser.numberOf(marks);
      rows.push({ cells, ruleAbove, ruleBelow: false, ...(number !== undefined && { number }) });
    } else if (ruleAbove) markLast(rows);
    if (!more) return rows;
    reader.advance();
    skipGap(parser);
  }
}

function readCells(parser: Parser, columns: readonly Column[], repeat: boolean): readonly (readonly MathTree[])[] {
  const cells: (readonly MathTree[])[] = [];
  for (;;) {
    // A right-hand side follows its left-hand side, so a leading sign is a binary operator.
    const continues = repeat && columns.length === 2 && cells.length % 2 === 1;
    cells.push(parser.row('cell', continues ? 'ordinary' : undefined));
    if (!parser.reader.take('&')) return cells;
  }
}

function readRules({ reader }: Parser): boolean {
  let found = false;
  while (isCommand(reader.peek(), 'hline')) {
    reader.advance();
    found = true;
  }
  return found;
}

function markLast(rows: MathTableRow[]): void {
  const last = rows.pop();
  if (last !== undefined) rows.push({ ...last, ruleBelow: true });
}

function isBlank(cells: readonly (readonly MathTree[])[]): boolean {
  return cells.length === 1 && cells[0]?.length === 0;
}

function isLineEnd(token: FormulaToken): boolean {
  return isCommand(token, '\\') || isCommand(token, 'cr') || isCommand(token, 'newline');
}

/** Skips the star and the length of `\\*[2ex]`; a bracket with any other content belongs to the next cell. */
function skipGap({ reader }: Parser): void {
  if (isCharacter(reader.look(), '*')) reader.advance();
  if (!isCharacter(reader.look(), '[')) return;
  let length = '';
  for (let ahead = 1; ahead < 12; ahead += 1) {
    const token = reader.look(ahead);
    if (isCharacter(token, ']')) {
      if (/^-?[\d.]+\s*(em|ex|pt|mm|cm|in|mu|px)$/.test(length)) reader.advance(ahead + 1);
      return;
    }
    length += token.text;
  }
}
