import { courseType } from '@lemma/core/selection';
import type { Translate } from '../language/index.ts';

const knownTypes = {
  Problem: 'types.problem',
  Article: 'types.article',
  Overview: 'types.overview',
  [courseType]: 'types.course',
} as const;

/** The name of a type; that of another server stays as it is. */
export function typeName(type: string, t: Translate<'selector'>): string {
  const key = Object.entries(knownTypes).find(([known]) => known === type)?.[1];
  return key === undefined ? type : t(key);
}
