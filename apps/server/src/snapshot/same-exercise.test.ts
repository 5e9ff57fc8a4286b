import { readFileSync, readdirSync } from 'node:fs';
import {
  allBlocks,
  readDocument,
  type Inline,
  type MathElement,
  type ProblemQuestion,
  type Quickcheck,
} from '@lemma/core/document';
import {
  drawExercise,
  drawnValues,
  fillMath,
  glimpseOf,
  seedOfBlock,
  seedOfDocument,
  type ShownValues,
} from '@lemma/core/exercise';
import { languages, type Language } from '@lemma/core/language';
import { printSolution } from '@lemma/core/judgement';
import { ProblemMathlet } from '@lemma/core/mathlet';
import { ShelfAnswers } from '@lemma/core/problem';
import { judgeInputs } from '@lemma/core/quickcheck';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { describe, expect, it } from 'vitest';
import { drawSnapshot } from './index.ts';

const folder = new URL('../../../../content/', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tex'))
  .map((file) => ({ path: file.replace(/\.tex$/, ''), source: readFileSync(new URL(file, folder), 'utf8') }));

interface Written {
  readonly language: Language;
  readonly xml: string;
  readonly asked: readonly (ProblemQuestion | Quickcheck)[];
}

/** A document in every language that it exists in. */
function writtenIn(source: string): readonly Written[] {
  return languages
    .filter((language) => documentLanguages(source).includes(language))
    .map((language) => {
      const { xml } = convertDocument(source, language);
      const read = readDocument(xml);
      if (!read.ok) throw new Error(read.failure.reason);
      const blocks = allBlocks(read.value.blocks);
      const asked = blocks.filter((block) => block.kind === 'question' || block.kind === 'quickcheck');
      return { language, xml, asked };
    });
}

const exercises = sources
  .map(({ path, source }) => ({ path, written: writtenIn(source) }))
  .filter(({ written }) =>
    written.some(({ asked }) => asked.some(({ variables }) => variables.definitions.length > 0)),
  );

/** What a page shows of a question, and what it judges by. */
function onPage(asked: ProblemQuestion | Quickcheck, pageSeed: number, language: Language) {
  const exercise = drawExercise(asked, seedOfBlock(asked, pageSeed), language);
  if (!exercise.ok) throw new Error(`${asked.id} cannot be drawn with ${pageSeed}`);
  return exercise.value;
}

/** The text a page shows for a value or a formula with values, without blanks; empty for everything else. */
function shownAs(inline: Inline, values: ShownValues): string {
  if (inline.kind === 'variable') return (values.show(inline)?.text ?? inline.name).replace(/\s/g, '');
  return inline.kind === 'formula' && !inline.invalid ? signsOf(fillMath(inline.math, values)) : '';
}

function signsOf({ children }: MathElement): string {
  return children.map((child) => (typeof child === 'string' ? child.replace(/\s/g, '') : signsOf(child))).join('');
}

/** The words of a picture, without blanks. */
function wordsOf(svg: string): string {
  const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
  return svg.replace(/<[^>]*>|\s/g, '').replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** Values as language-independent JSON: equal if the exercises are. */
function said(values: Iterable<readonly [string, unknown]>): string {
  return JSON.stringify([...values].map(([name, value]) => [name, value]));
}

describe('an exercise is the same, with whatever seed', () => {
  it('there are problems and quick checks to look at', () => {
    expect(exercises.length).toBeGreaterThan(30);
  });

  it.each(exercises)('in every language: $path', ({ path, written }) => {
    const [first, ...others] = written;
    if (first === undefined) return;
    for (let turn = 0; turn < 50; turn += 1) {
      const seed = turn === 0 ? seedOfDocument(path) : turn;
      const expected = first.asked.map((asked) => [asked.id, said(onPage(asked, seed, first.language).drawn)]);
      for (const { asked, language } of others) {
        const drawn = asked.map((each) => [each.id, said(onPage(each, seed, language).drawn)]);
        expect(drawn, `with ${seed} in ${language}`).toEqual(expected);
      }
    }
  });

  it.each(exercises)('in figures, pictures and for the judge: $path', ({ written }) => {
    for (const { language, xml, asked } of written) {
      const document = readDocument(xml);
      if (!document.ok) throw new Error(document.failure.reason);
      for (let turn = 0; turn < 50; turn += 1) {
        const path = `another/path-${turn}`;
        const seed = seedOfDocument(path);
        const drawn = asked.map((each) => ({ each, exercise: onPage(each, seed, language) }));
        const questions = drawn.flatMap(({ each, exercise }) =>
          each.kind === 'question' ? [{ question: each, exercise }] : [],
        );
        const shelf = { storage: { read: () => undefined, write: () => false, remove: () => undefined }, key: '' };
        const mathlet = new ProblemMathlet({
          questions: questions.map(({ question }) => question),
          seed,
          answers: new ShelfAnswers(shelf, seed),
        });
        for (const [index, { exercise }] of questions.entries()) {
          for (const [name, value] of exercise.drawn) {
            if (value.kind !== 'number') continue;
            expect(mathlet.valueIn(index + 1, name)).toEqual({ ok: true, value: value.value });
          }
        }
        for (const { each: quickcheck, exercise } of drawn) {
          if (quickcheck.kind !== 'quickcheck') continue;
          const judged = judgeInputs({
            language,
            seed: seedOfBlock(quickcheck, seed),
            question: quickcheck,
            inputs: quickcheck.answers.map(() => ''),
          });
          expect(judged).toMatchObject({
            ok: true,
            value: quickcheck.answers.map((answer) => ({ solution: printSolution(answer, exercise) })),
          });
          // What is shown as the solution is right when it is typed.
          const inputs = quickcheck.answers.map((answer) => printSolution(answer, exercise));
          const typed = judgeInputs({ language, seed: seedOfBlock(quickcheck, seed), question: quickcheck, inputs });
          expect([inputs, typed]).toEqual([
            inputs,
            { ok: true, value: inputs.map((solution) => ({ verdict: 'right', solution })) },
          ]);
        }
        const words = wordsOf(drawSnapshot(document.value, path));
        for (const { question, exercise } of questions) {
          const values = drawnValues(exercise);
          for (const part of question.text) {
            if (part.kind !== 'paragraph') continue;
            for (const inline of part.content) expect(words).toContain(shownAs(inline, values));
          }
        }
        const glimpse = glimpseOf(document.value, seed);
        const [first] = questions;
        const [task] = first?.question.text ?? [];
        if (first === undefined || task?.kind !== 'paragraph' || document.value.blocks[0]?.kind !== 'question')
          continue;
        const shown = glimpse.map((piece) =>
          piece.kind === 'formula' ? signsOf(piece.math) : piece.kind === 'text' ? piece.text.replace(/\s/g, '') : '',
        );
        const values = drawnValues(first.exercise);
        for (const inline of task.content) expect(shown.join('')).toContain(shownAs(inline, values));
      }
    }
  });
});
