import { askedQuestions, type AskedQuestion, type Draw, type ProblemContent } from './asked-questions.ts';
import { handOut } from './hand-out.ts';

/** Number of draws after which a question counts as one that shows the same whatever is drawn. */
const mostDraws = 12;

/**
 * The generations of the questions with these numbers in which each shows something else than now, by number. Questions
 * are left out whose data belong to the whole problem, or that have none: drawn anew, they would only repeat themselves.
 */
export function redrawnGenerations(
  xml: string,
  content: ProblemContent,
  draw: Draw,
  numbers: readonly number[],
): ReadonlyMap<number, number> {
  const now = shownBy(xml, content, draw, numbers);
  const found = new Map<number, number>();
  for (let more = 1; more <= mostDraws && found.size < now.size; more += 1) {
    const left = [...now.keys()].filter((number) => !found.has(number));
    const later = new Map(left.map((number) => [number, (draw.generations.get(number) ?? 0) + more]));
    const shown = shownBy(xml, content, { ...draw, generations: new Map([...draw.generations, ...later]) }, left);
    for (const [number, generation] of later) {
      const other = shown.get(number);
      if (other !== undefined && other !== now.get(number)) found.set(number, generation);
    }
  }
  return found;
}

/** What a learner would see of questions, whatever the order of choices and tiles; none if it cannot be drawn. */
function shownBy(
  xml: string,
  content: ProblemContent,
  draw: Draw,
  numbers: readonly number[],
): ReadonlyMap<number, string> {
  const asked = askedQuestions(content, draw);
  if (!asked.ok) return new Map();
  return new Map(
    asked.value.flatMap((each): readonly (readonly [number, string])[] => {
      if (!numbers.includes(each.number)) return [];
      const shown = handOut(xml, [inOrder(each)]);
      return shown.ok ? [[each.number, shown.value]] : [];
    }),
  );
}

/** Another order of the same choices is no new question. */
function inOrder(asked: AskedQuestion): AskedQuestion {
  const { choices, tiles } = asked.question;
  return { ...asked, choices, tiles };
}
