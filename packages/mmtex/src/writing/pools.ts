import { element, type Markup } from '@lemma/core/document';
import type { Command } from '../syntax/index.ts';
import type { WrittenPage } from './page.ts';
import { numberIn } from './parts.ts';

/** `\randomquestionpool{1}{3}`: one out of the first to the third. */
export const poolSyntax = { arguments: ['raw', 'raw'] } as const;

export interface QuestionRange {
  readonly first: number;
  readonly last: number;
}

/** The range that two arguments say, of things there are so many of; one that leads outside or backwards is reported. */
export function rangeIn(command: Command, count: number, page: WrittenPage): QuestionRange | undefined {
  const [from, to] = command.arguments;
  const [first, last] = [numberIn(from, 1, page), numberIn(to, 1, page)];
  if (from === undefined || to === undefined || first === undefined || last === undefined) return undefined;
  if (first <= last && last <= count) return { first, last };
  page.report('pool-outside', { from: from.span.from, to: to.span.to }, { first, last, count });
  return first <= last && first <= count ? { first, last: count } : undefined;
}

/** Writes a pool; one that is of no use is left out. */
export function writePool(command: Command, count: number, page: WrittenPage): Markup {
  const range = rangeIn(command, count, page);
  if (range === undefined) return '';
  return element('pool', { range: `${String(range.first)}-${String(range.last)}`, at: page.at(command.span) });
}
