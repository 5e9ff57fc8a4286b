import { judgeAnswer, type Judged, type Judging, type Verdict } from '../judgement/index.ts';

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
  const judging: Judging = {
    drawn: new Map(),
    field: kind === 'q' ? 'rational' : 'real',
    precision: { mode: 'atleast', digits: 2 },
    displayPrecision: 2,
    language: 'en',
  };
  const source = { text: number, span: { from: 0, to: number.length } };
  return judgeAnswer(answer, { type, solution: source, correctors }, judging).verdict;
}
