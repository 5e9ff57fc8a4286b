import type { Language } from '../language/index.ts';
import type { Result } from '../store/index.ts';

/** Why a file cannot be shown. */
export interface MediaFailure {
  readonly kind: 'notFound' | 'forbidden' | 'tooLarge' | 'unavailable';
}

/** A file that has arrived. Its address is good until it is released. */
export interface LoadedMedia {
  readonly address: string;
  release(): void;
}

/** The files of the content: images, recordings, videos, captions, pages to print. */
export interface MediaGateway {
  /** The file at a place in the content, in the language if there is one of its own. */
  load(path: string, language: Language): Promise<Result<LoadedMedia, MediaFailure>>;
}
