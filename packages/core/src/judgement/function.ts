import { calledNames, freeNames, isTruthValued, type Expression } from '../expression/index.ts';
import type { Corrector } from '../document/index.ts';
import type { Assessment } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { parametersOf, readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';
import { judgeTerm } from './term.ts';
import { judgeVanishing, vanishingIn } from './vanishing.ts';

/**
 * A function is right if it is the same function: compared exactly, otherwise at points; with `\checkAsFunction` at
 * those of the author, with `\checkFuncForZero` by an expression. An equation is no term, nor a term an equation.
 */
export function judgeFunction(input: string, answer: Judged, judging: Judging): Assessment {
  const { solution, correctors } = answer;
  const expected = readSolution(solution.text, judging);
  if (expected === undefined) return { verdict: readInput(input, judging) === undefined ? 'invalid' : 'wrong' };
  const names = new Set(parametersOf([expected]));
  const term = readInput(input, judging, names);
  if (term === undefined || !isAllowed(term, correctors)) return { verdict: 'invalid' };
  if (isTruthValued(term) !== isTruthValued(expected)) return { verdict: 'invalid' };
  if (vanishingIn(correctors).length > 0) return { verdict: judgeVanishing(input, answer, judging) };
  return judgeTerm(term, expected, correctors, judging);
}

/** `\allowForInput` lists everything that may occur. */
function isAllowed(term: Expression, correctors: readonly Corrector[]): boolean {
  const lists = correctors.flatMap((corrector) => (corrector.kind === 'allowed' ? [corrector.names] : []));
  if (lists.length === 0) return true;
  const allowed = new Set(lists.flat());
  return [...freeNames(term), ...calledNames(term)].every((name) => allowed.has(name));
}
