import type { Span } from '@lemma/core/source';
import type { WrittenPage } from './page.ts';

/** Reports the number of an answer that does not exist. */
export function checkAnswerNumber(number: number, span: Span, count: number, page: WrittenPage): void {
  if (number > count) page.report('unknown-answer', span, { number, count });
}
