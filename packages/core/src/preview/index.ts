export type { DocumentFailure, DocumentGateway, StoredDocument } from './ports.ts';
export { PreviewStore, type DocumentReference } from './preview.store.ts';
