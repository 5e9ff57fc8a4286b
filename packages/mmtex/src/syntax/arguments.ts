import type { Report } from '../findings/index.ts';
import type { Span } from '@lemma/core/source';
import { endOfBlanks, isBlank, startsBlankLine } from '../preparation/index.ts';
import { closingEdit } from './closing-edit.ts';
import { textContext, type Context } from './context.ts';
import type { ArgumentKind, CommandSyntax, CommandSyntaxes } from './grammar.ts';
import type { ClosingOf } from './pairs.ts';
import { endOfLine, endOfOption, longestOption, type EndOfParagraph } from './recovery.ts';
import type { Argument, Node } from './tree.ts';
import type { SeenArgument, Watch } from './watch.ts';

/** The parser as the argument reader sees it. */
export interface ArgumentReader {
  readonly text: string;
  readonly closingOf: ClosingOf;
  readonly endOfParagraph: EndOfParagraph;
  readonly report: Report;
  readonly watch: Watch | undefined;
  /** Parses a range of text. */
  nodes(from: number, to: number, context: Context): readonly Node[];
}

/** A command or environment whose arguments are read. */
interface Call {
  readonly name: string;
  readonly nameSpan: Span;
  /** The limit up to which arguments are read. */
  readonly to: number;
  /** Options must be on the line of the name: what follows is verbatim and may begin with a bracket. */
  readonly onOneLine?: boolean;
}

/** The arguments of a call, and where they end. */
export interface Arguments {
  readonly options: readonly Argument[];
  readonly arguments: readonly Argument[];
  readonly to: number;
}

/** Reads the arguments the syntax requires; a missing one is reported. */
export function readArguments(reader: ArgumentReader, call: Call, syntax: CommandSyntax): Arguments {
  const options: Argument[] = [];
  const inBraces: Argument[] = [];
  let at = call.nameSpan.to;
  for (const kind of syntax.options ?? []) {
    const from = endOfGap(reader.text, at, call, options.length === 0 && isWordless(call.name));
    if (call.onOneLine && reader.text.slice(at, from).includes('\n')) break;
    const option = readOption(reader, call, options.length, from, kind, syntax.optionCommands);
    if (option === undefined) break;
    options.push(option);
    at = option.span.to + 1;
  }
  for (const kind of syntax.arguments ?? []) {
    // `\^ ` and `\~ ` are the signs themselves.
    const isSign = kind === 'accented' && (call.name === '^' || call.name === '~');
    const from = endOfGap(reader.text, at, call, isSign);
    const argument = readArgument(reader, call, inBraces.length, from, kind);
    if (argument === undefined && kind === 'accented') break;
    if (argument === undefined) {
      const { from: start, to } = call.nameSpan;
      reader.report('missing-argument', call.nameSpan, { command: reader.text.slice(start, to) });
      break;
    }
    inBraces.push(argument.argument);
    at = argument.to;
  }
  return { options, arguments: inBraces, to: at };
}

/** Reads all following brackets, in any order: of a definition, whose type later determines how many it takes. */
export function readAllArguments(reader: ArgumentReader, call: Call): Arguments {
  const options: Argument[] = [];
  const inBraces: Argument[] = [];
  for (let at = call.nameSpan.to; ;) {
    const from = endOfGap(reader.text, at, call);
    const option = readOption(reader, call, options.length, from, 'raw');
    const argument = option === undefined ? readArgument(reader, call, inBraces.length, from, 'expression') : undefined;
    if (option !== undefined) options.push(option);
    if (argument !== undefined) inBraces.push(argument.argument);
    const to = argument?.to ?? (option === undefined ? undefined : option.span.to + 1);
    if (to === undefined) return { options, arguments: inBraces, to: at };
    at = to;
  }
}

