import type { Document, InvalidXml } from '../document/index.ts';
import type { Language } from '../language/index.ts';
import type { Log } from '../platform/index.ts';
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
  /** Present if the languages could not be read. */
  readonly areLanguagesUnknown?: true;
  readonly document: Document;
}

/** Why there is no preview. */
export type PreviewFailure = DocumentFailure | InvalidXml;

/** Where documents come from. The log receives what was left out of a document, such as unknown elements. */
export interface PreviewPorts {
  readonly documents: DocumentGateway;
  readonly log: Log;
}

/** One document while it loads. */
export class PreviewStore extends ResourceStore<Preview, PreviewFailure> {
  constructor(ports: PreviewPorts, reference: DocumentReference) {
    super(() => readPreview(ports, reference));
  }
}

/** An empty path has no document (specification 000 §8). */
async function readPreview(
  { documents, log }: PreviewPorts,
  { path, language }: DocumentReference,
): Promise<Result<Preview, PreviewFailure>> {
  if (path === '') return fail({ kind: 'notFound', languages: [] });
  // The document reader is loaded with the first document: it would weigh down every first page.
  const [stored, { readDocument }] = await Promise.all([
    documents.read(path, language),
    import('../document/index.ts'),
  ]);
  if (!stored.ok) return stored;
  const document = readDocument(stored.value.xml, { log });
  if (document.ok) {
    const { languages, areLanguagesUnknown } = stored.value;
    return succeed({ languages, document: document.value, ...(areLanguagesUnknown && { areLanguagesUnknown }) });
  }
  // Readers can only say that a document is damaged: the platform has to learn which ones are.
  log.error('A document cannot be read', { path, language, detail: document.failure.detail });
  return document;
}
