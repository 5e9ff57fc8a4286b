import { describe, expect, it } from 'vitest';
import { convertFragment } from '../../conversion.ts';
import { written } from '../../testing/index.ts';

function figure(inside: string): string {
  const xml = written(`\\begin{visualization}{v1}${inside}\\end{visualization}`);
  return xml.replace('<visualization id="v1">', '').replace('</visualization>', '');
}

describe('figures', () => {
  it('have sizes, an id and a title', () => {
    expect(
      written('\\begin{visualization}[600][400]{v1} \\title{On $x$} \\description{At \\var{a}.} \\end{visualization}'),
    ).toBe(
      '<visualization id="v1" width="600" height="400"><headline>On <math>x</math></headline>' +
        '<description>At <var name="a"/>.</description></visualization>',
    );
  });

  it('get no id when they have none, so that it can be reported', () => {
    const empty = '\\begin{visualization}{}\\end{visualization}';
    expect(written(empty + empty)).toBe('<visualization id=""/><visualization id=""/>');
  });

  it('define variables of any type, with options and values', () => {
    expect(
      figure('\\begin{variables}\\slider[editable]{a}{1, -3, 3}\\whatever{b}{f(1, 2), [x,y]}{{3}}\\end{variables}'),
    ).toBe(
      '<variables><variable type="slider" name="a"><option>editable</option><value>1</value><value>-3</value><value>3</value></variable>' +
        '<variable type="whatever" name="b"><value>f(1, 2)</value><value>[x,y]</value><value>{3}</value></variable></variables>',
    );
  });

  it('take the attributes of variables from commands of any name', () => {
    const source =
      '\\begin{variables}\\point{P}{1,2}\\label{P}{$P$}\\end{variables}\\color{P}{blue}\\trace{P}\\size{P}{1}{2}';
    expect(figure(source)).toBe(
      '<variables><variable type="point" name="P"><value>1</value><value>2</value><attribute name="label">$P$</attribute>' +
        '<attribute name="color">blue</attribute><attribute name="trace"/><attribute name="size">1, 2</attribute></variable></variables>',
    );
  });

  it('have rules for random variables, with and without a condition', () => {
    expect(figure('\\begin{variables}\\randadjustIf{a,b}{a = b}\\randadjustIf{c}\\end{variables}')).toBe(
      '<variables><randadjustif><name>a</name><name>b</name><condition>a = b</condition></randadjustif>' +
        '<randadjustif><name>c</name></randadjustif></variables>',
    );
  });

  it('show text and boards in the order of the page', () => {
    const source = `\\begin{variables}\\number{a}{1}\\end{variables}
      \\text{first \\var{a}} \\begin{canvas}\\plot{a}\\end{canvas}
      \\begin{canvasrow} \\begin{canvas}\\end{canvas} \\begin{canvas}\\end{canvas} \\end{canvasrow} \\text{last}`;
    expect(figure(source)).toBe(
      '<variables><variable type="number" name="a"><value>1</value></variable></variables>' +
        '<textrow>first <var name="a"/></textrow><canvasrow><canvas><plot>a</plot></canvas></canvasrow>' +
        '<canvasrow><canvas/><canvas/></canvasrow><textrow>last</textrow>',
    );
  });

  it('align rows', () => {
    expect(figure('\\text[center]{x}\\begin{canvasrow}[right]\\begin{canvas}\\end{canvas}\\end{canvasrow}')).toBe(
      '<textrow alignment="center">x</textrow><canvasrow alignment="right"><canvas/></canvasrow>',
    );
  });

  it('have rows in tabs, and steps inside them', () => {
    const source = `\\begin{tabs}[\\initialtab{1}] \\tab{Words} \\text{a} \\IF{b>0}{c}
      \\tab{$x$} \\begin{canvas}\\plot{a}\\end{canvas} \\begin{incremental} \\step \\text{d} \\end{incremental} \\end{tabs}`;
    expect(figure(source)).toBe(
      '<tabs initial-tab="1"><tab><headline>Words</headline><textrow>a</textrow>' +
        '<textrow><if><condition>b&gt;0</condition><then>c</then></if></textrow></tab>' +
        '<tab><headline><math>x</math></headline><canvasrow><canvas><plot>a</plot></canvas></canvasrow>' +
        '<incremental><step><textrow>d</textrow></step></incremental></tab></tabs>',
    );
  });

  it('have rows in steps, and tabs that close inside them', () => {
    const source = `\\begin{incremental}[\\initialsteps{2}] \\step \\text{a} \\step
      \\begin{tabs*} \\tab{T} \\text{b} \\end{tabs*} \\end{incremental}`;
    expect(figure(source)).toBe(
      '<incremental initial-steps="2"><step><textrow>a</textrow></step><step><tabs tabs-toggable="true">' +
        '<tab><headline>T</headline><textrow>b</textrow></tab></tabs></step></incremental>',
    );
  });

  it('may show a row of text under a condition', () => {
    expect(figure('\\IF{a>0}{up} \\text{\\IF{}{x}}')).toBe(
      '<textrow><if><condition>a&gt;0</condition><then>up</then></if></textrow>' +
        '<textrow><if><condition/><then>x</then></if></textrow>',
    );
  });

  it('have boards of a size that show a part of the plane', () => {
    const canvas = `\\plotSize{400, 300} \\plotLeft{-1.5} \\plotRight{5} \\plotBottom{-.5} \\plotTop{+5} \\axisLabels{$t$}{v}
      \\plot[coordinatesystem, numberLine, showGrid, showToolbar, SnapToGrid]{a, P}`;
    expect(figure(`\\begin{canvas}${canvas}\\end{canvas}`)).toBe(
      '<canvasrow><canvas width="400" height="300" left="-1.5" right="5" bottom="-0.5" top="5" coordinate-system="true" ' +
        'number-line="true" grid="true" toolbar="true" snap-to-grid="true" x-label="t" y-label="v">' +
        '<plot>a</plot><plot>P</plot></canvas></canvasrow>',
    );
    expect(figure('\\begin{canvas}\\plotSize{300}\\end{canvas}')).toBe('<canvasrow><canvas width="300"/></canvasrow>');
  });

  it.each([
    ['\\zoom', 'toolbar="true"'],
    ['\\plot[enableZooming]{}', 'toolbar="true"'],
    ['\\enableMouseZooming', 'wheel-zoom="true"'],
    ['\\showInfobox', 'infobox="true"'],
    ['\\showCopyright', 'copyright="true"'],
    ['\\axis', 'coordinate-system="true"'],
    ['\\showNavigation', 'toolbar="true"'],
    [
      '\\jsxgraphOptions{{axis: true, grid: true, showCopyright: false, boundingBox: [-1, 4, 3, -2]}}',
      'left="-1" right="3" bottom="-2" top="4" coordinate-system="true" grid="true"',
    ],
  ])('have boards with %s', (source, attributes) => {
    expect(figure(`\\begin{canvas}${source}\\end{canvas}`)).toBe(`<canvasrow><canvas ${attributes}/></canvasrow>`);
  });

  it('have boards that show space', () => {
    const canvas =
      '\\is3D \\viewBox3D{[-5, 5], [-4, 4], [0, 3]} \\options3d{{axes: border, projection: central, azimuth: 40, elevation: -10, zLabel: h}}';
    expect(figure(`\\begin{canvas}${canvas} \\plot[coordinateSystem]{E}\\end{canvas}`)).toBe(
      '<canvasrow><canvas space="true" coordinate-system="true" view-box="-5 5 -4 4 0 3" axes="border" ' +
        'projection="central" azimuth="40" elevation="-10" z-label="h"><plot>E</plot></canvas></canvasrow>',
    );
    expect(figure('\\begin{canvas}\\viewBox3D{-1, 1, -1, 1, -1, 1}\\plot[withView3D]{E}\\end{canvas}')).toBe(
      '<canvasrow><canvas space="true" view-box="-1 1 -1 1 -1 1"><plot>E</plot></canvas></canvasrow>',
    );
  });

  it.each([
    ['\\viewBox3D{[5, -5], [-5, 5], [-5, 5]}', 'not-a-number'],
    ['\\viewBox3D{[-5, 5], [-5, 5]}', 'not-a-number'],
    ['\\options3d{azimuth: east}', 'not-a-number'],
    ['\\options3d{colour: red}', 'unknown-option'],
    ['\\jsxgraphOptions{showNavigatoin: true}', 'unknown-option'],
    ['\\jsxgraphOptions{showNavigation: yes}', 'unknown-option'],
    ['\\jsxgraphOptions{boundingBox: [5, 5, -5, -5]}', 'not-a-number'],
    ['\\jsxgraphOptions{boundingBox: [-5, 5, b, -5]}', 'not-a-number'],
  ])('refuse %s', (canvas, code) => {
    const { findings } = convertFragment(
      `\\begin{visualization}{v1}\\begin{canvas}${canvas}\\end{canvas}\\end{visualization}`,
      'en',
    );
    expect(findings.map((found) => found.code)).toEqual([code]);
  });

  it('may be written in the older ways, with a field and with var()', () => {
    const variables =
      '\\slider[editable]{a}{rational}{1}{-3}{3}\\point{P}{real}{var(a)+1, var(Q)[x]}\\randint{r}{1}{9}';
    const source = `\\begin{genericGWTVisualization}[550][1000]{m1}\\begin{variables}${variables}\\end{variables}\\end{genericGWTVisualization}`;
    expect(written(source)).toBe(
      '<visualization id="m1" width="550" height="1000"><variables><variable type="slider" name="a"><option>editable</option>' +
        '<field>rational</field><value>1</value><value>-3</value><value>3</value></variable>' +
        '<variable type="point" name="P"><field>real</field><value>a +1</value><value>Q[x]</value></variable>' +
        '<variable type="randint" name="r"><value>1</value><value>9</value></variable></variables></visualization>',
    );
  });
});

