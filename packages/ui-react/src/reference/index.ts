export { DocumentLinkView } from './document-link-view.tsx';
export { DocumentPagesContext, type DocumentPages } from './document-pages.ts';
