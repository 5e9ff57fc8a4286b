import { codeText, functionNames, lineOfAnswer, type CodeMark, type ValueSource } from '../code-answer/index.ts';
import type { ExitGrade, ProblemQuestion } from '../document/index.ts';
import { codeLanguageOf } from '../question/index.ts';
import { rightIf, type Remark, type ToldAssessment } from '../judgement/index.ts';

/** An answer of a code question as its mark says. */
export interface MarkedAnswer {
  readonly assessment: ToldAssessment;
  /** From 0 to 1. */
  readonly score: number;
  /** What the author says about the exit value; once for all answers. */
  readonly feedback?: ExitGrade['feedback'];
}

/**
 * The answers of a code question by their mark, which is one for all of them. `texts` are those that were given. What
 * failed scores 0: the author's grades are for exit values, and only an evaluator gives them.
 */
export function gradeCode(
  question: ProblemQuestion,
  texts: readonly string[],
  mark: CodeMark,
): readonly MarkedAnswer[] {
  const { answers, marking } = question;
  const exit = mark.kind === 'graded' ? mark.exit : undefined;
  const grade = marking?.grades.find((each) => each.exit === exit);
  const score = grade?.score ?? (exit === 0 ? 1 : 0);
  const told =
    mark.kind === 'failed' && !isAsserted(mark.failure) ? remarkOn(question, texts, mark.failure) : undefined;
  return answers.map((_, index) => {
    const isFirst = index === 0;
    const remark = index + 1 === told?.answer && score < 1 ? told.remark : undefined;
    const isEmpty = score < 1 && (texts[index] ?? '').trim() === '';
    return {
      assessment: { verdict: isEmpty ? 'empty' : rightIf(score === 1), ...(remark && { remark }) },
      score: isEmpty ? 0 : score,
      ...(isFirst && grade && grade.feedback.length > 0 && { feedback: grade.feedback }),
    };
  });
}

/**
 * Whether an evaluator has found a value wrong by an assertion, and its kind is that of the solution: all that there is to
 * say is that it is wrong.
 */
function isAsserted(failure: Failure): boolean {
  return failure.kind === 'unfit' && failure.unlike === undefined && isAssertion(failure.cause.message);
}

/** Whether the message of an evaluator that has failed is that of an assertion: it has found a value wrong. */
export function isAssertion(message: string): boolean {
  return assertions.test(message);
}

/** What `assert` says in Python and in Octave, with one argument and with several. */
const assertions = /^AssertionError\b|^(?:error: )?assert \(.*\) failed|^(?:error: )?ASSERT errors for/s;

type Failure = Extract<CodeMark, { readonly kind: 'failed' }>['failure'];

/** What is said about a failure, and beside which answer: the one it is in, or the first. */
function remarkOn(
  question: ProblemQuestion,
  texts: readonly string[],
  failure: Failure,
): { readonly answer: number; readonly remark: Remark } {
  switch (failure.kind) {
    case 'timeout':
      return { answer: 1, remark: { kind: 'codeTimeout' } };
    case 'ended':
      return { answer: 1, remark: { kind: 'codeEnded' } };
    case 'flooded':
      return { answer: 1, remark: { kind: 'codeFlooded' } };
    case 'value':
      return {
        answer: answerOf(question, texts, failure.of),
        remark: { kind: 'codeValue', value: failure.value },
      };
    case 'unfit': {
      const { unlike, of } = failure;
      const name = of?.function;
      return {
        answer: answerOf(question, texts, of),
        remark: { kind: 'codeUnfit', ...(unlike && { unlike }), ...(name !== undefined && { of: name }) },
      };
    }
    case 'error': {
      const { message, places } = failure;
      const place = lineOfAnswer(question, texts, places);
      return {
        answer: place?.answer ?? 1,
        remark: { kind: 'codeFailed', message, ...(place && { line: place.line }) },
      };
    }
  }
}

/** The answer that has given a value: the one that defines the function, or the first. */
function answerOf({ type, answers }: ProblemQuestion, texts: readonly string[], of: ValueSource = {}): number {
  const [language, name] = [codeLanguageOf(type), of.function];
  if (language === undefined || name === undefined) return of.answer ?? 1;
  const at = answers.findIndex(
    ({ fragment }, index) => fragment && functionNames(language, codeText(fragment, texts[index])).includes(name),
  );
  return Math.max(1, at + 1);
}
