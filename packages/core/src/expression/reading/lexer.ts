import {
  BLANK,
  DIGIT,
  LETTER,
  PUNCTUATION,
  classes,
  inWord,
  oneCharacter,
  powersOfTen,
  superscriptDigit,
} from './characters.ts';
import { maximumNesting } from '../limits.ts';
import type { RelationSign } from '../nodes.ts';
import { hasExactValue, statesExactly } from '../numbers/rational.ts';
import { isLogarithm } from '../reserved-names.ts';
import {
  AND,
  BAD,
  CALL_BRACKET,
  CARET,
  CLOSE_BAR,
  CLOSE_BRACKET,
  CLOSE_SQUARE,
  END,
  FUNCTION,
  HASH,
  BANG,
  MINUS,
  MOD,
  NAME,
  NOT,
  NUMBER,
  OPEN_BAR,
  OPEN_BRACKET,
  OPEN_SQUARE,
  OR,
  PLUS,
  RELATION,
  SEPARATOR,
  SLASH,
  STAR,
  SUPERSCRIPT,
  TRUTH,
} from './tables.generated.ts';
import { greekNames, OLD_SPELLING, words } from './words.ts';

// The previous token: one that an operand follows; an operand; a number; or f, f^ and f^2, awaiting an argument.
const OPERATOR = 0;
const OPERAND = 1;
const NUMERAL = 2;
const HEAD = 3;
const HEAD_CARET = 4;
const HEAD_DONE = 5;

/** Offset from an ASCII character to its full-width form. */
const fullWidth = 0xfee0;

const none: ReadonlySet<string> = new Set();

/** How a text is parsed. */
export interface ParseOptions {
  /** Names in scope that are functions: `f(2)` is then a call, otherwise a product. */
  readonly functions?: ReadonlySet<string>;
  /** Other names in scope: without a name theta, `theta(2)` is an old spelling of `heaviside(2)`. */
  readonly names?: Pick<ReadonlySet<string>, 'has'>;
  /** `1,5` is 1.5, and lists are separated by `;` (a comma that is not between digits separates, too). */
  readonly decimalComma?: boolean;
  /** `3e2` may mean 300 or 3·e·2 and is refused, as in authors' definitions. */
  readonly refusesSmallE?: boolean;
  /** A number beyond doubles is kept as it is written, and not refused: its value is infinite, or 0. */
  readonly keepsLongNumbers?: boolean;
}

/** Why a token is BAD. */
export type BadToken = 'badCharacter' | 'adjacentNumbers' | 'numberTooLarge' | 'ambiguousPower' | 'tooDeep';

/**
 * Splits a text into tokens, by character codes. Decides five things to keep the grammar simple: which names are
 * functions, whether a bar opens or closes, whether a bracket belongs to a function, whether a comma is a decimal
 * separator, and that two numbers may not be adjacent.
 */
export class Lexer {
  /** Offset of the last token. */
  start = 0;
  end = 0;
  /** Value of the last number, truth value (1, 0) or superscript. */
  amount = 0;
  /** The last number as written, if it has more digits than its value holds; otherwise empty. */
  digits = '';
  /** The last name or function name. */
  word = '';
  /** The last relation. */
  sign: RelationSign = '=';
  /** Why the last token is bad. */
  why: BadToken = 'badCharacter';
  private text = '';
  private functions = none;
  private names: Pick<ReadonlySet<string>, 'has'> = none;
  private decimalComma = false;
  private refusesSmallE = false;
  private keepsLongNumbers = false;
  private before = OPERATOR;
  /**
   * Bars opened since the last bracket, and for each open bracket the number of bars outside it (doubled, plus 1 inside
   * f^( ).
   */
  private bars = 0;
  private readonly outer: number[] = [];
  private brackets = 0;
  private nesting = 0;

