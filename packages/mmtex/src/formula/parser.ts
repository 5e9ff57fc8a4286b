import type { TokenReader } from './reader.ts';
import type { Marks } from './marks.ts';
import type { MathStyle } from './style.ts';
import type { FormulaToken } from './token.ts';
import type { AtomClass, MathTree } from './tree.ts';

/** Where a row of mathematics ends: at a brace, a bracket, a cell's or line's end, `\right`, a dollar, or the very end. */
export type Until = 'end' | 'group' | 'bracket' | 'cell' | 'line' | 'fence' | 'dollar';

/** What a command may ask of the parser. */
export interface Parser {
  readonly reader: TokenReader;
  /** The names of the variables met so far. */
  readonly variables: Set<string>;
  /** The style here; whoever changes it puts it back. */
  style: MathStyle;
  /** What `\tag`, `\label` and `\nonumber` have said about the line being read. */
  readonly marks: Marks;
  /** Reads a line that has marks of its own. */
  marked<Value>(read: () => Value): readonly [value: Value, marks: Marks];
  /** What stands at the margin of a line with these marks; to be asked once, and only for lines that are kept. */
  numberOf(marks: Marks): string | undefined;
  /** The atoms up to an end, which is left to the caller; `before` is what the row follows. */
  row(until: Until, before?: AtomClass): readonly MathTree[];
  /** The argument of a command: a group or a single atom. A missing one is reported and becomes an error. */
  argument(owner: FormulaToken, style?: MathStyle): MathTree;
  /** The argument in brackets, when there is one. */
  optional(owner: FormulaToken, style?: MathStyle): MathTree | undefined;
  /** A braced row that ends at the brace; other ends within are left to `read`. Nothing when no brace comes next. */
  group<Value>(read: () => Value): Value | undefined;
  /** What a command stands for, the command itself having been read; nothing when it leaves no trace. */
  command(token: FormulaToken): MathTree | undefined;
  /** Counts `cost` levels of elements while reading; beyond the limit it reports, and the formula ends there. */
  nested(cost: number, owner: FormulaToken, read: () => MathTree): MathTree;
  /** Reads what stands inside `\left … \right`, an environment or a dollar formula, whose end is then legal. */
  inside<Value>(what: 'fence' | 'environment' | 'dollar', read: () => Value): Value;
}

/** Reads what follows a command and returns what it stands for. */
export type FormulaCommand = (parser: Parser, owner: FormulaToken) => MathTree | undefined;

/** Commands by name. */
export type Commands = Readonly<Record<string, FormulaCommand>>;

/** A command that changes the row it stands in: `atoms` are before it, `rest` reads what follows. */
export type Switch = (
  parser: Parser,
  owner: FormulaToken,
  atoms: readonly MathTree[],
  rest: () => readonly MathTree[],
) => readonly MathTree[];

/** An argument that is missing, as an error in its place. */
export function missingArgument(parser: Parser, owner: FormulaToken): MathTree {
  const source = owner.kind === 'command' ? `\\${owner.text}` : owner.text;
  parser.reader.report('missing-argument', owner, { command: source });
  return { kind: 'error', source };
}
