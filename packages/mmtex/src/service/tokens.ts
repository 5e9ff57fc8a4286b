import type { SourceToken, TokenKind } from '@lemma/core/authoring';
import { figureAttributeNames } from '@lemma/core/document';
import { shift, type Span } from '@lemma/core/source';
import { formulaCommandNames, tokenize } from '../formula/index.ts';
import type { SeenEnvironment } from '../syntax/index.ts';
import type { SourceNames, Occurrence } from './occurrence.ts';
import { placeIn, type SourceReading } from './reading.ts';

const kinds: readonly (TokenKind | undefined)[] = [
  undefined,
  'command',
  'environment',
  'unknown',
  'name',
  'formula',
  'formulaCommand',
  'expression',
  'number',
  'variable',
  'verbatim',
  'comment',
];

/** Formula commands handled by the formula parser itself. */
const formulaWords: ReadonlySet<string> = new Set(['begin', 'end', 'var', 'label', 'right', '\\', '&']);

const tokenOfName: Readonly<Record<Occurrence['kind'], TokenKind>> = {
  variable: 'variable',
  label: 'name',
  localId: 'name',
  shorthand: 'command',
};

/**
 * The tokens of a source. Each range is painted over the surrounding ones, so that the result is ordered and free of
 * overlaps however the languages of the source interlock.
 */
export function tokensIn(
  source: string,
  readings: readonly SourceReading[],
  names: SourceNames,
  types: ReadonlySet<string>,
): readonly SourceToken[] {
  const paint = new Paint(source);
  for (const reading of readings) paintReading(paint, reading, types);
  for (const { kind, place } of names.occurrences) if (place !== undefined) paint.add(tokenOfName[kind], place);
  for (const { notes } of readings) for (const note of notes) paintNote(paint, note);
  return paint.tokens();
}

function paintReading(paint: Paint, reading: SourceReading, types: ReadonlySet<string>): void {
  const add = (kind: TokenKind, span: Span) => {
    const place = placeIn(reading, span);
    if (place !== undefined) paint.add(kind, place);
    // A range interrupted by comments and other languages is in pieces; its region is painted beneath everything else.
    else paint.add(kind, reading.prepared.origin(span));
  };
  const { text } = reading.prepared;
  for (const environment of reading.environments) paintEnvironment(add, environment);
  for (const { span, kind } of reading.arguments) {
    if (kind === 'raw') add('name', span);
    if (kind !== 'expression') continue;
    add('expression', span);
    for (const { 0: number, index } of text.slice(span.from, span.to).matchAll(/(?<![\w.])\d+(?:\.\d+)?/g)) {
      add('number', shift({ from: index, to: index + number.length }, span.from));
    }
  }
  for (const { name, nameSpan, isKnown, isDefinition } of reading.commands) {
    const isType = isDefinition && (types.has(name) || types.size === 0 || attributes.has(name));
    add(isKnown || isRule(name) || isType ? 'command' : 'unknown', nameSpan);
  }
  for (const { span, texSpan } of reading.formulas) {
    add('formula', span);
    for (const { kind, text: name, from, to } of tokenize(text.slice(texSpan.from, texSpan.to))) {
      if (kind !== 'command') continue;
      const isKnown = formulaCommandNames.has(name) || formulaWords.has(name);
      add(isKnown ? 'formulaCommand' : 'unknown', shift({ from, to }, texSpan.from));
    }
  }
}

const attributes: ReadonlySet<string> = new Set(figureAttributeNames);

function isRule(name: string): boolean {
  return name.toLowerCase() === 'randadjustif';
}

function paintEnvironment(add: (kind: TokenKind, span: Span) => void, environment: SeenEnvironment): void {
  const { name, nameSpan, endSpan, bodySpan, content, isKnown } = environment;
  if (content === 'verbatim') add('verbatim', bodySpan);
  for (const [word, { from, to }] of [
    ['\\begin', nameSpan],
    ['\\end', endSpan],
  ] as const) {
    if (to - from <= word.length + name.length) continue;
    add('command', { from, to: from + word.length });
    add(isKnown ? 'environment' : 'unknown', { from: to - 1 - name.length, to: to - 1 });
  }
}

function paintNote(paint: Paint, { kind, span, nameSpan }: SourceReading['notes'][number]): void {
  switch (kind) {
    case 'comment':
      paint.add('comment', span);
      return;
    case 'language':
      paint.add('command', { from: span.from, to: span.from + '\\lang'.length });
      paint.add('name', nameSpan);
      return;
    case 'definition':
      paint.add('command', { from: span.from, to: nameSpan.from }, /\\(?:re)?newcommand/g);
      paint.add('command', { from: nameSpan.to, to: span.to }, /\\[a-zA-Z]+/g);
      return;
    case 'insertion':
      paint.add('command', { from: span.from, to: nameSpan.from }, /\\[a-z]+/g);
      paint.add('name', nameSpan);
      return;
    case 'call':
      paint.add('command', nameSpan);
  }
}

/** Collects ranges and paints shorter ones over longer ones. */
class Paint {
  readonly #source: string;
  readonly #stretches: { readonly kind: number; readonly span: Span }[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  /** Adds a range, or only the matches of a pattern in it. */
  add(kind: TokenKind, span: Span, pattern?: RegExp): void {
    if (pattern === undefined) {
      if (span.to > span.from) this.#stretches.push({ kind: kinds.indexOf(kind), span });
      return;
    }
    for (const { 0: piece, index } of this.#source.slice(span.from, span.to).matchAll(pattern)) {
      this.add(kind, shift({ from: index, to: index + piece.length }, span.from));
    }
  }

  tokens(): readonly SourceToken[] {
    const colors = new Uint8Array(this.#source.length);
    const length = ({ span }: { readonly span: Span }) => span.to - span.from;
    for (const { kind, span } of this.#stretches.sort((left, right) => length(right) - length(left))) {
      colors.fill(kind, span.from, span.to);
    }
    const tokens: SourceToken[] = [];
    for (let from = 0; from < colors.length;) {
      const color = colors[from] ?? 0;
      let to = from + 1;
      while (to < colors.length && colors[to] === color) to += 1;
      const kind = kinds[color];
      if (kind !== undefined) tokens.push({ kind, span: { from, to } });
      from = to;
    }
    return tokens;
  }
}
