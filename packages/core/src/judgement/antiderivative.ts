import {
  areEqual,
  differentiate,
  freeNames,
  isReservedName,
  isTruthValued,
  type Expression,
} from '../expression/index.ts';
import type { Corrector } from '../document/index.ts';
import { otherValue, wrongBut, type Assessment } from './assessment.ts';
import { assessDomain, domainsIn } from './term.ts';
import type { Judged, Judging } from './judging.ts';
import { parametersOf, readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';

type AsAntiderivative = Extract<Corrector, { readonly kind: 'antiderivative' }>;

/**
 * Judges an antiderivative: it is right if its derivative is that of the solution, wherever the solution is defined. A
 * name that the derivatives do not have is a constant of integration.
 */
export function assessAntiderivative(
  input: string,
  { solution, correctors }: Judged,
  { variable, needsConstant }: AsAntiderivative,
  judging: Judging,
): Assessment {
  const expected = readSolution(solution.text, judging);
  const names = new Set([variable, ...parametersOf(expected === undefined ? [] : [expected])]);
  const term = readInput(input, judging, names);
  if (term === undefined || isTruthValued(term)) return { verdict: 'invalid' };
  const right = expected && derivativeWithDomain(expected, variable);
  const answer = derivativeWithDomain(term, variable);
  if (right === undefined || answer === undefined) return otherValue;
  const equality = areEqual(answer, right, {
    names,
    field: judging.field,
    domain: 'right',
    domains: domainsIn(correctors),
  });
  if (equality.kind === 'unknown' && equality.reason === 'tooFewPoints') return { verdict: 'undecided' };
  if (equality.kind !== 'equal') return otherValue;
  const slope = expected && differentiate(expected, variable);
  const known = new Set([variable, ...(slope?.ok ? freeNames(slope.value) : [])]);
  if (needsConstant && !hasConstant(term, known)) return wrongBut({ kind: 'missingConstant' });
  return assessDomain(equality, { names, correctors }, judging);
}

/** The derivative, undefined where the term is: ln(x) has no derivative for negative x, though 1/x has a value. */
function derivativeWithDomain(term: Expression, variable: string): Expression | undefined {
  const derivative = differentiate(term, variable);
  if (!derivative.ok) return undefined;
  const { span } = term;
  const nothing: Expression = { kind: 'multiply', span, left: { kind: 'number', span, value: 0 }, right: term };
  return { kind: 'add', span, left: derivative.value, right: nothing };
}

/** Whether a name other than the known ones changes the term. */
function hasConstant(term: Expression, known: ReadonlySet<string>): boolean {
  const names = [...freeNames(term)].filter((name) => !known.has(name) && !isReservedName(name));
  return names.some((name) => {
    const slope = differentiate(term, name);
    return slope.ok && areEqual(slope.value, { kind: 'number', span: term.span, value: 0 }).kind === 'unequal';
  });
}
