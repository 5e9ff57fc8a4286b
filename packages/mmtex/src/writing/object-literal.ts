import { deepestLiteral, type Literal, type LiteralObject } from '@lemma/core/document';
import type { SourceText, Span } from '@lemma/core/source';
import { fail, succeed, type Result } from '@lemma/core/store';

/** One `name: value` of an object, with the spans of both. */
export interface LiteralEntry {
  readonly name: string;
  readonly nameSpan: Span;
  readonly value: Literal;
  readonly valueSpan: Span;
}

/** Where an object literal is malformed, what was found, and what was expected. */
export interface BadLiteral {
  readonly kind: 'badLiteral';
  readonly span: Span;
  readonly text: string;
  readonly expected: string;
}

/**
 * Parses the inside of a JavaScript object literal: names with or without quotes, strings in either quotes, numbers,
 * `true`, `false`, `null`, lists, objects, comments, a trailing comma. Nothing is ever evaluated: anything but a
 * literal value is refused. `enclosed` if the object's own braces are included.
 */
export function readEntries(
  source: SourceText,
  { enclosed }: { readonly enclosed: boolean },
): Result<readonly LiteralEntry[], BadLiteral> {
  const reader = new LiteralReader(source);
  const read = enclosed ? reader.enclosedEntries() : reader.entries(undefined, deepestLiteral);
  if (!read.ok) return read;
  const end = reader.end();
  return end === undefined ? read : fail(end);
}

const blank = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const identifier = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const number = /[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?(?![\p{L}\p{N}_$.])/uy;
const word = /[^\s,:{}[\]]{1,40}|[^]/uy;
const escape = /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|([^\n\rux]))/y;

const constants: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

const escaped: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', '\b'],
  ['f', '\f'],
]);

class LiteralReader {
  readonly #text: string;
  readonly #offset: number;
  #at = 0;

  constructor({ text, span }: SourceText) {
    this.#text = text;
    this.#offset = span.from;
  }

  enclosedEntries(): Result<readonly LiteralEntry[], BadLiteral> {
    this.#skip();
    if (!this.#take('{')) return this.#refuse('{');
    return this.entries('}', deepestLiteral);
  }

  /** Entries up to the closing bracket, or up to the end. */
  entries(close: '}' | undefined, depth: number): Result<readonly LiteralEntry[], BadLiteral> {
    const entries: LiteralEntry[] = [];
    for (;;) {
      this.#skip();
      if (close === undefined ? this.#at >= this.#text.length : this.#take(close)) return succeed(entries);
      const name = this.#name();
      if (!name.ok) return name;
      this.#skip();
      if (!this.#take(':')) return this.#refuse(':');
      this.#skip();
      const from = this.#at;
      const value = this.#value(depth);
      if (!value.ok) return value;
      entries.push({ ...name.value, value: value.value, valueSpan: this.#span(from, this.#at) });
      this.#skip();
      const isEnd = close === undefined ? this.#at >= this.#text.length : this.#text.charAt(this.#at) === close;
      if (!isEnd && !this.#take(',')) return this.#refuse(close === undefined ? ',' : `, ${close}`);
    }
  }

  /** Anything that follows the object. */
  end(): BadLiteral | undefined {
    this.#skip();
    if (this.#at >= this.#text.length) return undefined;
    const refused = this.#refuse('');
    return refused.ok ? undefined : refused.failure;
  }

  #name(): Result<Pick<LiteralEntry, 'name' | 'nameSpan'>, BadLiteral> {
    const from = this.#at;
    const quoted = this.#string();
    if (quoted !== undefined) {
      return quoted.ok ? succeed({ name: quoted.value, nameSpan: this.#span(from, this.#at) }) : quoted;
    }
    const name = this.#match(identifier) ?? this.#match(number);
    return name === undefined ? this.#refuse('name') : succeed({ name, nameSpan: this.#span(from, this.#at) });
  }

  #value(depth: number): Result<Literal, BadLiteral> {
    if (depth === 0) return this.#refuse('');
    const quoted = this.#string();
    if (quoted !== undefined) return quoted;
    if (this.#take('[')) return this.#list(depth - 1);
    if (this.#take('{')) {
      const read = this.entries('}', depth - 1);
      return read.ok ? succeed(objectOf(read.value)) : read;
    }
    const start = this.#at;
    const digits = Number(this.#match(number) ?? Number.NaN);
    if (Number.isFinite(digits)) return succeed(digits);
    this.#at = start;
    const constant = constants.get(this.#match(identifier) ?? '');
    if (constant !== undefined) return succeed(constant);
    this.#at = start;
    return this.#refuse('value');
  }

  #list(depth: number): Result<Literal, BadLiteral> {
    const values: Literal[] = [];
    for (;;) {
      this.#skip();
      if (this.#take(']')) return succeed(values);
      const value = this.#value(depth);
      if (!value.ok) return value;
      values.push(value.value);
      this.#skip();
      if (this.#text.charAt(this.#at) !== ']' && !this.#take(',')) return this.#refuse(', ]');
    }
  }

  /** A quoted string; undefined if none starts here. */
  #string(): Result<string, BadLiteral> | undefined {
    const quote = this.#text.charAt(this.#at);
    if (quote !== '"' && quote !== "'") return undefined;
    const from = this.#at;
    this.#at += 1;
    let text = '';
    while (this.#at < this.#text.length) {
      const character = this.#text.charAt(this.#at);
      if (character === quote) {
        this.#at += 1;
        return succeed(text);
      }
      if (character === '\n') break;
      const part = character === '\\' ? this.#escape() : character;
      if (part === undefined) return this.#refuse('escape');
      text += part;
      if (character !== '\\') this.#at += 1;
    }
    this.#at = from;
    return this.#refuse(quote);
  }

  #escape(): string | undefined {
    escape.lastIndex = this.#at;
    const match = escape.exec(this.#text);
    if (match === null) return undefined;
    this.#at = escape.lastIndex;
    const [, unicode, byte, single = ''] = match;
    const code = unicode ?? byte;
    return code === undefined ? (escaped.get(single) ?? single) : String.fromCharCode(Number.parseInt(code, 16));
  }

  #skip(): void {
    this.#match(blank);
  }

  #take(character: string): boolean {
    if (this.#text.charAt(this.#at) !== character) return false;
    this.#at += 1;
    return true;
  }

  /** The match of a pattern here; undefined if there is none. */
  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #refuse(expected: string): Result<never, BadLiteral> {
    const from = this.#at;
    const text = this.#match(word) ?? '';
    return fail({ kind: 'badLiteral', span: this.#span(from, from + text.length), text, expected });
  }

  #span(from: number, to: number): Span {
    return { from: this.#offset + from, to: this.#offset + to };
  }
}

/** Of duplicate names the last one wins, as in JavaScript. */
function objectOf(entries: readonly LiteralEntry[]): LiteralObject {
  return Object.fromEntries(entries.map(({ name, value }) => [name, value]));
}
