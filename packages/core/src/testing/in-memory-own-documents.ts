import {
  freePictureName,
  pictureName,
  pictureTypeOf,
  type CreationFailure,
  type OwnDocument,
  type OwnDocumentFailure,
  type OwnDocumentGateway,
  type OwnPicture,
  type PictureFailure,
  type PictureGateway,
  readUpload,
  type Uploaded,
  type UploadedFile,
  type UploadFailure,
} from '../own-document/index.ts';
import { fail, succeed, type Cancellable, type Result } from '../store/index.ts';

/** An own document, a problem by default. */
export function anOwnDocument(given: Partial<OwnDocument> = {}): OwnDocument {
  return {
    path: 'own/ada/slope',
    kind: 'problem',
    names: { en: 'Slope' },
    originalPath: undefined,
    version: 1,
    isShared: false,
    changedDate: '2026-03-04T05:06:07.000Z',
    deletedDate: undefined,
    ...given,
  };
}

/** Keeps the documents of one owner by the rules of the server; new ones are at `own/ada/<name>`. */
export class InMemoryOwnDocuments implements OwnDocumentGateway {
  documents: readonly OwnDocument[];
  /** The sources of those that were created. */
  readonly sources = new Map<string, string>();
  /** The answer to every call, as long as there is one. */
  failure: OwnDocumentFailure | undefined;

  constructor(documents: readonly OwnDocument[] = []) {
    this.documents = documents;
  }

  async list(): Promise<Result<readonly OwnDocument[], OwnDocumentFailure>> {
    await Promise.resolve();
    return this.failure === undefined ? succeed(this.documents) : fail(this.failure);
  }

  async create({
    name,
    text,
  }: {
    readonly name: string;
    readonly text: string;
  }): Promise<Result<{ path: string }, CreationFailure>> {
    await Promise.resolve();
    if (this.failure !== undefined) return fail(this.failure);
    const path = `own/ada/${name}`;
    if (this.documents.some((document) => document.path === path)) return fail({ kind: 'exists', path });
    this.sources.set(path, text);
    this.documents = [anOwnDocument({ path, names: { en: name } }), ...this.documents];
    return succeed({ path });
  }

  /** Sends half of an upload and waits, as long as there is one. */
  held: Promise<unknown> | undefined;

  upload(
    files: readonly UploadedFile[],
    replace: boolean,
    onSent?: (share: number) => void,
  ): Cancellable<Result<Uploaded, UploadFailure>> {
    return whileNotCancelled((cancelled) => this.#upload(files, { replace, cancelled, onSent }));
  }

  async #upload(
    files: readonly UploadedFile[],
    { replace, cancelled, onSent }: UploadOfTest,
  ): Promise<Result<Uploaded, UploadFailure>> {
    onSent?.(0.5);
    if ((await Promise.race([this.held, cancelled])) === 'cancelled') return fail({ kind: 'unavailable' });
    if (this.failure !== undefined) return fail(this.failure);
    const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);
    const read = readUpload(files, { pathOf: (name) => `own/ada/${name}`, textOf });
    if (!read.ok) return succeed(read);
    const isThere = (path: string) => this.documents.some((document) => document.path === path);
    const there = read.value.filter(({ path }) => isThere(path) && !replace);
    if (there.length > 0) {
      return succeed(fail(there.map(({ file, path }) => ({ file, kind: 'exists', detail: path }))));
    }
    const added = read.value.map(({ path, name }) => anOwnDocument({ path, names: { en: name } }));
    this.documents = [...added, ...this.documents.filter(({ path }) => !added.some((each) => each.path === path))];
    return succeed(succeed(added.map(({ path }) => path)));
  }

  async folder(path: string): Promise<Result<Uint8Array, OwnDocumentFailure>> {
    await Promise.resolve();
    if (this.failure !== undefined) return fail(this.failure);
    // The name of the only file of this folder, which is empty.
    return succeed(Uint8Array.from(path, (letter) => letter.charCodeAt(0)));
  }

  remove(path: string): Promise<Result<undefined, OwnDocumentFailure>> {
    return this.#change(path, { deletedDate: '2026-03-05T05:06:07.000Z' });
  }

  restore(path: string): Promise<Result<undefined, OwnDocumentFailure>> {
    return this.#change(path, { deletedDate: undefined });
  }

  share(path: string, isShared: boolean): Promise<Result<undefined, OwnDocumentFailure>> {
    return this.#change(path, { isShared });
  }

  async #change(path: string, change: Partial<OwnDocument>): Promise<Result<undefined, OwnDocumentFailure>> {
    await Promise.resolve();
    if (this.failure !== undefined) return fail(this.failure);
    if (!this.documents.some((document) => document.path === path)) return fail({ kind: 'notFound' });
    this.documents = this.documents.map((document) => (document.path === path ? { ...document, ...change } : document));
    return succeed(undefined);
  }
}

interface UploadOfTest {
  readonly replace: boolean;
  readonly cancelled: Promise<'cancelled'>;
  readonly onSent: ((share: number) => void) | undefined;
}

function whileNotCancelled<Value>(act: (cancelled: Promise<'cancelled'>) => Promise<Value>): Cancellable<Value> {
  let cancel: () => void = () => undefined;
  const cancelled = new Promise<'cancelled'>((done) => {
    cancel = () => done('cancelled');
  });
  return { answer: act(cancelled), cancel };
}

/** Keeps the pictures of one document by the rules of the server. */
export class InMemoryPictures implements PictureGateway {
  pictures: readonly OwnPicture[] = [];
  /** The answer to every call, as long as there is one. */
  failure: OwnDocumentFailure | undefined;

  async list(): Promise<Result<readonly OwnPicture[], OwnDocumentFailure>> {
    await Promise.resolve();
    return this.failure === undefined ? succeed(this.pictures) : fail(this.failure);
  }

  /** Sends half of each picture and waits, as long as there is one. */
  held: Promise<unknown> | undefined;

  add(
    _document: string,
    file: { readonly name: string; readonly bytes: Uint8Array },
    onSent?: (share: number) => void,
  ): Cancellable<Result<OwnPicture, PictureFailure>> {
    return whileNotCancelled((cancelled) => this.#add(file, cancelled, onSent));
  }

  async #add(
    { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
    cancelled: Promise<'cancelled'>,
    onSent?: (share: number) => void,
  ): Promise<Result<OwnPicture, PictureFailure>> {
    onSent?.(0.5);
    if ((await Promise.race([this.held, cancelled])) === 'cancelled') return fail({ kind: 'unavailable' });
    if (this.failure !== undefined) return fail(this.failure);
    const type = pictureTypeOf(bytes);
    if (type === undefined) return fail({ kind: 'noPicture' });
    const taken = new Set(this.pictures.map((each) => each.name));
    const picture = { name: freePictureName(pictureName(name, type), taken), size: bytes.length };
    this.pictures = [...this.pictures, picture];
    return succeed(picture);
  }

  async remove(_document: string, name: string): Promise<Result<undefined, OwnDocumentFailure>> {
    await Promise.resolve();
    if (this.failure !== undefined) return fail(this.failure);
    this.pictures = this.pictures.filter((each) => each.name !== name);
    return succeed(undefined);
  }
}
