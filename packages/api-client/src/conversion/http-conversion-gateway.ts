import type { ConversionFailure, ConversionGateway, RunningConversion } from '@lemma/core/conversion';
import type { Language } from '@lemma/core/language';
import type { Finding } from '@lemma/core/source';
import { fail, succeed } from '@lemma/core/store';
import type { HttpClient, HttpFailure } from '../http/index.ts';
import { convertDocument, type PlacedFinding } from '../wire/index.ts';

/** Has sources converted by the server. */
export class HttpConversionGateway implements ConversionGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  convert(source: string, language: Language): RunningConversion {
    const cancellation = new AbortController();
    return {
      answer: this.#convert(source, language, cancellation.signal),
      cancel: () => {
        cancellation.abort();
      },
    };
  }

  async #convert(source: string, language: Language, signal: AbortSignal): RunningConversion['answer'] {
    const converted = await this.#http.call(convertDocument, { texCode: source, lang: language }, signal);
    if (!converted.ok) return fail({ kind: conversionFailure(converted.failure) });
    const { convertedTex, findings } = converted.value;
    return succeed({ xml: convertedTex, findings: findings.map(findingFrom) });
  }
}

function findingFrom({ code, severity, from, to, data, fix }: PlacedFinding): Finding {
  const edit = fix && { span: { from: fix.from, to: fix.to }, text: fix.text };
  return { code, severity, span: { from, to }, data, ...(edit && { fix: edit }) };
}

/** A source over the server's limit is refused as a field that is too long, or as a request that is too large. */
function conversionFailure(failure: HttpFailure): ConversionFailure['kind'] {
  if (failure.kind !== 'status') return 'unavailable';
  if (failure.status === 413 || failure.refusal?.field === 'texCode') return 'tooLarge';
  return failure.status === 429 ? 'tooManyRequests' : 'unavailable';
}
