import { readDocument } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { convertDocument } from '../conversion.ts';
import { written } from '../testing/index.ts';

function variables(inside: string, after = ''): string {
  const xml = written(
    `\\begin{visualization}{v1}\\begin{variables}${inside}\\end{variables}${after}\\end{visualization}`,
  );
  return xml.replace(/^.*?<variables>|<\/variables>.*$/g, '');
}

describe('what a figure shares', () => {
  const shared = (source: string) => [...source.matchAll(/<share>(.*?)<\/share>/g)].map(([, name]) => name);

  it('stands after its variables, each name once', () => {
    const definitions = '\\begin{variables}\\slider{a}{1, 0, 2}\\point[editable]{P}{1, 2}\\end{variables}';
    const xml = written(
      `\\begin{visualization}{v1}${definitions}\\share{a, P}\\share{ a }\\share{}\\end{visualization}`,
    );
    expect(xml).toContain('</variables><share>a</share><share>P</share>');
    expect(shared(xml)).toEqual(['a', 'P']);
  });

  it('may be said among the definitions as well', () => {
    const xml = written(
      '\\begin{visualization}{v1}\\begin{variables}\\slider{a}{1, 0, 2}\\share{a}\\end{variables}\\end{visualization}',
    );
    expect(shared(xml)).toEqual(['a']);
    expect(xml.match(/<variable /g)).toHaveLength(1);
  });
});

describe('a variable of a figure', () => {
  it.each([
    ['\\pointOnCurve[editable]{P}{k, 1, 2}', 'pointOnCurve', ['k', '1', '2']],
    ['\\matrix{A}{[[1, 2], [3, 4]]}', 'matrix', ['[[1, 2], [3, 4]]']],
    ['\\sequence[recursive]{a}{0}{1}{a(n-1)}', 'sequence', ['0', '1', 'a(n-1)']],
    ['\\strip{s}{horizontal, 1, >2}', 'strip', ['horizontal', '1', '&gt;2']],
    ['\\onClickArrows{f}{[A, B]}{[C]}{2}', 'onClickArrows', ['[A, B]', '[C]', '2']],
    ['\\set2d{S}{x^2+y^2 = 1}', 'set2d', ['x^2+y^2 = 1']],
    ['\\string{t}{1, 2}{Yes, a = \\var{a}.}', 'string', ['1', '2', 'Yes, a = \\var{a}.']],
    ['\\string{t}{P, {Yes, indeed}}', 'string', ['P', '{Yes, indeed}']],
  ])('%s has its values', (source, type, values) => {
    const xml = variables(source);
    expect(xml).toContain(`<variable type="${type}"`);
    expect([...xml.matchAll(/<value>(.*?)<\/value>/g)].map(([, value]) => value)).toEqual(values);
  });

  it('leaves a trace for as long as an option says', () => {
    expect(variables('\\point{P}{1, 2}', '\\trace[3]{P}')).toContain(
      '<attribute name="trace"/><attribute name="traceDuration">3</attribute>',
    );
  });

  it('has attributes among the definitions as well', () => {
    expect(variables('\\slider{a}{1, 0, 2}\\width{a}{0.5}\\answer{a}{1, 2}')).toContain(
      '<attribute name="width">0.5</attribute><attribute name="answer">1, 2</attribute>',
    );
  });

  it('keeps the places of several arguments of an attribute', () => {
    const attribute = '\\conditionalColoring{P}{P[x] > 0}{ red} {P[x] < 0}{blue}';
    const source = `\\title{t}\\begin{content}\\begin{visualization}{v1}\\begin{variables}\\point{P}{1, 2}\\end{variables}${attribute}\\end{visualization}\\end{content}`;
    const read = readDocument(convertDocument(source, 'de').xml);
    if (!read.ok) throw new Error(JSON.stringify(read.failure));
    const figures = read.value.blocks.flatMap((block) => (block.kind === 'visualization' ? [block.visualization] : []));
    const [coloring] = figures.flatMap(({ definitions }) => definitions[0]?.attributes['conditionalColoring'] ?? []);
    for (const part of ['P[x] > 0', 'red', 'P[x] < 0', 'blue']) {
      const at = (coloring?.text.indexOf(part) ?? -1) + (coloring?.span.from ?? 0);
      expect(source.slice(at, at + part.length)).toBe(part);
    }
  });
});

describe('theta with an argument', () => {
  const spans = (inside: string) => {
    const source = `\\begin{visualization}{v1}\\begin{variables}${inside}\\end{variables}\\end{visualization}`;
    return convertDocument(`\\begin{content}${source}\\end{content}`, 'en')
      .findings.filter(({ code }) => code === 'old-spelling')
      .map(({ data, fix }) => [data['found'], data['instead'], fix !== undefined]);
  };

  it('is an old spelling of the step function', () => {
    expect(spans('\\function{f}{2theta(x)}')).toEqual([['theta(…)', 'heaviside(…)', true]]);
  });

  it.each([
    '\\slider{theta}{1, 0, 2}\\function{f}{theta(x)}',
    '\\function{f}{theta(x+1), [theta, x]}',
    '\\function{f}{theta x}',
  ])('is a product where theta is a name: %s', (inside) => {
    expect(spans(inside)).toEqual([]);
  });
});
