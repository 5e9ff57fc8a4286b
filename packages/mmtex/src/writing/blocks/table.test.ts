import { describe, expect, it } from 'vitest';
import { convertFragment } from '../../conversion.ts';
import { withoutPlaces, written } from '../../testing/index.ts';

describe('tables', () => {
  it('have a head, a body and a foot with alignments of their own', () => {
    const source =
      '\\begin{table}[\\cellaligns{lc}\\cellvaligns{tm}] \\head[\\cellaligns{cc}] $a$ & b \\\\ \\body 1 & 2 \\\\\n \\colspan{2} 3 \\\\ \\foot 4 & 5 \\end{table}';
    expect(written(source)).toBe(
      '<table align="lc" valign="tm"><row head="true" align="cc"><cell><math>a</math></cell><cell>b</cell></row>' +
        '<row><cell>1</cell><cell>2</cell></row><row><cell columns="2">3</cell></row>' +
        '<row foot="true"><cell>4</cell><cell>5</cell></row></table>',
    );
  });

  it.each([
    ['\\class{simple}', 'type="simple"'],
    ['\\class{genuine crosstab}\\align{center}', 'type="crosstab" placement="center"'],
    ['\\class*{layout,no-padding}', 'type="layout" padding="none"'],
    ['\\cellclasses{head, , light_blue}', 'classes="head - light_blue"'],
    ['\\cellaligns{|i|j|}', 'align="ij" lines="0 1 2"'],
  ])('%s is an option', (option, attributes) => {
    expect(written(`\\begin{table}[${option}] a & b \\end{table}`)).toContain(`<table ${attributes}>`);
  });

  it('have all their cells at the top, in the middle or at the bottom', () => {
    expect(written('\\begin{table}[\\valign{middle}] a \\end{table}')).toMatch(/^<table valign="m{10,}">/);
  });

  it('have rows and cells that span, are coloured, or head their row', () => {
    expect(
      written(
        '\\begin{table} \\rowcolor{grey} \\headcell \\rowspan{2} a & \\cellcolor{dark_blue} b \\\\ c \\end{table}',
      ),
    ).toBe(
      '<table><row color="grey"><cell rows="2" head="true">a</cell><cell color="dark_blue">b</cell></row><row><cell>c</cell></row></table>',
    );
  });

  it('may hold blocks in a cell, and intervals at the start of a part', () => {
    expect(
      written('\\begin{table} \\body [0, 1] & \\begin{itemize} \\item x \\\\ y \\end{itemize} & \\[z\\] \\end{table}'),
    ).toBe(
      '<table><row><cell>[0, 1]</cell><cell blocks="true"><list type="unordered"><item><p>x <br/> y</p></item></list></cell>' +
        '<cell blocks="true"><equation><math>z</math></equation></cell></row></table>',
    );
  });
});

describe('tables as in LaTeX', () => {
  it('have lines and cells over several columns', () => {
    expect(
      written('\\begin{tabular}{|l|r|}\\hline 1 & \\& \\\\ \\multicolumn{2}{|c|}{x} \\\\ \\hline\\end{tabular}'),
    ).toBe(
      '<table align="lr" lines="0 1 2"><row rule-above="true"><cell>1</cell><cell>&amp;</cell></row>' +
        '<row rule-below="true"><cell columns="2" align="c">x</cell></row></table>',
    );
  });

  it('have cells over several rows, with empty cells below them', () => {
    expect(written('\\begin{tabular}{lc}\\multirow{2}{*}{a} & 1 \\\\ & 2 \\\\ b & 3\\end{tabular}')).toBe(
      '<table align="lc"><row><cell rows="2">a</cell><cell>1</cell></row><row><cell>2</cell></row><row><cell>b</cell><cell>3</cell></row></table>',
    );
  });

  it('repeat columns and have paragraphs in them', () => {
    expect(written('\\begin{tabular}{@{}l*{3}{c|}p{3cm}} a \\end{tabular}')).toBe(
      '<table align="lcccj" lines="2 3 4"><row><cell>a</cell></row></table>',
    );
  });
});

describe('wrong values in tables', () => {
  it.each([
    ['\\begin{table}[\\class{fancy}] a \\end{table}', 'unknown-option', 'fancy'],
    ['\\begin{table}[\\cellaligns{lxr}] a \\end{table}', 'unknown-option', 'x'],
    ['\\begin{table}[\\cellvaligns{tu}] a \\end{table}', 'unknown-option', 'u'],
    ['\\begin{table}[\\valign{up}] a \\end{table}', 'unknown-option', 'up'],
    ['\\begin{table}[\\align{far}] a \\end{table}', 'unknown-option', 'far'],
    ['\\begin{table}[\\cellclasses{head, x}] a \\end{table}', 'unknown-option', 'x'],
    ['\\begin{table} \\rowcolor{blueish} a \\end{table}', 'unknown-option', 'blueish'],
    ['\\begin{table} \\cellcolor{#fff} a \\end{table}', 'unknown-option', '#fff'],
    ['\\begin{table} \\rowspan{many} a \\end{table}', 'not-a-number', 'many'],
    ['\\begin{tabular}{lq} a \\end{tabular}', 'unknown-option', 'q'],
    ['\\begin{tabular}{ll}\\multirow{2}{*}{a} & b \\\\ c & d\\end{tabular}', 'cell-below-span', 'c'],
    ['\\begin{table} \\head[\\class{simple}] a \\end{table}', 'misplaced-command', '\\class'],
  ])('%s', (source, code, place) => {
    const { findings } = convertFragment(source, 'de');
    expect(findings.map(({ code: found, span }) => [found, source.slice(span.from, span.to)])).toEqual([[code, place]]);
  });

  it('lose no cell', () => {
    const { xml } = convertFragment('\\begin{tabular}{ll}\\multirow{2}{*}{a} & b \\\\ c & d\\end{tabular}', 'de');
    expect(withoutPlaces(xml)).toContain('<row><cell>c</cell><cell>d</cell></row>');
  });

  it('have tables in their cells, beside other cells', () => {
    const inner = '\\begin{tabular}{c} 1 \\end{tabular}';
    const xml = written(`\\begin{table} ${inner} & ${inner} \\end{table}`);
    expect(xml.match(/<cell\b/g)).toHaveLength(4);
    expect(xml.match(/<table/g)).toHaveLength(3);
  });
});
