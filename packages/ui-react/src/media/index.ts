export { MediaView } from './media-view.tsx';
