export { MediaView } from './media-view.tsx';
export { PageLanguageContext } from './page-language.ts';
