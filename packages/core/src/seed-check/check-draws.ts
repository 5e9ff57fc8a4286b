import {
  allBlocks,
  allInlines,
  blocksOf,
  linesOf,
  type ProblemQuestion,
  type Quickcheck,
  type Visualization,
} from '../document/index.ts';
import { failureData } from '../expression/index.ts';
import { drawExercise, drawnValues, fillMath, seedOfBlock, type Exercise } from '../exercise/index.ts';
import { asQuestion, unreadableParts } from '../grading/index.ts';
import { judgeAnswer, printSolution } from '../judgement/index.ts';
import type { Language } from '../language/index.ts';
import { codeLanguageOf } from '../question/index.ts';
import { seededRandom } from '../platform/index.ts';
import { shift, type Finding, type Span } from '../source/index.ts';
import { drawVariables, holds, isRandomType, toFinding } from '../variables/index.ts';
import { equalChoices } from './equal-choices.ts';
import { foreignLetterOf, foreignLetters, foreignLettersOfAnswers } from './foreign-letters.ts';
import { smallerDomainInvited, zeroAccepted } from './lenient-solutions.ts';
import { uglyPartOf } from './ugly-formula.ts';
import { notFinite } from './not-finite.ts';
import { ReachedTexts } from './unreached-texts.ts';

/** The number of seeds with which everything is drawn, and without which no text counts as unreached. */
export const usualSeeds = 200;

/** What is drawn: a question in a language, with so many seeds of the page from 1 on, while there is time. */
export interface SeedRange {
  readonly language: Language;
  readonly seeds: number;
  readonly hasTime?: () => boolean;
}

/**
 * What is wrong with the values that seeds give to a question: values that cannot be drawn or are not finite, formulas
 * that no textbook would print, and solutions that would not be accepted if they were typed. Each with its first seed.
 * Besides, the explanations and parts of the score that no answer leads to.
 */
export function checkDraws(
  question: Quickcheck | ProblemQuestion,
  { language, seeds, hasTime = () => true }: SeedRange,
): readonly Finding[] {
  const isRandom = question.variables.definitions.some(({ type }) => isRandomType(type));
  const found = new SeedFindings();
  const count = isRandom ? seeds : 1;
  const accepted = new Set<string>();
  // What is said about code depends on a run.
  const reached =
    codeLanguageOf(question.type) === undefined
      ? new ReachedTexts(question.kind === 'question' ? question : asQuestion(question))
      : undefined;
  let seed = 1;
  for (; seed <= count && hasTime(); seed += 1) {
    const drawn = drawExercise(question, seedOfBlock(question, seed), language);
    if (!drawn.ok) {
      found.add(seed, drawn.failure.map(toFinding));
      // What no seed can give takes long to find out.
      if (found.failures >= mostFailures) break;
      continue;
    }
    const { value: exercise } = drawn;
    reached?.tryWith(exercise);
    found.add(seed, [
      ...notFinite(question.answers, exercise),
      ...lostDigits(exercise),
      ...foreignLetters(exercise),
      ...foreignLettersOfAnswers(question.answers, exercise),
      ...unreadableConditions(question, exercise),
      ...unreadableGrading(question, exercise),
      ...equalChoices(question, exercise),
      ...uglyFormulas(question, exercise),
      ...unacceptableSolutions(question, exercise, accepted),
    ]);
  }
  for (; isRandom && reached?.isComplete === false && seed <= usualSeeds && hasTime(); seed += 1) {
    const drawn = drawExercise(question, seedOfBlock(question, seed), language);
    if (drawn.ok) reached.tryWith(drawn.value);
  }
  // Out of time, nothing is known about what was not reached.
  const unreached = hasTime() ? (reached?.findings ?? []) : [];
  const findings = found.ofSeeds(count);
  // What cannot be read never holds: that is said already.
  const isUnread = ({ from, to }: Span) =>
    findings.some(({ code, span }) => code === 'unreadable-condition' && span.from >= from && span.to <= to);
  return [...findings, ...unreached.filter(({ span }) => !isUnread(span))];
}

/** What cannot be drawn for a figure with some seeds. */
export function checkFigureDraws(
  { id, definitions, rules }: Visualization,
  { seeds, hasTime = () => true }: SeedRange,
): readonly Finding[] {
  const found = new SeedFindings();
  if (!definitions.some(({ type }) => isRandomType(type))) return [];
  for (let seed = 1; seed <= seeds && found.failures < mostFailures && hasTime(); seed += 1) {
    const drawn = drawVariables(definitions, rules, seededRandom(seedOfBlock({ kind: 'visualization', id }, seed)));
    if (!drawn.ok) found.add(seed, drawn.failure.map(toFinding));
  }
  return found.ofSeeds(seeds);
}

