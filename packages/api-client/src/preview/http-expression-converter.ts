import type { ExpressionConverter, ExpressionNotShown, UnreadablePlace } from '@lemma/core/conversion';
import type { Formula } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import { fail, type Cancellable, type Result } from '@lemma/core/store';
import { cancellable, noAnswer, type HttpClient } from '../http/index.ts';
import { convertExpression, refusalIds, type Refusal } from '../wire/index.ts';

/** Lets the server print expressions. */
export class HttpExpressionConverter implements ExpressionConverter {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  convert(expression: string, language: Language): Cancellable<Result<Formula, ExpressionNotShown>> {
    return cancellable(async (signal) => {
      const converted = await this.#http.call(convertExpression, { locale: language, expression }, signal);
      if (converted.ok) {
        const { readMathml } = await import('@lemma/core/document');
        const read = readMathml(converted.value);
        return read.ok ? read : fail({ kind: 'notUnderstood' });
      }
      const { failure } = converted;
      const refusal = failure.kind === 'status' ? failure.refusal : undefined;
      const isUnreadable = refusal?.id === refusalIds.invalidExpression || refusal?.id === refusalIds.invalidRequest;
      return fail(isUnreadable ? { kind: 'unreadable', ...placeIn(refusal, expression) } : noAnswer(failure));
    });
  }
}

/** The place that a refusal names; none outside the expression. */
function placeIn({ place }: Refusal, expression: string): { readonly place?: UnreadablePlace } {
  if (place === undefined || place.from > place.to || place.to > expression.length) return {};
  return { place: { span: { from: place.from, to: place.to }, data: place.data } };
}
