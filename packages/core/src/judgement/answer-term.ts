import { longestInput } from '../question/index.ts';
import type { Expression } from '../expression/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import { isUnfilled } from './is-unfilled.ts';
import type { GivenAnswer, Judging } from './judging.ts';
import { numberInUnit } from './quantity.ts';
import { lettersOf } from './read-solution.ts';
import { readInput } from './read-term.ts';
import { inOurRows } from './typed-text/index.ts';

/**
 * What was given, as an expression: a number (of a quantity in the unit asked for), a term or a matrix. Undefined if it
 * cannot be read, and for other types.
 */
export function termOfAnswer({ text, language, answer }: GivenAnswer, judging: Judging): Expression | undefined {
  const { type, correctors } = answer;
  if (text.length > longestInput || isUnfilled(text, type)) return undefined;
  const typed = { ...judging, language };
  const letters = lettersOf(answer, judging);
  switch (type) {
    case 'input.number': {
      const unit = correctors.find((corrector) => corrector.kind === 'unit');
      return unit === undefined ? readInput(text, typed) : numberInUnit(text, unit, typed);
    }
    case 'input.function':
      return readInput(text, typed, letters);
    case 'input.matrix': {
      const rows = inOurRows(text, writesDecimalComma(language)).text;
      return readInput(rows, typed, letters.size === 0 ? undefined : letters, 'rows');
    }
    case 'input.finite-number-set':
    case 'input.interval':
    case 'input.text':
    case 'input.truth-table':
    case 'input.cases.function':
    case 'tile':
    case 'code':
      return undefined;
  }
}
