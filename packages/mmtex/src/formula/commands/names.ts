import { missingArgument, type Commands, type Parser } from '../parser.ts';
import type { FormulaToken } from '../token.ts';
import { plainText, type MathTree } from '../tree.ts';
import { text } from './text.ts';

/** Commands whose argument is a name: variables, labels, equation numbers. */
export const names: Commands = {
  var: variable,
  label,
  tag,
  nonumber: unnumbered,
  notag: unnumbered,
  ensuremath: (parser, owner) => parser.argument(owner),
};

function variable(parser: Parser, owner: FormulaToken): MathTree {
  const name = parser.reader.takeName(owner);
  if (name === undefined || name === '') return missingArgument(parser, owner);
  parser.variables.add(name);
  return { kind: 'variable', name };
}

function label(parser: Parser, owner: FormulaToken): MathTree | undefined {
  const { reader, marks } = parser;
  const { to: from } = reader.peek();
  const name = reader.takeName(owner);
  if (name === undefined) return missingArgument(parser, owner);
  const { to } = reader.look(-1);
  marks.labels.push({ name, span: { from: owner.from, to }, nameSpan: { from, to: to - 1 } });
  return undefined;
}

/** `\tag{text}`: text that may contain formulas. */
function tag(parser: Parser, owner: FormulaToken): MathTree | undefined {
  const isBare = parser.reader.take('*');
  const written = text(parser, owner);
  if (written.kind === 'error') return written;
  parser.marks.tag = { text: plainText(written), isBare };
  return undefined;
}

function unnumbered({ marks }: Parser): undefined {
  marks.isUnnumbered = true;
}
