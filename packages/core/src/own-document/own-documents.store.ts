import { Store, loading, settled, type Cancellable, type Loadable, type Result } from '../store/index.ts';
import type { OwnDocument, OwnDocumentFailure, OwnDocumentGateway, Uploaded, UploadFailure } from './ports.ts';
import type { UploadedFile } from './upload.ts';

/** The documents that the current user has written, over time. A command that fails leaves the list as it is. */
export class OwnDocumentsStore extends Store<Loadable<readonly OwnDocument[], OwnDocumentFailure>> {
  readonly #gateway: OwnDocumentGateway;

  constructor(gateway: OwnDocumentGateway) {
    super(loading);
    this.#gateway = gateway;
  }

  /** Loads the list, also again after a failure. */
  async load(): Promise<void> {
    this.update(() => loading);
    const answer = await this.#gateway.list();
    this.update(() => settled(answer));
  }

  remove(path: string): Promise<Result<undefined, OwnDocumentFailure>> {
    return this.#change(() => this.#gateway.remove(path));
  }

  restore(path: string): Promise<Result<undefined, OwnDocumentFailure>> {
    return this.#change(() => this.#gateway.restore(path));
  }

  share(path: string, isShared: boolean): Promise<Result<undefined, OwnDocumentFailure>> {
    return this.#change(() => this.#gateway.share(path, isShared));
  }

  /** Stores the documents of a folder or a ZIP file; tells meanwhile what share has been sent, from 0 to 1. */
  upload(
    files: readonly UploadedFile[],
    replace: boolean,
    onSent?: (share: number) => void,
  ): Cancellable<Result<Uploaded, UploadFailure>> {
    const { answer, cancel } = this.#gateway.upload(files, replace, onSent);
    return { answer: this.#listedAfter(answer), cancel };
  }

  async #listedAfter(answer: Promise<Result<Uploaded, UploadFailure>>): Promise<Result<Uploaded, UploadFailure>> {
    const sent = await answer;
    if (sent.ok && sent.value.ok) await this.#list();
    return sent;
  }

  async #list(): Promise<void> {
    const answer = await this.#gateway.list();
    if (answer.ok) this.update(() => settled(answer));
  }

  async #change(
    act: () => Promise<Result<undefined, OwnDocumentFailure>>,
  ): Promise<Result<undefined, OwnDocumentFailure>> {
    const done = await act();
    if (done.ok) await this.#list();
    return done;
  }
}

/** The documents that a text is found in: in a name, or in the path. */
export function documentsWith(documents: readonly OwnDocument[], text: string): readonly OwnDocument[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return documents;
  return documents.filter(({ path, names }) =>
    [path, ...Object.values(names)].some((each) => each.toLowerCase().includes(wanted)),
  );
}
