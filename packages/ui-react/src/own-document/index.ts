export { OwnDocumentsScreen } from './own-documents-screen.tsx';
export { templateNames, templateSource } from './template-source.ts';
