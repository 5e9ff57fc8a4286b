import { describe, expect, it } from 'vitest';
import { convertDocument } from '../conversion.ts';

function converted(metainfo: string, content = '') {
  const source = `\\begin{metainfo}${metainfo}\\end{metainfo}\\begin{content}\\title{T}${content}\\end{content}`;
  const { xml, findings } = convertDocument(source, 'en', { place: 'a/document' });
  return {
    metainfo: /<description\/>(.*)<\/metainfo>/.exec(xml)?.[1] ?? xml,
    findings: findings.map(({ code, span }) => [code, source.slice(span.from, span.to)]),
  };
}

describe('metainfo', () => {
  it.each([
    ['\\copyrightinfo{CC BY \\& 4.0}', '<copyright>CC BY &amp; 4.0</copyright>'],
    ['\\status{content_ok}', '<status>content_ok</status>'],
    ['\\begin{changelog} 2026: new \\end{changelog}', '<changelog>2026: new</changelog>'],
    [
      '\\begin{authors}\\author{Ada}\\author{emmy.meta.xml}\\end{authors}',
      '<author>Ada</author><author>emmy.meta.xml</author>',
    ],
    [
      '\\begin{components}\\component{image}{pizza.svg}{pizza}\\component{css}{/s.css}{}\\end{components}',
      '<component type="image" path="a/pizza.svg" lid="pizza"/><component type="css" path="s.css" lid=""/>',
    ],
    ['\\begin{components}\\defapplet{x}{y}\\end{components}', '<component type="applet" path="a/x" lid="y"/>'],
    [
      '\\begin{components}\\compgprb{p}{q}{Label}{3}\\end{components}',
      '<component type="generic_problem" path="a/p" lid="q"/>',
    ],
    ['\\begin{links}\\link{article}{b.src.tex}{b}\\end{links}', '<link type="article" path="a/b" lid="b"/>'],
    ['\\begin{attachable}\\attachableto{course}{/c}\\end{attachable}', '<attachable type="course" path="c" lid=""/>'],
    ['\\generic{g_art_x}', '<generic>g_art_x</generic>'],
    ['\\corrector{c}', '<corrector>c</corrector>'],
    ['\\class{k}\\genericsummary{s}', '<class>k</class><summary>s</summary>'],
    ['\\timeframe{ 1.1. }{2.1.}', '<timeframe start="1.1." end="2.1."/>'],
    ['\\creategeneric', ''],
  ])('%s', (source, xml) => {
    expect(converted(source)).toEqual({ metainfo: xml, findings: [] });
  });

  it.each([
    ['\\begin{links}\\link{article}{/a}{x}\\link{article}{/b}{ x }\\end{links}', 'duplicate-lid', 'x'],
    ['\\begin{links}\\link{article}{/a}{x y}\\end{links}', 'bad-lid', 'x y'],
    ['\\begin{components}\\component{image}{../../x.png}{x}\\end{components}', 'path-outside', '../../x.png'],
    ['\\name{\\lang{de}{Ja}}', 'empty-name', '\\name{\\lang{de}{Ja}}'],
    ['\\status{done}', 'unknown-option', 'done'],
  ])('%s has the finding %s at %j', (source, code, place) => {
    expect(converted(source).findings).toEqual([[code, place]]);
  });

  it('gives an id that is taken to the first', () => {
    const links = '\\begin{links}\\link{article}{/a}{x}\\link{article}{/b}{x}\\end{links}';
    const { metainfo } = converted(links);
    expect(metainfo).toContain('path="a" lid="x"');
  });
});
