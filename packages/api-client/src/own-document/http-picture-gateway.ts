import type { OwnDocumentFailure, OwnPicture, PictureFailure, PictureGateway } from '@lemma/core/own-document';
import { fail, succeed, type Cancellable, type Result } from '@lemma/core/store';
import { customisationFailure } from '../customisation/index.ts';
import { cancellable, type HttpClient, type HttpFailure } from '../http/index.ts';
import { addPicture, deletePicture, documentPictures, refusalIds } from '../wire/index.ts';

/** The pictures beside the user's own documents on the server. */
export class HttpPictureGateway implements PictureGateway {
  readonly #http: HttpClient;
  readonly #userId: () => string;

  constructor(http: HttpClient, userId: () => string) {
    this.#http = http;
    this.#userId = userId;
  }

  async list(document: string): Promise<Result<readonly OwnPicture[], OwnDocumentFailure>> {
    const listed = await this.#http.call(documentPictures, { userId: this.#userId(), path: document });
    return listed.ok ? listed : fail(customisationFailure(listed.failure));
  }

  add(
    document: string,
    { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
    onSent?: (share: number) => void,
  ): Cancellable<Result<OwnPicture, PictureFailure>> {
    return cancellable(async (signal) => {
      const request = { userId: this.#userId(), path: document, name, bytes: bytes.slice() };
      const added = await this.#http.call(addPicture, request, signal, onSent);
      return added.ok ? added : fail(pictureFailure(added.failure));
    });
  }

  async remove(document: string, name: string): Promise<Result<undefined, OwnDocumentFailure>> {
    const removed = await this.#http.call(deletePicture, { userId: this.#userId(), path: document, name });
    return removed.ok ? succeed(undefined) : fail(customisationFailure(removed.failure));
  }
}

function pictureFailure(failure: HttpFailure): PictureFailure {
  if (failure.kind !== 'status') return customisationFailure(failure);
  if (failure.status === 413) return { kind: 'tooLarge' };
  switch (failure.refusal?.id) {
    case refusalIds.noPicture:
      return { kind: 'noPicture' };
    case refusalIds.unsafePicture:
      return { kind: 'unsafe', what: failure.refusal.cause ?? '' };
    case refusalIds.tooManyPictures:
      return { kind: 'tooMany' };
    default:
      return customisationFailure(failure);
  }
}