describe('quick checks', () => {
  it('has a variable for each name of a set from which several are drawn', () => {
    expect(
      figure('\\begin{variables}\\drawFromSet{a, b}{2, 3}\\number{c,d}{1}\\end{variables}\\color{b}{red}'),
    ).toContain(
      '<variables><variable type="drawFromSet" name="a"><value>2</value><value>3</value></variable>' +
        '<variable type="drawFromSet" name="b" with="a"><value>2</value><value>3</value><attribute name="color">red</attribute></variable>' +
        '<variable type="number" name="c,d"><value>1</value></variable></variables>',
    );
  });

  it('have variables, a text, choices and an explanation', () => {
    const source = `\\begin{quickcheck} \\displayprecision{3}
      \\begin{variables} \\randint[Z]{a}{2}{9} \\end{variables}
      \\text{What is \\var{a}?} \\explanation{Because.}
      \\begin{choices}{unique}
        \\begin{choice} \\text{$1$} \\solution{true} \\end{choice} \\begin{choice} \\text{two} \\end{choice}
      \\end{choices} \\end{quickcheck}`;
    expect(written(source)).toBe(
      '<quickcheck id="quickcheck-1" type="mc.unique" display-precision="3"><variables><variable type="randint" name="a">' +
        '<option>Z</option><value>2</value><value>9</value></variable></variables><text><p>What is <var name="a"/>?</p></text>' +
        '<choice id="1" correct="true"><math>1</math></choice><choice id="2">two</choice>' +
        '<explanation><p>Because.</p></explanation></quickcheck>',
    );
  });

  it('may have choices without an environment around, and an id', () => {
    const source =
      '\\begin{quickcheck}[q7] \\type{mc.unique} \\text{?} \\begin{choice}\\text{1}\\solution{yes}\\end{choice}\\end{quickcheck}';
    expect(written(source)).toBe(
      '<quickcheck id="q7" type="mc.unique"><text><p>?</p></text><choice id="1" correct="true">1</choice></quickcheck>',
    );
  });
});

