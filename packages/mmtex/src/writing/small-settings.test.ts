import { allBlocks, readDocument } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { convertDocument } from '../index.ts';

function blocksOf(source: string) {
  const { xml, findings } = convertDocument(source, 'en');
  const read = readDocument(xml);
  if (!read.ok) throw new Error(read.failure.reason);
  return { blocks: allBlocks(read.value.blocks), findings: findings.filter(({ code }) => code === 'not-a-number') };
}

function edgesOf(canvas: string) {
  const figure = `\\title{T}\\begin{visualization}{v1}\\begin{variables}\\point{P}{0, 0}\\end{variables}\\begin{canvas}${canvas}\\plot{P}\\end{canvas}\\end{visualization}`;
  const { blocks, findings } = blocksOf(figure);
  const [block] = blocks.filter(({ kind }) => kind === 'visualization');
  const boards = block?.kind === 'visualization' ? block.visualization.rows[0] : undefined;
  const options = boards?.kind === 'canvases' ? boards.canvases[0]?.options : undefined;
  return { left: options?.left, right: options?.right, bottom: options?.bottom, top: options?.top, findings };
}

describe('a setting of any size reaches the document as it was written', () => {
  it.each([
    ['-0.0000002', '0.0000003', -2e-7, 3e-7],
    ['-2e-7', '2e-7', -2e-7, 2e-7],
    ['-2E-7', '1.5E-7', -2e-7, 1.5e-7],
    ['-1000000000000000000000', '1e22', -1e21, 1e22],
    ['-pi', '2*pi', -Math.PI, 2 * Math.PI],
  ])('the edges %s and %s of a figure', (low, high, from, to) => {
    expect(edgesOf(`\\plotLeft{${low}}\\plotRight{${high}}\\plotBottom{${low}}\\plotTop{${high}}`)).toEqual({
      ...{ left: from, right: to, bottom: from, top: to, findings: [] },
    });
  });

  it.each([
    ['0.0000002', 2e-7],
    ['2e-7', 2e-7],
    ['0.5', 0.5],
  ])('the tolerance %s of a comparison as functions', (written, epsilon) => {
    const { blocks, findings } = blocksOf(
      `\\begin{problem}\\title{T}\\begin{question}\\type{input.function}\\begin{variables}\\function{f}{x}\\end{variables}\\text{?}\\begin{answer}\\solution{f}\\checkAsFunction[${written}]{x}{-2}{2}{20}\\end{answer}\\end{question}\\end{problem}`,
    );
    const [question] = blocks.filter(({ kind }) => kind === 'question');
    const [corrector] = question?.kind === 'question' ? (question.answers[0]?.correctors ?? []) : [];
    expect(corrector?.kind === 'asFunction' ? corrector.epsilon : undefined).toBe(epsilon);
    expect(findings).toEqual([]);
  });
});

describe('what an author writes between braces', () => {
  function questionOf(definition: string, answer: string) {
    const { xml, findings } = convertDocument(
      `\\begin{problem}\\title{T}\\begin{question}\\type{input.number}\\begin{variables}\\number{p}{15}${definition}\\end{variables}\\text{?}\\begin{answer}\\solution{p}${answer}\\end{answer}\\end{question}\\end{problem}`,
      'en',
    );
    const read = readDocument(xml);
    if (!read.ok) throw new Error(read.failure.reason);
    const [question] = allBlocks(read.value.blocks).filter(({ kind }) => kind === 'question');
    if (question?.kind !== 'question') throw new Error('no question');
    const codes = findings.map(({ code }) => code).filter((code) => /unit|group|percent/.test(code));
    return { question, codes };
  }

  it.each(['3,5 cm', 'a, b,c', 'x  y', '1,000'])('is the text %s as it was typed', (text) => {
    const { question } = questionOf(`\\string{w}{${text}}`, '');
    expect(question.variables.definitions.at(-1)?.values.map((value) => value.text)).toEqual([text]);
  });

  it.each([
    ['\\unit{%}', '%'],
    ['\\unit{\\%}', '%'],
    ['\\unit[exact]{%}', '%'],
    ['\\unit{%/K}', '%/K'],
    ['\\unit{\\$}', '$'],
    ['\\unit{€}', '€'],
    ['\\unit{k\u2126}', 'k\u2126'],
  ])('is the unit of %s', (command, unit) => {
    const { question, codes } = questionOf('', command);
    expect(question.answers[0]?.correctors).toMatchObject([{ kind: 'unit', unit }]);
    expect(codes).toEqual([]);
  });
});
