import type { Media } from '@lemma/core/document';
import { AudioView } from './audio-view.tsx';
import { ChapterPdfView } from './chapter-pdf-view.tsx';
import { ImageView } from './image-view.tsx';
import { VideoView } from './video-view.tsx';

/** Any medium from a file, in the view of its kind. */
export function MediaView({ media }: { readonly media: Media }) {
  switch (media.kind) {
    case 'image':
      return <ImageView image={media} />;
    case 'audio':
      return <AudioView audio={media} />;
    case 'video':
      return <VideoView video={media} />;
    case 'chapterPdf':
      return <ChapterPdfView chapter={media.chapter} />;
  }
}
