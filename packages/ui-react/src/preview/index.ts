export { DocumentResult } from './document-result.tsx';
export { LanguageLinks } from './language-links.tsx';
export { PreviewScreen } from './preview-screen.tsx';
export { SnapshotScreen } from './snapshot-screen.tsx';
export { StillLinks } from './still-links.tsx';
export { useDocumentTitle } from './use-document-title.ts';
export { useDocument } from './use-document.ts';
export { useAnswers } from './use-answers.ts';
