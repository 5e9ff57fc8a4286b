import {
  formatNumber,
  isExactField,
  isInfinite,
  leavesDoubles,
  shownDecimals,
  trueDigitsOf,
  wholeDigitsOf,
} from '../expression/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import { exactNodeOf, holds, type DrawnNumber, type DrawnValue } from '../variables/index.ts';
import type { Exercise } from './draw-exercise.ts';
import { shownTerm } from './shown-term.ts';
import { shownFraction, shownNumber, shownText, type ShownValue, type ShownValues } from './values.ts';

/** A double has no more decimal digits than this. */
const mostDigits = 15;

/** The drawn values as the surrounding texts show them. */
export function drawnValues(exercise: Exercise): ShownValues {
  const { drawn } = exercise;
  return {
    live: false,
    show({ name, coordinate }) {
      const value = drawn.get(name);
      return value === undefined || coordinate !== undefined ? undefined : shown(name, value, exercise);
    },
    holds(condition) {
      const result = holds(condition, drawn);
      return result.ok ? result.value : undefined;
    },
  };
}

function shown(name: string, value: DrawnValue, exercise: Exercise): ShownValue {
  const decimalComma = writesDecimalComma(exercise.language);
  switch (value.kind) {
    case 'number': {
      const { numerator, denominator } = value;
      // As a double it would be ∞ or 0.
      if (value.term !== undefined && leavesDoubles(value.term) && !isInfinite(value.term)) {
        return shownTerm(value.term, decimalComma);
      }
      return numerator !== undefined && denominator !== undefined && isFraction(name, value, exercise)
        ? shownFraction(numerator, denominator)
        : shownNumber(
            (value.term && wholeDigitsOf(value.term)) ??
              closely(value, exercise) ??
              formatNumber(value.value, {
                digits: digitsOf(value.value, exercise),
                decimalComma,
                ...comparedIn(exercise),
              }),
          );
    }
    case 'function':
      return shownTerm(value.expression, decimalComma);
    case 'text':
      return shownText(value.text);
  }
}

/** A real number of which a double would show untrue digits. */
function closely(number: DrawnNumber, { field, displayPrecision, language }: Exercise): string | undefined {
  if (isExactField(field)) return undefined;
  const term = exactNodeOf(number, { from: 0, to: 0 });
  const digits = trueDigitsOf(term, number.value, { mode: 'rounded', digits: displayPrecision });
  return writesDecimalComma(language) ? digits?.replace('.', ',') : digits;
}

/** The decimals in which answers are compared, where they are. */
function comparedIn({ field, precision }: Exercise): { readonly compared?: number } {
  return (field === 'real' || field === 'complex') && precision.mode === 'atleast'
    ? { compared: precision.digits }
    : {};
}

/** Where answers must be equal, all digits are shown: what the page shows is right. */
function digitsOf(value: number, { field, displayPrecision }: Exercise): number {
  if (field === 'real' || field === 'complex') return shownDecimals(value, displayPrecision);
  const before = Math.max(1, String(Math.trunc(Math.abs(value))).length);
  return Math.max(0, mostDigits - before);
}

/** Whether it is shown as a fraction: drawn as one or in a rational field; from a set, if decimals would not show it exactly. */
export function isFraction(
  name: string,
  { value }: DrawnNumber,
  { definitions, displayPrecision, field }: Exercise,
): boolean {
  if (field === 'rational' || field === 'complex-rational') return true;
  const definition = definitions.find((other) => other.name === name);
  if (definition?.type === 'randrat' || definition?.field?.text.trim() === 'rational') return true;
  return definition?.type === 'drawFromSet' && Number(value.toFixed(displayPrecision)) !== value;
}
