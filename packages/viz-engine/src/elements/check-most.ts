import type { NumberTerm } from '../board/index.ts';
import type { ReadableValues } from './values.ts';

/**
 * Checks a maximum, a whole number from 0, once it has its initial value, and that no more things are chosen at the
 * start. The indices are those of the values with the maximum and with the things chosen.
 */
export function checkMost(
  values: ReadableValues,
  index: number,
  chosenIndex: number,
  most: NumberTerm,
  chosen: number,
): void {
  values.later(() => {
    const number = most();
    // Without a value, something else is wrong.
    if (Number.isNaN(number)) return;
    const isCount = number === Infinity || (Number.isInteger(number) && number >= 0);
    if (!isCount) values.refuse(index, 'notACount');
    else if (number === 0) values.warn(index, 'notPositive');
    else if (chosen > number) values.refuse(chosenIndex, 'tooManyAtStart');
  });
}
