import { missingArgument, type FormulaCommand, type Commands, type Parser } from '../parser.ts';
import type { TokenReader } from '../reader.ts';
import { textAccents, textLetters, withAccent } from '../text-accents.ts';
import { isCharacter, isCommand, type FormulaToken } from '../token.ts';
import { rowOf, type MathTree, type TextVariant } from '../tree.ts';

const variants: readonly (readonly [string, TextVariant | undefined])[] = [
  ['text', undefined],
  ['mbox', undefined],
  ['textrm', undefined],
  ['textnormal', undefined],
  ['textup', undefined],
  ['textbf', 'bold'],
  ['textit', 'italic'],
  ['emph', 'italic'],
  ['textsf', 'sans-serif'],
  ['texttt', 'monospace'],
];

/** Text inside a formula, with formulas inside the text. */
export const texts: Commands = Object.fromEntries(
  variants.map(([name, variant]): [string, FormulaCommand] => [name, (parser, owner) => text(parser, owner, variant)]),
);

/** The argument of a command, read as text. */
export function text(parser: Parser, owner: FormulaToken, variant?: TextVariant): MathTree {
  const style = parser.style;
  parser.style = { display: false, level: style.level, font: undefined };
  const tree = parser.nested(2, owner, () => {
    const pieces = parser.group(() => readPieces(parser, variant));
    return pieces === undefined ? missingArgument(parser, owner) : rowOf(pieces);
  });
  parser.style = style;
  return tree.kind === 'row' && tree.children.length === 0 ? { kind: 'text', text: '', variant } : tree;
}

function readPieces(parser: Parser, variant: TextVariant | undefined): readonly MathTree[] {
  const { reader } = parser;
  const pieces: MathTree[] = [];
  let words = '';
  let depth = 0;
  const finishWords = (): void => {
    if (words !== '') pieces.push({ kind: 'text', text: words, variant });
    words = '';
  };
  for (let token = reader.look(); token.kind !== 'end'; token = reader.look()) {
    if (isCharacter(token, '}') && depth === 0) break;
    reader.advance();
    const written = textOf(parser, token);
    if (written !== undefined) {
      words += written;
    } else if (isCharacter(token, '{')) {
      depth += 1;
    } else if (isCharacter(token, '}')) {
      depth -= 1;
    } else {
      finishWords();
      const piece = isFormulaStart(token) ? formula(parser, token) : parser.command(token);
      if (piece !== undefined) pieces.push(piece);
    }
  }
  finishWords();
  return pieces;
}

function isFormulaStart(token: FormulaToken): boolean {
  return isCharacter(token, '$') || isCommand(token, '(');
}

function formula(parser: Parser, open: FormulaToken): MathTree {
  return parser.nested(1, open, () => {
    const children = parser.inside('dollar', () => parser.row('dollar'));
    const close = parser.reader.peek();
    if (isCharacter(close, '$') || isCommand(close, ')')) parser.reader.advance();
    else parser.reader.report('unbalanced-brace', open, { brace: '$' });
    return rowOf(children);
  });
}

/** The text of a token; undefined for a formula, a brace or a command. */
function textOf({ reader }: Parser, token: FormulaToken): string | undefined {
  // White space at the ends of an mtext would be lost.
  if (token.kind === 'space' || isCharacter(token, '~')) return '\u00a0';
  if (token.kind === 'command') {
    const accent = textAccents.get(token.text);
    return accent === undefined
      ? (textLetters.get(token.text) ?? escapes.get(token.text))
      : withAccent(readAccented(reader, token), accent);
  }
  if (token.text === '-' && isCharacter(reader.look(), '-')) {
    reader.advance();
    return '–';
  }
  return '{}$'.includes(token.text) ? undefined : token.text;
}

/** The letter under an accent, with or without braces; empty if there is none. */
function readAccented(reader: TokenReader, { text: name }: FormulaToken): string {
  while (/^[a-zA-Z]/.test(name) && reader.look().kind === 'space') reader.advance();
  const isBraced = isCharacter(reader.look(), '{');
  const letter = letterOf(reader.look(isBraced ? 1 : 0));
  if (isBraced && letter === '' && isCharacter(reader.look(1), '}')) reader.advance(2);
  if (letter === '' || (isBraced && !isCharacter(reader.look(2), '}'))) return '';
  reader.advance(isBraced ? 3 : 1);
  return letter;
}

function letterOf(token: FormulaToken): string {
  if (token.kind === 'command') return textLetters.get(token.text) ?? '';
  return token.kind === 'character' && /^\p{L}$/u.test(token.text) ? token.text : '';
}

const escapes: ReadonlyMap<string, string> = new Map([
  ...Array.from('%$#_&{} ', (sign): [string, string] => [sign, sign === ' ' ? '\u00a0' : sign]),
  [',', '\u2009'],
  ['ldots', '…'],
  ['dots', '…'],
  ['euro', '€'],
  ['quad', '\u2003'],
  ['qquad', '\u2003\u2003'],
  ['backslash', '\\'],
  ['textbackslash', '\\'],
]);
