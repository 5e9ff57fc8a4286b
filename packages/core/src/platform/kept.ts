import { fieldsOf, parseJson } from './json.ts';

/** Fields as a text to be kept in a storage, with the version of their shape. */
export function writeKept(version: number, fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ version, ...fields });
}

/**
 * The fields in a text that was kept; none in one of another version, and where nothing was kept. The text is not trusted: anything may
 * stand in each of them.
 */
export function readKept(version: number, text: string | undefined): Readonly<Record<string, unknown>> {
  const kept = fieldsOf(parseJson(text ?? ''));
  return kept['version'] === version ? kept : {};
}
