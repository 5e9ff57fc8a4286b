import type { Attributes } from '@lemma/core/document';
import type { Node } from '../syntax/index.ts';
import { trimmed, type WrittenPage } from './page.ts';
import { argumentOf, commandsOf, numberIn, optionIn } from './parts.ts';

const raw = { arguments: ['raw'] } as const;

/** `\displayprecision{2}`, `\correctorprecision[rounded]{2}`; `\precision{2}` of older sources sets both. */
export const precisionCommands = {
  displayprecision: raw,
  correctorprecision: { options: ['raw'], arguments: ['raw'] },
  precision: raw,
} as const;

/** The default number of digits. */
const usualDigits = 2;

/** How precisely values are shown and answers are judged. No more digits can be required than are shown. */
export function precisionIn(nodes: readonly Node[], common: readonly Node[], page: WrittenPage): Attributes {
  const old = commandsOf('precision', nodes).at(-1);
  if (old !== undefined) {
    const instead = '\\displayprecision, \\correctorprecision';
    page.report('old-spelling', old.nameSpan, { found: '\\precision', instead });
  }
  const both = numberIn(old?.arguments[0], 0, page);
  const display = numberIn(argumentOf('displayprecision', nodes) ?? argumentOf('displayprecision', common), 0, page);
  const command = commandsOf('correctorprecision', nodes).at(-1) ?? commandsOf('correctorprecision', common).at(-1);
  const argument = command?.arguments[0];
  const corrector = numberIn(argument, 0, page);
  const shown = Math.floor(display ?? both ?? usualDigits);
  if (argument !== undefined && corrector !== undefined && corrector > shown) {
    page.report('precision-above-display', trimmed(argument).span, { digits: corrector, shown });
  }
  return {
    'display-precision': display ?? both,
    // What is shown with fewer digits is right.
    'corrector-precision': corrector ?? (both === undefined || display === undefined ? both : Math.min(both, display)),
    'corrector-mode': optionIn(command?.options[0], ['atleast', 'rounded', 'truncate'], page),
  };
}
