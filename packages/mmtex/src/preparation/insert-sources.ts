import { contentPath, type PixelSize } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import { lastAtOrBefore, positionsIn, type ConversionCode, type Position, type Span } from '@lemma/core/source';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { Report } from '../findings/index.ts';
import { commandsIn } from './commands-in.ts';
import type { Note } from './note.ts';
import { Rewriting, unchanged, type Rewritten } from './rewriting.ts';
import { environmentName, trimmedIn } from './scan.ts';

/** The location of a source among others. */
export interface Surroundings {
  /** Its path in the content, like `fractions/adding-fractions`. */
  readonly place?: string;
  /** The text of a file in the content; undefined if there is none. If missing, there are no files at all. */
  readonly read?: (path: string) => string | undefined;
  /** The size of an image of the content in a language, in pixels; undefined if unknown. */
  readonly pixelsOf?: (path: string, language: Language) => PixelSize | undefined;
}

/** A place in an inserted file. Line and column start at 1. */
export type InsertedPlace = Readonly<Record<'inFile', string> & Record<'inLine' | 'inColumn', number>>;

/** A source with its requested files inserted. */
export interface Inserted extends Rewritten {
  /** The file an offset came from; undefined in the author's own text. */
  readonly placeIn: (at: number) => InsertedPlace | undefined;
}

/** Limits on the nesting and number of inserted files, and on the length of the result. */
const deepest = 10;
const mostFiles = 200;
const longest = 1_000_000;

/**
 * Inserts the files of `\input{file}` and `\insert{file}` where they are called. Unavailable files are reported there.
 */
export function insertSources(
  source: string,
  surroundings: Surroundings,
  report: Report,
  note: (note: Note) => void = () => undefined,
): Inserted {
  if (!/\\(?:input|insert)(?![a-zA-Z])/.test(source)) return { ...unchanged(source), placeIn: () => undefined };
  return new Insertion(source, surroundings, report).run(note);
}

interface InsertedText {
  readonly file: string;
  readonly text: string;
  readonly positionAt: (offset: number) => Position;
}

interface Piece extends InsertedText {
  /** The start offset in the resulting text. */
  readonly start: number;
  readonly end: number;
  readonly from: number;
}

class Insertion {
  readonly #source: string;
  readonly #surroundings: Surroundings;
  readonly #report: Report;
  readonly #rewriting: Rewriting;
  readonly #pieces: Piece[] = [];
  #starts: readonly number[] | undefined;
  #length = 0;
  #files = 0;

  constructor(source: string, surroundings: Surroundings, report: Report) {
    this.#source = source;
    this.#surroundings = surroundings;
    this.#report = report;
    this.#rewriting = new Rewriting(source);
  }

  run(note: (note: Note) => void): Inserted {
    let settled = 0;
    for (const call of callsIn(this.#source)) {
      note({ kind: 'insertion', ...call });
      this.#rewriting.keep(settled, call.span.from);
      this.#length += call.span.from - settled;
      this.#insert(call, call.span, []);
      settled = call.span.to;
    }
    this.#rewriting.keep(settled, this.#source.length);
    return { ...this.#rewriting.finish(), placeIn: (at) => this.#placeIn(at) };
  }

  /** `span` is the call in the author's own source, whichever file requests it. */
  #insert(call: Call, span: Span, open: readonly string[]): void {
    const found = this.#textOf(call, open);
    if (found.ok) {
      this.#files += 1;
      this.#fill(found.value, span, [...open, found.value.file]);
    } else {
      const through = open.length > 0 && { through: open.join(' → ') };
      this.#report(found.failure, span, { file: call.file, path: call.file, ...through });
    }
  }

  #textOf(call: Call, open: readonly string[]): Result<InsertedText, ConversionCode> {
    const { read, place } = this.#surroundings;
    const path = contentPath(call.file, place);
    if (read === undefined || (!path.ok && path.failure === 'noPlace')) return fail('no-files');
    if (!path.ok) return fail(path.failure === 'outside' ? 'path-outside' : 'bad-path');
    const file = path.value.endsWith('.tex') ? path.value : `${path.value}.tex`;
    if (open.includes(file) || file === `${place ?? ''}.tex`) return fail('input-cycle');
    if (open.length >= deepest || this.#files >= mostFiles) return fail('input-limit');
    const text = read(file);
    if (text === undefined) return fail('input-not-found');
    if (this.#length + text.length > longest) return fail('input-limit');
    // A comment at its end must not extend into the surrounding text.
    const whole = /%[^\n]*$/.test(text.slice(-1000)) ? `${text}\n` : text;
    return succeed({ file, text: whole, positionAt: positionsIn(whole) });
  }

  #fill(inserted: InsertedText, span: Span, open: readonly string[]): void {
    const { text } = inserted;
    let settled = 0;
    for (const call of callsIn(text)) {
      this.#add({ ...inserted, from: settled }, call.span.from, span);
      this.#insert(call, span, open);
      settled = call.span.to;
    }
    this.#add({ ...inserted, from: settled }, text.length, span);
  }

  #add(piece: Omit<Piece, 'start' | 'end'>, to: number, span: Span): void {
    if (to <= piece.from) return;
    this.#pieces.push({ ...piece, start: this.#length, end: this.#length + to - piece.from });
    this.#rewriting.insert(piece.text.slice(piece.from, to), span);
    this.#length += to - piece.from;
  }

  #placeIn(at: number): InsertedPlace | undefined {
    this.#starts ??= this.#pieces.map(({ start }) => start);
    const piece = this.#pieces[lastAtOrBefore(this.#starts, at)];
    if (piece === undefined || at < piece.start || at >= piece.end) return undefined;
    const { line, column } = piece.positionAt(piece.from + at - piece.start);
    return { inFile: piece.file, inLine: line, inColumn: column };
  }
}

/** One `\input{file}` call in a text. */
interface Call {
  readonly name: 'input' | 'insert';
  readonly file: string;
  /** The span of the file name. */
  readonly nameSpan: Span;
  readonly span: Span;
}

/** The calls in a text, except in comments and code. */
function callsIn(text: string): readonly Call[] {
  const calls: Call[] = [];
  for (const { name, at, end } of commandsIn(text)) {
    const braces = name === 'input' || name === 'insert' ? environmentName(text, end) : undefined;
    if (braces === undefined || (name !== 'input' && name !== 'insert')) continue;
    const { span: nameSpan } = trimmedIn(text, { from: text.indexOf('{', end) + 1, to: braces.to - 1 });
    calls.push({ name, file: braces.name, nameSpan, span: { from: at, to: braces.to } });
  }
  return calls;
}
