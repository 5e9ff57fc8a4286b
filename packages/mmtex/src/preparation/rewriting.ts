import { lastAtOrBefore, type Span } from '@lemma/core/source';

/** A text derived from another one, with a mapping of spans back to it. */
export interface Rewritten {
  readonly text: string;
  readonly origin: (span: Span) => Span;
  /** Whether the text of a span occurs unchanged and in one piece in the original. */
  readonly isKept: (span: Span) => boolean;
}

/** A text that needed no changes. */
export function unchanged(text: string): Rewritten {
  return { text, origin: (span) => span, isKept: () => true };
}

/** A text derived in two steps: its spans are mapped back through both. */
export function rewrittenTwice(first: Rewritten, second: Rewritten): Rewritten {
  return {
    text: second.text,
    origin: (span) => first.origin(second.origin(span)),
    isKept: (span) => second.isKept(span) && first.isKept(second.origin(span)),
  };
}

/** Builds a text, left to right, from pieces of another one and from insertions that represent a span of it. */
export class Rewriting {
  readonly #source: string;
  readonly #pieces: string[] = [];
  readonly #starts: number[] = [];
  readonly #spans: (Span & { readonly kept: boolean })[] = [];
  #length = 0;

  constructor(source: string) {
    this.#source = source;
  }

  keep(from: number, to: number): void {
    this.#add(this.#source.slice(from, to), { from, to, kept: true });
  }

  /** Every offset in the inserted text maps back to the whole span. */
  insert(text: string, span: Span): void {
    this.#add(text, { ...span, kept: false });
  }

  finish(): Rewritten {
    return {
      text: this.#pieces.join(''),
      origin: (span) => this.#origin(span),
      isKept: (span) => this.#isKept(span),
    };
  }

  #add(text: string, span: Span & { readonly kept: boolean }): void {
    if (text === '') return;
    this.#pieces.push(text);
    this.#starts.push(this.#length);
    this.#spans.push(span);
    this.#length += text.length;
  }

  #origin({ from, to }: Span): Span {
    const start = this.#place(from, 'from');
    return { from: start, to: to > from ? Math.max(start, this.#place(to - 1, 'to')) : start };
  }

  #isKept({ from, to }: Span): boolean {
    const first = lastAtOrBefore(this.#starts, from);
    const last = to > from ? lastAtOrBefore(this.#starts, to - 1) : first;
    return first === last && (this.#spans[first]?.kept ?? true);
  }

  #place(at: number, edge: 'from' | 'to'): number {
    const index = lastAtOrBefore(this.#starts, at);
    const span = this.#spans[index];
    if (span === undefined) return this.#source.length;
    if (!span.kept) return span[edge];
    const place = span.from + (at - (this.#starts[index] ?? 0)) + (edge === 'to' ? 1 : 0);
    return Math.min(place, span.to);
  }
}
