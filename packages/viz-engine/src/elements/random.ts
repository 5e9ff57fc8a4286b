import { valueAttributes } from './attributes.ts';
import { defineElement, type ElementType } from './define-element.ts';
import type { Example } from '../examples/index.ts';

/** A whole number between two bounds, inclusive, in steps from the first one if there is a third value; `[Z]` leaves out 0. */
export const randint = randomElement('randint', [2, 3], ['Z'], ['1', '4']);

/** A real number between two bounds. */
export const randdouble = randomElement('randdouble', [2, 2], [], ['-3', '3']);

/** A fraction: numerator from, to, denominator from, to. */
export const randrat = randomElement('randrat', [4, 4], [], ['-5', '5', '1', '4']);

/** The seed decides its value; `drawVariables` of the core draws it, so that every program draws the same. */
function randomElement(
  type: string,
  count: readonly [fewest: number, most: number],
  options: readonly string[],
  values: readonly string[],
): ElementType {
  const example: Example = {
    definitions: [
      { type, name: 'a', values },
      { type: 'point', name: 'P', values: ['a', '1'], attributes: { label: 'P' } },
    ],
  };
  return defineElement({
    type,
    role: 'number',
    values: count,
    options,
    attributes: ['label', ...valueAttributes],
    parse: (definition) => {
      for (let index = 0; index < definition.count; index += 1) definition.number(index);
      return definition.drawn();
    },
    compute: (drawn) => [drawn],
    control: () => ({ kind: 'output' }),
    describe: (drawn) => ({ form: 'number', gaps: { value: drawn() } }),
    examples: [example],
  });
}
