import type { Judged } from './judging.ts';
import { typedCasesIn } from './cases-text.ts';
import { typedIntervalsIn } from './interval-text.ts';

/** Whether an answer still has an empty field. */
export function isUnfilled(input: string, type: Judged['type']): boolean {
  if (input.trim() === '') return true;
  switch (type) {
    case 'input.interval':
      return typedIntervalsIn(input)?.some(({ from, to }) => from.trim() === '' || to.trim() === '') === true;
    case 'input.matrix':
      return /[[;]\s*[;\]]/.test(input);
    case 'input.truth-table':
      return input.includes('?');
    case 'input.cases.function':
      return typedCasesIn(input).some(({ term, condition }) => term.trim() === '' || condition.trim() === '');
    case 'input.number':
    case 'input.function':
    case 'input.finite-number-set':
    case 'input.text':
    case 'tile':
    case 'code':
      return false;
  }
}
