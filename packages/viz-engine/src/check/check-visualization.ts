import type { ProblemQuestion, Visualization } from '@lemma/core/document';
import { DrawnProblem, placeKey, readAnswerPlace } from '@lemma/core/mathlet';
import type { Finding } from '@lemma/core/source';
import type { ElementTypes } from '../elements/index.ts';
import { construct, finding } from '../definitions/index.ts';
import { problemValues } from '../mathlet/index.ts';
import { checkUse } from './check-use.ts';

/** Any seed will do: what is wrong with a figure does not depend on what is drawn. */
const seed = 0;

/**
 * Everything that is wrong with a figure, at once and in source order. Needs neither board nor page, but the questions
 * of its document if there are any: the figure may use their values and provide their answers. Element types may differ
 * from the default ones.
 */
export function checkVisualization(
  visualization: Visualization,
  questions: readonly ProblemQuestion[] = [],
  types?: ElementTypes,
): readonly Finding[] {
  const problem = questions.length === 0 ? undefined : new DrawnProblem(questions, seed);
  // What cannot be drawn is reported at its definition.
  const construction = construct(visualization, seed, problem && problemValues(problem, () => undefined), types);
  const findings = [
    ...construction.findings,
    ...wrongAnswers(visualization, problem),
    ...checkUse(visualization, construction),
  ];
  return findings.sort((a, b) => a.span.from - b.span.from);
}

/** Answers that the problem does not ask for, and answers given by two variables. */
function wrongAnswers({ definitions }: Visualization, problem: DrawnProblem | undefined): readonly Finding[] {
  const given = new Set<string>();
  return definitions.flatMap(({ name, attributes: { answer } }) => {
    const place = answer && readAnswerPlace(answer.text);
    if (answer === undefined || place === undefined) return [];
    const isGiven = given.has(placeKey(place));
    given.add(placeKey(place));
    if (!isGiven && problem?.hasAnswer(place) !== false) return [];
    const reason = isGiven ? 'answerGivenTwice' : 'noSuchAnswer';
    return [finding('WRONG_ANSWER_ATTRIBUTE', answer.span, { name, reason, text: answer.text })];
  });
}
