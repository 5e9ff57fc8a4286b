import { existsSync, readFileSync } from 'node:fs';
import type { DocumentKind } from '@lemma/core/document';
import type { Finding } from '@lemma/core/source';
import { checkSource } from './check-source.ts';
import { contentAround, type ContentAround } from './content-around.ts';
import type { SourceFile } from './source-files.ts';

/** A file with its findings. */
export interface CheckedFile {
  readonly file: string;
  readonly source: string;
  readonly findings: readonly Finding[];
  /** What is around it, each question to which is recorded. */
  readonly around: ContentAround;
  /** Whether another check would give the same result: neither the file nor anything it used around it has changed. */
  isStill(): boolean;
}

/** Checks a file, and records what the result depends on. */
export function checkFile(at: SourceFile, seeds: number): CheckedFile {
  const { file } = at;
  const source = readFileSync(file, 'utf8');
  const { around, isStill } = remembering(contentAround(at));
  return {
    file,
    source,
    around,
    findings: checkSource(source, around, seeds),
    isStill: () => existsSync(file) && readFileSync(file, 'utf8') === source && isStill(),
  };
}

/** The same surroundings, recording queries and answers. */
function remembering(given: ContentAround): { readonly around: ContentAround; isStill(): boolean } {
  const { read } = given;
  const questions = new Map<string, () => boolean>();
  const note = <Answer>(key: string, ask: () => Answer): Answer => {
    const answer = ask();
    questions.set(key, () => ask() === answer);
    return answer;
  };
  // Asked in every language of a course, and answered by reading the whole document.
  const kinds = new Map<string, DocumentKind | undefined>();
  const kindOf = (path: string) => {
    const kind = kinds.has(path) ? kinds.get(path) : note(`kind ${path}`, () => given.kindOf(path));
    kinds.set(path, kind);
    return kind;
  };
  return {
    around: {
      ...given,
      ...(read && { read: (path: string) => note(`read ${path}`, () => read(path)) }),
      hasDocument: (path) => note(`document ${path}`, () => given.hasDocument(path)),
      kindOf,
      hasFile: (path) => note(`file ${path}`, () => given.hasFile(path)),
    },
    isStill: () => [...questions.values()].every((holds) => holds()),
  };
}
