export { MediaView } from './media-view.tsx';
export { useMedia } from './use-media.ts';
