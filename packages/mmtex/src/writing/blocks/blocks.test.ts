import { describe, expect, it } from 'vitest';
import { convertDocument, convertFragment } from '../../conversion.ts';
import { withoutPlaces, written } from '../../testing/index.ts';

describe('headings', () => {
  it('contain what stands under them and count their levels', () => {
    const source = 'before \\section{One} a \\subsection{Two} b \\subsubsection{Three} c \\section{Four} d';
    expect(written(source)).toBe(
      '<p>before</p><section id="one" num="1"><headline>One</headline><p>a</p>' +
        '<subsection id="two" num="1.1"><headline>Two</headline><p>b</p>' +
        '<subsubsection id="three" num="1.1.1"><headline>Three</headline><p>c</p></subsubsection></subsection></section>' +
        '<section id="four" num="2"><headline>Four</headline><p>d</p></section>',
    );
  });

  it('have no number with a star, and an id of their own', () => {
    expect(written('\\section*{Brüche & mehr}'.replace('&', '\\&') + '\\section{Brüche -- mehr}\\section{$+$}')).toBe(
      '<section id="brüche-mehr"><headline>Brüche &amp; mehr</headline></section>' +
        '<section id="brüche-mehr-2" num="1"><headline>Brüche – mehr</headline></section>' +
        '<section id="section" num="2"><headline><math>+</math></headline></section>',
    );
  });

  it('take the labels that follow', () => {
    expect(written('\\section{One} \\label{here}\n\ntext')).toBe(
      '<section id="one" num="1"><headline>One<anchor name="here"/></headline><p>text</p></section>',
    );
  });
});

describe('lists', () => {
  it('have items of blocks, labels and styles', () => {
    expect(written('\\begin{enumerate}[alph] \\item one\n\ntwo \\item[x)] three \\end{enumerate}')).toBe(
      '<list type="ordered" style="alph"><item><p>one</p><p>two</p></item><item><label>x)</label><p>three</p></item></list>',
    );
  });

  it('nest', () => {
    expect(written('\\begin{itemize}\\item a \\begin{description}\\item[b] c\\end{description}\\end{itemize}')).toBe(
      '<list type="unordered"><item><p>a</p><list type="description"><item><label>b</label><p>c</p></item></list></item></list>',
    );
  });

  it('tell styles apart by their case, and otherwise do not mind it', () => {
    expect(written('\\begin{enumerate}[Roman]\\end{enumerate}')).toBe('<list type="ordered" style="Roman"/>');
    expect(written('\\begin{itemize}[Square]\\end{itemize}')).toBe('<list type="unordered" style="square"/>');
  });
});

describe('boxes', () => {
  it.each([
    [
      '\\begin{theorem}[of $x$] T \\end{theorem}',
      '<block role="theorem" num="1"><headline>of <math>x</math></headline><p>T</p></block>',
    ],
    ['\\begin{proof} T \\end{proof}', '<block role="proof"><p>T</p></block>'],
    ['\\begin{infobox}[A] T \\end{infobox}', '<block role="info-box"><headline>A</headline><p>T</p></block>'],
    [
      '\\begin{codeoutput}[A]\n[1, 2] % $\n\\end{codeoutput}',
      '<block role="code-output"><headline>A</headline><code>[1, 2] % $</code></block>',
    ],
    ['\\begin{codeoutput}\n[1, 2]\n\\end{codeoutput}', '<block role="code-output"><code>[1, 2]</code></block>'],
    ['\\begin{showhide}[More] T \\end{showhide}', '<showhide><headline>More</headline><p>T</p></showhide>'],
    [
      '\\begin{showhide}[\\initialstate{0} More] T \\end{showhide}',
      '<showhide initial-state="0"><headline>More</headline><p>T</p></showhide>',
    ],
    [
      '\\begin{incremental}[\\initialsteps{1}] \\step a\n\nb \\step c \\end{incremental}',
      '<incremental initial-steps="1"><step><p>a</p><p>b</p></step><step><p>c</p></step></incremental>',
    ],
    [
      '\\begin{tabs}[\\initialtab{1}] \\tab{A} a \\tab{B} b \\end{tabs}',
      '<tabs initial-tab="1"><tab><headline>A</headline><p>a</p></tab><tab><headline>B</headline><p>b</p></tab></tabs>',
    ],
    [
      '\\begin{tabs*} \\tab{A} a \\end{tabs*}',
      '<tabs tabs-toggable="true"><tab><headline>A</headline><p>a</p></tab></tabs>',
    ],
    [
      '\\begin{code}[python]\nif a < b: # 5 % \\lang{en}{x}\n  pass\n\\end{code}',
      '<code language="python">if a &lt; b: # 5 % \\lang{en}{x}\n  pass</code>',
    ],
    ['\\begin{verbatim} $ } \\end{itemize} \\end{verbatim}', '<code> $ } \\end{itemize} </code>'],
  ])('%s', (source, xml) => {
    expect(written(source)).toBe(xml);
  });
});

