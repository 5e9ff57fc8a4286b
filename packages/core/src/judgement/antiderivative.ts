import {
  areEqual,
  differentiate,
  freeNames,
  isReservedName,
  isTruthValued,
  substitute,
  type Expression,
} from '../expression/index.ts';
import type { Corrector } from '../document/index.ts';
import { otherValue, wrongBut, type Assessment } from './assessment.ts';
import { assessDomain, domainsIn } from './term.ts';
import type { Judged, Judging } from './judging.ts';
import { lettersOf, parametersOf, readSolution } from './read-solution.ts';
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
  if (constant === 'narrow') return wrongBut({ kind: 'narrowConstant' });
  const shown = new Set([variable, ...parametersOf(expected === undefined ? [] : [expected])]);
  return assessDomain(equality, { names: shown, correctors }, judging);
}

/** The derivative, undefined where the term is: ln(x) has no derivative for negative x, though 1/x has a value. */
function derivativeWithDomain(term: Expression, variable: string): Expression | undefined {
  const derivative = differentiate(term, variable);
  if (!derivative.ok) return undefined;
  const { span } = term;
  const nothing: Expression = { kind: 'multiply', span, left: { kind: 'number', span, value: 0 }, right: term };
  return { kind: 'add', span, left: derivative.value, right: nothing };
}

/**
 * How a term depends on names other than the known ones: `whole` if one of them may be any constant of integration, as in
 * x² + C and ln|Cx|; `narrow` if they leave out some constants, as x² + C² does.
 */
function constantIn(term: Expression, known: ReadonlySet<string>): 'whole' | 'narrow' | 'none' {
  const names = [...freeNames(term)].filter((name) => !known.has(name) && !isReservedName(name));
  const kinds = names.map((name) => kindOfConstant(term, name));
  return kinds.includes('whole') ? 'whole' : kinds.includes('narrow') ? 'narrow' : 'none';
}

function kindOfConstant(term: Expression, name: string): 'whole' | 'narrow' | 'none' {
  const slope = differentiate(term, name);
  if (!slope.ok) return 'narrow';
  const { span } = term;
  const zero: Expression = { kind: 'number', span, value: 0 };
  if (areEqual(slope.value, zero).kind !== 'unequal') return 'none';
  // Linear in the name, or in its logarithm.
  const byName: Expression = { kind: 'multiply', span, left: slope.value, right: { kind: 'name', span, value: name } };
  return [slope.value, byName].some((rate) => isConstantIn(rate, name)) ? 'whole' : 'narrow';
}

function isConstantIn(rate: Expression, name: string): boolean {
  const { span } = rate;
  const somewhere = substitute(rate, {
    names: new Map([[name, { kind: 'number', span, value: 2 }]]),
    functions: new Map(),
  });
  return somewhere !== undefined && areEqual(rate, somewhere).kind === 'equal';
}
