import type { FigureType } from '@lemma/core/authoring';
import { elementTypes } from '@lemma/viz-engine/elements';

/** The types of variables that authors may define, each with the values of its first example. */
export const figureTypes: readonly FigureType[] = elementTypes.flatMap(({ type, aliases, options, examples }) => {
  const definitions = examples.flatMap((example) => example.definitions);
  return [type, ...aliases].map((name) => ({
    name,
    options,
    values:
      (definitions.find((each) => each.type === name) ?? definitions.find((each) => each.type === type))?.values ?? [],
  }));
});