  /** Starts a new text. */
  begin(text: string, { functions, names, decimalComma, refusesSmallE, keepsLongNumbers }: ParseOptions): void {
    this.text = text;
    this.functions = functions ?? none;
    this.names = names ?? none;
    this.decimalComma = decimalComma ?? false;
    this.refusesSmallE = refusesSmallE ?? false;
    this.keepsLongNumbers = keepsLongNumbers ?? false;
    this.start = this.end = 0;
    this.before = OPERATOR;
    this.bars = this.brackets = this.nesting = 0;
  }

  /** Advances and returns the kind of the next token; END forever after the last. */
  next(): number {
    const text = this.text;
    const length = text.length;
    let at = this.end;
    let code = 0;
    while (
      at < length &&
      ((code = text.charCodeAt(at)) === 32 || (code < 128 ? classes[code] === BLANK : isBlank(code)))
    )
      at++;
    this.start = this.end = at;
    if (at >= length) return END;
    if (code > 127) return this.beyondAscii(code);
    switch (classes[code]) {
      case LETTER:
        return this.letters(at, code);
      case DIGIT:
        return this.number(at, code);
      case PUNCTUATION:
        return this.punctuation(code);
      default:
        return this.bad('badCharacter', 1);
    }
  }

  private letters(start: number, code: number): number {
    const text = this.text;
    let end = start + 1;
    let next: number;
    while (end < text.length && (next = text.charCodeAt(end)) < 128 && inWord[next] === 1) end++;
    this.end = end;
    const word = end - start === 1 ? (oneCharacter[code] ?? '') : text.slice(start, end);
    if (this.functions.size !== 0 && this.functions.has(word)) return this.function(word);
    if (end - start > 1) {
      const kind = words.get(word);
      if (kind !== undefined) return this.reserved(word, kind);
      if (isLogarithm(word)) return this.function(word);
    }
    return this.name(word);
  }

  private reserved(word: string, kind: number): number {
    if (kind === FUNCTION) return this.function(word);
    if (kind === OLD_SPELLING) return this.isOldCall(word) ? this.function('heaviside') : this.name(word);
    if (kind === TRUTH) {
      this.amount = word.length === 4 ? 1 : 0;
      this.before = OPERAND;
      return TRUTH;
    }
    // Without an operand before it, mod can only be the function mod(a;b).
    if (kind === MOD && this.before !== OPERAND && this.before !== NUMERAL) return this.function('mod');
    this.before = OPERATOR;
    return kind;
  }

  /** `theta(x)` where there is no name theta. */
  private isOldCall(word: string): boolean {
    return this.text.startsWith('(', this.end) && !this.names.has(word);
  }

  private function(word: string): number {
    this.word = word;
    this.before = HEAD;
    return FUNCTION;
  }

  /** A name, including a coordinate directly after it: `P[x]`. */
  private name(word: string): number {
    const text = this.text;
    const at = this.end;
    this.word = word;
    if (at + 2 < text.length && text.charCodeAt(at) === 91 && text.charCodeAt(at + 2) === 93) {
      const coordinate = text.charCodeAt(at + 1);
      if (coordinate >= 120 && coordinate <= 122) {
        this.word = text.slice(this.start, at + 3);
        this.end = at + 3;
      }
    }
    this.before = this.before === HEAD_CARET ? HEAD_DONE : OPERAND;
    return NAME;
  }

