import type { Span } from '@lemma/core/source';
import type { WrittenPage } from './page.ts';

/** Reports an answer that there is none of. */
export function checkAnswerNumber(number: number, span: Span, count: number, page: WrittenPage): void {
  if (number > count) page.report('unknown-answer', span, { number, count });
}
