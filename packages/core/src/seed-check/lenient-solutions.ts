import type { Answer } from '../document/index.ts';
import type { Exercise } from '../exercise/index.ts';
import { judgeAnswer } from '../judgement/index.ts';
import type { Finding } from '../source/index.ts';

/** A number that is told from 0. */
const manyDigits = { mode: 'atleast', digits: 15 } as const;

/** Whether 0 is right for a solution that is not 0, because too few decimals count: 0.004. */
export function zeroAccepted(answer: Answer, exercise: Exercise): readonly Finding[] {
  const { type, solution } = answer;
  if (type !== 'input.number' || judgeAnswer('0', answer, exercise).verdict !== 'right') return [];
  if (judgeAnswer('0', answer, { ...exercise, precision: manyDigits }).verdict === 'right') return [];
  return [{ code: 'zero-accepted', severity: 'warning', span: solution.span, data: { solution: solution.text } }];
}

/** How logarithms are written with fewer values, by the laws that learners apply. */
const laws: readonly (readonly [RegExp, string])[] = [
  [/\bln\(([a-z])\^(\d+)\)/g, '$2*ln($1)'],
  [/\bln\(([a-z])\s*[* ]\s*([a-z])\)/g, '(ln($1)+ln($2))'],
  [/\bln\(?\|([a-z])\|\)?/g, 'ln($1)'],
];

/** A form in which the solution is likely to be written, and which has no value at some points where the solution has one. */
export function smallerDomainInvited(answer: Answer, exercise: Exercise, written: string): readonly Finding[] {
  const { type, solution } = answer;
  if (type !== 'input.function') return [];
  for (const [found, instead] of laws) {
    const text = written.replace(found, instead);
    const { verdict, remark } = judgeAnswer(text, answer, exercise);
    if (text === written || verdict !== 'right' || remark?.kind !== 'smallerDomain') continue;
    const data = { solution: solution.text, text, missingAt: remark.missingAt };
    return [{ code: 'smaller-domain', severity: 'warning', span: solution.span, data }];
  }
  return [];
}
