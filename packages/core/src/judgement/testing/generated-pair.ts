import { judgeAnswer } from '../judge-answer.ts';
import type { Judged } from '../judging.ts';
import type { Verdict } from '../verdict.ts';
import { usualJudging } from './usual-judging.ts';

const types: Readonly<Record<string, Judged['type']>> = {
  n: 'input.number',
  q: 'input.number',
  u: 'input.number',
  f: 'input.function',
  e: 'input.function',
  s: 'input.finite-number-set',
  i: 'input.interval',
  c: 'input.cases.function',
};

/** The verdict on an answer of a pair that bench/verdict-pairs.py has made. */
export function verdictOnPair(kind: string, solution: string, answer: string): Verdict {
  const [number = '', unit] = kind === 'u' ? solution.split('|') : [solution];
  const type = types[kind];
  if (type === undefined) throw new Error(`unknown kind ${kind}`);
  const correctors = unit === undefined ? [] : [{ kind: 'unit', unit, isExact: false } as const];
  const judging = { ...usualJudging, field: kind === 'q' ? 'rational' : 'real' } as const;
  const source = { text: number, span: { from: 0, to: number.length } };
  return judgeAnswer(answer, { type, solution: source, correctors }, judging).verdict;
}
