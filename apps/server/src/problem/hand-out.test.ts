import { readFileSync, readdirSync } from 'node:fs';
import {
  allBlocks,
  allInlines,
  linesOf,
  readDocument,
  type Block,
  type Inline,
  type MathElement,
  type ProblemQuestion,
} from '@lemma/core/document';
import { drawExercise, drawnValues, fillMath, type ShownValues } from '@lemma/core/exercise';
import { languages, type Language } from '@lemma/core/language';
import { fieldShape } from '@lemma/core/judgement';
import { askedQuestions, handOut, problemContent, type AskedQuestion } from '@lemma/core/problem';
import { isLongRun } from '@lemma/core/testing';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../../content/', import.meta.url);
const problems = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tex'))
  .map((file) => ({ file, source: readFileSync(new URL(file, folder), 'utf8') }))
  .filter(({ source }) => source.includes('\\begin{problem}'))
  .flatMap(({ file, source }) =>
    languages
      .filter((language) => documentLanguages(source).includes(language))
      .map((language) => ({ file, language, xml: convertDocument(source, language).xml })),
  );

const seeds = Array.from({ length: isLongRun ? 200 : 8 }, (_, index) => index + 1);

/** Parts of a document that tell how answers are judged, or how values are made. */
const secrets = [
  'solution',
  'corrector',
  'randadjustif',
  'permutation',
  'explanation',
  'credit',
  'condition',
  'changelog',
  'generic',
] as const;
const secretAttributes = /\b(correct=|condition=|score-type=|all-must-be-correct=|corrector-mode="(?!atleast))/;

/** Quick checks show their solution on demand, and nothing depends on them. */
function withoutQuickchecks(xml: string): string {
  return xml.replaceAll(/<quickcheck [\s\S]*?<\/quickcheck>/g, '');
}

function contentOf(xml: string) {
  const read = readDocument(xml);
  if (!read.ok) throw new Error(read.failure.reason);
  return { ...problemContent(read.value), title: read.value.title };
}

function handedOut(xml: string, seed: number, generations = new Map<number, number>()) {
  const asked = askedQuestions(contentOf(xml), { seed, generations });
  if (!asked.ok) throw new Error(`question ${asked.failure.question} cannot be drawn with ${seed}`);
  const given = handOut(xml, asked.value);
  if (!given.ok) throw new Error(given.failure.reason);
  return { asked: asked.value, xml: given.value, questions: contentOf(given.value).questions };
}

/** What a page shows of a question: words, formulas with their values. */
function shown(blocks: readonly Block[], values: ShownValues): string {
  return allBlocks(blocks)
    .filter((block) => block.kind !== 'visualization')
    .flatMap(linesOf)
    .map((line) => shownLine(line, values))
    .join('|');
}

function shownLine(line: readonly Inline[], values: ShownValues): string {
  return line.map((inline) => shownInline(inline, values)).join('');
}

function shownInline(inline: Inline, values: ShownValues): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'variable':
      return `⟨${values.show(inline)?.text ?? inline.name}⟩`;
    case 'formula':
      return signsOf(fillMath(inline.math, values));
    case 'conditional':
      return shownLine(values.holds(inline.condition) === true ? inline.then : inline.otherwise, values);
    default:
      return allInlines([inline])
        .slice(1)
        .map((part) => (part.kind === 'text' ? part.text : ''))
        .join('');
  }
}

function signsOf({ children }: MathElement): string {
  return children.map((child) => (typeof child === 'string' ? child : signsOf(child))).join('');
}

function valuesOf(question: ProblemQuestion, language: Language): ShownValues {
  const exercise = drawExercise(question, 999, language);
  if (!exercise.ok) throw new Error(JSON.stringify(exercise.failure));
  return drawnValues(exercise.value);
}

const shapeNames = ({ question, exercise }: AskedQuestion) =>
  question.answers.map((answer) => fieldShape(answer, exercise));

