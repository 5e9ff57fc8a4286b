import type { Answer, Credit, Explanation } from '../document/index.ts';
import {
  conditionHolds,
  differenceOf,
  judgeAnswer,
  printSolution,
  type AnswerState,
  type ConditionScope,
  type GivenAnswer,
  type Judging,
  type ToldAssessment,
} from '../judgement/index.ts';
import type { MarkedAnswer } from './grade-code.ts';
import type { GradedAnswer } from './graded.ts';

/** An answer of a question, compared with one of its solutions. */
export interface AnswerToGrade {
  readonly text: string;
  readonly language: GivenAnswer['language'];
  readonly answer: Answer;
  readonly assessment: ToldAssessment;
  /** The score that a tutor has decided on. */
  readonly decided: number | undefined;
  /** The question as drawn. */
  readonly judging: Judging;
  /** The question as it follows from earlier answers. */
  readonly consequence: Judging | undefined;
  readonly stateOf: (number: number) => AnswerState | undefined;
  /** What a run of the code says. */
  readonly marked?: MarkedAnswer;
  /** Whether it is code that waits for a run. */
  readonly isUnmarked: boolean;
}

/**
 * Grades an answer: a right one scores 1, as does one with two readings of which one is right; also if it is only right as a consequence of earlier answers; any other that can
 * be read scores what the first credit whose condition holds gives to it, in the question as drawn or as it follows. One
 * that could be neither proven nor refuted scores what a tutor decides.
 */
export function gradeAnswer(toGrade: AnswerToGrade): GradedAnswer {
  const { text, language, answer, assessment, judging, consequence } = toGrade;
  const { decided } = toGrade;
  const given = { text, language, answer };
  const scope = scopeOf(given, assessment, judging, toGrade.stateOf);
  const solution = printSolution(answer, judging);
  const explained = { given: text, assessment, solution, ...(decided !== undefined && { decision: 'made' as const }) };
  const { marked } = toGrade;
  const feedback = marked?.feedback && { credit: marked.feedback };
  if (assessment.verdict === 'right') {
    return { ...explained, score: 1, isConsistent: false, ...feedback, explanations: [] };
  }
  // Nobody loses a mark because a notation has two readings; an explanation would tell which is right.
  if (assessment.verdict === 'ambiguous') return { ...explained, score: 1, isConsistent: false, explanations: [] };
  const explanations =
    assessment.verdict === 'undecided' ? [] : answer.explanations.filter((explanation) => applies(explanation, scope));
  const isReadable = assessment.verdict !== 'empty' && assessment.verdict !== 'invalid';
  if (marked !== undefined)
    return { ...explained, score: marked.score, isConsistent: false, ...feedback, explanations };
  if (!isReadable || toGrade.isUnmarked) return { ...explained, score: 0, isConsistent: false, explanations };
  if (decided !== undefined) return { ...explained, score: decided, isConsistent: false, explanations };
  const following = consequence && judgeAnswer(text, answer, { ...consequence, language });
  const difference = assessment.verdict === 'wrong' && !assessment.remark ? differenceOf(given, judging) : undefined;
  // What follows from an earlier answer is not held against the solution.
  if (following?.verdict === 'right') return { ...explained, explanations, score: 1, isConsistent: true };
  const told = { ...explained, explanations };
  if (assessment.verdict === 'undecided') return { ...told, score: 0, isConsistent: false, decision: 'awaited' };
  const followingScope = consequence && following && scopeOf(given, following, consequence, toGrade.stateOf);
  const [credit, isConsistent] = betterCredit(
    creditIn(answer, scope),
    followingScope && creditIn(answer, followingScope),
  );
  return {
    ...told,
    score: credit?.score ?? 0,
    isConsistent,
    ...(credit && { credit: credit.blocks }),
    ...(difference && !isConsistent && { difference }),
  };
}

function creditIn({ credits }: Answer, scope: ConditionScope): Credit | undefined {
  return credits.find((credit) => applies(credit, scope));
}

function betterCredit(
  asDrawn: Credit | undefined,
  following: Credit | undefined,
): readonly [Credit | undefined, boolean] {
  const isBetter = following !== undefined && following.score > (asDrawn?.score ?? 0);
  return isBetter ? [following, true] : [asDrawn, false];
}

/** Whether an explanation or a credit applies. A condition that cannot be read, or for which there is no time, does not hold. */
export function applies({ condition }: Explanation, scope: ConditionScope): boolean {
  if (condition === undefined) return true;
  if (scope.judging.hasTime?.() === false) return false;
  const holds = conditionHolds(condition, scope);
  return holds.ok && holds.value;
}

function scopeOf(
  own: GivenAnswer,
  { verdict }: ToldAssessment,
  judging: Judging,
  stateOf: (number: number) => AnswerState | undefined,
): ConditionScope {
  const state: AnswerState = { verdict, isEdited: own.text.trim() !== '' };
  return {
    own,
    judging,
    judge: judgeAnswer,
    stateOf: (number) => (number === undefined ? state : stateOf(number)),
  };
}
