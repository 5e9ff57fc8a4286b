import { availableParallelism } from 'node:os';
import {
  codeToMark,
  valueOfCode,
  withDrawnCode,
  type CodeMark,
  type CodeToMark,
  type RefusedValue,
} from '@lemma/core/code-answer';
import { allBlocks, readDocument, type ProblemQuestion } from '@lemma/core/document';
import { drawExercise } from '@lemma/core/exercise';
import { defaultLanguage, type Language } from '@lemma/core/language';
import { codeLanguageOf } from '@lemma/core/question';
import type { Finding, Span } from '@lemma/core/source';
import type { Result } from '@lemma/core/store';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import type { NotMarked, Sandbox } from '../../server/src/sandbox/sandbox.ts';
import type { ContentAround } from './content-around.ts';
import { trialKinds, trialNames, trialOf } from './trial-code.ts';

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
      const marked = await sandbox.mark(toTry.code, 'check');
      const notMarked = marked.ok || marked.failure.kind === 'evaluatorFailed' ? undefined : marked.failure;
      if (notMarked !== undefined) {
        notTried += 1;
        reason ??= notMarked.kind === 'notReady' ? notMarked.reason : 'The sandbox has failed.';
        continue;
      }
      const said = objectionTo(marked);
      if (said !== undefined) findings.push(notAccepted(toTry.solution, said));
      else if (toTry.isFirst) findings.push(...(await tryWrongAnswers(sandbox, toTry)));
    }
    // With every draw the same is told once.
    const different = [...new Map(findings.map((each) => [JSON.stringify(each), each])).values()];
    return { findings: different, notTried, ...(reason !== undefined && { reason }) };
  }
}

/** What an evaluator accepts that it should not, and what it fails at. */
async function tryWrongAnswers(sandbox: Sandbox, { question, evaluator }: QuestionToTry): Promise<readonly Finding[]> {
  const tried = await Promise.all(
    trialKinds.map(async (kind): Promise<readonly Finding[]> => {
      const code = trialOf(question, kind);
      const marked = code && (await sandbox.mark(code, `check ${kind}`));
      if (marked === undefined) return [];
      const text = trialNames[kind];
      if (!marked.ok) {
        if (marked.failure.kind !== 'evaluatorFailed') return [];
        const { message, line = 0 } = marked.failure;
        return [{ code: 'evaluator-fails', severity: 'warning', span: evaluator, data: { text, message, line } }];
      }
      const score = scoreOf(question, marked.value);
      const data = { text, score: Math.round(score * 100) };
      return score > 0 ? [{ code: 'evaluator-accepts', severity: 'error', span: evaluator, data }] : [];
    }),
  );
  return tried.flat();
}

/** From 0 to 1. */
function scoreOf({ marking }: ProblemQuestion, mark: CodeMark): number {
  if (mark.kind === 'failed') return 0;
  return marking?.grades.find(({ exit }) => exit === mark.exit)?.score ?? (mark.exit === 0 ? 1 : 0);
}

/** Loaded and tried only where there is code to run. */
async function openSandbox(): Promise<Sandbox> {
  const { LocalSandbox } = await import('../../server/src/sandbox/sandbox.ts');
  const sandbox = new LocalSandbox(availableParallelism());
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
function objectionTo(marked: Result<CodeMark, NotMarked>): string | undefined {
  if (!marked.ok)
    return marked.failure.kind === 'evaluatorFailed' ? `the evaluator: ${marked.failure.message}` : undefined;
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
    case 'value':
      return refusedValues[failure.value];
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
