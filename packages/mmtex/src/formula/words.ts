import type { Font } from './style.ts';
import { inAlphabet } from './alphabets.ts';
import type { Parser } from './parser.ts';
import { isCharacter, type FormulaToken } from './token.ts';
import type { MathTree } from './tree.ts';

/** A number: digits with a decimal point, or with TeX's decimal comma `{,}`. With `single`, one digit. */
export function readNumber({ reader, style }: Parser, single: boolean): MathTree | undefined {
  const first = reader.look();
  const startsWithPoint = !single && isCharacter(first, '.') && isDigit(reader.look(1));
  if (!isDigit(first) && !startsWithPoint) return undefined;
  let text = first.text;
  reader.advance();
  while (!single) {
    const next = reader.look();
    if (isDigit(next)) {
      text += next.text;
      reader.advance();
    } else if (isCharacter(next, '.') && isDigit(reader.look(1)) && !text.includes('.')) {
      text += next.text;
      reader.advance();
    } else if (isCharacter(next, '{') && isBracedSeparator(reader.look(1), reader.look(2), reader.look(3))) {
      text += reader.look(1).text;
      reader.advance(3);
    } else {
      break;
    }
  }
  return { kind: 'numeral', text: style.font === undefined ? text : inAlphabet(text, style.font) };
}

/** Letters in an alphabet in which adjacent letters form a word, as in `\mathrm{kg}`; undefined elsewhere. */
export function readLetters({ reader, style }: Parser, single: boolean): MathTree | undefined {
  const { font } = style;
  if (font === undefined || !formsWords(font) || !isLetter(reader.look())) return undefined;
  let text = '';
  do {
    text += reader.look().text;
    reader.advance();
  } while (!single && isLetter(reader.peek()));
  return {
    kind: 'identifier',
    text: font === 'italic' ? italicWord(text) : inAlphabet(text, font),
    upright: font !== 'italic',
  };
}

/** A single letter is slanted anyway. */
function italicWord(text: string): string {
  return text.length === 1 ? text : inAlphabet(text, 'italic');
}

function formsWords(font: Font): boolean {
  return font === 'upright' || font === 'italic' || font === 'bold' || font === 'sansSerif' || font === 'monospace';
}

function isDigit(token: FormulaToken): boolean {
  return token.kind === 'character' && token.text >= '0' && token.text <= '9' && token.text.length === 1;
}

function isLetter(token: FormulaToken): boolean {
  return token.kind === 'character' && /^\p{L}$/u.test(token.text);
}

function isBracedSeparator(separator: FormulaToken, close: FormulaToken, digit: FormulaToken): boolean {
  return (isCharacter(separator, ',') || isCharacter(separator, '.')) && isCharacter(close, '}') && isDigit(digit);
}
