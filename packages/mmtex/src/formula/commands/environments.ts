import { nearestName } from '@lemma/core/expression';
import type { Span } from '@lemma/core/source';
import { missingArgument, type Command, type Parser } from '../parser.ts';
import { displayStyle, inlineStyle } from '../style.ts';
import { isCommand, type Token } from '../token.ts';
import { fenced, type Column, type MathTree } from '../tree.ts';
import { readColumns } from './columns.ts';
import { layouts, matrix, type Layout } from './layouts.ts';
import { readRows } from './rows.ts';

/** `\begin{name} … \end{name}`: matrices, cases, aligned lines, arrays. */
export const begin: Command = (parser, owner) => parser.nested(4, owner, () => readEnvironment(parser, owner));

function readEnvironment(parser: Parser, owner: Token): MathTree {
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

interface Opened {
  readonly name: string;
  readonly opened: Span;
}

function readTable(parser: Parser, owner: Token, layout: Layout, environment: Opened): MathTree {
  const style = parser.style;
  const columns = readSpecification(parser, owner, layout);
  parser.style = layout.display ? displayStyle(style) : inlineStyle(style);
  const rows = parser.inside('environment', () => readRows(parser, columns, layout.repeat));
  parser.style = style;
  readEnd(parser, environment);
  const { kind, repeat, display } = layout;
  const table: MathTree = { kind: 'table', rows, columns, repeat, layout: kind, display };
  return layout.open === '' && layout.close === '' ? table : fenced(layout.open, [table], layout.close);
}

function readSpecification(parser: Parser, owner: Token, layout: Layout): readonly Column[] {
  if (layout.argument === 'none') return readColumns(layout.columns);
  const specification = parser.reader.takeName(owner);
  if (specification === undefined) missingArgument(parser, owner);
  if (layout.argument === 'count') return readColumns(layout.columns);
  return readColumns(specification ?? '');
}

/** Takes `\end{name}`; another name is reported and ends the environment too. */
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
