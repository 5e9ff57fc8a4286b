import {
  closeDoubleOf,
  expectedNumber,
  formatNumber,
  formatValue,
  fractionOf,
  isInfinite,
  leavesDoubles,
  isLongWhole,
  printText,
  isExactField,
  shownDecimals,
  tidied,
  trueDigitsOf,
  valueOf,
  wholeDigitsOf,
  type Expression,
  type Value,
} from '../expression/index.ts';
import { conditionIn, listSeparator, saysOtherwise, writesDecimalComma, type Language } from '../language/index.ts';
import { casesIn, casesText } from './cases-text.ts';
import { intervalText } from './interval-text.ts';
import { intervalsOfSolution } from './interval.ts';
import type { Judged, Judging } from './judging.ts';
import { printAsked } from './print-asked.ts';
import { rowsOfSolution } from './matrix.ts';
import { matrixText } from './matrix-text.ts';
import { termsOfSolution } from './number-set.ts';
import { readSolution } from './read-solution.ts';
import { textOfSolution } from './text.ts';
import { truthTableOf, truthText } from './truth-table.ts';

/** The solution as a learner would write it, in the language of the document; empty if it has no value. */
export function printSolution(answer: Judged, judging: Judging): string {
  return printAsked(answer, judging, printOfType(answer, judging));
}

function printOfType({ type, solution: { text } }: Judged, judging: Judging): string {
  switch (type) {
    case 'input.number': {
      const term = readSolution(text, judging);
      return term === undefined ? '' : printTerm(term, judging);
    }
    case 'input.function': {
      const term = readSolution(text, judging);
      return term === undefined ? '' : printExactly(term, judging);
    }
    case 'input.finite-number-set': {
      const numbers = termsOfSolution(text, judging);
      if (numbers === undefined) return '';
      return numbers.length === 0
        ? '∅'
        : `{${numbers.map((number) => printElement(number, judging)).join(between(judging.language))}}`;
    }
    case 'input.interval':
      return printIntervals(text, judging);
    case 'input.matrix':
      return matrixText(rowsOfSolution(text, judging)?.map((row) => row.map((cell) => printTerm(cell, judging))) ?? []);
    case 'input.text':
      return textOfSolution(text, judging);
    case 'input.truth-table':
      return truthText(truthTableOf(text)?.rows.map(({ result }) => result) ?? []);
    case 'input.cases.function':
      return casesText(
        casesIn(text).map(({ term, condition }) => ({
          term: printPart(term, judging),
          condition: saysOtherwise(condition) ? condition.trim() : printPart(conditionIn(condition), judging),
        })),
      );
    case 'tile':
      return text.trim();
    case 'code':
      return text;
  }
}

function printPart(text: string, judging: Judging): string {
  const term = readSolution(text, judging);
  return term === undefined ? text : withComma(printText(tidied(term)), judging.language);
}

/** An element of a set: infinity only if it is meant, and not what is too large for doubles. */
function printElement(term: Expression, judging: Judging): string {
  const value = isInfinite(term) ? valueOf(term, {}) : undefined;
  return value?.ok ? printValue(value.value, judging) : printTerm(term, judging);
}

function printTerm(term: Expression, judging: Judging): string {
  // As a double it would be ∞ or 0.
  if (leavesDoubles(term) || isLongWhole(term)) return withComma(printText(tidied(term)), judging.language);
  const digits = wholeDigitsOf(term);
  if (digits !== undefined) return digits;
  const value = valueOf(term, {}, judging.field);
  return value.ok
    ? (closely(value.value, term, judging) ?? printValue(certain(value.value, term), judging))
    : withComma(printText(tidied(term)), judging.language);
}

/** A real number of which doubles would show untrue digits. */
function closely(value: Value, term: Expression, { field, precision, ...shown }: Judging): string | undefined {
  if (value.kind !== 'real' || isExactField(field)) return undefined;
  const digits = trueDigitsOf(term, value.value, {
    mode: precision.mode,
    digits: precision.mode === 'atleast' ? Math.max(shown.displayPrecision, precision.digits) : precision.digits,
  });
  return digits && withComma(digits, shown.language);
}

/** The nearest double: what was computed may be another one, or all that is left of numbers that cancel, as in cos(π/2). */
function certain(value: Value, term: Expression): Value {
  return value.kind === 'real' ? { kind: 'real', value: closeDoubleOf(term) ?? value.value } : value;
}

/** Functions are compared exactly, so a constant one is only written as a decimal if nothing is rounded: else 1/3, 2π. */
function printExactly(term: Expression, judging: Judging): string {
  const value = valueOf(term, {}, judging.field);
  if (!value.ok) return printTerm(term, judging);
  const { field, language } = judging;
  const decimalComma = writesDecimalComma(language);
  const shown = printValue(value.value, judging);
  if (shown === formatValue(value.value, { field, digits: 15, decimalComma })) return shown;
  const fraction = fractionOf(term);
  return fraction === undefined
    ? withComma(printText(tidied(term)), language)
    : `${String(fraction.numerator)}/${String(fraction.denominator)}`;
}

/** A number with its display decimals, or with those required if the precision demands it. */
function printValue(value: Value, { field, precision, displayPrecision, language }: Judging): string {
  const isDecimal = field === 'real' || field === 'complex';
  const isExact = isDecimal && precision.mode !== 'atleast';
  const decimalComma = writesDecimalComma(language);
  const wanted = isExact ? precision.digits : Math.max(displayPrecision, precision.digits);
  const digits = value.kind === 'real' ? shownDecimals(value.value, wanted) : wanted;
  const asked = isExact ? asExpected(value, (number) => expectedNumber(number, precision)) : value;
  const compared = isExact ? {} : { compared: precision.digits };
  return formatValue(asked, { field, digits, decimalComma, ...compared });
}

function asExpected(value: Value, expected: (number: number) => number): Value {
  switch (value.kind) {
    case 'real':
      return { kind: 'real', value: expected(value.value) };
    case 'complex':
      return { kind: 'complex', re: expected(value.re), im: expected(value.im) };
    default:
      return value;
  }
}

function printIntervals(text: string, judging: Judging): string {
  const intervals = intervalsOfSolution(text, judging);
  if (intervals === undefined) return '';
  const print = (end: Expression) => {
    const value = valueOf(end, {});
    const number = value.ok && value.value.kind === 'real' ? value.value.value : undefined;
    return number !== undefined && isInfinite(end)
      ? formatNumber(number)
      : printTerm(end, { ...judging, field: 'real' });
  };
  const written = intervalText(
    intervals.map(({ from, to, closedFrom, closedTo }) => ({
      open: closedFrom ? '[' : '(',
      from: print(from),
      to: print(to),
      close: closedTo ? ']' : ')',
    })),
  );
  return written.replaceAll('; ', between(judging.language));
}

function between(language: Language): string {
  return `${listSeparator(writesDecimalComma(language))} `;
}

function withComma(text: string, language: Language): string {
  return writesDecimalComma(language) ? text.replace(/(\d)\.(\d)/g, '$1,$2') : text;
}
