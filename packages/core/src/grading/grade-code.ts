import { answerOfPart, type CodeMark } from '../code-answer/index.ts';
import type { ExitGrade, ProblemQuestion } from '../document/index.ts';
import { rightIf, type Remark, type ToldAssessment } from '../judgement/index.ts';

/** An answer of a code question as its mark says. */
export interface MarkedAnswer {
  readonly assessment: ToldAssessment;
  /** From 0 to 1. */
  readonly score: number;
  /** What the author says about the exit value; once for all answers. */
  readonly feedback?: ExitGrade['feedback'];
}

/** The answers of a code question by their mark, which is one for all of them. `texts` are those that were given. */
export function gradeCode(
  { answers, marking }: ProblemQuestion,
  texts: readonly string[],
  mark: CodeMark,
): readonly MarkedAnswer[] {
  const grade = marking?.grades.find(({ exit }) => exit === mark.exit);
  const score = grade?.score ?? (mark.exit === 0 ? 1 : 0);
  const failedIn = (mark.failure?.kind === 'error' ? answerOfPart(mark.failure.part) : undefined) ?? 1;
  return answers.map((_, index) => {
    const isFirst = index === 0;
    const remark = index + 1 === failedIn && score < 1 ? remarkOn(mark) : undefined;
    const isEmpty = score < 1 && (texts[index] ?? '').trim() === '';
    return {
      assessment: { verdict: isEmpty ? 'empty' : rightIf(score === 1), ...(remark && { remark }) },
      score: isEmpty ? 0 : score,
      ...(isFirst && grade && grade.feedback.length > 0 && { feedback: grade.feedback }),
    };
  });
}

function remarkOn({ failure }: CodeMark): Remark | undefined {
  switch (failure?.kind) {
    case undefined:
      return undefined;
    case 'timeout':
      return { kind: 'codeTimeout' };
    case 'ended':
      return { kind: 'codeEnded' };
    case 'error': {
      // Lines of the author's part are not those of the answer.
      const line = answerOfPart(failure.part) === undefined ? undefined : failure.line;
      return { kind: 'codeFailed', message: failure.message, ...(line !== undefined && { line }) };
    }
  }
}
