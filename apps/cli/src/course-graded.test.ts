import { readFileSync, readdirSync } from 'node:fs';
import { allBlocks, type Document } from '@lemma/core/document';
import { drawExercise, drawnValues, seedOfBlock } from '@lemma/core/exercise';
import { gradeProblem, type Given, type QuestionToGrade } from '@lemma/core/grading';
import { printSolution } from '@lemma/core/judgement';
import { optionGroups } from '@lemma/core/quickcheck';
import { documentLanguages, documentOf } from '@lemma/mmtex';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../content/', import.meta.url);
// Answers that are code are graded by running them: check-code.test.ts.
const problems = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => {
  if (!path.endsWith('.tex')) return false;
  const source = readFileSync(new URL(path, folder), 'utf8');
  return source.includes('\\begin{question}') && !source.includes('\\begin{evaluator}');
});

function questionsOf(path: string, language: 'de' | 'en', seed: number): readonly QuestionToGrade[] {
  const converted = documentOf(readFileSync(new URL(path, folder), 'utf8'), language);
  if (!converted.ok) throw new Error(converted.failure.reason);
  return drawnIn(converted.value.document, language, seed);
}

function drawnIn({ blocks }: Document, language: 'de' | 'en', seed: number): readonly QuestionToGrade[] {
  return allBlocks(blocks)
    .flatMap((block) => (block.kind === 'question' ? [block] : []))
    .flatMap((question, index) => {
      const exercise = drawExercise(question, seedOfBlock(question, seed), language);
      return exercise.ok ? [{ number: index + 1, question, exercise: exercise.value }] : [];
    });
}

/** What is right everywhere, or the same with other texts and nothing selected. */
function givenTo(questions: readonly QuestionToGrade[], instead?: string): Given {
  return {
    texts: new Map(
      questions.flatMap(({ number, question, exercise }) =>
        question.answers.map((answer, index) => {
          const text = instead ?? printSolution(answer, exercise);
          return [`${String(number)},${String(index + 1)}`, { text, language: exercise.language }] as const;
        }),
      ),
    ),
    selected: new Map(
      questions.map(({ number, question, exercise }) => {
        const values = drawnValues(exercise);
        const groups = optionGroups(question, ({ correct, condition }) =>
          condition === undefined ? correct : values.holds(condition) === true,
        );
        const ids = groups.flatMap((group) => {
          const right = group.filter(({ correct }) => correct).map(({ id }) => id);
          return question.type === 'mc.unique' ? right.slice(0, 1) : right;
        });
        return [number, new Set(instead === undefined ? ids : [])] as const;
      }),
    ),
  };
}

const source = `\\begin{problem}
  \\begin{variables} \\randint{a}{2}{9} \\number{s}{a + 1} \\number{t}{2*s} \\end{variables}
  \\begin{question} \\type{input.number} \\text{?} \\begin{answer} \\solution{s} \\end{answer} \\end{question}
  \\begin{question}
    \\type{input.number} \\text{?}
    \\begin{variables} \\earlierAnswer[0]{s}{1, 1} \\end{variables}
    \\begin{answer} \\solution{t} \\credit[equal(ans, -t)]{0.25}{The sign.} \\end{answer}
  \\end{question}
\\end{problem}`;

describe('a problem as it is written', () => {
  it.each([
    ['30', '60', 1, true],
    ['30', '-60', 0.25, true],
    ['30', '61', 0, false],
    ['0', '0', 0, false],
  ])('after %s, %s scores %f', (first, second, score, isConsistent) => {
    const converted = documentOf(source, 'en');
    const questions = converted.ok ? drawnIn(converted.value.document, 'en', 1) : [];
    const texts = new Map([
      ['1,1', { text: first, language: 'en' as const }],
      ['2,1', { text: second, language: 'en' as const }],
    ]);
    const { questions: graded } = gradeProblem(questions, { texts, selected: new Map() });
    expect(graded[1]?.answers[0]).toMatchObject({ score, isConsistent });
  });
});

describe('problems of the sample course', () => {
  it.each(problems)('%s: what is shown as its solution scores everything, anything else does not', (path) => {
    const languages = documentLanguages(readFileSync(new URL(path, folder), 'utf8'));
    for (const language of (['de', 'en'] as const).filter((each) => languages.includes(each))) {
      for (const seed of [1, 2, 3]) {
        const questions = questionsOf(path, language, seed);
        expect(questions.length).toBeGreaterThan(0);
        const right = gradeProblem(questions, givenTo(questions));
        expect(right.questions.map(({ number, score, isRight }) => [number, score, isRight])).toEqual(
          questions.map(({ number }) => [number, 1, true]),
        );
        expect(right.score).toBe(1);
        expect(gradeProblem(questions, givenTo(questions, '-987.5')).score).toBeLessThan(1);
        expect(gradeProblem(questions, { texts: new Map(), selected: new Map() }).score).toBe(0);
      }
    }
  });
});
