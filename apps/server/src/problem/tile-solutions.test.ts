import { readFileSync, readdirSync } from 'node:fs';
import { readDocument } from '@lemma/core/document';
import { languages } from '@lemma/core/language';
import { askedQuestions, problemContent, type AskedQuestion } from '@lemma/core/problem';
import { isLongRun } from '@lemma/core/testing';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { describe, expect, it } from 'vitest';
import { gradeNow } from './problem-works.ts';

const folder = new URL('../../../../content/', import.meta.url);
const problems = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tex'))
  .map((file) => ({ file, source: readFileSync(new URL(file, folder), 'utf8') }))
  .filter(({ source }) => source.includes('\\begin{problem}') && source.includes('draganddrop'))
  .flatMap(({ file, source }) =>
    languages
      .filter((language) => documentLanguages(source).includes(language))
      .map((language) => ({ file, language, xml: convertDocument(source, language).xml })),
  );

/** `LEMMA_RUNS=10000` tries 200. */
const seeds = Array.from({ length: isLongRun ? 200 : 4 }, (_, index) => index + 1);

function askedWith(xml: string, seed: number): readonly AskedQuestion[] {
  const read = readDocument(xml);
  if (!read.ok) throw new Error(read.failure.reason);
  const asked = askedQuestions(problemContent(read.value), { seed, generations: new Map() });
  if (!asked.ok) throw new Error(`question ${asked.failure.question} cannot be drawn with ${seed}`);
  return asked.value;
}

/** What lies in every place, by key: the number under which the tile of the solution was handed out. */
function placements(asked: readonly AskedQuestion[]): readonly (readonly [string, string])[] {
  return asked.flatMap(({ number, question, tiles }) =>
    question.answers.flatMap(({ type, solution }, index) =>
      type === 'tile'
        ? [[`${number},${index + 1}`, String(tiles.findIndex(({ id }) => id === solution.text.trim()) + 1)] as const]
        : [],
    ),
  );
}

function graded(xml: string, seed: number, answers: readonly (readonly [string, string])[]) {
  const job = {
    ...{ xml, draw: { seed, generations: new Map() }, decided: {} },
    answers: Object.fromEntries(
      answers.map(([key, value]) => [key, { value, lang: 'en' as const, version: 1 }] as const),
    ),
  };
  const work = gradeNow(job);
  if (!work.ok) throw new Error(work.failure.kind);
  return work.value;
}

it('the course has five problems with tiles', () => {
  expect(new Set(problems.map(({ file }) => file)).size).toBeGreaterThanOrEqual(5);
});

describe.each(problems)('$file in $language', ({ xml }) => {
  it('takes its solutions, and not those of the places before, whatever the seed', () => {
    for (const seed of seeds) {
      const right = placements(askedWith(xml, seed));
      expect(right.length).toBeGreaterThan(1);
      expect(right.every(([, tile]) => Number(tile) >= 1)).toBe(true);
      const { questions } = graded(xml, seed, right);
      const verdicts = questions.flatMap(({ number, answers }) =>
        answers.flatMap(({ verdict }, index) =>
          right.some(([key]) => key === `${number},${index + 1}`) ? [verdict] : [],
        ),
      );
      expect(verdicts).toHaveLength(right.length);
      expect(verdicts.filter((verdict) => verdict !== 'right')).toEqual([]);
      // Every place one tile on: a grader that takes anything would take these as well.
      const shifted = right.map(([key], index) => [key, right[(index + 1) % right.length]?.[1] ?? '1'] as const);
      if (new Set(right.map(([, tile]) => tile)).size === right.length) {
        expect(graded(xml, seed, shifted).questions.some(({ isRight }) => !isRight)).toBe(true);
      }
    }
  });
});