describe('problems', () => {
  it('share their variables, types and fields with their questions', () => {
    const source = `\\begin{problem} \\field{rational} \\begin{variables} \\randint{a}{2}{9} \\end{variables}
      \\begin{question} \\type{input.number} \\displayprecision{2} \\begin{variables} \\number{s}{1/a} \\end{variables}
        \\text{Compute \\ansref{} and \\ansref.} \\explanation[ans_1 = 0]{Not zero.} \\explanation{So.}
        \\begin{answer} \\text{$x=$} \\solution{s} \\end{answer}
        \\begin{answer} \\type{input.text} \\solution{s} \\end{answer}
      \\end{question}
      \\begin{question} \\type{mc.unique} \\text{Again \\ansref} \\begin{choice} \\text{1} \\solution{true} \\end{choice} \\end{question}
    \\end{problem}`;
    const common = '<variable type="randint" name="a"><value>2</value><value>9</value></variable>';
    expect(written(source)).toBe(
      `<question id="question-1" type="input.number" field="rational" display-precision="2"><variables>${common}` +
        '<variable type="number" name="s"><value>1/a</value></variable></variables>' +
        '<text><p>Compute <ansref answer="1"/> and <ansref answer="2"/>.</p></text>' +
        '<answer><text><math>x=</math></text><solution>s</solution></answer>' +
        '<answer type="input.text"><text/><solution>s</solution></answer>' +
        '<explanation condition="ans_1 = 0"><p>Not zero.</p></explanation><explanation><p>So.</p></explanation></question>' +
        `<question id="question-2" type="mc.unique" field="rational"><variables>${common}</variables>` +
        '<text><p>Again <ansref answer="1"/></p></text><choice id="1" correct="true">1</choice></question>',
    );
  });
});
