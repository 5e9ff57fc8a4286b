import { areEqual, formatNumber, isTruthValued, isComplexField } from '../expression/index.ts';
import type { Corrector } from '../document/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import { termOfAnswer } from './answer-term.ts';
import type { GivenAnswer, Judging } from './judging.ts';
import { parametersOf, readSolution } from './read-solution.ts';
import { domainsIn, pointText } from './term.ts';

/** Values of two terms that differ at a point such as `x = 2`. */
export interface Difference {
  readonly at: string;
  readonly given: string;
  readonly expected: string;
}

/** Where one of these decides, the solution itself is not what the answer is compared with. */
const otherwise: ReadonlySet<Corrector['kind']> = new Set([
  'asFunction',
  'functionForZero',
  'matrixForZero',
  'antiderivative',
  'truthTable',
]);

/** More digits are not easy to check by hand. */
const shortNumber = /^-?\d{1,4}([.,]\d{1,2})?$/;

/**
 * A point where a wrong term in the letters of the solution differs from it, with both values, in the language of the
 * judging. Undefined if there is none that is easily checked by hand.
 */
export function differenceOf(given: GivenAnswer, judging: Judging): Difference | undefined {
  const { type, solution, correctors } = given.answer;
  const { field, language } = judging;
  if (type !== 'input.function' || isComplexField(field)) return undefined;
  if (correctors.some(({ kind }) => otherwise.has(kind))) return undefined;
  const [term, expected] = [termOfAnswer(given, judging), readSolution(solution.text, judging)];
  if (term === undefined || expected === undefined || isTruthValued(term) || isTruthValued(expected)) return undefined;
  const names = new Set(parametersOf([expected]));
  if (names.size === 0 || parametersOf([term]).some((name) => !names.has(name))) return undefined;
  const equality = areEqual(term, expected, { names, field, domain: 'right', domains: domainsIn(correctors) });
  if (equality.kind !== 'unequal') return undefined;
  const { witness, left, right } = equality;
  const decimalComma = writesDecimalComma(language);
  const short = (value: number) => formatNumber(value, { decimalComma, digits: 2 });
  const isExact = Object.values(witness).every((value) => Number(value.toFixed(2)) === value);
  const [ours, theirs] = [short(left), short(right)];
  if (!isExact || ours === theirs || ![ours, theirs].every((text) => shortNumber.test(text))) return undefined;
  return { at: pointText(witness, names, judging), given: ours, expected: theirs };
}
