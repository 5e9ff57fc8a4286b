import type { EditableRange } from '@lemma/core/document';
import { isLanguage, type Language } from '@lemma/core/language';
import { shift, type Position, type SourceText, type Span } from '@lemma/core/source';
import type { Report } from '../findings/index.ts';
import { Rewriting, unchanged, type Rewritten } from '../preparation/index.ts';

/** The code of a cell without its marks, and its editable parts. */
export interface MarkedCode {
  readonly text: string;
  readonly ranges: readonly EditableRange[];
}

/** Text in one language; matches carriage returns, too, so that columns are those of the XML. */
const languageCall = /\\lang\{([^{}\\\n]{0,50})\}\{|\r/g;
/** Maximum length of an argument in braces. */
const longestPiece = 1000;
const mark = /\\begin\{editable\}(?:\[([^[\]\n]{0,200})\])?|\\end\{editable\}|\\blank(?:\[([^[\]\n]{0,200})\])?\{/g;

/**
 * Reads the marks in the code of a cell: `\begin{editable}[label]` and `\end{editable}` on lines of their own around
 * editable lines, `\blank[label]{…}` around part of a line. Everything else is verbatim. An empty blank becomes a
 * space.
 */
export function readMarks(code: SourceText, language: Language, report: Report): MarkedCode {
  const typed = textIn(code, language, report);
  const placed: Report = (name, span, data) => report(name, shift(typed.origin(span), code.span.from), data);
  return new Marks(typed.text, placed).read();
}

/** The text in one language, with `\lang{de}{…}` as its only command. */
export function textIn({ text, span }: SourceText, language: Language, report: Report): Rewritten {
  if (!/\\lang\{|\r/.test(text)) return unchanged(text);
  const rewriting = new Rewriting(text);
  let settled = 0;
  for (const { index, 0: call, 1: name = '' } of text.matchAll(languageCall)) {
    if (index < settled) continue;
    if (call === '\r') {
      rewriting.keep(settled, index);
      settled = index + 1;
      continue;
    }
    const place = { from: span.from + index, to: span.from + index + call.length };
    const nameFrom = place.from + call.indexOf('{') + 1;
    const nameSpan = { from: nameFrom, to: nameFrom + name.length };
    if (!isLanguage(name.trim())) report('unknown-language', nameSpan, { name: name.trim() });
    const from = index + call.length;
    const closing = closingBrace(text, from);
    if (closing === -1) {
      report('unclosed-group', { from: place.to - 1, to: place.to }, { name: 'lang' });
      continue;
    }
    rewriting.keep(settled, index);
    if (name.trim() === language) {
      rewriting.keep(from, closing);
      settled = closing + 1;
    } else {
      settled = endOfGone(text, index, closing + 1);
    }
  }
  rewriting.keep(settled, text.length);
  return rewriting.finish();
}

/** If removing something leaves its line empty, the line is removed, too. */
function endOfGone(text: string, from: number, to: number): number {
  const isFirst = from === 0 || text[from - 1] === '\n';
  const rest = /^[ \t]{0,100}(\n|$)/.exec(text.slice(to, to + 101));
  return isFirst && rest !== null ? to + rest[0].length : to;
}

/** Where the brace opened before `from` is closed; -1 if it is not on its line. */
function closingBrace(text: string, from: number): number {
  let depth = 1;
  const end = Math.min(text.length, from + longestPiece);
  for (let at = from; at < end && text[at] !== '\n'; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** An editable piece of the code, as offsets. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly allowMultiline: boolean;
  readonly label: string | undefined;
}

/** A region whose end has not been found yet. */
interface OpenRegion {
  readonly from: number;
  readonly label: string | undefined;
  /** The span of its mark in the marked text, and the offset of its first line there. */
  readonly mark: Span;
  readonly first: number;
}

class Marks {
  readonly #typed: string;
  readonly #report: Report;
  readonly #texts: string[] = [];
  readonly #pieces: Piece[] = [];
  #length = 0;
  #settled = 0;
  #open: OpenRegion | undefined;
  /** Regions nested in the open one, which are ignored. */
  #nested = 0;

  constructor(typed: string, report: Report) {
    this.#typed = typed;
    this.#report = report;
  }

  read(): MarkedCode {
    for (const { index, 0: found, 1: regionLabel, 2: blankLabel } of this.#typed.matchAll(mark)) {
      const span = { from: index, to: index + found.length };
      if (index < this.#settled) {
        this.#report('nested-editable', span);
        continue;
      }
      if (found.startsWith('\\begin')) this.#begin(span, regionLabel);
      else if (found.startsWith('\\end')) this.#end(span);
      else this.#blank(span, blankLabel);
    }
    this.#keep(this.#typed.length);
    if (this.#open !== undefined) {
      this.#report('unclosed-environment', this.#open.mark, { name: 'editable' });
      this.#close(this.#open);
    }
    const text = this.#texts.join('');
    return { text, ranges: rangesOf(text, this.#pieces) };
  }

  #begin(span: Span, label: string | undefined): void {
    this.#skip(span);
    if (this.#open === undefined) {
      this.#open = { from: this.#length, label, mark: span, first: this.#settled };
      return;
    }
    this.#nested += 1;
    this.#report('nested-editable', span);
  }

  #end(span: Span): void {
    const open = this.#open;
    if (open === undefined || this.#nested > 0) {
      if (open === undefined) this.#report('unexpected-end', span, { name: 'editable' });
      else this.#nested -= 1;
      this.#skip(span);
      return;
    }
    // The preceding line break belongs to the last editable line: it stays and cannot be deleted.
    const line = this.#startOfLine(span.from);
    this.#keep(line === undefined ? span.from : Math.max(open.first, line - 1));
    this.#close(open);
    this.#settled = span.to;
  }

  #blank(span: Span, label: string | undefined): void {
    const closing = closingBrace(this.#typed, span.to);
    if (closing === -1) this.#report('unclosed-group', { from: span.to - 1, to: span.to }, { name: 'blank' });
    const end = closing === -1 ? endOfLine(this.#typed, span.to) : closing;
    const isNested = this.#open !== undefined;
    if (isNested) this.#report('nested-editable', { from: span.from, to: span.to - 1 });
    this.#keep(span.from);
    this.#settled = span.to;
    const from = this.#length;
    this.#keep(end);
    if (this.#length === from) this.#add(' ');
    this.#settled = closing === -1 ? end : closing + 1;
    if (!isNested) this.#pieces.push({ from, to: this.#length, allowMultiline: false, label });
  }

  #close({ from, label }: OpenRegion): void {
    this.#pieces.push({ from, to: this.#length, allowMultiline: true, label });
    this.#open = undefined;
  }

  /** Removes a mark; one on a line of its own takes its line with it. */
  #skip({ from, to }: Span): void {
    const line = this.#startOfLine(from);
    const rest = /^[ \t]{0,100}(\n|$)/.exec(this.#typed.slice(to, to + 101));
    const isOwnLine = line !== undefined && rest !== null;
    this.#keep(isOwnLine ? Math.max(this.#settled, line) : from);
    this.#settled = isOwnLine ? to + rest[0].length : to;
  }

  /** The start of the line if only blanks precede an offset. */
  #startOfLine(at: number): number | undefined {
    const blanks = /(?<=\n|^)[ \t]{0,100}$/.exec(this.#typed.slice(Math.max(0, at - 101), at));
    return blanks === null || blanks[0].length > 100 ? undefined : at - blanks[0].length;
  }

  #keep(to: number): void {
    this.#add(this.#typed.slice(this.#settled, to));
    this.#settled = Math.max(this.#settled, to);
  }

  #add(text: string): void {
    this.#texts.push(text);
    this.#length += text.length;
  }
}

/** Pieces as lines and columns; they are in text order. */
function rangesOf(text: string, pieces: readonly Piece[]): readonly EditableRange[] {
  const lines = new LineCount(text);
  return pieces.map(({ from, to, allowMultiline, label }) => ({
    start: lines.at(from),
    end: lines.at(to),
    allowMultiline,
    ...(label !== undefined && label.trim() !== '' && { label: label.trim() }),
  }));
}

/** Positions of increasing offsets, found in one pass. */
class LineCount {
  readonly #text: string;
  #line = 1;
  #start = 0;

  constructor(text: string) {
    this.#text = text;
  }

  at(offset: number): Position {
    for (let next = this.#text.indexOf('\n', this.#start); next !== -1 && next < offset;) {
      this.#line += 1;
      this.#start = next + 1;
      next = this.#text.indexOf('\n', this.#start);
    }
    return { line: this.#line, column: offset - this.#start + 1 };
  }
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}
