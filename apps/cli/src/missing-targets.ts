import {
  allBlocks,
  allInlines,
  linesOf,
  missingFiles,
  wrongTargets,
  type Document,
  type Inline,
} from '@lemma/core/document';
import type { Finding } from '@lemma/core/source';
import type { ContentAround } from './content-around.ts';

/** Links to documents and files that the content does not have, and entries of a course that cannot be what they are. */
export function missingTargets({ blocks, chapters = [] }: Document, around: ContentAround): readonly Finding[] {
  const inText = allBlocks(blocks)
    .flatMap((block) => linesOf(block))
    .flatMap((line) => allInlines(line))
    .flatMap((inline) => missingIn(inline, around));
  return [...inText, ...missingFiles(blocks, around.hasFile), ...wrongTargets(chapters, around)];
}

function missingIn(inline: Inline, { hasDocument }: ContentAround): readonly Finding[] {
  if (inline.kind !== 'documentLink') return [];
  const { path, span } = inline;
  if (path === undefined || hasDocument(path)) return [];
  return [{ code: 'missing-document', severity: 'error', span, data: { path } }];
}
