import { calledNames, freeNames, isTruthValued, type Expression } from '../expression/index.ts';
import type { Corrector } from '../document/index.ts';
import { byValue, otherValue, wrongBut, type Assessment } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { lettersOf, readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';
import { judgeTerm } from './term.ts';
import { judgeVanishing, vanishingIn } from './vanishing.ts';

/**
 * A function is right if it is the same function: compared exactly, otherwise at points; with `\checkAsFunction` at
 * those of the author, with `\checkFuncForZero` by an expression. An equation is no term, nor a term an equation;
 * nor is a vector a function of numbers.
 */
export function judgeFunction(input: string, answer: Judged, judging: Judging): Assessment {
  const { solution, correctors } = answer;
  const expected = readSolution(solution.text, judging);
  if (expected === undefined) return readInput(input, judging) === undefined ? { verdict: 'invalid' } : otherValue;
  const term = readInput(input, judging, lettersOf(answer, judging));
  if (term === undefined) return { verdict: 'invalid' };
  if (isTruthValued(term) !== isTruthValued(expected)) return { verdict: 'invalid' };
  if (isVector(term) !== isVector(expected)) return { verdict: 'invalid' };
  const forbidden = forbiddenIn(term, correctors);
  if (forbidden.length > 0) return wrongBut({ kind: 'notAllowed', found: forbidden.join(', ') });
  if (vanishingIn(correctors).length > 0) return byValue(judgeVanishing(input, answer, judging));
  return judgeTerm(term, expected, correctors, judging);
}

function isVector(term: Expression): boolean {
  return term.kind === 'group' || term.kind === 'negate' ? isVector(term.operand) : term.kind === 'vector';
}

/** The names and functions in a term that `\allowForInput` does not list: it lists everything that may occur. */
function forbiddenIn(term: Expression, correctors: readonly Corrector[]): readonly string[] {
  const lists = correctors.flatMap((corrector) => (corrector.kind === 'allowed' ? [corrector.names] : []));
  if (lists.length === 0) return [];
  const allowed = new Set(lists.flat());
  return [...new Set([...freeNames(term), ...calledNames(term)])].filter((name) => !allowed.has(name));
}
