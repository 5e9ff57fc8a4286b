import type { ProblemQuestion, Visualization } from '@lemma/core/document';
import { DrawnProblem, placeKey, readAnswerPlace } from '@lemma/core/mathlet';
import type { Finding } from '@lemma/core/source';
import type { ElementTypes } from '../elements/index.ts';
import { construct, finding } from '../definitions/index.ts';
import { problemValues } from '../mathlet/index.ts';
import { checkUse } from './check-use.ts';

/** Any seed does: what is wrong with a figure does not depend on what is drawn. */
const seed = 0;

/**
 * Everything that is wrong with a figure, at once and in the order of the source. Needs no board and no page, but the
 * questions of its document if there are any: it may have values from them and answers for them. There may be other element
 * types than the usual ones.
 */
export function checkVisualization(
  visualization: Visualization,
  questions: readonly ProblemQuestion[] = [],
  types?: ElementTypes,
): readonly Finding[] {
  const problem = questions.length === 0 ? undefined : new DrawnProblem(questions, seed);
  // What cannot be drawn is told where it is defined.
  const construction = construct(visualization, seed, problem && problemValues(problem, () => undefined), types);
  const findings = [
    ...construction.findings,
    ...wrongAnswers(visualization, problem),
    ...checkUse(visualization, construction),
  ];
  return findings.sort((a, b) => a.span.from - b.span.from);
}

/** Answers that the problem does not ask for, and answers that two variables give. */
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
