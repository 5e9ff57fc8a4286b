import type { Choice, ProblemQuestion } from '../document/index.ts';
import type { Expression } from '../expression/index.ts';
import { drawnValues, type Exercise } from '../exercise/index.ts';
import {
  isMissed,
  judgeAnswer,
  judgeAnswers,
  rightIf,
  type AnswerState,
  type ConditionScope,
  type GivenAnswer,
  type Judging,
  type Verdict,
} from '../judgement/index.ts';
import { placeKey } from '../mathlet/index.ts';
import { applies, gradeAnswer } from './grade-answer.ts';
import { gradeCode } from './grade-code.ts';
import { onlyAnswer } from './only-answer.ts';
import { codeLanguageOf } from '../question/index.ts';
import { gradeChoices, type GradedChoices } from './grade-choices.ts';
import {
  optionsKey,
  type Given,
  type GradedAnswer,
  type GradedProblem,
  type GradedQuestion,
  type QuestionToGrade,
} from './graded.ts';
import { earlierAnswersOf, earlierTerm, exerciseWith, isAfter, type EarlierAnswer } from './earlier-answers.ts';

/**
 * Grades what a learner has given to the questions of a problem that were asked. As long as there is time: what comes
 * later is undecided. A question that asks for nothing does not count.
 */
export function gradeProblem(
  questions: readonly QuestionToGrade[],
  given: Given,
  hasTime: () => boolean = () => true,
): GradedProblem {
  const graded = questions.map((question) => gradeQuestion(question, questions, given, hasTime));
  const counting = graded.filter(({ answers, options }) => answers.length + options.size > 0);
  return { score: knownMeanOf(counting.map(({ score }) => ({ score, weight: 1 }))), questions: graded };
}

