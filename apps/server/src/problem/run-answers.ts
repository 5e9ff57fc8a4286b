import { refusalIds, type RequestOf, type ResponseOf } from '@lemma/api-client/wire';
import type { Session } from '@lemma/core/session';
import { succeed, type Result } from '@lemma/core/store';
import { refuse, type Handlers, type Refused } from '../http/index.ts';
import { systemNow, type Now } from '../now.ts';
import { RateLimit } from '../rate-limit/index.ts';
import { notRun, type CodeResult, type Sandbox } from '../sandbox/index.ts';
import type { LearnerProgram, WorkOnProblems } from './work-on-problems.ts';

/** Runs of one learner: those of a lesson at once, and one every five seconds in the long run. */
const perCaller = { burst: 30, perSecond: 0.2 } as const;

/** The name of the part that the test environment holds. */
const testPart = 'test';

/** Answers the calls by which learners run their code. It is no try, and marks nothing. */
export function runHandlers(
  work: Pick<WorkOnProblems, 'programOf'>,
  sandbox: Sandbox,
  now: Now = systemNow,
): Pick<Handlers, 'runAnswer' | 'runWorksheetAnswer' | 'stopRun'> {
  const limit = new RateLimit(perCaller, now);

  const run = async (
    request: RequestOf<'runAnswer'> & { readonly worksheetId?: string },
    ...[caller, name, , received]: readonly [Session, string, string | undefined, number]
  ): Promise<Result<ResponseOf<'runAnswer'>, Refused>> => {
    const { userId, path, lang, worksheetId, questionId, answerId, answer, code, ...claim } = request;
    const looking = { caller, name, learner: userId, path, language: lang, worksheet: worksheetId, claim, received };
    const [question, number] = [Number(questionId), Number(answerId)];
    const program = await work.programOf(looking, { question, answer: number, value: answer });
    if (!program.ok) return program;
    const wait = limit.take(name);
    if (wait > 0) {
      return refuse(429, refusalIds.tooManyRequests, `Code is run one after another: wait ${wait} s.`, {
        retryAfter: wait,
      });
    }
    const { language, parts } = program.value;
    const test = code === undefined ? [] : [{ name: testPart, text: code }];
    const ran = await sandbox.run(language, [...parts, ...test], name);
    if (ran.ok) return succeed(ranOf(ran.value, code === undefined ? number : undefined, program.value));
    // Who got nothing has used nothing.
    limit.giveBack(name);
    return notRun(ran.failure);
  };

  return {
    runAnswer: run,
    runWorksheetAnswer: run,
    async stopRun(_request, _caller, name) {
      await sandbox.cancel(name);
      return succeed({ ended: true });
    },
  };
}

/** A line of the test environment or, if it has one, of an answer. */
interface OwnPlace {
  readonly line: number;
  readonly answer?: number;
}

/** `shown`: the number of the answer that was run; undefined if the test environment was. */
function ranOf(
  { output, isCut, pictures, failure }: CodeResult,
  shown: number | undefined,
  { lineOfAnswer }: LearnerProgram,
): ResponseOf<'runAnswer'> {
  const data = { stdout: output, cut: isCut, images: [...pictures] };
  switch (failure?.kind) {
    case undefined:
      return { data };
    case 'timeout':
      return { data, error: failure };
    case 'ended':
      return { data, error: { kind: 'error', message: 'The program was ended.' } };
    case 'error': {
      const { message, places } = failure;
      // What went wrong in the author's code began in the learner's.
      const [at] = places.flatMap((place): readonly OwnPlace[] => {
        const own = place.part === testPart ? { line: place.line } : lineOfAnswer([place]);
        return own === undefined ? [] : [own];
      });
      const missing = missingModule(message);
      const error = { kind: 'error', message, ...(missing !== undefined && { missing }) } as const;
      if (at === undefined) return { data, error };
      const { answer, line } = at;
      const isElsewhere = answer !== undefined && answer !== shown;
      return { data, error: { ...error, line, ...(isElsewhere && { answer }) } };
    }
  }
}

/** Modules that courses use: of any other, the code may have the wrong name. */
const knownModules = /^(?:numpy|matplotlib|scipy|sympy|pandas)$/;

/** The module of which a message of Python says that it is not there. */
function missingModule(message: string): string | undefined {
  const [, name = ''] = /^ModuleNotFoundError: No module named '(\w+)/.exec(message) ?? [];
  return knownModules.test(name) ? name : undefined;
}
