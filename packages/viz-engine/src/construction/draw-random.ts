import { seededRandom } from '@lemma/core/platform';
import type { Finding, Span } from '@lemma/core/source';
import { drawVariables, toFinding, type RandomRule, type VariableDefinition } from '@lemma/core/variables';
import type { Memory } from './memory.ts';

/** Types the core can draw or compute; a slider is to it the number it starts with. */
const drawnTypes = new Set(['number', 'function', 'randint', 'randdouble', 'randrat', 'drawFromSet']);

/**
 * Draws the random variables until no rule says to avoid the outcome, and puts them into the memory. What is wrong with
 * them is added to the findings, unless something they need is wrong already.
 */
export function drawRandom(
  definitions: readonly VariableDefinition[],
  rules: readonly RandomRule[],
  seed: number,
  memory: Memory,
  findings: Finding[],
): void {
  if (rules.length === 0 && !definitions.some(({ type }) => isRandom(type))) return;
  const drawable = definitions.flatMap(asDrawable);
  const isWrong = (definition: VariableDefinition) => findings.some(({ span }) => isWithin(span, definition.span));
  if (drawable.some(isWrong)) return;
  const drawn = drawVariables(drawable, rules, seededRandom(seed));
  if (!drawn.ok) {
    findings.push(...drawn.failure.map(toFinding));
    return;
  }
  for (const { name, type } of drawable) {
    const value = drawn.value.get(name);
    if (isRandom(type) && typeof value === 'number') memory.drawn.set(name, value);
  }
}

function isRandom(type: string): boolean {
  return type.startsWith('rand') || type === 'drawFromSet';
}

function asDrawable(definition: VariableDefinition): readonly VariableDefinition[] {
  if (drawnTypes.has(definition.type)) return [definition];
  return definition.type === 'slider' ? [{ ...definition, type: 'number', values: definition.values.slice(0, 1) }] : [];
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}