describe('tables of contents', () => {
  it('are a command, or an environment with words', () => {
    expect(written('a \\tableofcontents b')).toBe('<p>a</p><tableofcontents/><p>b</p>');
    expect(written('\\begin{tableofcontents}[Here] a \\end{tableofcontents}')).toBe(
      '<tableofcontents><headline>Here</headline><p>a</p></tableofcontents>',
    );
  });

  it('have no place in a line', () => {
    const { xml, findings } = convertFragment('\\emph{a \\tableofcontents{}b}', 'de');
    expect(findings.map(({ code }) => code)).toEqual(['block-in-line']);
    expect(withoutPlaces(xml)).toBe('<p><em>a b</em></p>');
  });
});

describe('what floats', () => {
  it('stands before the paragraph it is written in, and holds blocks', () => {
    expect(written('a \\floatright{\\begin{tabular}{l} x \\end{tabular}} b')).toBe(
      '<float side="right"><table align="l"><row><cell>x</cell></row></table></float><p>a  b</p>',
    );
    expect(written('\\section{A} \\floatleft{x}\n\ny')).toBe(
      '<section id="a" num="1"><headline>A</headline><float side="left"><p>x</p></float><p>y</p></section>',
    );
  });
});

describe('what stands below the title', () => {
  it('is a subtitle, authors and a version, wherever they are written', () => {
    const source =
      '\\author[Göttingen]{Emmy \\emph{Noether}}\\begin{content}\\title{T}\\subtitle{$x$}\\author{Ada}\\version{1.2} a\\end{content}';
    const { xml, findings } = convertDocument(source, 'de');
    expect(findings).toEqual([]);
    expect(withoutPlaces(xml)).toContain(
      '<title>T</title><subtitle><math>x</math></subtitle><author affiliation="Göttingen">Emmy <em>Noether</em></author>' +
        '<author>Ada</author><version>1.2</version><content><p>a</p></content>',
    );
  });
});

describe('an affiliation', () => {
  it.each([
    ['\\author[ Göttingen ]{Emmy}', '<author affiliation="Göttingen">Emmy</author>'],
    ['\\author[ ]{Emmy}', '<author>Emmy</author>'],
  ])('of %s is %s', (author, written) => {
    const { xml } = convertDocument(`${author}\\begin{content}\\title{T} a\\end{content}`, 'de');
    expect(withoutPlaces(xml)).toContain(written);
  });
});

describe('boxes of older sources', () => {
  it.each([
    ['statement', 'theorem', '\\begin{theorem}'],
    ['suppositions', 'base', '\\begin{base}'],
    ['remarks', 'remark', '\\begin{remark}'],
    ['block', 'info-box', '\\begin{infobox}'],
  ])('%s is a %s, and the finding names it', (name, role, instead) => {
    const { xml, findings } = convertFragment(`\\begin{${name}} T \\end{${name}}`, 'de');
    expect(withoutPlaces(xml).replace(' num="1"', '')).toBe(`<block role="${role}"><p>T</p></block>`);
    expect(findings).toMatchObject([{ code: 'old-spelling', severity: 'warning', data: { instead } }]);
  });

  it('have classes, lists and listings of their own', () => {
    const source =
      '\\begin{block}[warning][10cm] a \\end{block}\\begin{algsteps}\\algstep b \\algstep[2a] c\\end{algsteps}' +
      '\\begin{preformatted}[output]\n1 & %\n\\end{preformatted}';
    const { xml, findings } = convertFragment(source, 'de');
    expect(withoutPlaces(xml)).toBe(
      '<block role="warning"><p>a</p></block><list type="ordered"><item><p>b</p></item><item><label>2a</label><p>c</p></item></list>' +
        '<block role="code-output"><code>1 &amp; %</code></block>',
    );
    expect(findings.map(({ code }) => code)).toEqual(['old-spelling', 'old-spelling', 'old-spelling']);
  });

  it('say which of their classes are not known', () => {
    const { findings } = convertFragment('\\begin{block}[fancy] a \\end{block}', 'de');
    expect(findings.map(({ code }) => code)).toEqual(['old-spelling', 'unknown-option']);
  });
});