/** After so many seeds for which nothing can be drawn, no more are tried. */
const mostFailures = 3;

/** Findings with their first seed. */
class SeedFindings {
  failures = 0;
  readonly #byPlace = new Map<string, { readonly finding: Finding; readonly seed: number; seeds: number }>();

  add(seed: number, findings: readonly Finding[]): void {
    if (findings.some(({ severity }) => severity === 'error')) this.failures += 1;
    for (const finding of findings) {
      const key = JSON.stringify([finding.code, finding.span, finding.data['reason']]);
      const known = this.#byPlace.get(key);
      if (known === undefined) this.#byPlace.set(key, { finding, seed, seeds: 1 });
      else known.seeds += 1;
    }
  }

  /** What is wrong with the first seeds alike does not depend on the seed, so that none is named. */
  ofSeeds(count: number): readonly Finding[] {
    return [...this.#byPlace.values()].map(({ finding, seed, seeds }) =>
      seed === 1 && seeds >= Math.min(count, mostFailures) ? finding : { ...finding, data: { ...finding.data, seed } },
    );
  }
}

/** Numbers whose digits may be lost because large numbers cancel, and nothing computes them more closely. */
function lostDigits({ drawn, definitions }: Exercise): readonly Finding[] {
  return definitions.flatMap(({ name, span }): readonly Finding[] => {
    const value = drawn.get(name);
    return value?.kind === 'number' && value.isLost === true
      ? [{ code: 'lost-digits', severity: 'warning', span, data: { name } }]
      : [];
  });
}

function inlinesOf(question: Quickcheck | ProblemQuestion) {
  return [question, ...allBlocks(blocksOf(question))].flatMap((block) => linesOf(block)).flatMap(allInlines);
}

/** Conditions in the text of a question that cannot be evaluated (specification 002 §8.1). */
function unreadableConditions(question: Quickcheck | ProblemQuestion, { drawn }: Exercise): readonly Finding[] {
  return inlinesOf(question).flatMap((inline) => {
    if (inline.kind !== 'conditional') return [];
    const result = holds(inline.condition, drawn);
    return result.ok ? [] : [toFinding(result.failure)];
  });
}

/** Conditions on answers, and expressions that must vanish, that cannot be read with these values. */
function unreadableGrading(question: Quickcheck | ProblemQuestion, exercise: Exercise): readonly Finding[] {
  return unreadableParts(question, exercise).map(({ source: { text, span }, failure }): Finding => {
    const place = shift(failure.span, span.from);
    const data = { ...failureData(failure, text), text };
    return { code: 'unreadable-condition', severity: 'error', span: place.from < place.to ? place : span, data };
  });
}

/** Formulas that values have made ugly. */
function uglyFormulas(question: Quickcheck | ProblemQuestion, exercise: Exercise): readonly Finding[] {
  const values = drawnValues(exercise);
  return inlinesOf(question).flatMap((inline): readonly Finding[] => {
    if (inline.kind !== 'formula' || inline.variables.length === 0) return [];
    const text = uglyPartOf(fillMath(inline.math, values));
    return text === undefined || uglyPartOf(inline.math) !== undefined
      ? []
      : [{ code: 'ugly-value', severity: 'warning', span: inline.span, data: { text } }];
  });
}

/** Solutions that are not accepted when they are typed as they are shown, or that others are taken for. */
function unacceptableSolutions(
  { answers }: Quickcheck | ProblemQuestion,
  exercise: Exercise,
  accepted: Set<string>,
): readonly Finding[] {
  return answers.flatMap((answer, index): readonly Finding[] => {
    const { type, solution } = answer;
    if (type === 'tile' || type === 'code' || solution.text.trim() === '') return [];
    // That it is not accepted is a consequence, which is not told as well.
    if (foreignLetterOf(answer, exercise) !== undefined) return [];
    const written = printSolution(answer, exercise);
    // The values decide; that most solutions recur saves most of the time.
    const key = JSON.stringify([index, written, type === 'input.number' ? undefined : valuesIn(exercise)]);
    if (accepted.has(key)) return [];
    if (written !== '' && judgeAnswer(written, answer, exercise).verdict === 'right') {
      const lenient = [...zeroAccepted(answer, exercise), ...smallerDomainInvited(answer, exercise, written)];
      if (lenient.length === 0) accepted.add(key);
      return lenient;
    }
    return [unacceptable(solution.span, solution.text, written)];
  });
}

function valuesIn({ drawn }: Exercise): readonly unknown[] {
  return [...drawn];
}

function unacceptable(span: Span, solution: string, text: string): Finding {
  return { code: 'unacceptable-solution', severity: 'error', span, data: { solution, text } };
}
