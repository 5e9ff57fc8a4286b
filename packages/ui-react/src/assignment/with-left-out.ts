import type { Person } from '@lemma/core/assignment';
import type { Translate } from '../language/index.ts';
import type { Notice } from '../shell/index.ts';

/** Says what was done, and lists people who were left out: names that nobody has, and learners of other teachers. */
export function withLeftOut(
  text: string,
  { unknown, elsewhere }: { readonly unknown: readonly string[]; readonly elsewhere: readonly Person[] },
  t: Translate<'assignment'>,
): Notice {
  const taken = elsewhere.map(({ id, name, username }) => name ?? username ?? id);
  const leftOut = [
    ...(unknown.length > 0 ? [t('form.unknown', { names: unknown.join(', ') })] : []),
    ...(taken.length > 0 ? [t('form.elsewhere', { names: taken.join(', ') })] : []),
  ];
  if (leftOut.length === 0) return { kind: 'success', text };
  return { kind: 'info', text: [text, ...leftOut].join(' '), stay: 15_000 };
}
