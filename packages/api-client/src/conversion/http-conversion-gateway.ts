import type { ConversionFailure, ConversionGateway, ConvertedSource } from '@lemma/core/conversion';
import type { Language } from '@lemma/core/language';
import { fail, succeed, type Cancellable, type Result } from '@lemma/core/store';
import { cancellable, noAnswer, type HttpClient, type HttpFailure } from '../http/index.ts';
import { convertDocument } from '../wire/index.ts';
import { findingFrom } from './finding-from.ts';

type ConversionAnswer = Result<ConvertedSource, ConversionFailure>;

/** Lets the server convert sources. */
export class HttpConversionGateway implements ConversionGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  convert(source: string, language: Language): Cancellable<ConversionAnswer> {
    return cancellable((signal) => this.#convert(source, language, signal));
  }

  async #convert(source: string, language: Language, signal: AbortSignal): Promise<ConversionAnswer> {
    const converted = await this.#http.call(convertDocument, { texCode: source, lang: language }, signal);
    if (!converted.ok) return fail(conversionFailure(converted.failure));
    const { convertedTex, findings } = converted.value;
    return succeed({ xml: convertedTex, findings: findings.map(findingFrom) });
  }
}

/** A source over the server's limit is refused as a field that is too long, or as a request that is too large. */
function conversionFailure(failure: HttpFailure): ConversionFailure {
  const isTooLarge = failure.kind === 'status' && (failure.status === 413 || failure.refusal?.field === 'texCode');
  return isTooLarge ? { kind: 'tooLarge' } : noAnswer(failure);
}
