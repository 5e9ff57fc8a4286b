import type { CodeFailure, CodeGateway, EndedRun } from '@lemma/core/code-cell';
import type { NoAnswer } from '@lemma/core/platform';
import { fail, succeed, type Cancellable, type Result } from '@lemma/core/store';
import { cancellable, noAnswer, type HttpClient, type HttpFailure } from '../http/index.ts';
import { evaluateOctave, refusalIds, type ResponseOf } from '../wire/index.ts';

/** Lets the platform run code. */
export class HttpCodeGateway implements CodeGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  evaluateOctave(code: string): Cancellable<Result<EndedRun, { readonly kind: 'notAvailable' } | NoAnswer>> {
    return cancellable(async (signal) => {
      const ran = await this.#http.call(evaluateOctave, { input: code }, signal);
      return ran.ok ? succeed(endedRun(ran.value)) : fail(failureOf(ran.failure));
    });
  }
}

function endedRun({ output, cut, images, error }: ResponseOf<'evaluateOctave'>): EndedRun {
  return {
    output: { text: output, isCut: cut, images: images.map((base64) => ({ type: 'image/png', base64 })) },
    ...(error && { failure: toldFailure(error) }),
  };
}

function toldFailure(error: NonNullable<ResponseOf<'evaluateOctave'>['error']>): CodeFailure {
  if (error.kind === 'timeout') return error;
  return { kind: 'error', message: error.message, ...(error.line !== undefined && { line: error.line }) };
}

function failureOf(failure: HttpFailure): { readonly kind: 'notAvailable' } | NoAnswer {
  const isMissing = failure.kind === 'status' && failure.refusal?.id === refusalIds.noSandbox;
  return isMissing ? { kind: 'notAvailable' } : noAnswer(failure);
}
