import { readDocument, type Block } from '@lemma/core/document';
import { gradeProblem, type Given, type GradedAnswer, type GradedProblem } from '@lemma/core/grading';
import type { Language } from '@lemma/core/language';
import { askedQuestions, authorOptions, problemContent, type AskedQuestion } from '@lemma/core/problem';
import { convertDocument } from '@lemma/mmtex';
import { describe, expect, it } from 'vitest';
import { choices } from './choices.ts';
import type { AnswerMark, MarkedProblem } from './marked-problem.ts';
import { numbers } from './numbers.ts';
import { sets } from './sets.ts';
import { steps } from './steps.ts';
import { terms } from './terms.ts';

const problems: readonly MarkedProblem[] = [...numbers, ...terms, ...sets, ...choices, ...steps];

/** The questions of a problem as the server asks them. */
function asked({ source, language = 'en' }: MarkedProblem): readonly AskedQuestion[] {
  const { xml, findings } = convertDocument(
    String.raw`\documentclass{mumie.problem} \begin{content} \title{T} \begin{problem} ${source} \end{problem} \end{content}`,
    language,
  );
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const document = readDocument(xml);
  if (!document.ok) throw new Error(document.failure.reason);
  const questions = askedQuestions(problemContent(document.value), { seed: 1, generations: new Map() });
  if (!questions.ok) throw new Error(`question ${String(questions.failure.question)} cannot be drawn`);
  return questions.value;
}

function graded(problem: MarkedProblem, typed: readonly (readonly string[])[], selected?: string): GradedProblem {
  const questions = asked(problem);
  const language: Language = problem.language ?? 'en';
  const texts: Given['texts'] = new Map(
    typed.flatMap((answers, question) =>
      answers.map((text, answer) => [`${String(question + 1)},${String(answer + 1)}`, { text, language }] as const),
    ),
  );
  const shown = new Set(selected?.split(' ').filter((option) => option !== ''));
  const chosen = questions.map((question) => [question.number, authorOptions(shown, question)] as const);
  return gradeProblem(questions, { texts, selected: new Map(selected === undefined ? [] : chosen) });
}

/** The words of blocks, formulas included. */
function wordsOf(blocks: readonly Block[]): string {
  return [...JSON.stringify(blocks).matchAll(/"text":"([^"]*)"|"children":\["([^"]*)"\]/g)]
    .map(([, text = '', sign = '']) => text + sign)
    .join('');
}

function markOf({ assessment, score, credit, explanations, isConsistent }: GradedAnswer): AnswerMark {
  const { verdict, remark } = assessment;
  return {
    verdict,
    score,
    ...(remark && { remark }),
    ...(credit && { credit: wordsOf(credit) }),
    ...(explanations.length > 0 && { explanations: explanations.map(({ blocks }) => wordsOf(blocks)) }),
    ...(isConsistent && { follows: true }),
  };
}

function marksOf({ questions }: GradedProblem): readonly (readonly AnswerMark[])[] {
  return questions.map(({ answers }) => answers.map(markOf));
}

describe.each(problems)('$title', (problem) => {
  for (const [typed, mark, reason] of problem.answers ?? []) {
    it(`${typed}: ${reason}`, () => {
      const { score, questions } = graded(problem, [[typed]]);
      expect(marksOf({ score, questions })).toEqual([[mark]]);
      expect(score).toBe(mark.score);
      expect(questions.map(({ isRight }) => isRight)).toEqual([mark.verdict === 'right']);
    });
  }

  for (const [typed, marks, score, reason] of problem.sheets ?? []) {
    it(`${typed.map((answers) => answers.join(' | ')).join(' / ')}: ${reason}`, () => {
      const found = graded(problem, typed);
      expect(marksOf(found)).toEqual(marks);
      expect(found.score).toBeCloseTo(score, 12);
    });
  }

  for (const [selected, score, isRight, reason, explanations = []] of problem.choices ?? []) {
    it(`${selected === '' ? 'nothing' : selected}: ${reason}`, () => {
      const [question] = graded(problem, [], selected).questions;
      expect(question).toMatchObject({ isRight, isTouched: true });
      expect(question?.score).toBeCloseTo(score, 12);
      expect(question?.explanations.map(({ blocks }) => wordsOf(blocks))).toEqual(explanations);
    });
  }
});

it('has at least 200 answers', () => {
  const count = problems.reduce(
    (sum, each) => sum + (each.answers?.length ?? 0) + (each.sheets?.length ?? 0) + (each.choices?.length ?? 0),
    0,
  );
  expect(count).toBeGreaterThanOrEqual(200);
});
