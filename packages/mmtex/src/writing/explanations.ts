import { element, type Attributes, type Markup } from '@lemma/core/document';
import type { Argument, Command } from '../syntax/index.ts';
import { checkCondition, type AroundCondition } from './conditions.ts';
import { trimmed, type WrittenPage } from './page.ts';
import { numberIn } from './parts.ts';

/** `\explanation[condition]{text}`. */
export const explanationSyntax = { options: ['expression'], arguments: ['text'] } as const;

/** `\credit[condition]{score}{text}`. */
export const creditSyntax = { options: ['expression'], arguments: ['raw', 'text'] } as const;

/** Writes an explanation of a question or an answer. */
export function writeExplanation(
  { options: [option], arguments: [text] }: Command,
  around: AroundCondition,
  page: WrittenPage,
): Markup {
  return element('explanation', conditionIn(option, around, page), page.blocks(text?.nodes ?? []));
}

/** Writes what an answer that is not right scores under a condition, from 0 to 1. */
export function writeCredit(
  { options: [option], arguments: [score, text] }: Command,
  around: AroundCondition,
  page: WrittenPage,
): Markup {
  const number = numberIn(score, 0, page);
  if (score !== undefined && number !== undefined && number > 1) {
    page.report('not-a-number', trimmed(score).span, { text: trimmed(score).text });
  }
  const attributes = { score: number === undefined ? undefined : Math.min(1, number) };
  return element('credit', { ...attributes, ...conditionIn(option, around, page) }, page.blocks(text?.nodes ?? []));
}

function conditionIn(option: Argument | undefined, around: AroundCondition, page: WrittenPage): Attributes {
  if (option === undefined) return {};
  const condition = checkCondition(option, around, page);
  return { condition: condition.text, 'condition-at': page.at(condition.span) };
}
