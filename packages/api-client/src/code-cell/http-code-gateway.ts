import type { AnswerToRun, CodeFailure, CodeGateway, EndedRun } from '@lemma/core/code-cell';
import type { NoAnswer } from '@lemma/core/platform';
import { fail, succeed, type Cancellable, type Result } from '@lemma/core/store';
import { toldDeadline } from '../deadline/index.ts';
import { cancellable, noAnswer, type HttpClient, type HttpFailure } from '../http/index.ts';
import { evaluateOctave, refusalIds, runAnswer, runWorksheetAnswer, stopRun, type ResponseOf } from '../wire/index.ts';

/** Lets the platform run code. */
export class HttpCodeGateway implements CodeGateway {
  readonly #http: HttpClient;

  readonly #userId: () => string;

  /** `userId`: the subject of the token of whoever is signed in. */
  constructor(http: HttpClient, userId: () => string) {
    this.#http = http;
    this.#userId = userId;
  }

  evaluateOctave(code: string): Cancellable<Result<EndedRun, { readonly kind: 'notAvailable' } | NoAnswer>> {
    return cancellable(async (signal) => {
      const ran = await this.#http.call(evaluateOctave, { input: code }, signal);
      return ran.ok ? succeed(endedRun(ran.value)) : fail(failureOf(ran.failure));
    });
  }

  runAnswer(answer: AnswerToRun): ReturnType<CodeGateway['runAnswer']> {
    const { problem, question, answer: number, value, test } = answer;
    const request = {
      userId: this.#userId(),
      path: problem.path,
      lang: problem.language,
      questionId: question,
      answerId: number,
      answer: value,
      ...(test !== undefined && { code: test }),
    };
    const { worksheet, signedDeadline } = problem;
    const told = toldDeadline(signedDeadline);
    return cancellable(async (signal) => {
      const ran =
        worksheet === undefined
          ? await this.#http.call(runAnswer, request, signal)
          : await this.#http.call(
              runWorksheetAnswer,
              { ...request, worksheetId: worksheet, ...(told.ok && told.value) },
              signal,
            );
      if (!ran.ok) return fail(failureOf(ran.failure));
      const { data, error } = ran.value;
      return succeed(endedRun({ output: data.stdout, cut: data.cut, images: data.images, ...(error && { error }) }));
    });
  }

  async stopRun(): ReturnType<CodeGateway['stopRun']> {
    const stopped = await this.#http.call(stopRun, {});
    return stopped.ok ? stopped : fail(noAnswer(stopped.failure));
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
  const { message, line, answer, missing } = error;
  return {
    kind: 'error',
    message,
    ...(line !== undefined && { line }),
    ...(answer !== undefined && { answer }),
    ...(missing !== undefined && { missing }),
  };
}

function failureOf(failure: HttpFailure): { readonly kind: 'notAvailable' } | NoAnswer {
  const isMissing = failure.kind === 'status' && failure.refusal?.id === refusalIds.noSandbox;
  return isMissing ? { kind: 'notAvailable' } : noAnswer(failure);
}
