import { Store, loading, settled, type Loadable, type Result } from '../store/index.ts';
import type { OwnDocument, OwnDocumentFailure, OwnDocumentGateway } from './ports.ts';

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

  async #change(
    act: () => Promise<Result<undefined, OwnDocumentFailure>>,
  ): Promise<Result<undefined, OwnDocumentFailure>> {
    const done = await act();
    if (!done.ok) return done;
    const answer = await this.#gateway.list();
    if (answer.ok) this.update(() => settled(answer));
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