function readOption(
  reader: ArgumentReader,
  call: Call,
  index: number,
  at: number,
  kind: ArgumentKind,
  commands?: CommandSyntaxes,
): Argument | undefined {
  if (at >= call.to || reader.text.charCodeAt(at) !== 91) return undefined;
  if (kind === 'settings' && reader.text.charCodeAt(endOfBlanks(reader.text, at + 1)) !== 92) return undefined;
  const close = endOfOption(reader.text, at + 1, call.to, reader.closingOf, kind === 'expression');
  if (close === -1) {
    const last = Math.min(reader.endOfParagraph(at + 1, call.to), at + 1 + longestOption);
    const end = endOfLine(reader.text, at + 1, last);
    const fix = closingEdit(reader.text, at + 1, end, ']');
    reader.report('unclosed-option', { from: at, to: at + 1 }, { name: call.name }, fix);
    return undefined;
  }
  return argumentIn(reader, { owner: call.name, isOption: true, index }, at + 1, close, kind, textContext(commands));
}

function readArgument(
  reader: ArgumentReader,
  call: Call,
  index: number,
  at: number,
  kind: ArgumentKind,
): { readonly argument: Argument; readonly to: number } | undefined {
  if (at >= call.to) return undefined;
  const place = { owner: call.name, isOption: false, index };
  if (reader.text.charCodeAt(at) !== 123) {
    const to = kind === 'accented' ? endOfAccented(reader.text, at) : at;
    return to === at ? undefined : { argument: argumentIn(reader, place, at, to, 'text', textContext()), to };
  }
  const close = reader.closingOf(at);
  if (close !== -1 && close < call.to) {
    return { argument: argumentIn(reader, place, at + 1, close, kind, textContext()), to: close + 1 };
  }
  const code = kind === 'expression' ? 'MISSING_CLOSING_BRACKET' : 'unclosed-group';
  const isTyped = kind === 'raw' || kind === 'expression';
  const end = isTyped ? endOfLine(reader.text, at + 1, call.to) : reader.endOfParagraph(at + 1, call.to);
  const fix = closingEdit(reader.text, at + 1, end, '}');
  reader.report(code, { from: at, to: at + 1 }, { name: call.name }, fix);
  return { argument: argumentIn(reader, place, at + 1, end, kind, textContext()), to: end };
}

/** The end of a letter, or of `\i` and `\j`, the letters without a dot, with the blank that ends their name. */
function endOfAccented(text: string, at: number): number {
  const letter = /^(?:\p{L}|\\[ij](?![a-zA-Z]) ?)/u.exec(text.slice(at, at + 3));
  return at + (letter?.[0].length ?? 0);
}

function argumentIn(
  reader: ArgumentReader,
  place: Pick<SeenArgument, 'owner' | 'isOption' | 'index'>,
  from: number,
  to: number,
  kind: ArgumentKind,
  context: Context,
): Argument {
  const isText = kind === 'text' || kind === 'settings' || kind === 'accented';
  reader.watch?.argument({ ...place, span: { from, to }, kind, context });
  return {
    text: reader.text.slice(from, to),
    span: { from, to },
    nodes: isText ? reader.nodes(from, to, context) : [],
  };
}

/** Skips the blanks and at most one line break allowed before an argument. */
function endOfGap(text: string, at: number, call: Call, none = false): number {
  if (none) return at;
  let end = at;
  while (end < call.to && isBlank(text.charCodeAt(end))) {
    if (text.charCodeAt(end) === 10 && startsBlankLine(text, end)) return end;
    end += 1;
  }
  return end;
}

/** As in TeX, blanks after a command without arguments only end its name; a blank line remains one. */
export function endOfWord(text: string, name: string, at: number, to: number): number {
  if (!/^[a-zA-Z]/.test(name)) return at;
  const end = endOfBlanks(text, at, to);
  const lineBreak = text.slice(at, end).indexOf('\n');
  return lineBreak !== -1 && startsBlankLine(text, at + lineBreak) ? at + lineBreak : end;
}

/** After `\\` a bracket is an option only if it follows immediately. */
function isWordless(name: string): boolean {
  return name === '\\';
}
