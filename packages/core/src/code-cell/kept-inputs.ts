import { readKept, textsOf, writeKept } from '../platform/index.ts';

/** The shape in which inputs are kept; those kept in another shape are not read. */
const version = 1;

/** Inputs of a cell as a text. They belong to the code that its author wrote. */
export function writeInputs(code: string, inputs: readonly string[]): string {
  return writeKept(version, { code, inputs });
}

/** The inputs in a text, if they are those of this code: an author may have changed it since. The text is not trusted. */
export function readInputs(text: string | undefined, code: string, count: number): readonly string[] | undefined {
  const kept = readKept(version, text);
  const inputs = textsOf(kept['inputs']);
  return kept['code'] === code && inputs?.length === count ? inputs : undefined;
}
