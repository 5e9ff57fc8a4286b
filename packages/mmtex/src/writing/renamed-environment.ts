import type { Edit } from '@lemma/core/source';
import type { Environment } from '../syntax/index.ts';

/** The changes that rename both ends of an environment. */
export function renamedEnvironment({ nameSpan, body, span }: Environment, name: string): readonly Edit[] {
  const begin = { span: nameSpan, text: `\\begin{${name}}` };
  const hasEnd = span.to > body.span.to;
  return hasEnd ? [begin, { span: { from: body.span.to, to: span.to }, text: `\\end{${name}}` }] : [begin];
}
