import { missingArgument, type Commands, type Parser } from '../parser.ts';
import type { Token } from '../token.ts';
import type { MathTree } from '../tree.ts';

/** Commands whose argument is a name: variables, and labels that leave no trace in the formula. */
export const names: Commands = {
  var: variable,
  label: ignore,
  tag: ignore,
  nonumber: () => undefined,
  notag: () => undefined,
  ensuremath: (parser, owner) => parser.argument(owner),
};

function variable(parser: Parser, owner: Token): MathTree {
  const name = parser.reader.takeName(owner);
  if (name === undefined || name === '') return missingArgument(parser, owner);
  parser.variables.add(name);
  return { kind: 'variable', name };
}

function ignore(parser: Parser, owner: Token): MathTree | undefined {
  parser.reader.take('*');
  return parser.reader.takeName(owner) === undefined ? missingArgument(parser, owner) : undefined;
}
