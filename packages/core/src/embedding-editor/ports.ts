import type { Observable } from 'rxjs';
import type { ConvertedSource } from '../conversion/index.ts';
import type { InvalidXml } from '../document/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Cancellable, Result } from '../store/index.ts';
import type { EditorSource, WindowMessage } from './message.ts';

/** The parent window. */
export interface ParentWindow {
  /** Its origin, if the browser reveals it. */
  readonly origin: string | undefined;
  /** Everything posted to this window, by any sender. */
  readonly messages$: Observable<WindowMessage>;
  /** Posts to the parent window if it has exactly this origin. */
  post(message: unknown, origin: string): void;
}

/**
 * Why a source has no page, or only part of one. `message` is the converter's own message about the first error; `line`
 * counts from 1.
 */
export type SourceFailure =
  | { readonly kind: 'notConvertable'; readonly message: string; readonly line: number | undefined }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'forbidden' }
  | InvalidXml
  | NoAnswer;

/** The platform as an embedding editor needs it. */
export interface EmbeddingEditorGateway {
  /** The editor origins this platform trusts; decided by the server. */
  trustedOrigins(): Promise<Result<readonly string[], { readonly kind: 'unavailable' }>>;
  /** The address that opens a document in the editor of the content, with `{path}` in place of its path; if there is one. */
  editorAddress(): Promise<Result<string | undefined, { readonly kind: 'unavailable' }>>;
  /** Converts as much as possible, even with errors. */
  convert(source: EditorSource): Cancellable<Result<ConvertedSource, SourceFailure>>;
}
