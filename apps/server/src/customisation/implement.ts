import { readDocument, type DocumentKind } from '@lemma/core/document';
import { checkSeeds } from '@lemma/core/seed-check';
import { positionAt, type Finding } from '@lemma/core/source';
import { fail, succeed, type Result } from '@lemma/core/store';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import {
  describeImplementation,
  fileFinder,
  imageMeasure,
  markUnshown,
  sourceReader,
  wordsOf,
  type ConvertedLanguage,
  type DescribedImplementation,
} from '../document/index.ts';
import { systemNow } from '../now.ts';
import type { Do } from '../threads/index.ts';

/** A source that somebody saves. `place` is the path in whose place it is converted: for a customisation, its original. */
export interface ImplementationJob {
  readonly source: string;
  readonly path: string;
  readonly place: string;
  /** What may become of it. */
  readonly kinds: readonly DocumentKind[];
  readonly folder?: string;
}

/** Why a source cannot be saved. `line` counts from 1. */
export interface NotImplemented {
  readonly kind: 'notConvertable' | 'noProblem' | 'solutionNotAccepted';
  readonly message: string;
  readonly line?: number;
}

export type Implemented = Result<readonly DescribedImplementation[], NotImplemented>;

/** Converts a source for every language, and checks it. */
export type Implement = Do<ImplementationJob, Implemented>;

/** With so many seeds, what a problem asks for must be accepted as its own answer. */
const checkedSeeds = 20;

/** Milliseconds for seeds; what takes longer is left to `lemma check`. */
const checkingTime = 4000;

/** Runs a job synchronously: the source has to convert without errors, be what it may be, and accept its own solutions. */
export function implementNow({ source, path, place, kinds, folder }: ImplementationJob): Implemented {
  const surroundings = {
    place,
    ...(folder !== undefined && { read: sourceReader(folder), pixelsOf: imageMeasure(folder) }),
  };
  const languages = documentLanguages(source, surroundings);
  const end = systemNow() + checkingTime;
  const converted: ConvertedLanguage[] = [];
  for (const language of languages) {
    const { xml, findings } = convertDocument(source, language, surroundings);
    const error = findings.find(isError);
    if (error !== undefined) return notImplemented('notConvertable', error, source);
    const read = readDocument(xml);
    if (!read.ok) return fail({ kind: 'notConvertable', message: 'What has become of the source cannot be read.' });
    if (!kinds.includes(read.value.kind)) return fail(kinds.length === 1 ? noProblem : noneOf);
    const unsound = checkSeeds(read.value, {
      language,
      seeds: checkedSeeds,
      hasTime: () => systemNow() < end,
    }).find(isError);
    if (unsound !== undefined) return notImplemented('solutionNotAccepted', unsound, source);
    converted.push({ language, xml, document: read.value, findings });
  }
  const hasFile = folder === undefined ? undefined : fileFinder(folder);
  const implementations = markUnshown(source, converted, hasFile).map(({ language, xml, document }) =>
    describeImplementation(path, language, xml, document),
  );
  if (implementations.length === 0)
    return fail({ kind: 'notConvertable', message: 'There is no title in any language.' });
  return succeed(implementations);
}

/** Runs jobs in this thread, blocking everyone else. */
export const implementHere: Implement = (job) => Promise.resolve(succeed(implementNow(job)));

const noProblem = { kind: 'noProblem', message: 'The source is not that of a problem.' } as const;

const noneOf = {
  kind: 'notConvertable',
  message: 'A course cannot be written here: its place is the content folder.',
} as const;

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function notImplemented(kind: NotImplemented['kind'], finding: Finding, source: string): Implemented {
  return fail({ kind, message: wordsOf(finding), line: positionAt(source, finding.span.from).line });
}
