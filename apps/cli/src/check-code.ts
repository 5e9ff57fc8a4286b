import { availableParallelism } from 'node:os';
import {
  codeToMark,
  valueOfCode,
  withDrawnCode,
  type CodeMark,
  type CodeToMark,
  type EvaluatorFailure,
  type RefusedValue,
} from '@lemma/core/code-answer';
import { allBlocks, readDocument, type ProblemQuestion } from '@lemma/core/document';
import { drawExercise } from '@lemma/core/exercise';
import { defaultLanguage, type Language } from '@lemma/core/language';
import { isAssertion } from '@lemma/core/grading';
import { codeLanguageOf } from '@lemma/core/question';
import type { Finding, Span } from '@lemma/core/source';
import { fail, type Result } from '@lemma/core/store';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import type { NotRun, Sandbox } from '../../server/src/sandbox/sandbox.ts';
import type { ContentAround } from './content-around.ts';
import { isLikeException, trialKinds, trialNames, trialOf, type TrialKind } from './trial-code.ts';

/** A code question, its solution as it is marked, and where both stand. */
interface QuestionToTry {
  readonly question: ProblemQuestion;
  readonly code: CodeToMark;
  readonly solution: Span;
  readonly evaluator: Span;
  /** Whether its evaluator is tried with wrong answers, too: once for each evaluator, whatever is drawn. */
  readonly isFirst: boolean;
}

/** Findings about solutions that are code, and how many of them could not be tried, for which reason. */
export interface TriedCode {
  readonly findings: readonly Finding[];
  readonly notTried: number;
  readonly reason?: string;
}

/**
 * Runs the evaluators of code questions, in the sandbox of the platform if it is there: with the solutions, which they must
 * accept, and with wrong answers, which they must refuse without failing.
 */
export class CodeTrials {
  #sandbox: Promise<Sandbox> | undefined;

