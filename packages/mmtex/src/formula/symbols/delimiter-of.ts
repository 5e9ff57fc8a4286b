import type { FormulaToken } from '../token.ts';
import { uprightArrows } from './arrows.ts';
import { bars, closingBars, closings, openingBars, openings } from './delimiters.ts';
import { pairs } from './pairs.ts';

/** The character of a delimiter after `\left`, `\big` …; empty for `.`, undefined if the token is not a delimiter. */
export function delimiterOf(token: FormulaToken): string | undefined {
  if (token.kind === 'character') return typed.get(token.text);
  return token.kind === 'command' ? commands.get(token.text) : undefined;
}

const typed: ReadonlyMap<string, string> = new Map([
  ...Array.from('()[]|/⟨⟩⌊⌋⌈⌉‖', (sign): [string, string] => [sign, sign]),
  ['<', '⟨'],
  ['>', '⟩'],
  ['.', ''],
]);

const commands: ReadonlyMap<string, string> = new Map([
  ...pairs(openings),
  ...pairs(closings),
  ...pairs(openingBars),
  ...pairs(closingBars),
  ...pairs(bars),
  ...pairs(uprightArrows),
  ['backslash', '\\'],
]);
