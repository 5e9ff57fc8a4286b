import { isLanguage, type Language } from '@lemma/core/language';
import type { Report } from '../findings/index.ts';
import type { Note } from './note.ts';
import { Rewriting, unchanged, type Rewritten } from './rewriting.ts';
import {
  endOfLetters,
  endOfTyped,
  environmentName,
  isBlank,
  isPercentage,
  verbatimEnds,
  verbatimEnvironments,
} from './scan.ts';

/**
 * Keeps the text of one language: `\lang{xx}{…}` of other languages and comments are removed, along with lines that
 * contain nothing else, so that no blank line appears where the author typed none.
 */
export function selectLanguage(
  source: string,
  language: Language,
  report: Report,
  note: (note: Note) => void,
): Rewritten {
  if (!/%|\\lang|\\begin[ \t]*\{comment\}/.test(source)) return unchanged(source);
  const selection = new Selection(source, language, report, note);
  return selection.run();
}

/** An open bracket or environment. `hides` if it is a `\lang` of another language. */
interface Open {
  readonly kind: 'brace' | 'language' | 'environment';
  readonly name: string;
  readonly at: number;
  readonly hides: boolean;
}

const languageCall = /\\lang\s{0,50}\{([^{}\\]{0,50})\}\s{0,50}\{/y;

class Selection {
  readonly #source: string;
  readonly #language: Language;
  readonly #report: Report;
  readonly #note: (note: Note) => void;
  readonly #rewriting: Rewriting;
  readonly #verbatimEnd: (name: string, at: number) => number;
  readonly #open: Open[] = [];
  readonly #environments = new Map<string, number>();
  #hidden = 0;
  #braces = 0;
  /** Everything before this offset has been either kept or removed. */
  #settled = 0;
  #lineIsBlank = true;
  #lineHasGap = false;

  constructor(source: string, language: Language, report: Report, note: (note: Note) => void) {
    this.#source = source;
    this.#verbatimEnd = verbatimEnds(source);
    this.#language = language;
    this.#report = report;
    this.#note = note;
    this.#rewriting = new Rewriting(source);
  }

  run(): Rewritten {
    const source = this.#source;
    for (let at = 0; at < source.length;) at = this.#step(at, source.charCodeAt(at));
    for (const open of this.#open) this.#reportUnclosed(open);
    this.#cut(source.length, source.length);
    return this.#rewriting.finish();
  }

  #step(at: number, code: number): number {
    switch (code) {
      case 92:
        return this.#command(at);
      case 37:
        if (!isPercentage(this.#source, at) && !this.#isInDefinition(at)) return this.#comment(at);
        break;
      case 10:
        return this.#lineBreak(at);
      case 123:
        this.#push({ kind: 'brace', name: '', at, hides: false });
        break;
      case 125:
        return this.#closeBrace(at);
    }
    if (!isBlank(code)) this.#fillLine();
    return at + 1;
  }

  #command(at: number): number {
    const end = endOfLetters(this.#source, at + 1);
    const name = this.#source.slice(at + 1, end);
    if (name === 'lang') return this.#languageCall(at, end);
    if (name === 'begin') return this.#begin(at, end);
    this.#fillLine();
    if (name === 'end') return this.#end(end);
    return name === '' ? at + 2 : endOfTyped(this.#source, name, end);
  }

  #languageCall(at: number, end: number): number {
    languageCall.lastIndex = at;
    const match = languageCall.exec(this.#source);
    if (match === null) {
      this.#report('missing-argument', { from: at, to: end }, { command: '\\lang' });
      return this.#cut(at, end);
    }
    const name = (match[1] ?? '').trim();
    const to = languageCall.lastIndex;
    const brace = this.#source.indexOf('{', end);
    const nameSpan = { from: brace + 1, to: brace + 1 + (match[1] ?? '').length };
    this.#note({ kind: 'language', name, nameSpan, span: { from: at, to } });
    if (!isLanguage(name)) this.#report('unknown-language', nameSpan, { name });
    const top = this.#open.at(-1);
    if (top?.kind === 'language') {
      this.#reportUnclosed(top);
      this.#cut(at, at);
      this.#pop();
    }
    this.#cut(at, to);
    this.#push({ kind: 'language', name, at: to - 1, hides: name !== this.#language });
    return to;
  }

  #begin(at: number, end: number): number {
    const environment = environmentName(this.#source, end);
    if (environment === undefined) return end;
    const { name, to } = environment;
    if (name === 'comment') {
      const close = this.#verbatimEnd(name, to);
      if (close === -1) this.#report('unclosed-environment', { from: at, to }, { name });
      const end = close === -1 ? to : close + '\\end{comment}'.length;
      this.#noteComment(at, end);
      return this.#cut(at, end);
    }
    this.#fillLine();
    if (verbatimEnvironments.has(name)) return Math.max(to, this.#verbatimEnd(name, to));
    this.#push({ kind: 'environment', name, at, hides: false });
    return to;
  }

  #end(at: number): number {
    const environment = environmentName(this.#source, at);
    if (environment === undefined) return at;
    const isOwn = (open: Open) => open.kind === 'environment' && open.name === environment.name;
    if ((this.#environments.get(environment.name) ?? 0) > 0) {
      for (let top = this.#open.at(-1); top !== undefined && !isOwn(top); top = this.#open.at(-1)) {
        this.#reportUnclosed(top);
        this.#cut(at - 4, at - 4);
        this.#pop();
      }
      this.#pop();
    }
    return environment.to;
  }

  #closeBrace(at: number): number {
    if (this.#braces > 0) {
      while (this.#open.at(-1)?.kind === 'environment') this.#pop();
      if (this.#open.at(-1)?.kind === 'language') {
        this.#cut(at, at + 1);
        this.#pop();
        return at + 1;
      }
      this.#pop();
    }
    this.#fillLine();
    return at + 1;
  }

  /**
   * Whether a `%` after a digit is inside a definition's value that closes on this line: a comment would leave it open.
   */
  #isInDefinition(at: number): boolean {
    if (this.#open.at(-1)?.kind !== 'brace' || (this.#environments.get('variables') ?? 0) === 0) return false;
    return /^\d%[^\n{}]{0,500}\}/.test(this.#source.slice(at - 1, at + 502));
  }

  #comment(at: number): number {
    const lineBreak = this.#source.indexOf('\n', at);
    if (/\d/.test(this.#source.charAt(at - 1))) this.#reportPercent(at);
    this.#noteComment(at, lineBreak === -1 ? this.#source.length : lineBreak);
    if (lineBreak === -1) return this.#cut(at, this.#source.length);
    let next = lineBreak + 1;
    while (next < this.#source.length && isBlank(this.#source.charCodeAt(next)) && this.#source[next] !== '\n')
      next += 1;
    return this.#cut(at, this.#source[next] === '\n' ? lineBreak : next);
  }

  /** As in TeX, a comment starts here, probably hiding text that was meant to be read. */
  #reportPercent(at: number): void {
    const [number = ''] = /\d{1,20}$/.exec(this.#source.slice(Math.max(0, at - 20), at)) ?? [];
    this.#report('percent-comment', { from: at, to: at + 1 }, { number }, [{ span: { from: at, to: at }, text: '\\' }]);
  }

  #noteComment(from: number, to: number): void {
    this.#note({ kind: 'comment', name: '', nameSpan: { from, to }, span: { from, to } });
  }

  #lineBreak(at: number): number {
    if (this.#hidden > 0) return at + 1;
    const leaves = this.#lineIsBlank && this.#lineHasGap;
    if (leaves) this.#cut(at, at + 1);
    this.#lineIsBlank = true;
    this.#lineHasGap = false;
    return at + 1;
  }

  /** Removes a range of the source; what precedes it since the last one is kept, unless it is hidden. */
  #cut(from: number, to: number): number {
    if (this.#hidden === 0) this.#rewriting.keep(this.#settled, from);
    this.#settled = to;
    this.#lineHasGap = true;
    return to;
  }

  #fillLine(): void {
    if (this.#hidden === 0) this.#lineIsBlank = false;
  }

  #push(open: Open): void {
    this.#open.push(open);
    if (open.hides) this.#hidden += 1;
    if (open.kind === 'environment') this.#count(open.name, 1);
    else this.#braces += 1;
  }

  #pop(): void {
    const open = this.#open.pop();
    if (open?.hides === true) this.#hidden -= 1;
    if (open?.kind === 'environment') this.#count(open.name, -1);
    else if (open !== undefined) this.#braces -= 1;
  }

  #count(environment: string, by: 1 | -1): void {
    this.#environments.set(environment, (this.#environments.get(environment) ?? 0) + by);
  }

  #reportUnclosed(open: Open): void {
    if (open.kind === 'language') this.#report('unclosed-group', { from: open.at, to: open.at + 1 }, { name: 'lang' });
  }
}
