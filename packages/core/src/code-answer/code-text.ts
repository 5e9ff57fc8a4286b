import { inputsOf, originalText, withInputs } from '../code-cell/index.ts';
import type { CodeFragment } from '../document/index.ts';

/** Separates the contents of editable ranges in the text of an answer. It is blank, and nobody types it. */
const separator = '\f';

/** Longer answers are not taken for code; characters. */
export const longestCode = 20_000;

/** The text of an answer: what stands in the editable ranges of its fragment, in order. */
export function codeValue(inputs: readonly string[]): string {
  return inputs.map((input) => input.replaceAll(separator, ' ')).join(separator);
}

/** What stands in the editable ranges, given the text of an answer; the author's own where there is no answer. */
export function codeInputs(fragment: CodeFragment, value: string | undefined): readonly string[] {
  const original = inputsOf(originalText(fragment));
  if (value === undefined) return original;
  const inputs = value.split(separator);
  return original.map((_, index) => inputs[index] ?? '');
}

/** The code of an answer: whatever its text says, the rest of the fragment stays as the author wrote it. */
export function codeText(fragment: CodeFragment, value: string | undefined): string {
  return withInputs(fragment, codeInputs(fragment, value)).text;
}

/**
 * The answer that makes the fragment this code; undefined if its read-only parts say otherwise. Lines may end in blanks,
 * and the code in line breaks.
 */
export function valueOfCode(fragment: CodeFragment, code: string): string | undefined {
  const { text, pieces } = originalText(fragment);
  let [at, pattern] = [0, ''];
  for (const { from, to, allowMultiline } of pieces) {
    pattern += escaped(text.slice(at, from)) + (allowMultiline ? '([^]*?)' : '([^\\n]*?)');
    at = to;
  }
  const [, ...inputs] = new RegExp(`^${pattern}${escaped(text.slice(at))}\\s*$`).exec(code) ?? [];
  return inputs.length === pieces.length ? codeValue(inputs) : undefined;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
