import type { TokenReader } from './reader.ts';
import type { Marks } from './marks.ts';
import type { MathStyle } from './style.ts';
import type { FormulaToken } from './token.ts';
import type { AtomClass, MathTree } from './tree.ts';

/** Where a row ends: at a brace, a bracket, the end of a cell or line, `\right`, a dollar, or the end of the input. */
export type Until = 'end' | 'group' | 'bracket' | 'cell' | 'line' | 'fence' | 'dollar';

/** The parser as commands see it. */
export interface Parser {
  readonly reader: TokenReader;
  /** The names of the variables met so far. */
  readonly variables: Set<string>;
  /** The current style; code that changes it must restore it. */
  style: MathStyle;
  /** The `\tag`, `\label` and `\nonumber` commands of the current line. */
  readonly marks: Marks;
  /** Reads a line with its own marks. */
  marked<Value>(read: () => Value): readonly [value: Value, marks: Marks];
  /** The number of a line with these marks; call it once, and only for lines that are kept. */
  numberOf(marks: Marks): string | undefined;
  /** The atoms up to a boundary, which is not consumed; `before` is the class of the preceding atom. */
  row(until: Until, before?: AtomClass): readonly MathTree[];
  /** The argument of a command: a group or a single atom. A missing one is reported and becomes an error node. */
  argument(owner: FormulaToken, style?: MathStyle): MathTree;
  /** The optional argument in brackets, if present. */
  optional(owner: FormulaToken, style?: MathStyle): MathTree | undefined;
  /** A braced row up to its closing brace; `read` handles other boundaries inside. Undefined if no brace comes next. */
  group<Value>(read: () => Value): Value | undefined;
  /** The tree of a command whose token has been consumed; undefined if it produces nothing. */
  command(token: FormulaToken): MathTree | undefined;
  /** Adds `cost` levels of nesting while reading; beyond the limit, reports it and ends the formula there. */
  nested(cost: number, owner: FormulaToken, read: () => MathTree): MathTree;
  /** Reads the inside of `\left … \right`, an environment or a dollar formula, where its end is legal. */
  inside<Value>(what: 'fence' | 'environment' | 'dollar', read: () => Value): Value;
}

/** Reads the arguments of a command and returns its tree. */
export type FormulaCommand = (parser: Parser, owner: FormulaToken) => MathTree | undefined;

/** Commands by name. */
export type Commands = Readonly<Record<string, FormulaCommand>>;

/** A command that changes its row: `atoms` precede it, `rest` reads what follows. */
export type Switch = (
  parser: Parser,
  owner: FormulaToken,
  atoms: readonly MathTree[],
  rest: () => readonly MathTree[],
) => readonly MathTree[];

/** A missing argument, as an error node. */
export function missingArgument(parser: Parser, owner: FormulaToken): MathTree {
  const source = owner.kind === 'command' ? `\\${owner.text}` : owner.text;
  parser.reader.report('missing-argument', owner, { command: source });
  return { kind: 'error', source };
}
