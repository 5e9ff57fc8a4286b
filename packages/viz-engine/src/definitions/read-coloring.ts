import type { SourceText } from '@lemma/core/source';
import { splitValues } from '@lemma/core/variables';
import { parseColor, type Color } from '../board/index.ts';
import type { DefinitionReading } from './definition-reading.ts';
import { colorData } from './read-style-look.ts';

/** The current colour, or that of a sequence member; undefined if no condition holds. */
export type Coloring = (...members: readonly number[]) => Color | undefined;

/**
 * Reads `\conditionalColoring{P}{P[x] > 0, red, P[x] < 0, blue}`: alternating conditions and colours; the first that
 * holds wins. Conditions may mention the parameters of members.
 */
export function readColoring(
  source: SourceText,
  parameters: readonly string[],
  reading: DefinitionReading,
): Coloring | undefined {
  const parts = splitValues(source);
  const { memory } = reading.names;
  const slots = new Map(parameters.map((name) => [name, memory.reserve()]));
  if (parts.length === 0 || parts.length % 2 === 1) {
    reading.refuseAttribute('conditionalColoring', source, 'notAColoring');
    return undefined;
  }
  const rules = parts.flatMap((part, index) => {
    const next = parts[index + 1];
    if (index % 2 === 1 || next === undefined) return [];
    const color = parseColor(next.text);
    if (color === undefined) reading.refuseAttribute('conditionalColoring', next, 'unknownColor', colorData(next.text));
    const { compiled } = reading.compiled(part, { slots });
    if (compiled?.type === 'number') reading.refuseAttribute('conditionalColoring', part, 'notATruth');
    return compiled?.type === 'truth' && color !== undefined ? [{ color, holds: compiled.evaluate }] : [];
  });
  return (...members) => {
    const { values } = memory;
    for (const [index, slot] of [...slots.values()].entries()) values[slot] = members[index] ?? NaN;
    return rules.find(({ holds }) => holds(values))?.color;
  };
}
