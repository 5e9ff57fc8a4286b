import { mostOutput, type CodeImage } from '@lemma/core/code-cell';
import { fieldsOf } from '@lemma/core/platform';

/** Messages from the page to Python in its frame. */
export type PythonRequest =
  /** The first message: Python's program and library. */
  | { readonly kind: 'start'; readonly program: ArrayBuffer; readonly library: ArrayBuffer }
  /** A cell to run; answers carry its number. `name` identifies it in tracebacks. */
  | { readonly kind: 'run'; readonly run: number; readonly code: string; readonly name: string };

/**
 * Messages from Python to the page. The code of the cell may send anything: only what `readPythonMessage` recognises is
 * accepted.
 */
export type PythonMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'output'; readonly run: number; readonly text: string }
  | { readonly kind: 'image'; readonly run: number; readonly image: CodeImage }
  /** There is more output than is sent. */
  | { readonly kind: 'cut'; readonly run: number }
  | {
      readonly kind: 'ended';
      readonly run: number;
      readonly error?: { readonly message: string; readonly line?: number };
    }
  /** Python cannot continue. */
  | { readonly kind: 'broken'; readonly message: string };

/** Maximum size of a picture, in Base64 characters. */
const largestImage = 2_000_000;
/** Only the end of a longer message is shown, where Python says what is wrong. */
const longestMessage = 10_000;

/** Reads a message from the page; the page is trusted, so only its kind and files are checked. */
export function readPageMessage(data: unknown): PythonRequest | undefined {
  const { kind, program, library, run, code, name } = fieldsOf(data);
  if (kind === 'start' && program instanceof ArrayBuffer && library instanceof ArrayBuffer)
    return { kind, program, library };
  if (kind === 'run' && typeof run === 'number' && typeof code === 'string' && typeof name === 'string')
    return { kind, run, code, name };
  return undefined;
}

/** Reads a message from the frame; undefined if it is invalid. */
export function readPythonMessage(data: unknown): PythonMessage | undefined {
  const { kind, run, text, image, error, message } = fieldsOf(data);
  if (kind === 'ready') return { kind };
  if (kind === 'broken') return { kind, message: textIn(message) };
  if (typeof run !== 'number') return undefined;
  switch (kind) {
    case 'output':
      return typeof text === 'string' ? { kind, run, text: text.slice(0, mostOutput) } : undefined;
    case 'image': {
      const read = readImage(image);
      return read && { kind, run, image: read };
    }
    case 'cut':
      return { kind, run };
    case 'ended':
      return { kind, run, ...(error !== undefined && { error: readError(error) }) };
    default:
      return undefined;
  }
}

function readImage(value: unknown): CodeImage | undefined {
  const { type, base64 } = fieldsOf(value);
  if (type !== 'image/png' && type !== 'image/svg+xml') return undefined;
  if (typeof base64 !== 'string' || base64.length > largestImage || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64))
    return undefined;
  return { type, base64 };
}

function readError(value: unknown): { readonly message: string; readonly line?: number } {
  const { message, line } = fieldsOf(value);
  return { message: textIn(message), ...(typeof line === 'number' && Number.isInteger(line) && line > 0 && { line }) };
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.slice(-longestMessage) : '';
}
