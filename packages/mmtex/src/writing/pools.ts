import { element, type Markup } from '@lemma/core/document';
import type { Command } from '../syntax/index.ts';
import type { WrittenPage } from './page.ts';
import { numberIn } from './parts.ts';

/** `\randomquestionpool{1}{3}`: one of the first three questions. */
export const poolSyntax = { arguments: ['raw', 'raw'] } as const;

export interface QuestionRange {
  readonly first: number;
  readonly last: number;
}

/** The range in two arguments, within the given count; one that is out of bounds or reversed is reported. */
export function rangeIn(command: Command, count: number, page: WrittenPage): QuestionRange | undefined {
  const [from, to] = command.arguments;
  const [first, last] = [numberIn(from, 1, page), numberIn(to, 1, page)];
  if (from === undefined || to === undefined || first === undefined || last === undefined) return undefined;
  if (first <= last && last <= count) return { first, last };
  page.report('pool-outside', { from: from.span.from, to: to.span.to }, { first, last, count });
  return first <= last && first <= count ? { first, last: count } : undefined;
}

/** Writes a pool; an invalid one is dropped. */
export function writePool(command: Command, count: number, page: WrittenPage): Markup {
  const range = rangeIn(command, count, page);
  if (range === undefined) return '';
  return element('pool', { range: `${String(range.first)}-${String(range.last)}`, at: page.at(command.span) });
}
