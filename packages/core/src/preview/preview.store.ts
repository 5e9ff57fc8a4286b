import type { Document, InvalidXml } from '../document/index.ts';
import type { Language } from '../language/index.ts';
import { Store, fail, loading, settled, succeed, type Loadable, type Result } from '../store/index.ts';
import type { DocumentFailure, DocumentGateway } from './ports.ts';

/** Names a document in one language. */
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

/** One document, as it arrives. */
export class PreviewStore extends Store<Loadable<Preview, PreviewFailure>> {
  readonly #documents: DocumentGateway;
  readonly #reference: DocumentReference;

  constructor(ports: { readonly documents: DocumentGateway }, reference: DocumentReference) {
    super(loading);
    this.#documents = ports.documents;
    this.#reference = reference;
  }

  /** Gets the document, also again after a failure. */
  async load(): Promise<void> {
    this.update(() => loading);
    const preview = await this.#read();
    this.update(() => settled(preview));
  }

  /** An empty path leads nowhere (specification 000 §8). */
  async #read(): Promise<Result<Preview, PreviewFailure>> {
    const { path, language } = this.#reference;
    if (path === '') return fail({ kind: 'notFound', languages: [] });
    // The reader of documents comes with the first document: it would weigh on every first page.
    const [stored, { readDocument }] = await Promise.all([
      this.#documents.read(path, language),
      import('../document/index.ts'),
    ]);
    if (!stored.ok) return stored;
    const document = readDocument(stored.value.xml);
    return document.ok ? succeed({ languages: stored.value.languages, document: document.value }) : document;
  }
}
