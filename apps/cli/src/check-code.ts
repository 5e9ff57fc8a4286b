import { codeToMark, valueOfCode, withDrawnCode, type CodeMark, type CodeToMark } from '@lemma/core/code-answer';
import { allBlocks, readDocument, type ProblemQuestion } from '@lemma/core/document';
import { drawExercise } from '@lemma/core/exercise';
import { defaultLanguage, type Language } from '@lemma/core/language';
import { codeLanguageOf } from '@lemma/core/question';
import type { Finding, Span } from '@lemma/core/source';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import type { Sandbox } from '../../server/src/sandbox/sandbox.ts';
import type { ContentAround } from './content-around.ts';

/** The solution of a code question, and where it stands. */
interface SolutionToTry {
  readonly code: CodeToMark;
  readonly span: Span;
}

/** Findings about solutions that are code, and how many of them could not be tried, for which reason. */
export interface TriedCode {
  readonly findings: readonly Finding[];
  readonly notTried: number;
  readonly reason?: string;
}

/** Runs the solutions of code questions with their evaluators, in the sandbox of the platform if it is there. */
export class CodeTrials {
  #sandbox: Promise<Sandbox> | undefined;

  /** Marks every solution in a source, in each of its languages. */
  async tryIn(source: string, around: ContentAround): Promise<TriedCode> {
    const findings: Finding[] = [];
    let notTried = 0;
    let reason: string | undefined;
    for (const { code, span } of solutionsIn(source, around)) {
      const sandbox = await (this.#sandbox ??= openSandbox());
      const marked = await sandbox.mark(code, 'check');
      if (marked.ok) {
        const said = objectionTo(marked.value);
        if (said !== undefined) findings.push(notAccepted(span, said));
      } else {
        notTried += 1;
        reason ??= marked.failure.kind === 'notReady' ? marked.failure.reason : 'The sandbox has failed.';
      }
    }
    // With every draw the same is told once.
    const different = [...new Map(findings.map((each) => [JSON.stringify(each), each])).values()];
    return { findings: different, notTried, ...(reason !== undefined && { reason }) };
  }
}

/** Loaded and tried only where there is code to run. */
async function openSandbox(): Promise<Sandbox> {
  const { LocalSandbox } = await import('../../server/src/sandbox/sandbox.ts');
  const sandbox = new LocalSandbox(1);
  await sandbox.open();
  return sandbox;
}

function solutionsIn(source: string, around: ContentAround): readonly SolutionToTry[] {
  // Nothing else is asked for in most sources.
  if (!source.includes('evaluator')) return [];
  const languages = documentLanguages(source, around);
  const asked = languages.length === 0 ? [defaultLanguage] : languages;
  const all = asked.flatMap((language) => {
    const document = readDocument(convertDocument(source, language, around).xml);
    if (!document.ok) return [];
    const questions = allBlocks(document.value.blocks).filter((block) => block.kind === 'question');
    return questions.flatMap((question) => drawnIn(question, language).flatMap(solutionOf));
  });
  return [...new Map(all.map((each) => [JSON.stringify(each.code), each])).values()];
}

/** With the values of some seeds; as it is, if nothing can be drawn, which is a finding already. */
function drawnIn(question: ProblemQuestion, language: Language): readonly ProblemQuestion[] {
  const seeds = question.variables.definitions.length === 0 ? [1] : [1, 2, 3];
  return seeds.flatMap((seed) => {
    const exercise = drawExercise(question, seed, language);
    return exercise.ok ? [withDrawnCode(question, exercise.value.drawn)] : [];
  });
}

function solutionOf(question: ProblemQuestion): readonly SolutionToTry[] {
  if (codeLanguageOf(question.type) === undefined) return [];
  const values = question.answers.map(({ fragment, solution }) => fragment && valueOfCode(fragment, solution.text));
  const code = codeToMark(question, values);
  const [first] = question.answers;
  // What does not fit in its place is a finding already.
  return code === undefined || first === undefined || values.includes(undefined)
    ? []
    : [{ code, span: first.solution.span }];
}

/** Why a solution is not accepted; undefined if it is. */
function objectionTo({ exit, failure, ownFailure }: CodeMark): string | undefined {
  if (exit === 0) return undefined;
  switch (failure?.kind) {
    case 'timeout':
      return 'it comes to no end';
    case 'ended':
      return 'it ends its own process';
    case 'error':
      return failure.message;
    case undefined:
      return ownFailure === undefined ? `exit value ${String(exit)}` : `the evaluator: ${ownFailure}`;
  }
}

function notAccepted(span: Span, reason: string): Finding {
  return { code: 'code-not-accepted', severity: 'error', span, data: { text: reason } };
}
