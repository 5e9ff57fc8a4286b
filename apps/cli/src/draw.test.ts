import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { allBlocks, readDocument } from '@lemma/core/document';
import { drawValues, seedOfBlock } from '@lemma/core/exercise';
import { convertDocument } from '@lemma/mmtex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draw } from './draw.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-draw-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Draws a source; the name of the folder is removed from the output. */
async function run(source: string, ...args: readonly string[]) {
  const file = join(folder, 'a.tex');
  await writeFile(file, source);
  const lines: string[] = [];
  const complaints: string[] = [];
  const code = await draw.run([file, ...args], {
    input: Readable.from([]),
    print: (line) => lines.push(line),
    complain: (line) => complaints.push(line.replaceAll(`${folder}/`, '')),
  });
  return { code, lines, complaints };
}

function problem(common: string, ...own: readonly string[]): string {
  const questions = own.map(
    (variables) =>
      `\\begin{question}\\begin{variables}${variables}\\end{variables}\\text{?}\\begin{answer}\\solution{a}\\end{answer}\\end{question}`,
  );
  return `\\begin{problem}\\title{T}\\begin{variables}${common}\\end{variables}${questions.join('\n')}\\end{problem}`;
}

/** The value of a variable in a line of JSON. */
function numberIn(line: string | undefined, name: string): number {
  return Number(new RegExp(`"${name}":(-?\\d+)`).exec(line ?? '')?.[1]);
}

describe('lemma draw', () => {
  it('draws with as many seeds as are asked for, each of them the same every time', async () => {
    const source = problem('\\randint{a}{1}{1000}', '\\number{b}{2a}');
    const { code, lines } = await run(source, '--seed', '5', '--count', '3');
    expect(code).toBe(0);
    expect(lines.map((line) => line.replace(/\d+$/, '').replace(/a = \d+/, 'a ='))).toEqual([
      '5 question-1: a =, b = ',
      '6 question-1: a =, b = ',
      '7 question-1: a =, b = ',
    ]);
    expect((await run(source, '--seed', '6')).lines).toEqual([lines[1]]);
  });

  it('draws what a page of the same seed shows: problems by its seed, everything else by a seed of its own', async () => {
    const variables = '\\randint{a}{1}{1000000}\\function{f}{a*x^2}\\derivative{g}{f}{x}';
    const quickcheck = `\\begin{quickcheck}\\type{input.function}\\begin{variables}${variables}\\end{variables}\\text{?}\\begin{answer}\\solution{g}\\end{answer}\\end{quickcheck}`;
    for (const source of [problem(variables, ''), `\\title{T}${quickcheck}`]) {
      const read = readDocument(convertDocument(source, 'en').xml);
      const [block] = read.ok
        ? allBlocks(read.value.blocks).filter(({ kind }) => kind === 'question' || kind === 'quickcheck')
        : [];
      if (block?.kind !== 'question' && block?.kind !== 'quickcheck') throw new Error('nothing is asked');
      const drawn = drawValues(block, seedOfBlock(block, 7));
      const value = drawn.ok ? drawn.value.get('a') : undefined;
      const { lines } = await run(source, '--seed', '7', '--json');
      expect(lines[0]).toContain('"g":');
      expect(numberIn(lines[0], 'a')).toBe(value?.kind === 'number' ? value.value : undefined);
    }
  });

  it('writes fractions as such, and as numbers in JSON', async () => {
    const source = problem('\\randrat{a}{1}{1}{4}{4}', '\\function[normalize]{f}{x+a+x}');
    expect((await run(source)).lines).toEqual(['1 question-1: a = 1/4, f = 2 x + 1/4']);
    expect((await run(source, '--json')).lines).toEqual([
      '{"seed":1,"id":"question-1","variables":{"a":0.25,"f":"2 x + 1/4"}}',
    ]);
  });

  it('has the same values for the variables of the problem in all questions', async () => {
    const source = problem(
      '\\randint{a}{1}{9}\\randint{b}{1}{9}\\randadjustIf{a,b}{a + b < 14}',
      '\\number{s}{a}',
      '\\randint{c}{1}{9}\\randadjustIf{c}{c != a}',
    );
    const { lines } = await run(source, '--json', '--count', '20');
    for (let index = 0; index < 40; index += 2) {
      const [first, second] = lines.slice(index, index + 2);
      for (const name of ['a', 'b']) expect(numberIn(second, name)).toBe(numberIn(first, name));
      expect(numberIn(second, 'c')).toBe(numberIn(first, 'a'));
    }
  });

  it('draws figures with rules about where their elements start', async () => {
    const source =
      '\\begin{visualization}{v1}\\begin{variables}\\slider{s}{1,0,2}\\randint{a}{1}{2}\\randadjustIf{a}{a = s}\\end{variables}\\begin{canvas}\\plot{s}\\end{canvas}\\end{visualization}';
    expect((await run(source)).lines).toEqual(['1 v1: a = 2']);
  });

  it('says once for which values a condition always holds', async () => {
    const source = problem('\\randint{x}{1}{3}\\randint{y}{5}{9}\\number{a}{x}\\randadjustIf{x,y}{x <= y}', '');
    const { code, lines, complaints } = await run(source, '--count', '3');
    expect([code, lines]).toEqual([1, []]);
    expect(complaints).toEqual([
      'a.tex:1:108 RANDADJUSTIF_NOT_FULFILLED The condition of \\randadjustIf cannot be avoided by any random values. The condition is always true for x ∈ [1, 3], y ∈ [5, 9].',
    ]);
  });

  it('names all places of a name that the problem and a question define', async () => {
    const { complaints } = await run(problem('\\number{a}{1}', '\\number{a}{2}\n\\number{a}{3}'));
    expect(complaints).toEqual([
      'a.tex:1:111 NAME_ALREADY_USED The name “a” is already used; every variable needs its own name. See also 1:50, 2:9.',
    ]);
  });
});
