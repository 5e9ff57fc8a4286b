export { ChapterPdfView } from './chapter-pdf-view.tsx';
export { MediaView } from './media-view.tsx';
export { PlainImagesContext } from './plain-images.ts';
export { useMedia } from './use-media.ts';
