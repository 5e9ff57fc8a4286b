import { fieldsOf, parseJson } from './json.ts';

/** Serializes fields for storage, with the version of their format. */
export function writeKept(version: number, fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ version, ...fields });
}

/**
 * Parses stored fields; empty for another version, and if nothing was stored. The text is not trusted: each field may
 * contain anything.
 */
export function readKept(version: number, text: string | undefined): Readonly<Record<string, unknown>> {
  const kept = fieldsOf(parseJson(text ?? ''));
  return kept['version'] === version ? kept : {};
}
