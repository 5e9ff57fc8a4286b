import { checkVisualization } from '../check/index.ts';
import { useCodes } from '@lemma/core/source';

const beside: readonly string[] = useCodes;

/** The errors in a figure of a test, which may be too short to show anything. */
export function mistakesIn(...asked: Parameters<typeof checkVisualization>): ReturnType<typeof checkVisualization> {
  return checkVisualization(...asked).filter(({ code }) => !beside.includes(code));
}