function gradeQuestion(
  toGrade: QuestionToGrade,
  all: readonly QuestionToGrade[],
  given: Given,
  hasTime: () => boolean,
): GradedQuestion {
  const { number, question, exercise } = toGrade;
  const answers = answersTo(toGrade, given);
  const judging: Judging = { ...exercise, given: answers, hasTime };
  const selected = given.selected.get(number);
  const isTouched = selected !== undefined || answers.some(({ text }) => text.trim() !== '');
  const overriddenAt = (index: number) => given.overridden?.get(placeKey({ question: number, answer: index + 1 }));
  const overriddenOptions = given.overridden?.get(optionsKey(number));
  const choices = gradeChoices(question, isCorrectIn(exercise), selected ?? new Set());
  const decidedOn = (index: number) => given.decided?.get(placeKey({ question: number, answer: index + 1 }));
  const mark = isTouched ? given.marks?.get(number) : undefined;
  const marked =
    codeLanguageOf(question.type) &&
    mark &&
    gradeCode(
      question,
      answers.map(({ text }) => text),
      mark,
    );
  const isUnmarked = codeLanguageOf(question.type) !== undefined && isTouched && mark === undefined;
  const assigned = judgeAnswers(answers, question.permutedAnswers, judging).map(({ solution, assessment }, index) => {
    const byMark = marked?.[index];
    if (byMark !== undefined) return { solution, assessment: byMark.assessment, decided: undefined };
    const decided = assessment.verdict === 'undecided' ? decidedOn(index) : undefined;
    if (decided === undefined) return { solution, assessment, decided };
    return { solution, decided, assessment: { ...assessment, verdict: rightIf(decided === 1) } };
  });
  const consequences = new Consequences(toGrade, all, given, judging);
  const stateOf = (of: number) => stateOfAnswer(answers[of - 1], assigned[of - 1]?.assessment.verdict, choices, of);
  const weighed = assigned.flatMap(({ solution, assessment, decided }, index) => {
    const [from, answer] = [answers[index], question.answers[solution]];
    if (from === undefined || answer === undefined) return [];
    const { text, language } = from;
    const consequence = consequences.of(index + 1);
    const byMark = marked?.[index];
    const toGrade = { text, language, answer, assessment, decided, judging, consequence, stateOf };
    const own = gradeAnswer({ ...toGrade, ...(byMark && { marked: byMark }), isUnmarked });
    const graded = withScore(own, overriddenAt(index));
    const isOpen = graded.decision === 'awaited' || (isUnmarked && graded.ownScore === undefined);
    return [{ graded, score: isOpen ? undefined : graded.score, weight: answer.score }];
  });
  const optionsScore = choices && (overriddenOptions ?? choices.score);
  const scored = [...weighed, ...(optionsScore === undefined ? [] : [{ score: optionsScore, weight: 1 }])];
  const areOptionsRight = overriddenOptions === undefined ? choices?.isRight !== false : overriddenOptions === 1;
  const graded = weighed.map((each) => each.graded);
  const verdicts = graded.map(({ assessment }) => assessment.verdict);
  const isAwaited = ({ decision }: GradedAnswer) => decision === 'awaited';
  // What counts nothing keeps nothing from being right; where all must be correct, everything counts.
  const counting = question.allMustBeCorrect ? graded : countingOf(scored, weighed).map((each) => each.graded);
  const isNothingElse = counting.every((each) => isRight(each) || isAwaited(each));
  const isExplained = question.explainsAlways || choices?.isRight === false || verdicts.some(isMissed);
  const own = onlyAnswer(answers);
  const scope: ConditionScope = {
    ...(own && { own }),
    judging,
    judge: judgeAnswer,
    stateOf: (of) => (of !== undefined ? stateOf(of) : own === undefined ? choices?.stateOf(undefined) : stateOf(1)),
  };
  return {
    number,
    score: isTouched ? scoreOf(question, scored) : 0,
    isRight: isTouched && areOptionsRight && counting.every(isRight),
    isUndecided: areOptionsRight && counting.some(isAwaited) && isNothingElse,
    isUnmarked,
    isTouched,
    answers: graded,
    options: isTouched || choices === undefined ? (choices?.options ?? new Map()) : untouched(choices),
    ...(isTouched && optionsScore !== undefined && { optionsScore }),
    ...(overriddenOptions !== undefined && choices && { ownOptionsScore: choices.score }),
    explanations: isExplained ? question.explanations.filter((explanation) => applies(explanation, scope)) : [],
  };
}

/** With a tutor's score in place of ours: it awaits no decision any more. */
function withScore(own: GradedAnswer, overridden: number | undefined): GradedAnswer {
  if (overridden === undefined) return own;
  const { decision, ...graded } = own;
  return { ...graded, ...(decision === 'made' && { decision }), score: overridden, ownScore: own.score };
}

/**
 * A tutor's full score makes an answer right; one of two readings is right, too, and so is what follows from an earlier
 * mistake and has its full score.
 */
function isRight({ assessment: { verdict }, score, ownScore, isConsistent }: GradedAnswer): boolean {
  if (ownScore !== undefined || isConsistent) return score === 1;
  return verdict === 'right' || verdict === 'ambiguous';
}

function isCorrectIn(exercise: Exercise): (choice: Choice) => boolean {
  const values = drawnValues(exercise);
  return ({ correct, condition }) => (condition === undefined ? correct : values.holds(condition) === true);
}

interface Scored {
  readonly score: number;
  readonly weight: number;
}

/** Without a score: not decided yet. */
type MaybeScored = Omit<Scored, 'score'> & { readonly score: number | undefined };

function scoreOf({ allMustBeCorrect }: ProblemQuestion, scored: readonly MaybeScored[]): number | undefined {
  if (!allMustBeCorrect) return knownMeanOf(scored);
  if (scored.some(({ score }) => score !== undefined && score !== 1)) return 0;
  return scored.some(({ score }) => score === undefined) ? undefined : Number(scored.length > 0);
}

/** The mean of what has a score; undefined if nothing that counts has one. */
function knownMeanOf(all: readonly MaybeScored[]): number | undefined {
  const counting = countingOf(all, all);
  const known = counting.flatMap(({ score, weight }) => (score === undefined ? [] : [{ score, weight }]));
  return known.length === 0 && counting.length > 0 ? undefined : meanOf(known);
}

