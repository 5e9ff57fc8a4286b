import { isLanguage, type Language } from '../language/index.ts';
import { fieldsOf } from '../platform/index.ts';

/** A preview request of an embedding editor. */
export interface EditorSource {
  readonly texCode: string;
  readonly documentPath: string;
  readonly language: Language;
  /** The editor's idea of the platform's address. Passed on, never requested. */
  readonly apiUrl: string | undefined;
}

/** A message as received by this window; its data is untrusted. */
export interface WindowMessage {
  readonly origin: string;
  /** Whether the parent window itself sent it; a sibling frame may have the same origin. */
  readonly fromParent: boolean;
  readonly data: unknown;
}

/** Why a message from a trusted editor cannot be obeyed. */
export type MessageProblem =
  | { readonly kind: 'badMessage'; readonly field: string }
  | { readonly kind: 'messageTooLarge' };

/** What to do with a message: ignore it silently, tell the sender what is wrong with it, or obey it. */
export type MessageOutcome =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'refused'; readonly problem: MessageProblem }
  | { readonly kind: 'accepted'; readonly source: EditorSource };

/** The `type` of a preview request; messages of other types are not for us. */
export const previewRequest = 'preview';

/** Maximum number of characters in all texts of a message together. */
export const largestMessage = 1_000_000;

const ignored: MessageOutcome = { kind: 'ignored' };

/**
 * Judges a message (specification 000 §2): only from the parent window, only from exactly one of the trusted origins.
 */
export function judge({ origin, fromParent, data }: WindowMessage, trusted: readonly string[]): MessageOutcome {
  if (!fromParent || !trusted.includes(origin)) return ignored;
  const { type, texCode, documentPath, lang, wmApiURL } = fieldsOf(data);
  if (type !== previewRequest) return ignored;
  if (typeof texCode !== 'string') return bad('texCode');
  if (typeof documentPath !== 'string' || documentPath.trim() === '') return bad('documentPath');
  if (!isLanguage(lang)) return bad('lang');
  if (wmApiURL !== undefined && typeof wmApiURL !== 'string') return bad('wmApiURL');
  const size = texCode.length + documentPath.length + (wmApiURL?.length ?? 0);
  if (size > largestMessage) return { kind: 'refused', problem: { kind: 'messageTooLarge' } };
  return { kind: 'accepted', source: { texCode, documentPath, language: lang, apiUrl: wmApiURL } };
}

function bad(field: string): MessageOutcome {
  return { kind: 'refused', problem: { kind: 'badMessage', field } };
}
