import { anchorsIn, readDocument } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { convertDocument } from '../conversion.ts';

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
    ['the section around, where nothing nearer has one', '\\section{S}\\begin{tip}\\label{x}b\\end{tip}', '1'],
  ])('%s', (_what, source, label) => {
    expect(labels(`${source}\n\n\\ref{x}`)).toEqual({ found: { x: label }, findings: [] });
  });

  it('nothing is a finding, in a fragment too', () => {
    expect(labels('See \\ref{nowhere}.').findings).toMatchObject([{ code: 'unknown-reference' }]);
  });
});

it('an explanation takes a condition with brackets in it', () => {
  const source =
    '\\begin{problem}\\begin{question}\\text{?}\\begin{answer}\\solution{1}\\end{answer}' +
    '\\explanation[NOT [equal(ans_1,f)]]{So.}\\end{question}\\end{problem}';
  const { xml, findings } = convertDocument(source, 'en');
  expect(findings).toEqual([]);
  expect(xml).toContain('condition="NOT [equal(ans_1,f)]"');
});
