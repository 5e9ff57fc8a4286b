import { createHash } from 'node:crypto';
import type { LocalizedText } from '@lemma/core/language';

/** A fingerprint of a JSON value, independent of the order of its fields. */
export function contentHash(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('hex');
}

/** What a template consists of. */
export interface TemplateContent {
  readonly title: LocalizedText;
  readonly paths: readonly string[];
}

/**
 * The fingerprint of a template: equal ones are stored once. One that only its author finds is equal to no template of
 * others, so that nobody learns of it.
 */
export function templateHash({ title, paths }: TemplateContent, onlyAuthor?: string): string {
  const hash = contentHash({ title, paths });
  return onlyAuthor === undefined ? hash : contentHash({ hash, onlyAuthor });
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([name, part]) => [name, ordered(part)]);
}