  /** Never reads past the end: charCodeAt out of bounds makes V8 deoptimise the code. */
  private number(start: number, first: number): number {
    if (this.before === NUMERAL) return this.bad('adjacentNumbers', 1);
    const text = this.text;
    const length = text.length;
    let at = start;
    let code = first;
    let value = 0;
    let digits = 0;
    let decimals = 0;
    for (; code >= 48 && code <= 57; code = ++at < length ? text.charCodeAt(at) : 0) {
      value = value * 10 + code - 48;
      digits++;
    }
    if (code === 46 || (code === 44 && this.isDecimalComma(at))) {
      code = ++at < length ? text.charCodeAt(at) : 0;
      for (; code >= 48 && code <= 57; code = ++at < length ? text.charCodeAt(at) : 0) {
        value = value * 10 + code - 48;
        decimals++;
      }
      if (digits + decimals === 0) return this.bad('badCharacter', 1);
    }
    let scaled = false;
    // Only uppercase E: 3e2 is 3·e·2, or refused.
    if (code === 69 || (code === 101 && this.refusesSmallE)) {
      let behind = at + 1;
      let digit = behind < length ? text.charCodeAt(behind) : 0;
      if (digit === 43 || digit === 45) digit = ++behind < length ? text.charCodeAt(behind) : 0;
      if (digit >= 48 && digit <= 57) {
        scaled = true;
        while (digit >= 48 && digit <= 57) digit = ++behind < length ? text.charCodeAt(behind) : 0;
        if (code === 101) return this.bad('ambiguousPower', behind - start);
        at = behind;
      }
    }
    this.end = at;
    const before = this.before === HEAD_CARET ? HEAD_DONE : NUMERAL;
    // With up to 15 digits both parts are exact doubles, so one division rounds correctly; everything else takes the
    // slow path.
    this.digits = '';
    if (scaled || digits + decimals > 15) {
      const written = text.slice(start, at).replace(',', '.');
      this.amount = Number(written);
      // 1E-400 is not 0, and 1E400 not infinite.
      const mayLose = digits + decimals > 15 || this.amount === 0 || this.amount === Infinity;
      if (mayLose && !statesExactly(this.amount, written)) this.digits = written;
    } else this.amount = decimals === 0 ? value : value / (powersOfTen[decimals] ?? NaN);
    const isBeyond = this.amount === Infinity || (this.amount === 0 && this.digits !== '');
    if (isBeyond && !(this.keepsLongNumbers && hasExactValue(this.digits))) return this.bad('numberTooLarge', 0);
    this.before = before;
    return NUMBER;
  }

  private isDecimalComma(at: number): boolean {
    if (!this.decimalComma || at === this.start || at + 1 >= this.text.length) return false;
    const next = this.text.charCodeAt(at + 1);
    return next >= 48 && next <= 57;
  }

  private punctuation(code: number): number {
    switch (code) {
      case 43:
        return this.operator(PLUS);
      case 45:
        return this.minus();
      case 42:
        return this.operator(STAR);
      case 47:
        return this.operator(SLASH);
      case 94:
        this.end++;
        this.before = this.before === HEAD ? HEAD_CARET : OPERATOR;
        return CARET;
      case 35:
        return this.operator(HASH);
      case 33:
        if (this.equalsFollows()) return this.relation('!=', 2);
        this.end++;
        this.before = OPERAND;
        return BANG;
      case 40:
        return this.open(this.before === HEAD || this.before === HEAD_DONE ? CALL_BRACKET : OPEN_BRACKET);
      case 41:
        return this.close(CLOSE_BRACKET);
      case 91:
        return this.open(OPEN_SQUARE);
      case 93:
        return this.close(CLOSE_SQUARE);
      case 124:
        return this.bar();
      case 61:
        return this.relation('=', this.equalsFollows() ? 2 : 1);
      case 60:
        return this.equalsFollows() ? this.relation('<=', 2) : this.relation('<', 1);
      case 62:
        return this.equalsFollows() ? this.relation('>=', 2) : this.relation('>', 1);
      default:
        return this.operator(SEPARATOR);
    }
  }