describe('formulas', () => {
  it('stand in the line or on their own, numbered or not', () => {
    expect(written('a $x$ \\(y\\) b \\[z\\] c $$w$$')).toBe(
      '<p>a <math>x</math> <math>y</math> b</p><equation><math>z</math></equation><p>c</p><equation><math>w</math></equation>',
    );
    expect(
      written('\\begin{equation}a\\end{equation}\\begin{equation*}b\\end{equation*}\\begin{equation}c\\end{equation}'),
    ).toBe(
      '<equation num="1"><math>a</math></equation><equation><math>b</math></equation><equation num="2"><math>c</math></equation>',
    );
  });

  it('may hold text with formulas in it', () => {
    expect(written('$a \\text{ if $x>0$ or } b$.')).toBe('<p><math>a \\text{ if $x&gt;0$ or } b</math>.</p>');
  });

  it('may be aligned: each line has a number and may set an anchor', () => {
    const { xml, findings } = convertFragment(
      '\\begin{align} \\label{eq:1} a&=b \\\\ c&=d \\label{eq:2} \\end{align} \\eqref{eq:1} \\ref{eq:2}',
      'de',
    );
    expect(findings).toEqual([]);
    expect(xml).toMatch(
      /^<equation at="0-64"><line name="eq:1" num="1"\/><line name="eq:2" num="2"\/><math [^>]*display="block"/,
    );
    expect(xml).toContain('<mtext>(1)</mtext>');
    expect(xml).toContain('<mtext>(2)</mtext>');
    expect(xml).toContain('<ref name="eq:1"');
    expect(xml).not.toContain('label');
  });

  it.each([
    [
      '\\begin{equation}a\\end{equation}\\begin{align}b\\\\c\\end{align}\\begin{equation}d\\end{equation}',
      ['1', undefined, '4'],
    ],
    ['\\begin{equation}a\\tag{A}\\end{equation}\\begin{equation}b\\end{equation}', ['A', '1']],
    ['\\begin{equation}a\\nonumber\\end{equation}\\begin{equation}b\\end{equation}', [undefined, '1']],
    ['\\begin{align*}a\\\\b\\end{align*}\\begin{multline}b\\\\c\\end{multline}', [undefined, '1']],
    ['\\[a\\tag{B}\\]\\begin{equation*}a\\end{equation*}', ['B', undefined]],
  ])('are numbered as LaTeX numbers them: %s', (source, numbers) => {
    const { xml, findings } = convertFragment(source, 'de');
    expect(findings).toEqual([]);
    expect([...xml.matchAll(/<equation(?: num="(.*?)")?/g)].map(([, number]) => number)).toEqual(numbers);
  });

  it('set an anchor as a whole', () => {
    expect(convertFragment('\\begin{equation}\\label{ e }a\\tag{A}\\end{equation}\\ref{e}', 'de').xml).toMatch(
      /^<equation num="A" name="e" at=/,
    );
  });

  it('report their mistakes at the place in the document', () => {
    const source = 'Text $a + \\sqr{2}$ and \\begin{align}1 &= \\fracc{1}{2}\\end{align}';
    const places = convertFragment(source, 'de').findings.map(({ span }) => source.slice(span.from, span.to));
    expect(places).toEqual(['\\sqr', '\\fracc']);
  });
});
