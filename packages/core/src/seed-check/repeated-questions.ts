import { allBlocks, type Document, type ProblemQuestion, type Quickcheck } from '../document/index.ts';
import { drawExercise, drawnValues, seedOfBlock, type Exercise } from '../exercise/index.ts';
import type { Finding } from '../source/index.ts';
import type { SeedRange } from './check-draws.ts';

/** Number of seeds compared: questions that draw values of their own differ in one of the first. */
const mostDraws = 20;

type Asked = ProblemQuestion | Quickcheck;

/** Questions of a problem, or quick checks of a page, that ask the same as an earlier one with the same numbers, whatever is drawn. */
export function repeatedQuestions({ blocks }: Pick<Document, 'blocks'>, range: SeedRange): readonly Finding[] {
  const all = allBlocks(blocks);
  return (['question', 'quickcheck'] as const).flatMap((kind) =>
    repeatedAmong(
      all.filter((block): block is Asked => block.kind === kind),
      range,
    ),
  );
}

function repeatedAmong(questions: readonly Asked[], range: SeedRange): readonly Finding[] {
  const written = questions.map(textOf);
  return questions.flatMap((question, index): readonly Finding[] => {
    const other = questions.findIndex(
      (earlier, place) => place < index && written[place] === written[index] && hasSameValues(earlier, question, range),
    );
    const data = { number: index + 1, other: other + 1 };
    return other < 0 ? [] : [{ code: 'repeated-question', severity: 'warning', span: question.span, data }];
  });
}

/** Everything that is shown, asked for and accepted, as written. */
function textOf(question: Asked): string {
  const asked = { ...question, id: '', variables: [] };
  return JSON.stringify(asked, (key, part: unknown) => (/span$/i.test(key) ? undefined : part));
}

/** Whether two questions with the same text have the same values with all seeds. */
function hasSameValues(one: Asked, other: Asked, { language, seeds, hasTime = () => true }: SeedRange): boolean {
  for (let seed = 1; seed <= Math.min(seeds, mostDraws); seed += 1) {
    // Out of time, nothing is known.
    if (!hasTime()) return false;
    const [first, second] = [one, other].map((question) =>
      drawExercise(question, seedOfBlock(question, seed), language),
    );
    // What cannot be drawn is a finding of its own.
    if (first?.ok !== true || second?.ok !== true) return false;
    if (shownValues(first.value) !== shownValues(second.value)) return false;
  }
  return true;
}

function shownValues(exercise: Exercise): string {
  const values = drawnValues(exercise);
  return JSON.stringify([...exercise.drawn.keys()].map((name) => [name, values.show({ name })?.text]));
}
