import type { Finding } from '../source/index.ts';
import type { Block } from './block.ts';
import { allBlocks, linesOf } from './contents.ts';
import { allInlines } from './inline-parts.ts';
import { chapterPdfPath, type Media } from './media.ts';

/** Pictures, sounds and videos of a page that are not there. `hasFile` is asked with paths in the content folder. */
export function missingFiles(blocks: readonly Block[], hasFile: (path: string) => boolean): readonly Finding[] {
  return allBlocks(blocks)
    .flatMap((block) => linesOf(block))
    .flatMap((line) => allInlines(line))
    .flatMap((inline) => (inline.kind === 'media' ? [inline.media] : []))
    .flatMap((media) =>
      filesOf(media)
        .filter((path) => !hasFile(path))
        .map((path) => ({ code: 'missing-file', severity: 'error', span: media.span, data: { path } }) as const),
    );
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
