import { anchorsIn, readDocument } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { convertDocument } from '../conversion.ts';
import { withoutPlaces } from '../testing/index.ts';

function labels(source: string) {
  const { xml, findings } = convertDocument(source, 'en');
  const read = readDocument(xml);
  const anchors = anchorsIn(read.ok ? read.value.blocks : []);
  return { found: Object.fromEntries([...anchors].map(([name, { label }]) => [name, label])), findings };
}

describe('a reference reads the number of', () => {
  it.each([
    ['an item', '\\begin{enumerate}\\item a\\item b\\label{x}\\end{enumerate}', '2'],
    [
      'an item of a list in a list',
      '\\begin{enumerate}\\item a\\begin{enumerate}\\item b\\item c\\label{x}\\end{enumerate}\\end{enumerate}',
      '1b',
    ],
    [
      'an item with Roman numbers',
      '\\begin{enumerate}[Roman]\\item a\\item b\\item c\\item d\\label{x}\\end{enumerate}',
      'IV',
    ],
    ['a theorem', '\\begin{definition}a\\end{definition}\\begin{theorem}\\label{x}b\\end{theorem}', '2'],
    ['a figure', '\\begin{figure}a\\caption{A}\\end{figure}\\begin{figure}b\\caption{B\\label{x}}\\end{figure}', '2'],
    [
      'a table',
      '\\begin{figure}a\\caption{A}\\end{figure}\\begin{figure}\\begin{tabular}{l}a\\end{tabular}\\caption{B}\\label{x}\\end{figure}',
      '1',
    ],
    ['an equation, without its brackets', '\\begin{equation}a\\label{x}\\end{equation}', '1'],
    ['a line of an equation', '\\begin{align}a\\\\b\\label{x}\\end{align}', '2'],
    ['an item with a label of its own', '\\begin{enumerate}\\item a\\item[1a] b\\label{x}\\end{enumerate}', '1a'],
    ['an item behind such a one', '\\begin{enumerate}\\item a\\item[1a] b\\item c\\label{x}\\end{enumerate}', '2'],
    ['an item of a description', '\\begin{description}\\item[Slope] a\\label{x}\\end{description}', 'Slope'],
    ['a box with a title', '\\section{S}\\begin{tip}[Look]\\label{x}b\\end{tip}', 'Look'],
    ['a headed box that opens', '\\section{S}\\begin{showhide}[More]\\label{x}b\\end{showhide}', 'More'],
    ['a tab', '\\section{S}\\begin{tabs}\\tab{A}a\\tab{B}\\label{x}\\end{tabs}', 'B'],
    [
      'the item around a cell',
      '\\begin{enumerate}\\item \\begin{tabular}{l}a\\label{x}\\end{tabular}\\end{enumerate}',
      '1',
    ],
    ['a table with a caption', '\\begin{table}\\caption{A}\\label{x}\\head a & b \\body c & d\\end{table}', '1'],
    [
      'a table around a tabular',
      '\\begin{table}[h]\\centering\\begin{tabular}{l}a\\end{tabular}\\caption{A}\\label{x}\\end{table}',
      '1',
    ],
    ['the section around a paragraph', '\\section{S} a \\label{x} b', '1'],
    ['the section around a formula in a line', '\\section{S} $a\\label{x}$', '1'],
  ])('%s', (_what, source, label) => {
    expect(labels(`${source}\n\n\\ref{x}`)).toEqual({ found: { x: label }, findings: [] });
  });

  it.each([
    ['a bullet', '\\begin{itemize}\\item a\\label{x}\\end{itemize}'],
    ['an equation without a number', '\\begin{equation*}a\\label{x}\\end{equation*}'],
    ['a displayed formula', '\\[ a \\label{x} \\]'],
    ['a line whose number is left out', '\\begin{align}a\\nonumber\\label{x}\\\\b\\end{align}'],
    ['a box without number and title', '\\begin{tip}\\label{x}b\\end{tip}'],
    ['a figure without a caption', '\\begin{figure}a\\label{x}\\end{figure}'],
    ['a cell', '\\begin{tabular}{l}a\\label{x}\\end{tabular}'],
    ['a step', '\\begin{incremental}\\step a\\label{x}\\end{incremental}'],
    ['an image', 'a \\image[alt=x]{/a.png} \\label{x}'],
    ['a box that opens, without a title', '\\begin{showhide}\\label{x}b\\end{showhide}'],
    [
      'a question',
      '\\begin{quickcheck}\\text{?\\label{x}}\\begin{choice}\\text{1}\\solution{true}\\end{choice}\\end{quickcheck}',
    ],
    ['a table without a caption', '\\begin{table}\\head a\\label{x} \\body b\\end{table}'],
  ])('nothing, and says so, at %s', (_what, source) => {
    const found = (around: string) => labels(`${around}${source}\n\n\\ref{x}`).findings.map(({ code }) => code);
    expect([found(''), found('\\section{S}'), found('\\begin{tabs}\\tab{T}\\section{S}a\\end{tabs}')]).toEqual(
      Array.from({ length: 3 }, () => ['unnumbered-reference']),
    );
    expect(labels(source).findings).toEqual([]);
  });

  it('a place outside of any section says so too', () => {
    expect(labels('a \\label{x} \\ref{x}').findings).toMatchObject([{ code: 'unnumbered-reference' }]);
  });

  it('nothing is a finding, in a fragment too', () => {
    expect(labels('See \\ref{nowhere}.').findings).toMatchObject([{ code: 'unknown-reference' }]);
  });
});

it.each([
  ['(\\ref{eq})', '(<ref name="eq"/>)'],
  ['\\eqref{eq}', '<ref name="eq" brackets="true"/>'],
])('only \\eqref brings brackets: %s', (source, shown) => {
  const { xml } = convertDocument(`\\begin{equation}\\label{eq}a\\end{equation}\n\n${source}`, 'en');
  expect(withoutPlaces(xml)).toContain(`<p>${shown}</p>`);
});

it('an explanation takes a condition with brackets in it', () => {
  const source =
    '\\begin{problem}\\begin{question}\\text{?}\\begin{answer}\\solution{1}\\end{answer}' +
    '\\explanation[NOT [equal(ans_1,f)]]{So.}\\end{question}\\end{problem}';
  const { xml, findings } = convertDocument(source, 'en');
  expect(findings).toEqual([]);
  expect(xml).toContain('condition="NOT [equal(ans_1,f)]"');
});
