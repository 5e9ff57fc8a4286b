import type { Span } from '@lemma/core/source';
import type { Report } from '../findings/index.ts';
import { endOfLetters } from './scan.ts';
import { readCallArguments, readDefinition, separator, substitute, type Shorthand } from './shorthand.ts';

/** So many calls of shorthands are expanded in one source (design §6.5). */
const mostExpansions = 1000;

/** So many UTF-16 units may come out of shorthands in one source. */
const longestExpansion = 500_000;

/** The shorthands that a source has defined so far. */
export class Shorthands {
  readonly #report: Report;
  readonly #known = new Map<string, Shorthand>();
  #expansions = 0;
  #length = 0;

  constructor(report: Report) {
    this.#report = report;
  }

  has(name: string): boolean {
    return this.#known.has(name);
  }

  /** Reads the definition at `at`, whose command's name ends at `nameEnd`; returns where it ends. */
  define(source: string, at: number, nameEnd: number): number {
    const definition = readDefinition(source, nameEnd);
    if (definition === undefined) {
      this.#report('bad-shorthand', { from: at, to: nameEnd });
      return nameEnd;
    }
    this.#known.set(definition.name, definition);
    return definition.to;
  }

  /** What a call stands for, with all shorthands in it expanded, and where its arguments end in the source. */
  expand(source: string, name: string, span: Span): { readonly text: string; readonly to: number } {
    const first = this.#substituted(source, name, span.to, span);
    const unread = [{ text: first.text, at: 0 }];
    let text = '';
    for (let top = unread.at(-1); top !== undefined; top = unread.at(-1)) {
      const at = top.text.indexOf('\\', top.at);
      const end = at === -1 ? top.text.length : Math.max(endOfLetters(top.text, at + 1), at + 2);
      const inner = at === -1 ? '' : top.text.slice(at + 1, end);
      const piece = top.text.slice(top.at, this.has(inner) ? at : end);
      text += separator(text, piece) + piece;
      top.at = end;
      if (this.has(inner)) {
        const call = this.#substituted(top.text, inner, end, span);
        top.at = call.to;
        unread.push({ text: call.text, at: 0 });
      } else if (top.at >= top.text.length) {
        unread.pop();
      }
    }
    return { text, to: first.to };
  }

  #substituted(text: string, name: string, at: number, span: Span): { readonly text: string; readonly to: number } {
    const shorthand = this.#known.get(name) ?? { parameters: 0, body: '' };
    const call = readCallArguments(text, at, shorthand.parameters);
    if (call === undefined) this.#report('missing-argument', span, { command: `\\${name}` });
    const body = substitute(shorthand.body, call?.texts ?? []);
    const to = call?.to ?? at;
    return this.#withinLimits(body.length, span) ? { text: body, to } : { text: '', to };
  }

  #withinLimits(length: number, span: Span): boolean {
    const were = this.#expansions <= mostExpansions && this.#length <= longestExpansion;
    this.#expansions += 1;
    this.#length += length;
    const are = this.#expansions <= mostExpansions && this.#length <= longestExpansion;
    if (were && !are) this.#report('too-many-expansions', span, { limit: mostExpansions });
    return are;
  }
}
