import { isLanguage, type Language } from '../language/index.ts';
import { fieldsOf } from '../platform/index.ts';

/** What an embedding editor wants to see as a page. */
export interface EditorSource {
  readonly texCode: string;
  readonly documentPath: string;
  readonly language: Language;
  /** Where the editor believes the platform to be. It is passed on and never followed. */
  readonly apiUrl: string | undefined;
}

/** A message as this window received it; nobody vouches for its data. */
export interface WindowMessage {
  readonly origin: string;
  /** Whether the very window around this one sent it: a frame beside may have the same origin. */
  readonly fromParent: boolean;
  readonly data: unknown;
}

/** Why a message of a trusted editor cannot be followed. */
export type MessageProblem =
  { readonly kind: 'badMessage'; readonly field: string } | { readonly kind: 'messageTooLarge' };

/** What to do with a message: nothing (not even an answer), tell its sender what is wrong with it, or follow it. */
export type MessageOutcome =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'refused'; readonly problem: MessageProblem }
  | { readonly kind: 'accepted'; readonly source: EditorSource };

/** The `type` of a message that asks for a preview; messages of other types belong to others. */
export const previewRequest = 'preview';

/** Most characters of all texts of a message together. */
export const largestMessage = 1_000_000;

const ignored: MessageOutcome = { kind: 'ignored' };

/** Judges a message (specification 000 §2): only the window around, only at exactly one of the trusted origins. */
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
