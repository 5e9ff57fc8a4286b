import { describe, expect, it } from 'vitest';
import { readDocument } from '@lemma/core/document';
import { convertDocument } from '@lemma/mmtex';
import { drawSnapshot } from './index.ts';

function problem(body: string, title = 'Titel'): string {
  return convertDocument(
    `\\documentclass{mumie.problem}\\begin{content}\\title{${title}}\\begin{problem}${body}\\end{problem}\\end{content}`,
    'de',
  ).xml;
}

const sum = `
  \\begin{variables} \\randint{a}{2}{90} \\end{variables}
  \\begin{question}
    \\type{input.number} \\field{rational}
    \\begin{variables} \\number{h}{a/7} \\number{s}{a+1/2} \\function{f}{a*x^2} \\end{variables}
    \\text{Die Zahl \\var{a} und $\\var{h}$ und $\\var{f}$. \\IFELSE{a > 1}{groß}{klein}}
    \\begin{answer} \\text{Summe} \\solution{s} \\end{answer}
    \\explanation{Geheimnis}
  \\end{question}
  \\begin{question} \\type{mc.unique} \\text{Wieder \\var{a}?}
    \\begin{choice} \\text{Ja} \\solution{true} \\end{choice}
    \\begin{choice} \\text{Nein} \\solution{false} \\end{choice}
  \\end{question}`;

function picture(xml: string, path = 'a/b'): string {
  const document = readDocument(xml);
  if (!document.ok) throw new Error(document.failure.reason);
  return drawSnapshot(document.value, path);
}

const words = (svg: string) =>
  svg
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a snapshot', () => {
  it('shows drawn values, the same in every question and for the same path', () => {
    const svg = picture(problem(sum));
    const [, first] = /Die Zahl (\d+)/.exec(words(svg)) ?? [];
    expect(Number(first)).toBeGreaterThan(1);
    expect(words(svg)).toContain(`Wieder ${first ?? ''}?`);
    expect(picture(problem(sum))).toBe(svg);
    const others = ['c', 'd', 'e', 'f'].map((path) => picture(problem(sum), path));
    expect(others.some((other) => other !== svg)).toBe(true);
  });

  it('puts values and terms into formulas', () => {
    const svg = picture(problem(sum));
    const [, number = ''] = /Die Zahl (\d+)/.exec(words(svg)) ?? [];
    expect(svg).not.toContain('class="var"');
    expect(svg).toMatch(/<mfrac><mn>\d+<\/mn><mn>7<\/mn><\/mfrac>|<mn>\d+<\/mn>/);
    expect(words(svg)).toContain(`${number} `);
    expect(svg).toMatch(/<msup><mi>x<\/mi><mn>2<\/mn><\/msup>/);
  });

  it('takes the branch that holds', () => {
    expect(words(picture(problem(sum)))).toContain('groß');
    expect(words(picture(problem(sum)))).not.toContain('klein');
  });

  it('letters the questions, offers choices, and gives nothing away', () => {
    const text = words(picture(problem(sum)));
    expect(text).toContain('a)');
    expect(text).toContain('b)');
    expect(text).toContain('○ Ja');
    expect(text).not.toContain('Geheimnis');
  });

  it('grows with its content', () => {
    const heightOf = (svg: string) => Number(/height="(\d+)"/.exec(svg)?.[1]);
    const long =
      '\\begin{question} \\type{input.number} \\text{' +
      'Ein langer Satz über nichts. '.repeat(60) +
      '} \\end{question}';
    expect(heightOf(picture(problem(long)))).toBeGreaterThan(heightOf(picture(problem(sum))) + 200);
  });

  it('makes no markup of the texts of an author', () => {
    const evil = '<script>alert(1)</script><img src=x onerror="alert(1)">&';
    const svg = picture(
      problem(`\\begin{question} \\type{input.number} \\text{${evil}} \\end{question}`, evil.replace('&', '')),
    );
    expect(svg).not.toMatch(/<script|<img/);
    expect(svg).toContain('&lt;script&gt;');
  });

  it('shows names where values cannot be drawn', () => {
    const impossible = `\\begin{question} \\type{input.number}
      \\begin{variables} \\randint{a}{1}{1} \\randadjustIf{a}{a = 1} \\end{variables} \\text{Hier \\var{a}.} \\end{question}`;
    expect(words(picture(problem(impossible)))).toContain('Hier a.');
  });
});