  /** Tries every evaluator in a source, in each of its languages. */
  async tryIn(source: string, around: ContentAround): Promise<TriedCode> {
    const findings: Finding[] = [];
    let notTried = 0;
    let reason: string | undefined;
    for (const toTry of questionsIn(source, around)) {
      const sandbox = await (this.#sandbox ??= openSandbox());
      const tried = await tryQuestion(sandbox, toTry);
      findings.push(...tried.findings);
      notTried += tried.notTried;
      reason ??= tried.reason;
    }
    // With every draw the same is told once.
    const different = [...new Map(findings.map((each) => [JSON.stringify(each), each])).values()];
    return { findings: different, notTried, ...(reason !== undefined && { reason }) };
  }
}

const nothing: TriedCode = { findings: [], notTried: 0 };

async function tryQuestion(sandbox: Sandbox, toTry: QuestionToTry): Promise<TriedCode> {
  const marked = await markedIn(sandbox, toTry.code);
  if (isNotRun(marked)) return notTriedFor(marked);
  const said = objectionTo(marked);
  if (said !== undefined) return { findings: [notAccepted(toTry.solution, said)], notTried: 0 };
  return toTry.isFirst ? tryWrongAnswers(sandbox, toTry) : nothing;
}

/** What an evaluator accepts that it should not, and what it fails at. */
async function tryWrongAnswers(sandbox: Sandbox, toTry: QuestionToTry): Promise<TriedCode> {
  const usual = await usualScore(sandbox, toTry);
  const first = await tryWrongAnswer(sandbox, toTry, 'exception', usual);
  const stopsThere = first.findings.length === 0 && first.notTried === 0;
  const kinds = trialKinds.filter(
    (kind) => kind !== 'exception' && !(stopsThere && isLikeException(kind, toTry.code.evaluator)),
  );
  const tried = new Map<TrialKind, TriedCode>([['exception', first]]);
  // Each takes the next one: whoever asks for more at once than can be run is sent away.
  const waiting = kinds.values();
  const lane = async (): Promise<void> => {
    for (const kind of waiting) tried.set(kind, await tryWrongAnswer(sandbox, toTry, kind, usual));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const inOrder = trialKinds.flatMap((kind) => tried.get(kind) ?? []);
  const reason = inOrder.find((each) => each.reason !== undefined)?.reason;
  return {
    findings: inOrder.flatMap(({ findings }) => findings),
    notTried: inOrder.some(({ notTried }) => notTried > 0) ? 1 : 0,
    ...(reason !== undefined && { reason }),
  };
}

/**
 * What an evaluator gives for an ordinary wrong answer, from 0 to 1: a part of the points, where its author gives one for
 * whatever is not the solution. Who accepts everything has no such score.
 */
async function usualScore(sandbox: Sandbox, { question }: QuestionToTry): Promise<number> {
  const isInPart = question.marking?.grades.some(({ exit, score }) => exit !== 0 && score > 0) === true;
  const code = isInPart ? trialOf(question, 'ordinary') : undefined;
  const marked = code && (await markedIn(sandbox, code));
  const score = marked === undefined || isNotRun(marked) || !marked.ok ? 0 : scoreOf(question, marked.value);
  return score === 1 ? 0 : score;
}

async function tryWrongAnswer(
  sandbox: Sandbox,
  { question, evaluator: span }: QuestionToTry,
  kind: TrialKind,
  usual: number,
): Promise<TriedCode> {
  const code = trialOf(question, kind);
  if (code === undefined) return nothing;
  const marked = await markedIn(sandbox, code);
  if (isNotRun(marked)) return notTriedFor(marked);
  const text = trialNames[kind];
  const failure = failureAt(marked);
  if (failure !== undefined) {
    const data = { text, message: failure.message, line: failure.line ?? 0 };
    return { findings: [{ code: 'evaluator-fails', severity: 'warning', span, data }], notTried: 0 };
  }
  const score = marked.ok ? scoreOf(question, marked.value) : 0;
  if (score <= usual) return nothing;
  const data = { text, score: Math.round(score * 100) };
  // Where the order does not matter, it is right.
  const severity = kind === 'permuted' ? 'warning' : 'error';
  return { findings: [{ code: 'evaluator-accepts', severity, span, data }], notTried: 0 };
}

type Marked = Result<CodeMark, EvaluatorFailure>;

/** What an evaluator has failed at, whosever fault it is. An assertion says that a value is wrong. */
function failureAt(marked: Marked): Pick<EvaluatorFailure, 'message' | 'line'> | undefined {
  if (!marked.ok) return marked.failure;
  const { value } = marked;
  if (value.kind !== 'failed' || value.failure.kind !== 'unfit') return undefined;
  const { cause } = value.failure;
  return isAssertion(cause.message) ? undefined : cause;
}

/** The mark of code, or why it was not run. Nobody else is waited for: a turn that comes late is asked for again. */
async function markedIn(sandbox: Sandbox, code: CodeToMark): Promise<Marked | NotRun> {
  for (;;) {
    const marked = await sandbox.mark(code, `check ${String((turns.taken += 1))}`);
    if (marked.ok) return marked;
    const { failure } = marked;
    if (failure.kind === 'evaluatorFailed') return fail(failure);
    if (failure.kind !== 'busy') return failure;
  }
}

/** Each turn is that of another caller. */
const turns = { taken: 0 };

function isNotRun(marked: Marked | NotRun): marked is NotRun {
  return 'kind' in marked;
}

function notTriedFor(notRun: NotRun): TriedCode {
  return { findings: [], notTried: 1, reason: notRun.kind === 'notReady' ? notRun.reason : 'The sandbox has failed.' };
}

/** As many as there are processors: nobody else is served here. */
const atOnce = availableParallelism();

/** From 0 to 1. */
function scoreOf({ marking }: ProblemQuestion, mark: CodeMark): number {
  if (mark.kind === 'failed') return 0;
  return marking?.grades.find(({ exit }) => exit === mark.exit)?.score ?? (mark.exit === 0 ? 1 : 0);
}

/** Loaded and tried only where there is code to run. */
async function openSandbox(): Promise<Sandbox> {
  const { LocalSandbox } = await import('../../server/src/sandbox/sandbox.ts');
  const sandbox = new LocalSandbox(atOnce);
  await sandbox.open();
  return sandbox;
}

function questionsIn(source: string, around: ContentAround): readonly QuestionToTry[] {
  // Nothing else is asked for in most sources.
  if (!source.includes('evaluator')) return [];
  const languages = documentLanguages(source, around);
  const asked = languages.length === 0 ? [defaultLanguage] : languages;
  const all = asked.flatMap((language) => {
    const document = readDocument(convertDocument(source, language, around).xml);
    if (!document.ok) return [];
    const questions = allBlocks(document.value.blocks).filter((block) => block.kind === 'question');
    return questions.flatMap((question) =>
      drawnIn(question, language).flatMap((drawn, index) => toTryOf(drawn, index === 0)),
    );
  });
  const different = [
    ...new Map(all.toReversed().map((each) => [JSON.stringify(each.code), each])).values(),
  ].toReversed();
  const tried = new Set<number>();
  return different.map((each) => {
    const isFirst = each.isFirst && !tried.has(each.evaluator.from);
    if (isFirst) tried.add(each.evaluator.from);
    return { ...each, isFirst };
  });
}

/** With the values of some seeds; as it is, if nothing can be drawn, which is a finding already. */
function drawnIn(question: ProblemQuestion, language: Language): readonly ProblemQuestion[] {
  const seeds = question.variables.definitions.length === 0 ? [1] : [1, 2, 3];
  return seeds.flatMap((seed) => {
    const exercise = drawExercise(question, seed, language);
    return exercise.ok ? [withDrawnCode(question, exercise.value.drawn)] : [];
  });
}

function toTryOf(question: ProblemQuestion, isFirst: boolean): readonly QuestionToTry[] {
  if (codeLanguageOf(question.type) === undefined || question.marking === undefined) return [];
  const values = question.answers.map(({ fragment, solution }) => fragment && valueOfCode(fragment, solution.text));
  const code = codeToMark(question, values);
  const [first] = question.answers;
  // What does not fit in its place is a finding already.
  return code === undefined || first === undefined || values.includes(undefined)
    ? []
    : [{ question, code, solution: first.solution.span, evaluator: question.marking.evaluator.span, isFirst }];
}

/** Why a solution is not accepted; undefined if it is. */
function objectionTo(marked: Marked): string | undefined {
  if (!marked.ok) return `the evaluator: ${marked.failure.message}`;
  const mark = marked.value;
  if (mark.kind === 'graded') return mark.exit === 0 ? undefined : `exit value ${String(mark.exit)}`;
  const { failure } = mark;
  switch (failure.kind) {
    case 'timeout':
      return 'it comes to no end';
    case 'ended':
      return 'it ends its own process';
    case 'error':
      return failure.message;
    case 'flooded':
      return 'it prints too much';
    case 'value':
      return refusedValues[failure.value];
    case 'unfit':
      return `the evaluator: ${failure.cause.message}`;
  }
}

/** What an author does about a value that does not reach the evaluator. */
const refusedValues: Readonly<Record<RefusedValue, string>> = {
  nan: 'it gives NaN, which reaches the evaluator after allow("nan")',
  infinite: 'it gives an infinite value, which reaches the evaluator after allow("inf")',
  empty: 'it gives an empty value, which reaches the evaluator after allow("empty")',
  none: 'it gives None, which reaches the evaluator after allow("none")',
  other: 'it gives a value that cannot reach the evaluator',
};

function notAccepted(span: Span, reason: string): Finding {
  return { code: 'code-not-accepted', severity: 'error', span, data: { text: reason } };
}
