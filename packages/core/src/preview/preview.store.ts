import type { Language } from '../language/index.ts';
import { Store, fail, loading, settled, type Loadable } from '../store/index.ts';
import type { DocumentFailure, DocumentGateway, StoredDocument } from './ports.ts';

/** Names a document in one language. */
export interface DocumentReference {
  readonly path: string;
  readonly language: Language;
}

const nowhere = fail<DocumentFailure>({ kind: 'notFound', languages: [] });

/** One document, as it arrives. */
export class PreviewStore extends Store<Loadable<StoredDocument, DocumentFailure>> {
  readonly #documents: DocumentGateway;
  readonly #reference: DocumentReference;

  constructor(ports: { readonly documents: DocumentGateway }, reference: DocumentReference) {
    super(loading);
    this.#documents = ports.documents;
    this.#reference = reference;
  }

  /** Gets the document, also again after a failure. An empty path leads nowhere (specification 000 §8). */
  async load(): Promise<void> {
    const { path, language } = this.#reference;
    this.update(() => loading);
    const read = path === '' ? nowhere : await this.#documents.read(path, language);
    this.update(() => settled(read));
  }
}
