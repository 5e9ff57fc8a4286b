import { parseJson } from '../platform/index.ts';
import type { Span } from '../source/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';

/** A JSON value with its place in the text. Numbers, truth values and null are only places: nothing here reads them. */
export type PlacedJson =
  | { readonly kind: 'object'; readonly span: Span; readonly fields: readonly PlacedField[] }
  | { readonly kind: 'list'; readonly span: Span; readonly items: readonly PlacedJson[] }
  | { readonly kind: 'text'; readonly span: Span; readonly value: string }
  | { readonly kind: 'other'; readonly span: Span };

/** A field of an object; `place` is that of its name. A name may occur twice. */
export interface PlacedField {
  readonly name: string;
  readonly place: Span;
  readonly value: PlacedJson;
}

/** Where and why a text is not JSON that is read here. `tooDeep`: nested deeper than `deepestJson`. */
export interface UnreadableJson {
  readonly kind: 'taxonomyError' | 'tooDeep';
  readonly span: Span;
}

/** How deep lists and objects may be nested: more than a taxonomy of the greatest depth needs. */
export const deepestJson = 200;

const other = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const blank = /[ \t\n\r]*/y;

/** Stops reading; caught by `readPlacedJson`, so that no caller has to look at every step. */
class Unreadable extends Error {
  readonly reason: UnreadableJson;

  constructor(reason: UnreadableJson) {
    super(reason.kind);
    this.reason = reason;
  }
}

/** Reads JSON (RFC 8259) with the places of its parts: accepts what `JSON.parse` accepts, in time linear in the length. */
export function readPlacedJson(text: string): Result<PlacedJson, UnreadableJson> {
  try {
    return succeed(new Reader(text).all());
  } catch (error) {
    if (error instanceof Unreadable) return fail(error.reason);
    throw error;
  }
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  all(): PlacedJson {
    const value = this.#value(0);
    this.#skipBlanks();
    if (this.#at < this.#text.length) this.#stop();
    return value;
  }

  #value(depth: number): PlacedJson {
    this.#skipBlanks();
    const from = this.#at;
    const next = this.#text[from];
    if (next === '"') return { kind: 'text', ...this.#string() };
    if (next !== '{' && next !== '[') {
      other.lastIndex = from;
      const [word] = other.exec(this.#text) ?? [];
      if (word === undefined) this.#stop();
      this.#at += word.length;
      return { kind: 'other', span: this.#since(from) };
    }
    if (depth === deepestJson) throw new Unreadable({ kind: 'tooDeep', span: { from, to: from + 1 } });
    this.#at += 1;
    if (next === '[') {
      const items = this.#all(']', () => this.#value(depth + 1));
      return { kind: 'list', items, span: this.#since(from) };
    }
    const fields = this.#all('}', () => this.#field(depth + 1));
    return { kind: 'object', fields, span: this.#since(from) };
  }

  #field(depth: number): PlacedField {
    this.#skipBlanks();
    const { value: name, span: place } = this.#string();
    this.#skipBlanks();
    if (this.#text[this.#at] !== ':') this.#stop();
    this.#at += 1;
    return { name, place, value: this.#value(depth) };
  }

  /** What stands between two brackets, separated by commas; the opening one has been read. */
  #all<Part>(end: string, read: () => Part): readonly Part[] {
    const parts: Part[] = [];
    this.#skipBlanks();
    if (this.#text[this.#at] === end) {
      this.#at += 1;
      return parts;
    }
    for (;;) {
      parts.push(read());
      this.#skipBlanks();
      const next = this.#text[this.#at];
      if (next !== end && next !== ',') this.#stop();
      this.#at += 1;
      if (next === end) return parts;
    }
  }

  #string(): { readonly value: string; readonly span: Span } {
    const from = this.#at;
    if (this.#text[from] !== '"') this.#stop();
    let to = from + 1;
    while (to < this.#text.length && this.#text[to] !== '"') to += this.#text[to] === '\\' ? 2 : 1;
    const value = parseJson(this.#text.slice(from, to + 1));
    if (typeof value !== 'string') this.#stop();
    this.#at = to + 1;
    return { value, span: this.#since(from) };
  }

  #skipBlanks(): void {
    blank.lastIndex = this.#at;
    this.#at += blank.exec(this.#text)?.[0].length ?? 0;
  }

  #since(from: number): Span {
    return { from, to: this.#at };
  }

  #stop(): never {
    const from = Math.min(this.#at, this.#text.length);
    throw new Unreadable({ kind: 'taxonomyError', span: { from, to: Math.min(from + 1, this.#text.length) } });
  }
}
