export { isDocumentName, longestDocumentName, nameOfDocument, proposedName } from './document-name.ts';
export type { CreationFailure, OwnDocument, OwnDocumentFailure, OwnDocumentGateway } from './ports.ts';
