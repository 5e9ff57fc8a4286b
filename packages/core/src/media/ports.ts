import type { Language } from '../language/index.ts';
import type { Disposable, NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';

/** Why a file cannot be shown. */
export type MediaFailure = { readonly kind: 'notFound' | 'forbidden' | 'tooLarge' } | NoAnswer;

/** A loaded file. Its address is valid until it is disposed of. */
export interface LoadedMedia extends Disposable {
  readonly address: string;
}

/** The files of the content: images, recordings, videos, captions, printable pages. */
export interface MediaGateway {
  /** The file at a path in the content, in the given language if it has its own version. */
  load(path: string, language: Language): Promise<Result<LoadedMedia, MediaFailure>>;
}