describe.each(problems)('$file in $language, handed out', ({ xml, language }) => {
  it('tells nothing about solutions, definitions and judging', () => {
    for (const seed of seeds) {
      const given = withoutQuickchecks(handedOut(xml, seed).xml);
      for (const secret of secrets) expect(given).not.toContain(`<${secret}`);
      for (const tag of given.match(/<(?:question|choice|row|answer|tile) [^>]*>/g) ?? []) {
        expect(tag.replace(' correct=""', '')).not.toMatch(secretAttributes);
      }
      const types = Array.from(
        given.replaceAll(/<visualization[\s\S]*?<\/visualization>/g, '').matchAll(/<variable type="(\w+)"/g),
        ([, type]) => type,
      );
      expect(types.filter((type) => !['number', 'function', 'matrix', 'string'].includes(type ?? ''))).toEqual([]);
    }
  });

  it('shows the same as the problem with its data', () => {
    for (const seed of seeds) {
      const { asked, questions } = handedOut(xml, seed, new Map([[1, seed % 3]]));
      expect(questions.map(({ number }) => number)).toEqual(asked.map(({ number }) => number));
      for (const [index, each] of asked.entries()) {
        const question = questions[index];
        if (question === undefined) throw new Error('missing');
        const [before, after] = [drawnValues(each.exercise), valuesOf(question, language)];
        expect(shown(question.text, after)).toBe(shown(each.question.text, before));
        expect(question.choices.map(({ content }) => shownLine(content, after))).toEqual(
          each.choices.map(({ content }) => shownLine(content, before)),
        );
        expect(question.tiles.map(({ content }) => shownLine(content, after))).toEqual(
          each.tiles.map(({ content }) => shownLine(content, before)),
        );
        expect(question.tiles.map(({ id }) => id)).toEqual(each.tiles.map((_, place) => String(place + 1)));
        expect(question.answers.map(({ text }) => shownLine(text, after))).toEqual(
          each.question.answers.map(({ text }) => shownLine(text, before)),
        );
        expect(question.answers.map(({ shape }) => shape)).toEqual(shapeNames(each));
      }
    }
  });
});

/** The problem with other solutions: each answer of a question with tiles has the same tile, whichever it was. */
function withOtherSolutions(xml: string): string {
  return xml.replaceAll(/<question [^>]*type="draganddrop"[\s\S]*?<\/question>/g, (question) => {
    const [, tile = ''] = /<tile id="([^"]*)"/.exec(question) ?? [];
    return question.replaceAll(/(<solution[^>]*>)[^<]*(<\/solution>)/g, `$1${tile}$2`);
  });
}

const withTiles = problems.filter(({ xml }) => xml.includes('<tile '));

it('there are problems with tiles: one with images, one with several questions', () => {
  const languagesOf = new Map(
    withTiles.map(({ file }) => [file, withTiles.filter((each) => each.file === file).length]),
  );
  expect(languagesOf.size).toBeGreaterThanOrEqual(5);
  expect([...languagesOf.values()].every((number) => number === 4)).toBe(true);
  expect(withTiles.some(({ xml }) => /<tile [^>]*><image /.test(xml))).toBe(true);
  expect(withTiles.some(({ xml }) => xml.split('type="draganddrop"').length > 2)).toBe(true);
});

describe.each(withTiles)('the tiles of $file in $language', ({ xml }) => {
  it('are the same bytes whatever the solution is', () => {
    const other = withOtherSolutions(xml);
    expect(other).not.toBe(xml);
    for (const seed of seeds) expect(handedOut(other, seed).xml).toBe(handedOut(xml, seed).xml);
  });

  it('lie in an order of their own with each seed', () => {
    const orders = seeds.map((seed) =>
      handedOut(xml, seed)
        .asked.map(({ tiles }) => tiles.map(({ id }) => id).join())
        .join('|'),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});
