import type {
  CreationFailure,
  OwnDocument,
  OwnDocumentFailure,
  OwnDocumentGateway,
  Uploaded,
  UploadedFile,
  UploadFailure,
} from '@lemma/core/own-document';
import { largestUpload, pictureFile, picturePath, sourceFile } from '@lemma/core/own-document';
import { fail, succeed, type Cancellable, type Result } from '@lemma/core/store';
import { customisationFailure, refusedSource } from '../customisation/index.ts';
import { cancellable, type HttpClient, type HttpFailure } from '../http/index.ts';
import {
  binaryImplementationContent,
  createOwnDocument,
  deleteOwnDocument,
  documentPictures,
  ownDocuments,
  readTexCode,
  refusalIds,
  restoreOwnDocument,
  shareOwnDocument,
  uploadOwnDocuments,
  type WireOwnDocument,
} from '../wire/index.ts';

/** The user's own documents on the server. */
export class HttpOwnDocumentGateway implements OwnDocumentGateway {
  readonly #http: HttpClient;
  readonly #userId: () => string;

  constructor(http: HttpClient, userId: () => string) {
    this.#http = http;
    this.#userId = userId;
  }

  async list(): Promise<Result<readonly OwnDocument[], OwnDocumentFailure>> {
    const listed = await this.#http.call(ownDocuments, { userId: this.#userId() });
    return listed.ok ? succeed(listed.value.map(ownDocument)) : fail(customisationFailure(listed.failure));
  }

  async create(document: {
    readonly name: string;
    readonly text: string;
  }): Promise<Result<{ readonly path: string }, CreationFailure>> {
    const created = await this.#http.call(createOwnDocument, { userId: this.#userId(), ...document });
    return created.ok ? succeed({ path: created.value.path }) : fail(creationFailure(created.failure));
  }

  upload(
    files: readonly UploadedFile[],
    replace: boolean,
    onSent?: (share: number) => void,
  ): Cancellable<Result<Uploaded, UploadFailure>> {
    return cancellable(async (signal) => {
      const bytes = await zipOf(files);
      if (bytes.length > largestUpload) return fail({ kind: 'tooLarge' });
      const sent = await this.#http.call(
        uploadOwnDocuments,
        { userId: this.#userId(), replace, bytes },
        signal,
        onSent,
      );
      if (!sent.ok) return fail(uploadFailure(sent.failure));
      const { documents, obstacles } = sent.value;
      return succeed(obstacles.length > 0 ? fail(obstacles) : succeed(documents.map(({ path }) => path)));
    });
  }

  async folder(path: string): Promise<Result<Uint8Array, OwnDocumentFailure>> {
    const source = await this.#http.call(readTexCode, { path });
    if (!source.ok) return fail(customisationFailure(source.failure));
    const pictures = await this.#http.call(documentPictures, { userId: this.#userId(), path });
    if (!pictures.ok) return fail(customisationFailure(pictures.failure));
    const file = sourceFile(path, source.value.text);
    const files: Record<string, Uint8Array> = { [file.path]: new TextEncoder().encode(file.text) };
    for (const { name } of pictures.value) {
      const picture = await this.#http.call(binaryImplementationContent, { path: picturePath(path, name), lang: 'en' });
      if (!picture.ok) return fail(customisationFailure(picture.failure));
      files[pictureFile(path, name)] = new Uint8Array(await picture.value.arrayBuffer());
    }
    const { zipSync } = await import('fflate');
    return succeed(zipSync(files));
  }

  async remove(path: string): Promise<Result<undefined, OwnDocumentFailure>> {
    const removed = await this.#http.call(deleteOwnDocument, { userId: this.#userId(), path });
    return removed.ok ? succeed(undefined) : fail(customisationFailure(removed.failure));
  }

  async restore(path: string): Promise<Result<undefined, OwnDocumentFailure>> {
    const restored = await this.#http.call(restoreOwnDocument, { userId: this.#userId(), path });
    return restored.ok ? succeed(undefined) : fail(customisationFailure(restored.failure));
  }

  async share(path: string, isShared: boolean): Promise<Result<undefined, OwnDocumentFailure>> {
    const shared = await this.#http.call(shareOwnDocument, { userId: this.#userId(), path, shared: isShared });
    return shared.ok ? succeed(undefined) : fail(customisationFailure(shared.failure));
  }
}

function ownDocument({ shared, originalPath, deletedDate, ...document }: WireOwnDocument): OwnDocument {
  return { ...document, isShared: shared, originalPath, deletedDate };
}

/** A ZIP file as it is; anything else as the files of one. */
async function zipOf(files: readonly UploadedFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const [only] = files;
  if (only !== undefined && files.length === 1 && /\.zip$/i.test(only.path)) return only.bytes.slice();
  const { zipSync } = await import('fflate');
  return zipSync(Object.fromEntries(files.map(({ path, bytes }) => [path, bytes]))).slice();
}

function uploadFailure(failure: HttpFailure): UploadFailure {
  return failure.kind === 'status' && failure.status === 413 ? { kind: 'tooLarge' } : customisationFailure(failure);
}

function creationFailure(failure: HttpFailure): CreationFailure {
  if (failure.kind === 'status') {
    const { refusal, status } = failure;
    if (refusal?.id === refusalIds.documentExists) return { kind: 'exists', path: refusal.customization ?? '' };
    if (status === 413 || refusal?.field === 'text') return { kind: 'tooLarge' };
  }
  return refusedSource(failure) ?? customisationFailure(failure);
}
