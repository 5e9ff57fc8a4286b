import type { Visualization } from '@lemma/core/document';
import type { Finding } from '@lemma/core/source';
import { warning } from '../definitions/index.ts';

/** What a figure shares with no other figure of its page: most likely it has another name there. */
export function sharedAlone(figures: readonly Visualization[]): readonly Finding[] {
  const sharers = new Map<string, number>();
  for (const name of figures.flatMap(namesShared)) sharers.set(name, (sharers.get(name) ?? 0) + 1);
  return figures.flatMap(({ definitions, shared }) => {
    const defined = new Set(definitions.map(({ name }) => name));
    return shared.flatMap(({ text: name, span }) =>
      sharers.get(name) === 1 && defined.has(name) ? [warning('SHARED_ALONE', span, { name })] : [],
    );
  });
}

function namesShared({ shared }: Visualization): readonly string[] {
  return [...new Set(shared.map(({ text }) => text))];
}
