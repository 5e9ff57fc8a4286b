export { ChapterPdfView } from './chapter-pdf-view.tsx';
export { MediaView } from './media-view.tsx';
export { useMedia } from './use-media.ts';
