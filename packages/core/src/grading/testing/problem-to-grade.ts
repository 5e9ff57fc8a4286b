import { allBlocks, readBlocks } from '../../document/index.ts';
import { drawExercise } from '../../exercise/index.ts';
import type { Language } from '../../language/index.ts';
import { gradeProblem, type Given, type GradedProblem, type QuestionToGrade } from '../index.ts';

/** The questions in a piece of a document, drawn in a language. */
export function questionsIn(xml: string, language: Language = 'en', seed = 1): readonly QuestionToGrade[] {
  const read = readBlocks(xml);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return allBlocks(read.value)
    .flatMap((block) => (block.kind === 'question' ? [block] : []))
    .map((question, index) => {
      const exercise = drawExercise(question, seed, language);
      if (!exercise.ok) throw new Error(JSON.stringify(exercise.failure));
      return { number: index + 1, question, exercise: exercise.value };
    });
}

/** What was given: texts by question, in order of the answers, and selected options by question. */
export function givenIn(
  texts: readonly (readonly string[])[],
  selected: Readonly<Record<number, readonly string[]>> = {},
  language: Language = 'en',
): Given {
  return {
    texts: new Map(
      texts.flatMap((answers, question) =>
        answers.map((text, answer) => [`${String(question + 1)},${String(answer + 1)}`, { text, language }] as const),
      ),
    ),
    selected: new Map(Object.entries(selected).map(([number, ids]) => [Number(number), new Set(ids)])),
  };
}

/** A definition of a variable, as it stands in a document. */
export function variable(
  type: string,
  name: string,
  values: readonly string[],
  options: readonly string[] = [],
): string {
  const parts = [
    ...options.map((option) => `<option>${escaped(option)}</option>`),
    ...values.map((value) => `<value>${escaped(value)}</value>`),
  ];
  return `<variable type="${type}" name="${name}">${parts.join('')}</variable>`;
}

/** A text as the content of an element or an attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** One question, given one text for each of its answers. */
export function graded(xml: string, texts: readonly string[], language: Language = 'en'): GradedProblem {
  return gradeProblem(questionsIn(xml, language), givenIn([texts], {}, language));
}
