export {
  grammarOf,
  type CommandSyntax,
  type CommandSyntaxes,
  type EnvironmentSyntax,
  type Grammar,
} from './grammar.ts';
export type { Context } from './context.ts';
export { parse } from './parser.ts';
export { suggestions, type SuggestionFor } from './suggestion.ts';
export type { ArgumentKind } from './grammar.ts';
export type { SeenArgument, SeenCommand, SeenEnvironment, SeenFormula, Watch } from './watch.ts';
export type {
  Argument,
  CellEnd,
  Command,
  Environment,
  FormulaNode,
  Group,
  Node,
  ParagraphBreak,
  Text,
} from './tree.ts';
