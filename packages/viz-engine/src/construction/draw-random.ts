import type { Visualization } from '@lemma/core/document';
import { seededRandom } from '@lemma/core/platform';
import type { Finding, Span } from '@lemma/core/source';
import { drawVariables, toFinding } from '@lemma/core/variables';
import type { Memory } from './memory.ts';
import type { Report } from './finding.ts';

/**
 * Draws the random variables until no rule says to avoid the outcome, and puts them into the memory. Reports what is
 * wrong with them and with the rules, but not a second time what is known to be wrong with a definition.
 */
export function drawRandom(
  { definitions, rules }: Visualization,
  seed: number,
  memory: Memory,
  findings: readonly Finding[],
  report: Report,
): void {
  const drawn = drawVariables(definitions, rules, seededRandom(seed));
  if (drawn.ok) {
    for (const [name, value] of drawn.value) if (value.kind === 'number') memory.drawn.set(name, value);
    return;
  }
  const wrong = definitions.filter(({ span }) => findings.some((known) => isWithin(known.span, span)));
  for (const found of drawn.failure.map(toFinding)) {
    if (!wrong.some(({ span }) => isWithin(found.span, span))) report(found);
  }
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}
