import { areEqual, differentiate, freeNames, isTruthValued, type Expression } from '../expression/index.ts';
import type { Corrector } from '../document/index.ts';
import { otherValue, wrongBut, type Assessment } from './assessment.ts';
import { constantIn } from './constant-of-integration.ts';
import { assessDomain, domainsIn } from './term.ts';
import type { Judged, Judging } from './judging.ts';
import { integrationConstants, lettersOf, parametersOf, readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';

type AsAntiderivative = Extract<Corrector, { readonly kind: 'antiderivative' }>;

/**
 * Judges an antiderivative: it is right if its derivative is that of the solution, wherever the solution is defined. A
 * name that the derivatives do not have is a constant of integration.
 */
export function assessAntiderivative(
  input: string,
  answer: Judged,
  { variable, needsConstant }: AsAntiderivative,
  judging: Judging,
): Assessment {
  const { solution, correctors } = answer;
  const expected = readSolution(solution.text, judging);
  const names = new Set([variable, ...lettersOf(answer, judging)]);
  const term = readInput(input, judging, names);
  if (term === undefined || isTruthValued(term)) return { verdict: 'invalid' };
  // Everything without the letter has the derivative 0.
  if (expected !== undefined && !mayDependOn(expected, variable)) return { verdict: 'undecided' };
  const right = expected && derivativeWithDomain(expected, variable);
  const given = derivativeWithDomain(term, variable);
  if (right === undefined || given === undefined) return otherValue;
  const equality = areEqual(given, right, {
    names,
    field: judging.field,
    domain: 'right',
    domains: domainsIn(correctors),
  });
  if (equality.kind === 'unknown' && equality.reason === 'tooFewPoints') return { verdict: 'undecided' };
  if (equality.kind !== 'equal') return otherValue;
  const slope = expected && differentiate(expected, variable);
  const known = new Set([variable, ...(slope?.ok ? freeNames(slope.value) : [])]);
  const constant = needsConstant ? constantIn(term, known) : 'whole';
  if (constant === 'none') return wrongBut({ kind: 'missingConstant' });
  if (constant === 'unknown') return { verdict: 'undecided' };
  if (constant === 'narrow') return wrongBut({ kind: 'narrowConstant' });
  const shown = new Set([variable, ...parametersOf(expected === undefined ? [] : [expected])]);
  return assessDomain(equality, { names: shown, correctors }, judging);
}

/**
 * Whether the letter of an antiderivative may be that of its solution: it occurs in it, or nothing but constants does. An
 * author who names another letter is told so.
 */
export function mayDependOn(solution: Expression, letter: string): boolean {
  const letters = parametersOf([solution]).filter((name) => !integrationConstants.includes(name));
  return letters.length === 0 || letters.includes(letter);
}

/** The derivative, undefined where the term is: ln(x) has no derivative for negative x, though 1/x has a value. */
function derivativeWithDomain(term: Expression, variable: string): Expression | undefined {
  const derivative = differentiate(term, variable);
  if (!derivative.ok) return undefined;
  const { span } = term;
  const nothing: Expression = { kind: 'multiply', span, left: { kind: 'number', span, value: 0 }, right: term };
  return { kind: 'add', span, left: derivative.value, right: nothing };
}
