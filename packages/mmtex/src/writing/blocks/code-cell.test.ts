import { readBlocks } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { convertDocument, convertFragment } from '../../conversion.ts';
import { written } from '../../testing/index.ts';

/** Codes and spans of the findings in a source. */
function found(source: string): readonly (readonly [code: string, place: string])[] {
  return convertFragment(source, 'de').findings.map(({ code, span }) => [code, source.slice(span.from, span.to)]);
}

/** The text of the first cell, with its editable ranges marked by angle brackets and their labels. */
function marked(source: string): string {
  const read = readBlocks(convertFragment(source, 'de').xml);
  const [cell] = read.ok ? read.value : [];
  if (cell?.kind !== 'codeCell') return 'no cell';
  const lines = cell.text.split('\n');
  for (const { start, end, allowMultiline, label } of [...cell.editableRanges].reverse()) {
    const insert = (line: number, column: number, sign: string) => {
      const text = lines[line - 1] ?? '';
      lines[line - 1] = text.slice(0, column - 1) + sign + text.slice(column - 1);
    };
    insert(end.line, end.column, allowMultiline ? '»' : '›');
    insert(start.line, start.column, `${label ?? ''}${allowMultiline ? '«' : '‹'}`);
  }
  return lines.join('\n');
}

const python = (code: string) => `\\begin{python}\n${code}\n\\end{python}`;

describe('a code cell', () => {
  it('has its code as typed, a language and a title', () => {
    const source =
      '\\begin{octave}[\\lang{de}{Matrizen}\\lang{en}{Matrices} & more]\n  A = [1 2; 3 4]; % no comment, $ no formula\n  A \\ [1; "<"]\n\\end{octave}';
    expect(written(source, 'en')).toBe(
      '<codecell language="octave"><headline>Matrices &amp; more</headline>' +
        '<input>  A = [1 2; 3 4]; % no comment, $ no formula\n  A \\ [1; "&lt;"]</input></codecell>',
    );
  });

  it('may begin with a bracket', () => {
    expect(written(python('[1, 2]'))).toBe('<codecell language="python"><input>[1, 2]</input></codecell>');
  });

  it('says where its text may be changed', () => {
    const source = python('a = \\blank[start value]{1}\n\\begin{editable}\nb = 2\nc = 3\n\\end{editable}\nprint(a)');
    expect(written(source)).toBe(
      '<codecell language="python"><input>a = 1\nb = 2\nc = 3\nprint(a)</input>' +
        '<range start="1:5" end="1:6" label="start value"/><range start="2:1" end="3:6" multiline="true"/></codecell>',
    );
  });

  it.each([
    ['x = \\blank{1} + \\blank{2}', 'x = ‹1› + ‹2›'],
    ['x = \\blank{}', 'x = ‹ ›'],
    ['d = \\blank[a dictionary]{{1: {2}}}', 'd = a dictionary‹{1: {2}}›'],
    ['\\begin{editable}\n\\end{editable}', '«»'],
    ['a\n\\begin{editable}\n\\end{editable}\nb', 'a\n«»\nb'],
    ['a\n  \\begin{editable}[body]\n  b\n\n  c\n  \\end{editable}  \nd', 'a\nbody«  b\n\n  c»  \nd'],
    ['f(\\begin{editable}1\\end{editable})', 'f(«1»)'],
    ['a\r\n\\begin{editable}\r\nb\r\n\\end{editable}\r\nc \\blank{1}\r', 'a\n«b»\nc ‹1›'],
    [
      '# \\lang{de}{Startwert}\\lang{en}{start}\nx = \\blank[\\lang{de}{Wert}\\lang{en}{value}]{1}',
      '# Startwert\nx = Wert‹1›',
    ],
    ['\\lang{en}{# start}\n\\lang{de}{# Anfang}\nx', '# Anfang\nx'],
    ['print("\\n", "\\begin", r"\\blank")', 'print("\\n", "\\begin", r"\\blank")'],
  ])('reads the marks in %j', (code, text) => {
    expect(found(python(code))).toEqual([]);
    expect(marked(python(code))).toBe(text);
  });

  it.each([
    ['a\n\\begin{editable}[b]\nc', [['unclosed-environment', '\\begin{editable}[b]']], 'a\nb«c»'],
    ['a\n\\end{editable}\nb', [['unexpected-end', '\\end{editable}']], 'a\nb'],
    ['a = \\blank{1 + (\nb', [['unclosed-group', '{']], 'a = ‹1 + (›\nb'],
    [
      '\\begin{editable}\n\\begin{editable}\na\n\\end{editable}\nb\n\\end{editable}',
      [['nested-editable', '\\begin{editable}']],
      '«a\nb»',
    ],
    ['\\begin{editable}\na = \\blank[c]{1}\n\\end{editable}', [['nested-editable', '\\blank[c]']], '«a = 1»'],
    ['\\blank{\\blank{1}}', [['nested-editable', '\\blank{']], '‹\\blank{1}›'],
    ['# \\lang{xx}{a}b', [['unknown-language', 'xx']], '# b'],
    ['# \\lang{de}{a', [['unclosed-group', '{']], '# \\lang{de}{a'],
  ])('goes on after a mistake in %j', (code, findings, text) => {
    const source = `${python(code)}\n\nThe page goes on.`;
    expect(found(source)).toEqual(findings);
    expect(marked(source)).toBe(text);
    expect(convertFragment(source, 'de').xml).toMatch(/The page goes on\.<\/p>$/);
  });

  it('places a mistake behind text of another language', () => {
    const source = python('\\lang{en}{# one}\n\\lang{de}{# eins} \\end{editable}');
    expect(found(source)).toEqual([['unexpected-end', '\\end{editable}']]);
  });

  it('is told of when it is empty', () => {
    expect(found('\\begin{python}[Try]\n \n\\end{python}')).toEqual([['empty-cell', '\\begin{python}']]);
  });

  it('takes no longer for many marks than for few, by the letter', () => {
    const many = convertDocument(python('\\blank{'.repeat(20_000)), 'de');
    expect(many.findings.length).toBeGreaterThan(900);
    const regions = `a \\blank{1}\n\\begin{editable}\nb\n\\end{editable}\n`.repeat(5000);
    expect(convertDocument(python(regions), 'de').findings).toEqual([]);
  });
});
