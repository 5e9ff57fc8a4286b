import { languages, type Language } from '@lemma/core/language';
import type { Span } from '@lemma/core/source';
import { findingList } from '../findings/index.ts';
import {
  insertSources,
  noteThrough,
  prepare,
  rewrittenTwice,
  type Note,
  type Rewritten,
} from '../preparation/index.ts';
import {
  parse,
  type Node,
  type SeenArgument,
  type SeenCommand,
  type SeenEnvironment,
  type SeenFormula,
} from '../syntax/index.ts';
import { grammar } from '../writing/index.ts';

/**
 * A source as conversion reads it in one language: its tree, and what is not in the tree. Spans refer to `prepared`.
 */
export interface SourceReading {
  readonly prepared: Rewritten;
  readonly nodes: readonly Node[];
  readonly commands: readonly SeenCommand[];
  readonly environments: readonly SeenEnvironment[];
  readonly arguments: readonly SeenArgument[];
  readonly formulas: readonly SeenFormula[];
  /** Spans refer to the source itself. */
  readonly notes: readonly Note[];
}

/** The readings of a source: one for each language with text of its own, at least one. */
export function readingsOf(source: string): readonly SourceReading[] {
  const [first = 'de', ...rest] = languages.filter((language) => hasOwnWords(source, language));
  return [first, ...rest].map((language) => read(source, language));
}

function hasOwnWords(source: string, language: Language): boolean {
  return new RegExp(`\\\\lang\\s{0,50}\\{\\s{0,50}${language}\\s{0,50}\\}`).test(source);
}

function read(source: string, language: Language): SourceReading {
  const list = findingList(source);
  const notes: Note[] = [];
  const commands: SeenCommand[] = [];
  const environments: SeenEnvironment[] = [];
  const seenArguments: SeenArgument[] = [];
  const formulas: SeenFormula[] = [];
  // No files are available here: insertions are empty, and errors about them are not requested.
  const inserted = insertSources(
    source,
    {},
    () => undefined,
    (note) => notes.push(note),
  );
  const prepared = rewrittenTwice(
    inserted,
    prepare(inserted.text, language, list, (note) => notes.push(noteThrough(inserted, note))),
  );
  const nodes = parse(prepared.text, grammar, list.reportFrom(prepared.origin), {
    command: (seen) => commands.push(seen),
    environment: (seen) => environments.push(seen),
    argument: (seen) => seenArguments.push(seen),
    formula: (seen) => formulas.push(seen),
  });
  return { prepared, nodes, commands, environments, arguments: seenArguments, formulas, notes };
}

/** The span in the source; undefined for text produced by a shorthand. */
export function placeIn({ prepared }: SourceReading, span: Span): Span | undefined {
  return prepared.isKept(span) ? prepared.origin(span) : undefined;
}

/** The range between two brackets in the source, including everything that preparation removed next to them. */
export function regionIn({ prepared }: SourceReading, { from, to }: Span, source: string): Span {
  const start = from > 0 ? prepared.origin({ from: from - 1, to: from }).to : 0;
  const end = to < prepared.text.length ? prepared.origin({ from: to, to: to + 1 }).from : source.length;
  return { from: start, to: Math.max(start, end) };
}
