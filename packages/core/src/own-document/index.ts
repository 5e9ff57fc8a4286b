export {
  isDocumentName,
  isOwnDocumentPath,
  longestDocumentName,
  nameOfDocument,
  proposedName,
} from './document-name.ts';
export { languageOf, languagesOf } from './language-of.ts';
export { documentsWith, OwnDocumentsStore } from './own-documents.store.ts';
export type { CreationFailure, OwnDocument, OwnDocumentFailure, OwnDocumentGateway } from './ports.ts';
