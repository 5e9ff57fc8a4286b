import {
  expand,
  hasNode,
  isTruthValued,
  leavesDoubles,
  numberNode,
  numberOf,
  valueOf,
  type Expression,
  type Precision,
  type Value,
} from '../expression/index.ts';
import type { Corrector } from '../document/index.ts';
import type { SourceText } from '../source/index.ts';
import type { Judged, Judging } from './judging.ts';
import { judgeValue, valuesMatch } from './number.ts';
import { parametersOf } from './read-solution.ts';
import { judgeTerm } from './term.ts';
import { readWithAnswers } from './with-answers.ts';
import { rightIf, verdictOf, type Verdict } from './verdict.ts';

/** The expressions that must vanish: those of `\checkFuncForZero` and `\checkMatrixForZero`. */
export function vanishingIn(correctors: readonly Corrector[]): readonly SourceText[] {
  return correctors.flatMap((corrector) =>
    corrector.kind === 'functionForZero' || corrector.kind === 'matrixForZero' ? [corrector.expression] : [],
  );
}

/**
 * An answer is right if all these expressions vanish: terms everywhere, numbers and the entries of matrices within the
 * precision of the question. An expression that cannot be evaluated, because of its author or of another answer, proves
 * nothing.
 */
export function judgeVanishing(input: string, answer: Judged, judging: Judging): Verdict {
  const forms = [...new Set(answer.type === 'input.matrix' ? [input, asVector(input)] : [input])];
  const verdicts = forms.map((text) => verdictOn(text, answer, judging));
  return verdicts.find((verdict) => verdict === 'right') ?? verdicts[0] ?? 'undecided';
}

/** A matrix of one row is a vector, too, as in solutions: `[[1;2]]` is `[1;2]`. */
function asVector(input: string): string {
  return input.replace(/^\s*\[\s*(\[[^[\]]*\])\s*\]\s*$/, '$1');
}

function verdictOn(input: string, answer: Judged, judging: Judging): Verdict {
  const own = { text: input, language: judging.language, answer };
  return verdictOf(
    vanishingIn(answer.correctors).map(({ text }): Verdict => {
      const read = readWithAnswers(text, own, judging);
      if (!read.ok || read.value === undefined || isTruthValued(read.value)) return 'undecided';
      const isTerm = answer.type === 'input.function' && !hasNode(read.value, ({ kind }) => kind === 'vector');
      return isTerm ? judgeTermForZero(read.value, answer.correctors, judging) : judgeValueForZero(read.value, judging);
    }),
  );
}

/** A - B vanishes if A is B: so rounded numbers in both of them are compared as such. */
function judgeTermForZero(term: Expression, correctors: readonly Corrector[], judging: Judging): Verdict {
  if (term.kind === 'group') return judgeTermForZero(term.operand, correctors, judging);
  if (term.kind === 'subtract') return judgeTerm(term.left, term.right, correctors, judging).verdict;
  const { span } = term;
  // Zero wherever the term has a value.
  const zero: Expression = { kind: 'multiply', span, left: numberNode(0, span), right: term };
  const { verdict } = judgeTerm(term, zero, correctors, judging);
  return verdict === 'undecided' && cancelsOut(term) && hasValue(term) ? 'right' : verdict;
}

/** Whether nothing is left of a term when it is expanded: of -A·sin(x) + A·sin(x), of which all values are nearly 0. */
function cancelsOut(term: Expression): boolean {
  const expanded = expand(term);
  return expanded.kind === 'number' && expanded.value === 0;
}

function hasValue(term: Expression): boolean {
  const names = parametersOf([term]);
  return [...simple.keys()].some((first) => {
    const value = valueOf(term, Object.fromEntries(pointFrom(names, first)), 'real');
    const number = value.ok ? numberOf(value.value) : undefined;
    return number !== undefined && Number.isFinite(number);
  });
}

/** Values that the names of an expression take, one after the other. */
const simple = [2, -3, 0.5, 5, 1, -0.7, 3];

function pointFrom(names: readonly string[], first: number): readonly (readonly [string, number])[] {
  return names.map((name, index) => [name, simple[(first + index) % simple.length] ?? 0] as const);
}

function judgeValueForZero(term: Expression, judging: Judging): Verdict {
  const { field, precision } = judging;
  const names = parametersOf([term]);
  const within: Precision = { mode: 'atleast', digits: names.length === 0 ? precision.digits : 9 };
  if (names.length === 0 && !hasNode(term, ({ kind }) => kind === 'vector')) {
    const verdict = judgeValue(term, numberNode(0, term.span), { ...judging, precision: within });
    return verdict === 'invalid' ? 'wrong' : verdict;
  }
  // The values of matrices, and of terms at points, are doubles.
  if (leavesDoubles(term)) return 'undecided';
  const points = names.length === 0 ? [0] : [...simple.keys()];
  const zero: Value = { kind: 'real', value: 0 };
  return rightIf(
    points.every((first) => {
      const value = valueOf(term, Object.fromEntries(pointFrom(names, first)), field);
      return value.ok && partsOf(value.value).every((part) => valuesMatch(part, zero, field, within));
    }),
  );
}

function partsOf(value: Value): readonly Value[] {
  switch (value.kind) {
    case 'vector':
      return value.entries;
    case 'matrix':
      return value.rows.flat();
    default:
      return [value];
  }
}
