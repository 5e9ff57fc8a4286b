import type { Visualization } from '@lemma/core/document';
import { seededRandom } from '@lemma/core/platform';
import type { Finding, Span } from '@lemma/core/source';
import { drawVariables, toFinding } from '@lemma/core/variables';
import type { Memory } from './memory.ts';
import type { FigureReport } from './finding.ts';

/**
 * Draws the random variables until no rule rejects the outcome, and stores them in the memory. Reports errors in them
 * and in the rules, but not again what is already reported about a definition. Valid ones are drawn in any case, except
 * for those in a rule with an invalid variable.
 */
export function drawRandom(
  { definitions, rules }: Visualization,
  seed: number,
  memory: Memory,
  findings: readonly Finding[],
  report: FigureReport,
): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const wrong = definitions.filter(({ span }) => errors.some((known) => isWithin(known.span, span)));
  const right = new Set(definitions.filter((definition) => !wrong.includes(definition)));
  let asked = definitions;
  for (;;) {
    const drawn = drawVariables(asked, rules, seededRandom(seed));
    if (drawn.ok) {
      for (const [name, value] of drawn.value) {
        if (value.kind === 'number') memory.drawn.set(name, value);
        if (value.kind === 'text') memory.drawnTexts.set(name, value.text);
      }
      return;
    }
    const failures = drawn.failure.map(toFinding);
    const beyond = asked.filter(
      (definition) =>
        right.has(definition) &&
        leftToFigures.has(definition.type) &&
        failures.some((found) => isWithin(found.span, definition.span)),
    );
    if (beyond.length === 0) {
      if (asked.length === definitions.length) {
        for (const found of failures) if (!wrong.some(({ span }) => isWithin(found.span, span))) report(found);
      }
      // Invalid ones are left out, and with them what depends on them: the others can still be drawn.
      const left = asked.filter(({ span }) => !failures.some((found) => isWithin(found.span, span)));
      if (left.length === asked.length) return;
      asked = left;
      continue;
    }
    asked = asked.map((definition) => (beyond.includes(definition) ? { ...definition, type: ofFigure } : definition));
  }
}

/** Types that figures evaluate themselves: with derivatives, vectors and sequences, which drawing does not support. */
const leftToFigures: ReadonlySet<string> = new Set(['number', 'function']);

/** Replaces the type of a definition that is left to the figure. */
const ofFigure = 'element';

function isWithin(inner: Span, outer: Span): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}
