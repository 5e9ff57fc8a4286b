import type { Translate } from '../language/index.ts';
import type { Notice } from '../shell/index.ts';

/** Says what was done, and lists the names of people who were left out because nobody has them. */
export function withUnknown(text: string, unknown: readonly string[], t: Translate<'assignment'>): Notice {
  if (unknown.length === 0) return { kind: 'success', text };
  return { kind: 'info', text: `${text} ${t('form.unknown', { names: unknown.join(', ') })}`, stay: 15_000 };
}
