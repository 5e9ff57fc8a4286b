import type { Span } from '@lemma/core/source';
import type { Report } from '../findings/index.ts';
import type { SuggestionFor } from '../syntax/index.ts';

/**
 * What a place is in that has a number or another name for references: a thing such as a theorem, or only a section.
 */
type Around = 'thing' | 'section' | 'nothing';

/** The names a document defines: ids of headings, figures and quick checks, and anchors with their references. */
export class DocumentNames {
  readonly #report: Report;
  readonly #text: string;
  readonly #suggestionFor: SuggestionFor;
  readonly #ids = new Set<string>();
  readonly #next = new Map<string, number>();
  /** Whether the place of an anchor has a number or another name that a reference can show. */
  readonly #anchors = new Map<string, boolean>();
  readonly #references: { readonly name: string; readonly span: Span }[] = [];
  readonly #free = new Map<string, string>();
  #around: Around = 'nothing';
  #inBraces: ReadonlySet<string> | undefined;

  constructor(report: Report, text: string, suggestionFor: SuggestionFor) {
    this.#report = report;
    this.#text = text;
    this.#suggestionFor = suggestionFor;
  }

  /** The id of a headline: its letters and digits in lower case, `-` between words, `-2` if it is taken. */
  headingId(headline: string): string {
    const slug = headline
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '');
    return this.#unique(slug || 'section', 2);
  }

  /**
   * The id of a figure, which "should end with an appended number" (specification 001 §9); one that does not is taken
   * as it is. An empty one stays empty: the figure itself reports it as BOARD_ID_MISSING (specification 002 §8.1).
   */
  figureId(given: string, span: Span): string {
    if (given === '') return '';
    if (!/\d$/.test(given))
      this.#report('id-without-number', span, { id: given }, [{ span, text: this.#numbered(given) }]);
    return this.id('visualization', given, span);
  }

  /** The id given by the author, or the next one of its kind (`visualization-1`). */
  id(kind: string, given: string, span: Span): string {
    if (given === '') return this.#unique(kind, 1);
    if (this.#ids.has(given))
      this.#report('duplicate-id', span, { id: given }, [{ span, text: this.#freeName(given) }]);
    return this.#unique(given, 2);
  }

  /**
   * Writes what is inside something that has a number or another name for references, or has none. If nothing is said,
   * what is around it counts.
   */
  inside<Written>(isNamed: boolean | undefined, write: () => Written): Written {
    if (isNamed === undefined) return this.#inside(this.#around, write);
    return this.#inside(isNamed ? 'thing' : 'nothing', write);
  }

  /**
   * Writes what is inside something that has no name of its own, such as a cell: what counts is the item or theorem that
   * it belongs to, and not the section around it, whose number would say nothing about it.
   */
  insideUnnamed<Written>(write: () => Written): Written {
    return this.#inside(this.#around === 'thing' ? 'thing' : 'nothing', write);
  }

  #inside<Written>(inner: Around, write: () => Written): Written {
    const around = this.#around;
    this.#around = inner;
    const written = write();
    this.#around = around;
    return written;
  }

  /** From here on, anchors are in a section, which is named by its number or headline. */
  enterSection(): void {
    this.#around = 'section';
  }

  /**
   * `nameSpan` is the span of the name within `span`, where it can be changed. `isNamed` is whether the place has a
   * number or another name, otherwise what is around it counts.
   */
  anchor(name: string, span: Span, nameSpan?: Span, isNamed = this.#around !== 'nothing'): void {
    if (this.#anchors.has(name)) {
      const fix = nameSpan === undefined ? [] : [{ span: nameSpan, text: this.#freeName(name) }];
      this.#report('duplicate-label', span, { name }, fix);
    }
    if (!this.#anchors.has(name)) this.#anchors.set(name, isNamed);
  }

  reference(name: string, span: Span): void {
    this.#references.push({ name, span });
  }

  /** Called once everything is written: reports references without a target, or to one that has no name to show. */
  reportReferences(): void {
    for (const { name, span } of this.#references) {
      const isNamed = this.#anchors.get(name);
      if (isNamed === false) this.#report('unnumbered-reference', span, { name });
      if (isNamed !== undefined) continue;
      const suggestion = this.#suggestionFor(name, [...this.#anchors.keys()]);
      const fix = suggestion === undefined ? [] : [{ span, text: suggestion }];
      this.#report('unknown-reference', span, { name, ...(suggestion !== undefined && { suggestion }) }, fix);
    }
  }

  /** The name with a number that makes it unused in the text. */
  #freeName(name: string): string {
    let free = this.#free.get(name) ?? `${name}-2`;
    for (let number = 3; this.#isInBraces(free); number += 1) free = `${name}-${String(number)}`;
    this.#free.set(name, free);
    return free;
  }

  /** The id with the first number that makes it unused in the text. */
  #numbered(id: string): string {
    let number = 1;
    while (this.#isInBraces(`${id}${String(number)}`)) number += 1;
    return `${id}${String(number)}`;
  }

  #isInBraces(words: string): boolean {
    this.#inBraces ??= new Set([...this.#text.matchAll(/(?<=\{)[^{}]*(?=\})/g)].map(([each]) => each));
    return this.#inBraces.has(words);
  }

  /**
   * The name itself if it is free and counting starts with the second, otherwise the name with the next free number.
   */
  #unique(name: string, first: 1 | 2): string {
    let id = name;
    let number = this.#next.get(name) ?? first;
    if (first === 1 || this.#ids.has(name)) {
      do {
        id = `${name}-${String(number)}`;
        number += 1;
      } while (this.#ids.has(id));
      this.#next.set(name, number);
    }
    this.#ids.add(id);
    return id;
  }
}
