import type { Document, InvalidXml } from '../document/index.ts';
import type { Language } from '../language/index.ts';
import { ResourceStore, fail, succeed, type Result } from '../store/index.ts';
import type { DocumentFailure, DocumentGateway } from './ports.ts';

/** A document in one language. */
export interface DocumentReference {
  readonly path: string;
  readonly language: Language;
}

/** A document ready to be shown, and the languages it exists in. */
export interface Preview {
  readonly languages: readonly Language[];
  readonly document: Document;
}

/** Why there is no preview. */
export type PreviewFailure = DocumentFailure | InvalidXml;

/** One document while it loads. */
export class PreviewStore extends ResourceStore<Preview, PreviewFailure> {
  constructor(ports: { readonly documents: DocumentGateway }, reference: DocumentReference) {
    super(() => readPreview(ports.documents, reference));
  }
}

/** An empty path has no document (specification 000 §8). */
async function readPreview(
  documents: DocumentGateway,
  { path, language }: DocumentReference,
): Promise<Result<Preview, PreviewFailure>> {
  if (path === '') return fail({ kind: 'notFound', languages: [] });
  // The document reader is loaded with the first document: it would weigh down every first page.
  const [stored, { readDocument }] = await Promise.all([
    documents.read(path, language),
    import('../document/index.ts'),
  ]);
  if (!stored.ok) return stored;
  const document = readDocument(stored.value.xml);
  return document.ok ? succeed({ languages: stored.value.languages, document: document.value }) : document;
}
