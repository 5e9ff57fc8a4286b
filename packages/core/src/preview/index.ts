export type { DocumentFailure, DocumentGateway, StoredDocument } from './ports.ts';
export { PreviewStore, type DocumentReference, type Preview, type PreviewFailure } from './preview.store.ts';
