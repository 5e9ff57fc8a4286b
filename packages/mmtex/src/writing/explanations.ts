import { element, type Markup } from '@lemma/core/document';
import type { Command } from '../syntax/index.ts';
import { checkAnswerNumber } from './answer-number.ts';
import { reportOpenBrackets } from './brackets.ts';
import { trimmed, type WrittenPage } from './page.ts';

/** `\explanation[condition]{text}`. */
export const explanationSyntax = { options: ['expression'], arguments: ['text'] } as const;

/** Writes an explanation of a question or an answer; `count` is the number of answers its condition may refer to. */
export function writeExplanation(
  { options: [option], arguments: [text] }: Command,
  count: number,
  page: WrittenPage,
): Markup {
  const condition = option === undefined ? undefined : trimmed(option);
  if (condition !== undefined) {
    reportOpenBrackets(condition, page);
    for (const found of condition.text.matchAll(/\bans_(\d{1,4})\b/g)) {
      const from = condition.span.from + found.index;
      checkAnswerNumber(Number(found[1]), { from, to: from + found[0].length }, count, page);
    }
  }
  const attributes = {
    condition: condition?.text,
    'condition-at': condition === undefined ? undefined : page.at(condition.span),
  };
  return element('explanation', attributes, page.blocks(text?.nodes ?? []));
}
