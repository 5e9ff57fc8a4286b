import type { Span } from '@lemma/core/source';
import type { Report } from '../findings/index.ts';
import { endOfLetters } from './scan.ts';
import {
  closingBraces,
  JoinedSource,
  readCallArguments,
  readDefinition,
  substitute,
  type ClosingBraceOf,
  type Shorthand,
} from './shorthand.ts';

/** Maximum number of shorthand calls expanded in one source (design §6.5). */
const mostExpansions = 1000;

/** Maximum number of UTF-16 units produced by shorthands in one source. */
const longestExpansion = 500_000;

/** The shorthands defined so far in a source. */
export class Shorthands {
  readonly #source: string;
  readonly #closingOf: ClosingBraceOf;
  readonly #report: Report;
  readonly #known = new Map<string, Shorthand>();
  #expansions = 0;
  #length = 0;

  constructor(source: string, report: Report) {
    this.#source = source;
    this.#closingOf = closingBraces(source);
    this.#report = report;
  }

  has(name: string): boolean {
    return this.#known.has(name);
  }

  /** Reads the definition at `at`, whose command name ends at `nameEnd`; returns where it ends. */
  define(at: number, nameEnd: number): number {
    const definition = readDefinition(this.#source, nameEnd, this.#closingOf);
    if (definition === undefined) {
      this.#report('bad-shorthand', { from: at, to: nameEnd });
      return nameEnd;
    }
    this.#known.set(definition.name, definition);
    return definition.to;
  }

  /** The full expansion of a call, and where its arguments end in the source. */
  expand(name: string, span: Span): { readonly text: string; readonly to: number } {
    const first = this.#substituted({ text: this.#source, closingOf: this.#closingOf }, name, span.to, span);
    const unread = [unreadText(first.text)];
    const expanded = new JoinedSource();
    for (let top = unread.at(-1); top !== undefined; top = unread.at(-1)) {
      const at = top.text.indexOf('\\', top.at);
      const end = at === -1 ? top.text.length : Math.max(endOfLetters(top.text, at + 1), at + 2);
      const inner = at === -1 ? '' : top.text.slice(at + 1, end);
      expanded.add(top.text.slice(top.at, this.has(inner) ? at : end));
      top.at = end;
      if (this.has(inner)) {
        const call = this.#substituted(top, inner, end, span);
        top.at = call.to;
        unread.push(unreadText(call.text));
      } else if (top.at >= top.text.length) {
        unread.pop();
      }
    }
    return { text: expanded.text(), to: first.to };
  }

  #substituted(
    { text, closingOf }: Readable,
    name: string,
    at: number,
    span: Span,
  ): { readonly text: string; readonly to: number } {
    const shorthand = this.#known.get(name) ?? { parameters: 0, body: '' };
    const call = readCallArguments(text, at, shorthand.parameters, closingOf);
    if (call === undefined) this.#report('missing-argument', span, { command: `\\${name}` });
    const to = call?.to ?? at;
    if (this.#isExhausted()) return { text: '', to };
    const body = substitute(shorthand.body, call?.texts ?? [], longestExpansion - this.#length);
    this.#expansions += 1;
    this.#length += body.length;
    if (!this.#isExhausted()) return { text: body, to };
    this.#report('too-many-expansions', span, { limit: mostExpansions });
    return { text: '', to };
  }

  #isExhausted(): boolean {
    return this.#expansions > mostExpansions || this.#length > longestExpansion;
  }
}

/** A text that calls are read from. */
interface Readable {
  readonly text: string;
  readonly closingOf: ClosingBraceOf;
}

function unreadText(text: string): Readable & { at: number } {
  return { text, closingOf: closingBraces(text), at: 0 };
}
