export { DocumentResult } from './document-result.tsx';
export { LanguageLinks } from './language-links.tsx';
export { PreviewScreen } from './preview-screen.tsx';
export { useDocument } from './use-document.ts';
