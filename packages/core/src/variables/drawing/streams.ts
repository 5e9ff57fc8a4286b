import type { Random } from '../../platform/index.ts';
import type { VariableDefinition } from '../definitions/definition.ts';

/**
 * Where a question's random numbers come from. The variables of its problem use `problem`, so that every question of
 * the problem shows the same values; its own variables use `own`, so that no question repeats the numbers of another.
 */
export interface Streams {
  readonly problem: Random;
  readonly own: Random;
  /** Whether a definition belongs to the question, and not to its problem. */
  readonly isOwn: (definition: VariableDefinition) => boolean;
}

/** One stream is enough for something that shares no variables: a figure or a quick check. */
export function streamsOf(random: Random | Streams): Streams {
  return 'own' in random ? random : { problem: random, own: random, isOwn: () => true };
}
