import {
  allBlocks,
  allInlines,
  chapterPdfPath,
  linesOf,
  wrongTargets,
  type Document,
  type Inline,
  type Media,
} from '@lemma/core/document';
import type { Finding, FindingCode, Span } from '@lemma/core/source';
import type { ContentAround } from './content-around.ts';

/** Links to documents and files that the content does not have, and entries of a course that cannot be what they are. */
export function missingTargets({ blocks, chapters = [] }: Document, around: ContentAround): readonly Finding[] {
  const inText = allBlocks(blocks)
    .flatMap((block) => linesOf(block))
    .flatMap((line) => allInlines(line))
    .flatMap((inline) => missingIn(inline, around));
  return [...inText, ...wrongTargets(chapters, around)];
}

function missingIn(inline: Inline, around: ContentAround): readonly Finding[] {
  if (inline.kind === 'documentLink') {
    const { path, span } = inline;
    return path === undefined || around.hasDocument(path) ? [] : [missing('missing-document', path, span)];
  }
  if (inline.kind !== 'media') return [];
  const { media } = inline;
  return filesOf(media)
    .filter((path) => !around.hasFile(path))
    .map((path) => missing('missing-file', path, media.span));
}

function filesOf(media: Media): readonly string[] {
  switch (media.kind) {
    case 'image':
    case 'audio':
      return media.path === undefined ? [] : [media.path];
    case 'video':
      return [media.path, media.captions].filter((path) => path !== undefined);
    case 'chapterPdf':
      return [chapterPdfPath(media.chapter)];
  }
}

function missing(code: FindingCode, path: string, span: Span): Finding {
  return { code, severity: 'error', span, data: { path } };
}
