export {
  grammarOf,
  type CommandSyntax,
  type CommandSyntaxes,
  type EnvironmentSyntax,
  type Grammar,
} from './grammar.ts';
export { parse } from './parser.ts';
export { suggestionFor } from './suggestion.ts';
export type { Argument, CellEnd, Command, Environment, Formula, Group, Node, ParagraphBreak, Text } from './tree.ts';
