import type { Judged } from './judging.ts';
import { casesText, typedCasesIn } from './cases-text.ts';
import { intervalText, isEmptySet, typedIntervalsIn, type WrittenInterval } from './interval-text.ts';

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

/**
 * Whether there is no text in any field of an answer: nothing but the signs between them. One that has text in some of
 * them is not empty, even if it cannot be read.
 */
export function isEmptyAnswer(input: string, type: Judged['type']): boolean {
  if (input.trim() === '') return true;
  switch (type) {
    case 'input.interval':
      return typedIntervalsIn(input)?.some(isFilled) === false && !isEmptySet(input);
    case 'input.matrix':
      return /^[[\];\s]*$/.test(input);
    case 'input.truth-table':
      return /^[?;\s]*$/.test(input);
    case 'input.cases.function':
      return /^[:;\s]*$/.test(input);
    case 'input.number':
    case 'input.function':
    case 'input.finite-number-set':
    case 'input.text':
    case 'tile':
    case 'code':
      return false;
  }
}

function isFilled({ from, to }: WrittenInterval): boolean {
  return from.trim() !== '' || to.trim() !== '';
}

/**
 * An answer with something readable in each of its empty fields, so that only what is written can be told not to be.
 */
export function withEmptyFilled(input: string, type: Judged['type']): string {
  if (!isUnfilled(input, type)) return input;
  switch (type) {
    case 'input.interval': {
      const filled = (typedIntervalsIn(input) ?? []).map(({ from, to, ...brackets }) => ({
        ...brackets,
        from: from.trim() === '' ? '-infinity' : from,
        to: to.trim() === '' ? 'infinity' : to,
      }));
      return intervalText(filled);
    }
    case 'input.matrix':
      return input.replaceAll(/(?<=[[;]\s*)(?=[;\]])/g, '0');
    case 'input.cases.function':
      return casesText(
        typedCasesIn(input).map(({ term, condition }) => ({
          term: term.trim() === '' ? '0' : term,
          condition: condition.trim() === '' ? 'true' : condition,
        })),
      );
    case 'input.truth-table':
    case 'input.number':
    case 'input.function':
    case 'input.finite-number-set':
    case 'input.text':
    case 'tile':
    case 'code':
      return input;
  }
}
