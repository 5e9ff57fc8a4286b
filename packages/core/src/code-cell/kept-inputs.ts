import { fieldsOf, parseJson, textsOf } from '../platform/index.ts';

/** Version of the storage format; inputs stored in another version are ignored. */
const version = 1;

/** Serializes the inputs of a cell together with the author's code they belong to. */
export function writeInputs(code: string, inputs: readonly string[]): string {
  return JSON.stringify({ version, code, inputs });
}

/**
 * Parses stored inputs if they belong to this code, which the author may have changed since. The text is not trusted.
 */
export function readInputs(text: string | undefined, code: string, count: number): readonly string[] | undefined {
  const kept = fieldsOf(parseJson(text ?? ''));
  const inputs = textsOf(kept['inputs']);
  if (kept['version'] !== version || kept['code'] !== code) return undefined;
  return inputs?.length === count ? inputs : undefined;
}
