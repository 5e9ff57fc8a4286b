import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';

/** Why a file cannot be shown. */
export type MediaFailure = { readonly kind: 'notFound' | 'forbidden' | 'tooLarge' } | NoAnswer;

/** A loaded file. Its address is valid until it is released. */
export interface LoadedMedia {
  readonly address: string;
  release(): void;
}

/** The files of the content: images, recordings, videos, captions, printable pages. */
export interface MediaGateway {
  /** The file at a path in the content, in the given language if it has its own version. */
  load(path: string, language: Language): Promise<Result<LoadedMedia, MediaFailure>>;
}
