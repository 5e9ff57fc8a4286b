import { existsSync, readFileSync } from 'node:fs';
import type { Finding } from '@lemma/core/source';
import { checkSource } from './check-source.ts';
import { contentAround, type ContentAround } from './content-around.ts';
import type { SourceFile } from './source-files.ts';

/** A file with what is wrong with it. */
export interface CheckedFile {
  readonly file: string;
  readonly source: string;
  readonly findings: readonly Finding[];
  /** Whether a check would say the same now: neither the file nor anything it asked of its surroundings has changed. */
  isStill(): boolean;
}

/** Checks a file, and remembers what that depended on. */
export function checkFile(at: SourceFile): CheckedFile {
  const { file } = at;
  const source = readFileSync(file, 'utf8');
  const { around, isStill } = remembering(contentAround(at));
  return {
    file,
    source,
    findings: checkSource(source, around),
    isStill: () => existsSync(file) && readFileSync(file, 'utf8') === source && isStill(),
  };
}

/** The same surroundings, with a memory of what was asked and answered. */
function remembering(given: ContentAround): { readonly around: ContentAround; isStill(): boolean } {
  const { read } = given;
  const questions = new Map<string, () => boolean>();
  const note = <Answer>(key: string, ask: () => Answer): Answer => {
    const answer = ask();
    questions.set(key, () => ask() === answer);
    return answer;
  };
  return {
    around: {
      ...given,
      ...(read && { read: (path: string) => note(`read ${path}`, () => read(path)) }),
      hasDocument: (path) => note(`document ${path}`, () => given.hasDocument(path)),
      hasFile: (path) => note(`file ${path}`, () => given.hasFile(path)),
    },
    isStill: () => [...questions.values()].every((holds) => holds()),
  };
}
