import { mostOutput, type CodeImage } from '@lemma/core/code-cell';
import { fieldsOf } from '@lemma/core/platform';

/** What the page says to Python in its frame. */
export type PythonRequest =
  /** The first message: the program and the library of Python. */
  | { readonly kind: 'start'; readonly program: ArrayBuffer; readonly library: ArrayBuffer }
  /** A cell to be run; answers carry its number. `name` is what its lines are said to be of. */
  | { readonly kind: 'run'; readonly run: number; readonly code: string; readonly name: string };

/** What Python says to the page. The code of the cell may say anything in there: only what `readPythonMessage` knows is heard. */
export type PythonMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'output'; readonly run: number; readonly text: string }
  | { readonly kind: 'image'; readonly run: number; readonly image: CodeImage }
  /** There is more than is told. */
  | { readonly kind: 'cut'; readonly run: number }
  | {
      readonly kind: 'ended';
      readonly run: number;
      readonly error?: { readonly message: string; readonly line?: number };
    }
  /** Python cannot go on. */
  | { readonly kind: 'broken'; readonly message: string };

/** A picture may be as large as this, in characters of Base64. */
const largestImage = 2_000_000;
/** Of a longer message only the end is told, where Python says what is wrong. */
const longestMessage = 10_000;

/** The message in what the page sent; the page is trusted, so only its kind and its files are looked at. */
export function readPageMessage(data: unknown): PythonRequest | undefined {
  const { kind, program, library, run, code, name } = fieldsOf(data);
  if (kind === 'start' && program instanceof ArrayBuffer && library instanceof ArrayBuffer)
    return { kind, program, library };
  if (kind === 'run' && typeof run === 'number' && typeof code === 'string' && typeof name === 'string')
    return { kind, run, code, name };
  return undefined;
}

/** The message in something that came out of the frame; undefined when it is none. */
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