/** Of some parts those that count: where nothing weighs anything, everything weighs the same. */
function countingOf<Part extends { readonly weight: number }>(
  all: readonly { readonly weight: number }[],
  some: readonly Part[],
): readonly Part[] {
  return all.some(({ weight }) => weight > 0) ? some.filter(({ weight }) => weight > 0) : some;
}

function untouched({ options }: GradedChoices): ReadonlyMap<string, Verdict> {
  return new Map([...options.keys()].map((id) => [id, 'empty']));
}

/** What was given to each answer of a question. */
function answersTo({ number, question, exercise }: QuestionToGrade, { texts }: Given): readonly GivenAnswer[] {
  return question.answers.map((answer, index) => {
    const typed = texts.get(placeKey({ question: number, answer: index + 1 }));
    return { text: typed?.text ?? '', language: typed?.language ?? exercise.language, answer };
  });
}

/** A number in a condition is that of an answer field or, where there is none, of a choice, statement or row. */
function stateOfAnswer(
  answer: GivenAnswer | undefined,
  verdict: AnswerState['verdict'] | undefined,
  choices: GradedChoices | undefined,
  number: number,
): AnswerState | undefined {
  const chosen = choices?.stateOf(number);
  if (answer === undefined || verdict === undefined) return chosen;
  return { ...chosen, verdict, isEdited: answer.text.trim() !== '' };
}

/** The question as it follows from earlier answers. */
class Consequences {
  readonly #toGrade: QuestionToGrade;
  readonly #all: readonly QuestionToGrade[];
  readonly #given: Given;
  readonly #judging: Judging;
  readonly #known = new Map<string, Exercise | undefined>();
  readonly #earlier: readonly EarlierAnswer[];

  constructor(toGrade: QuestionToGrade, all: readonly QuestionToGrade[], given: Given, judging: Judging) {
    this.#toGrade = toGrade;
    this.#all = all;
    this.#given = given;
    this.#judging = judging;
    this.#earlier = earlierAnswersOf(toGrade.question, toGrade.number);
  }

  /** For one answer: only those before it count. Undefined if nothing follows, or there is no time. */
  of(answer: number): Judging | undefined {
    const { number, question, exercise } = this.#toGrade;
    const earlier = this.#earlier.filter(({ place }) => isAfter({ question: number, answer }, place));
    if (earlier.length === 0 || this.#judging.hasTime?.() === false) return undefined;
    const key = earlier.map(({ variable, place }) => `${variable}:${placeKey(place)}`).join();
    if (!this.#known.has(key)) {
      const terms = new Map(earlier.flatMap((each) => this.#termOf(each)));
      this.#known.set(key, terms.size === 0 ? undefined : exerciseWith(terms, question, exercise));
    }
    const following = this.#known.get(key);
    return following && { ...this.#judging, drawn: following.drawn };
  }

  #termOf(earlier: EarlierAnswer): readonly (readonly [string, Expression])[] {
    const { question, answer } = earlier.place;
    const asked = this.#all.find(({ number }) => number === question);
    const given = asked && answersTo(asked, this.#given)[answer - 1];
    const term = asked && given && earlierTerm(given, earlier, { ...asked.exercise, ...this.#time });
    return term === undefined ? [] : [[earlier.variable, term]];
  }

  get #time() {
    const { hasTime } = this.#judging;
    return hasTime === undefined ? {} : { hasTime };
  }
}

function meanOf(scored: readonly Scored[]): number {
  const whole = scored.reduce((sum, { weight }) => sum + weight, 0);
  if (scored.length === 0) return 0;
  // Where nothing weighs anything, everything weighs the same.
  if (whole === 0) return meanOf(scored.map(({ score }) => ({ score, weight: 1 })));
  return scored.reduce((sum, { score, weight }) => sum + score * weight, 0) / whole;
}
