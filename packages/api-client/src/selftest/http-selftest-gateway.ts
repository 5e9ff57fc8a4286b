import type { Language } from '@lemma/core/language';
import type { Selftest, SelftestGateway, SelftestState, SwitchFailure } from '@lemma/core/selftest';
import { fail, succeed, type Result } from '@lemma/core/store';
import { commonFailure, type HttpClient } from '../http/index.ts';
import { refusalIds, selftests, updateSelftest, type ResponseOf } from '../wire/index.ts';

/** Self-tests of courses, on the server. */
export class HttpSelftestGateway implements SelftestGateway {
  readonly #http: HttpClient;
  readonly #userId: () => string;

  /** `userId`: the subject of the token of whoever is signed in. */
  constructor(http: HttpClient, userId: () => string) {
    this.#http = http;
    this.#userId = userId;
  }

  async list(language: Language): ReturnType<SelftestGateway['list']> {
    const listed = await this.#http.call(selftests, { userId: this.#userId(), lang: language });
    return listed.ok ? succeed(listed.value.map(selftestFrom)) : fail(commonFailure(listed.failure));
  }

  async switchTo(
    { id, course }: Pick<Selftest, 'id' | 'course'>,
    newState: SelftestState,
    lang: Language,
  ): Promise<Result<Selftest, SwitchFailure>> {
    const request = { userId: this.#userId(), courseId: course, worksheetId: id, newState, lang };
    const switched = await this.#http.call(updateSelftest, request);
    if (switched.ok) return succeed(selftestFrom(switched.value));
    const { failure } = switched;
    const refusal = failure.kind === 'status' ? failure.refusal?.id : undefined;
    if (refusal === refusalIds.problemNotDrawn) return fail({ kind: 'notDrawn' });
    return fail(refusal === refusalIds.noSandbox ? { kind: 'codeWaits' } : commonFailure(failure));
  }
}

function selftestFrom(wire: ResponseOf<'updateSelftest'>): Selftest {
  const { worksheetId, courseId, title, topic, state, round, problems, score, undecided } = wire;
  return {
    id: worksheetId,
    course: courseId,
    title,
    ...(topic !== undefined && { topic }),
    state,
    round,
    problems: problems.map(({ path, lang, name }) => ({ path, language: lang, name })),
    ...(score !== undefined && { score }),
    ...(undecided !== undefined && { isUndecided: undecided }),
  };
}
