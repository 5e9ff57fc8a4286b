import type { Observable } from 'rxjs';
import type { ConvertedSource } from '../conversion/index.ts';
import type { InvalidXml } from '../document/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Cancellable, Result } from '../store/index.ts';
import type { EditorSource, WindowMessage } from './message.ts';

/** The window around this one. */
export interface ParentWindow {
  /** Its origin, where the browser tells it. */
  readonly origin: string | undefined;
  /** Everything that is posted to this window, by whomever. */
  readonly messages$: Observable<WindowMessage>;
  /** Posts to the window around if it has exactly this origin, else to nobody. */
  post(message: unknown, origin: string): void;
}

/** Why a source has no page, or only a part of one. `message` is the converter's own remark on the first error, `line` counts from 1. */
export type SourceFailure =
  | { readonly kind: 'notConvertable'; readonly message: string; readonly line: number | undefined }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'forbidden' }
  | InvalidXml
  | NoAnswer;

/** The platform, as far as an embedding editor needs it. */
export interface EmbeddingEditorGateway {
  /** The origins of the editors this platform trusts; the server decides. */
  trustedOrigins(): Promise<Result<readonly string[], { readonly kind: 'unavailable' }>>;
  /** With errors as well as it goes. */
  convert(source: EditorSource): Cancellable<Result<ConvertedSource, SourceFailure>>;
}