  private beyondAscii(code: number): number {
    switch (code) {
      case 0xb7: // · × ⋅ ∙
      case 0xd7:
      case 0x22c5:
      case 0x2219:
        return this.operator(STAR);
      case 0xf7: // ÷
        return this.operator(SLASH);
      case 0x2212: // −
        return this.minus();
      case 0x2264:
        return this.relation('<=', 1);
      case 0x2265:
        return this.relation('>=', 1);
      case 0x2260:
        return this.relation('!=', 1);
      case 0x221a: // √
        this.end++;
        return this.function('sqrt');
      case 0x3c0: // π
        this.end++;
        return this.name('pi');
      case 0x221e: // ∞
        this.end++;
        return this.name('infinity');
      case 0x221b: // ∛
        this.end++;
        return this.function('cbrt');
      case 0x2227: // ∧
        return this.operator(AND);
      case 0x2228: // ∨
        return this.operator(OR);
      case 0xac: // ¬
        return this.operator(NOT);
      default:
        return this.otherSign(code);
    }
  }

  /** Greek letters, full-width characters from Chinese keyboards, superscripts. */
  private otherSign(code: number): number {
    const letter = greekNames.get(code);
    if (letter !== undefined) {
      this.end++;
      return this.name(letter);
    }
    const narrow = code - fullWidth;
    return narrow > 32 && classes[narrow] === PUNCTUATION ? this.punctuation(narrow) : this.superscript(code);
  }

  /** `²`, `¹²`, `⁻¹`. */
  private superscript(code: number): number {
    const text = this.text;
    const negative = code === 0x207b;
    let at = negative ? this.start + 1 : this.start;
    let digit = at < text.length ? superscriptDigit(text.charCodeAt(at)) : -1;
    if (digit < 0) return this.bad('badCharacter', code >= 0xd800 && code <= 0xdbff && at + 1 < text.length ? 2 : 1);
    let value = 0;
    for (; digit >= 0; digit = ++at < text.length ? superscriptDigit(text.charCodeAt(at)) : -1)
      value = value * 10 + digit;
    this.end = at;
    if (value === Infinity) return this.bad('numberTooLarge', 0);
    this.amount = negative ? -value : value;
    this.before = this.before === HEAD ? HEAD_DONE : OPERAND;
    return SUPERSCRIPT;
  }

  private equalsFollows(): boolean {
    const next = this.start + 1;
    return next < this.text.length && this.text.charCodeAt(next) === 61;
  }

  private operator(kind: number): number {
    this.end++;
    this.before = OPERATOR;
    return kind;
  }

  private minus(): number {
    this.end++;
    if (this.before !== HEAD_CARET) this.before = OPERATOR;
    return MINUS;
  }

  private relation(sign: RelationSign, length: number): number {
    this.end += length;
    this.before = OPERATOR;
    this.sign = sign;
    return RELATION;
  }

  private open(kind: number): number {
    if (++this.nesting > maximumNesting) return this.bad('tooDeep', 1);
    this.outer[this.brackets++] = this.bars * 2 + (this.before === HEAD_CARET ? 1 : 0);
    this.bars = 0;
    return this.operator(kind);
  }

  /** A closing bracket without an opening one is left to the parser. */
  private close(kind: number): number {
    this.end++;
    const outer = this.brackets === 0 ? 0 : (this.outer[--this.brackets] ?? 0);
    this.nesting -= this.bars + 1;
    this.bars = outer >> 1;
    this.before = (outer & 1) === 1 ? HEAD_DONE : OPERAND;
    return kind;
  }

  private bar(): number {
    if (this.bars > 0 && (this.before === OPERAND || this.before === NUMERAL)) {
      this.end++;
      this.bars--;
      this.nesting--;
      this.before = OPERAND;
      return CLOSE_BAR;
    }
    if (++this.nesting > maximumNesting) return this.bad('tooDeep', 1);
    this.bars++;
    return this.operator(OPEN_BAR);
  }

  private bad(why: BadToken, length: number): number {
    this.end += length;
    this.why = why;
    this.before = OPERATOR;
    return BAD;
  }
}

/** Includes no-break and thin spaces, which get pasted. */
function isBlank(code: number): boolean {
  return code === 0xa0 || code === 0x2009 || code === 0x202f;
}
