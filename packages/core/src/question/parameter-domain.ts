import type { ParameterDomain } from '../expression/index.ts';
import { readNumber } from '../source/index.ts';

/** Words for the numbers that a name in an answer stands for. */
export const parameterDomainWords = ['real', 'positive', 'integer', 'natural'] as const;

const interval = /^[([]([^;,]*)[;,]([^;,]*)[)\]]$/;
const infinite: ReadonlyMap<string, number> = new Map([
  ['infinity', Infinity],
  ['+infinity', Infinity],
  ['-infinity', -Infinity],
]);

/** Reads one of the words, or an interval such as `(0; 2)`, whose ends do not count in comparisons. */
export function readParameterDomain(text: string): ParameterDomain | undefined {
  const word = parameterDomainWords.find((each) => each === text.trim());
  if (word !== undefined) return { kind: word };
  const [, from, to] = interval.exec(text.trim()) ?? [];
  const [low, high] = [from, to].map((end = '') => infinite.get(end.trim()) ?? readNumber(end));
  return low !== undefined && high !== undefined && low < high ? { kind: 'between', from: low, to: high } : undefined;
}
