import { nearestName } from '@lemma/core/expression';
import type { Span } from '@lemma/core/source';
import { missingArgument, type FormulaCommand, type Commands, type Parser } from '../parser.ts';
import { displayStyle, inlineStyle, scriptStyle, type MathStyle } from '../style.ts';
import { isCommand, type FormulaToken } from '../token.ts';
import { fenced, type Column, type MathTree, type MathTableRow } from '../tree.ts';
import { readColumns } from './columns.ts';
import { layouts, matrix, type Layout } from './layouts.ts';
import { readRows } from './rows.ts';

/** `\begin{name} … \end{name}`: matrices, cases, aligned lines, arrays. */
export const begin: FormulaCommand = (parser, owner) => parser.nested(4, owner, () => readEnvironment(parser, owner));

function readEnvironment(parser: Parser, owner: FormulaToken): MathTree {
  const name = parser.reader.takeName(owner);
  if (name === undefined) return missingArgument(parser, owner);
  const opened = { from: owner.from, to: parser.reader.look(-1).to };
  const layout = layouts.get(name);
  if (layout !== undefined) return readTable(parser, owner, layout, { name, opened });
  const suggestion = nearestName(name, layouts.keys());
  const data = suggestion === undefined ? { environment: name } : { environment: name, suggestion };
  parser.reader.report('unknown-math-environment', opened, data);
  const error: MathTree = { kind: 'error', source: `\\begin{${name}}` };
  return { kind: 'row', children: [error, readTable(parser, owner, matrix, { name, opened })], class: 'ordinary' };
}

/** Tables whose rows are in the argument. */
export const tables: Commands = Object.fromEntries(
  ['matrix', 'pmatrix', 'bmatrix', 'vmatrix', 'cases'].flatMap((name): readonly [string, FormulaCommand][] => {
    const layout = layouts.get(name);
    return layout === undefined ? [] : [[name, command(layout)]];
  }),
);

interface Opened {
  readonly name: string;
  readonly opened: Span;
}

function readTable(parser: Parser, owner: FormulaToken, layout: Layout, environment: Opened): MathTree {
  const style = parser.style;
  const columns = readSpecification(parser, owner, layout);
  parser.style = cellStyle(layout, style);
  const rows = parser.inside('environment', () => readRows(parser, columns, layout));
  parser.style = style;
  readEnd(parser, environment);
  return tableOf(rows, columns, layout);
}

/** `\matrix{a & b \cr c & d}`: the environment of the same name in plain TeX and older sources. */
function command(layout: Layout): FormulaCommand {
  return (parser, owner) =>
    parser.nested(4, owner, () => {
      const style = parser.style;
      parser.optional(owner);
      parser.style = cellStyle(layout, style);
      const rows = parser.group(() => readRows(parser, [], layout));
      parser.style = style;
      return rows === undefined ? missingArgument(parser, owner) : tableOf(rows, readColumns(layout.columns), layout);
    });
}

function cellStyle({ kind, display }: Layout, style: MathStyle): MathStyle {
  if (kind === 'small') return { ...scriptStyle(style), level: 1 };
  return display ? displayStyle(style) : inlineStyle(style);
}

function tableOf(rows: readonly MathTableRow[], columns: readonly Column[], layout: Layout): MathTree {
  const { kind, repeat, display, open, close } = layout;
  const table: MathTree = { kind: 'table', rows, columns, repeat, layout: kind, display };
  const sized: MathTree = kind === 'small' ? { kind: 'styled', child: table, level: 1 } : table;
  return open === '' && close === '' ? sized : fenced(open, [sized], close);
}

function readSpecification(parser: Parser, owner: FormulaToken, layout: Layout): readonly Column[] {
  if (layout.argument === 'none') return readColumns(layout.columns);
  const specification = parser.reader.takeName(owner);
  if (specification === undefined) missingArgument(parser, owner);
  if (layout.argument === 'count') return readColumns(layout.columns);
  return readColumns(specification ?? '');
}

/** Consumes `\end{name}`; another name is reported and ends the environment, too. */
function readEnd(parser: Parser, { name, opened }: Opened): void {
  const { reader } = parser;
  const end = reader.peek();
  if (!isCommand(end, 'end')) {
    reader.report('mismatched-math-environment', opened, { expected: name, found: '' });
    return;
  }
  reader.advance();
  const found = reader.takeName(end) ?? '';
  if (found === name) return;
  const span = { from: end.from, to: reader.look(-1).to };
  reader.report('mismatched-math-environment', span, { expected: name, found });
}
