import { languages } from '@lemma/core/language';
import { describe, expect, it } from 'vitest';
import { convertDocument, convertFragment, documentLanguages } from './conversion.ts';
import { withoutPlaces } from './testing/index.ts';

const article = `\\documentclass{mumie.article}
\\begin{metainfo}
  \\name{\\lang{de}{Brüche}\\lang{en}{Fractions \\& more}}
  \\begin{description}
    \\lang{de}{Über Brüche}
    \\lang{en}{On $\\frac12$}
  \\end{description}
  \\topic{arithmetic/fractions} \\topic{algebra} % twice
  \\objective{add-fractions} \\label{bridging-course} \\coursesection{1} \\difficulty{3}
\\end{metainfo}
\\begin{content}
  \\ombchapter{1002} \\ombarticle{2}
  \\title{\\lang{de}{Brüche}\\lang{en}{Fractions}}
  \\section{\\lang{de}{Anfang}\\lang{en}{Start}}
  a
\\end{content}
`;

describe('a document', () => {
  it('says what it is about, in one language', () => {
    const { xml, findings } = convertDocument(article, 'en');
    expect(findings).toEqual([]);
    expect(withoutPlaces(xml)).toBe(
      '<document kind="article" lang="en"><metainfo><name>Fractions &amp; more</name><description>On \\frac12</description>' +
        '<topic>arithmetic/fractions</topic><topic>algebra</topic><objective>add-fractions</objective>' +
        '<label>bridging-course</label><section>1</section><chapter>1002</chapter><difficulty>3</difficulty></metainfo>' +
        '<title>Fractions</title><content><section id="start" num="1B.2.1"><headline>Start</headline><p>a</p></section></content></document>',
    );
  });

  it('exists in the languages of its title', () => {
    expect(documentLanguages(article)).toEqual(['de', 'en']);
    expect(documentLanguages('\\begin{content}\\title{x}\\end{content}')).toEqual(languages);
    expect(documentLanguages('\\begin{content}x\\end{content}')).toEqual([]);
    expect(documentLanguages('just text')).toEqual(languages);
  });

  it('does not exist in a language without a title', () => {
    const { findings } = convertDocument(article, 'fr');
    const place = article.indexOf('\\title');
    expect(findings).toMatchObject([{ code: 'no_converted_title', span: { from: place }, data: { language: 'fr' } }]);
  });

  it('is a problem by its class or by its content, else an article', () => {
    const kindOf = (source: string) => / kind="(\w+)"/.exec(convertDocument(source, 'de').xml)?.[1];
    expect(kindOf('\\documentclass{mumie.problem.gwtmathlet}')).toBe('problem');
    expect(kindOf('\\begin{problem}\\end{problem}')).toBe('problem');
    expect(kindOf('text')).toBe('article');
  });

  it('may be all content', () => {
    expect(withoutPlaces(convertDocument('\\title{T} text', 'de').xml)).toBe(
      '<document kind="article" lang="de"><metainfo><name>T</name><description/></metainfo><title>T</title>' +
        '<content><p>text</p></content></document>',
    );
  });
});

describe('languages', () => {
  const converted = (source: string, language: 'de' | 'en') => withoutPlaces(convertFragment(source, language).xml);

  it('are chosen everywhere: in formulas, definitions, options, links', () => {
    const source =
      '$x \\text{\\lang{de}{und}\\lang{en}{and}}$ \\href{\\lang{de}{/de}\\lang{en}{/en}}{l}' +
      '\\begin{itemize}\\item[\\lang{de}{A}\\lang{en}{B}] \\lang{de}{eins\n\nzwei}\\lang{en}{one}\\end{itemize}';
    expect(converted(source, 'en')).toBe(
      '<p><math>x \\text{and}</math> <link href="/en">l</link></p><list type="unordered"><item><label>B</label><p>one</p></item></list>',
    );
    expect(converted(source, 'de')).toContain('<p>eins</p><p>zwei</p>');
  });

  it('are left alone in code', () => {
    expect(converted('\\begin{code}\\lang{en}{x}\\end{code}', 'de')).toBe('<code>\\lang{en}{x}</code>');
  });

  it('end with their environment when a bracket is missing, and what follows is read', () => {
    const source = '\\begin{remark}\\lang{en}{never closed \\end{remark} after';
    const { xml, findings } = convertFragment(source, 'de');
    expect(withoutPlaces(xml)).toBe('<block role="remark" num="1"/><p>after</p>');
    expect(findings.map(({ code, span }) => [code, source.slice(span.from, span.to + 5)])).toEqual([
      ['unclosed-group', '{never'],
    ]);
  });

  it('end where the next language begins when a bracket is missing', () => {
    const source = '\\lang{de}{\\emph{eins}\n\\lang{en}{one}\nboth';
    expect(converted(source, 'en')).toBe('<p>one both</p>');
    expect(convertFragment(source, 'en').findings.map(({ code }) => code)).toEqual(['unclosed-group']);
  });
});

describe('shorthands', () => {
  const converted = (source: string) => withoutPlaces(convertFragment(source, 'de').xml);

  it.each([
    ['\\newcommand{\\vek}[1]{\\vec{#1}} $\\vek{a} + \\vek b$', '<p><math>\\vec{a} + \\vec{b}</math></p>'],
    ['\\newcommand{\\both}[2]{#1 and #2}\\both{\\emph{a}}{b}', '<p><em>a</em> and b</p>'],
    ['\\newcommand\\name{Lemma}\\newcommand{\\hi}{hi \\name}\\hi!', '<p>hi Lemma!</p>'],
    ['\\newcommand{\\al}{\\alpha} $\\al x$', '<p><math>\\alpha x</math></p>'],
    ['\\newcommand{\\times}[1]{\\cdot#1} $2\\times{x}$', '<p><math>2\\cdot x</math></p>'],
    ['\\newcommand{\\de}[1]{\\lang{de}{#1}}\\newcommand{\\en}[1]{\\lang{en}{#1}}\\de{ja}\\en{yes}', '<p>ja</p>'],
  ])('%s', (source, xml) => {
    expect(converted(source)).toBe(xml);
  });

  it('lead back to where they were called', () => {
    const source = '\\newcommand{\\bad}{\\empf{x} $\\sqr{2}$} text \\bad text';
    const { xml, findings } = convertFragment(source, 'de');
    expect(findings.map(({ code, span }) => [code, source.slice(span.from, span.to)])).toEqual([
      ['unknown-command', '\\bad'],
      ['unknown-math-command', '\\bad'],
    ]);
    expect(xml).toContain(`<p at="${String(source.indexOf('text'))}-${String(source.length)}"`);
  });

  it.each([
    ['one that calls itself', '\\newcommand{\\a}{x\\a}\\a'],
    ['two that call each other', '\\newcommand{\\a}{\\b\\b}\\newcommand{\\b}{\\a\\a}\\a\\a'],
    [
      'many that double their argument',
      '\\newcommand{\\a}[1]{#1#1#1#1#1#1#1#1}\\newcommand{\\b}[1]{\\a{#1}\\a{#1}\\a{#1}\\a{#1}}\\b{' +
        'x'.repeat(9000) +
        '}\\b{' +
        'x'.repeat(9000) +
        '}',
    ],
    ['one that repeats its argument', `\\newcommand{\\a}[1]{${'#1'.repeat(4000)}}\\a{${'x'.repeat(9000)}}`],
  ])('stop at a limit: %s', (_, source) => {
    expect(convertFragment(source, 'de').findings).toMatchObject([{ code: 'too-many-expansions' }]);
  });
});

describe('limits', () => {
  it('cut a source that is too long', () => {
    const { findings } = convertFragment('word '.repeat(250_000), 'de');
    expect(findings).toMatchObject([{ code: 'too-long', span: { from: 1_000_000, to: 1_250_000 } }]);
  });

  it.each([
    ['signs alone', '$'.repeat(262_144), 40_000],
    ['short formulas', '$x$ '.repeat(65_000), 80_000],
    ['brackets', '\\(x\\)'.repeat(50_000), 100_000],
  ])('cut a source of formulas and nothing else: %s', (_what, source, from) => {
    const { findings, xml } = convertFragment(source, 'de');
    expect(findings).toMatchObject([{ code: 'too-long', span: { from, to: source.length } }]);
    expect(xml.length).toBeLessThan(3_000_000);
  });

  it.each([
    ['braces', '{'.repeat(300) + 'x' + '}'.repeat(300)],
    ['100,000 braces', '{'.repeat(100_000) + 'x' + '}'.repeat(100_000)],
    ['environments', '\\begin{remark}'.repeat(200) + 'x' + '\\end{remark}'.repeat(200)],
    ['arguments', '\\emph{'.repeat(300) + 'x' + '}'.repeat(300)],
    ['items', '\\begin{itemize}\\item '.repeat(200) + 'x' + '\\end{itemize}'.repeat(200)],
  ])('leave out what is nested too deep: %s', (_, source) => {
    expect(convertFragment(source, 'de').findings.map(({ code }) => code)).toEqual(['too-deep']);
  });

  it('end the list of findings after 1,000', () => {
    const { findings } = convertFragment('} '.repeat(5000), 'de');
    expect(findings).toHaveLength(1001);
    expect(findings.filter(({ code }) => code === 'too-many-findings')).toHaveLength(1);
  });

  it.each([
    ['open braces', '{'],
    ['open formulas', '$ {'],
    ['open environments and foreign ends', '\\begin{a}\\end{b}'],
    ['open options', '\\item['],
    ['open arguments', '\\emph{\\textbf{'],
    ['definitions without an end', '\\begin{variables}\\number{a}{'],
    ['blank lines in formulas', '$\n\n{'],
    ['languages', '\\lang{en}{'],
    ['line breaks', '\\\\'],
    ['shorthands', '\\newcommand{\\a}{'],
    ['text in formulas', '$\\text{'],
    ['unknown commands', '\\unknowncommand'],
    ['verbatim', '\\begin{verbatim}'],
    ['open options in one paragraph', '\\\\['],
    ['open arguments of a shorthand', '\\newcommand{\\a}[2]{#1}\\a{'],
    ['labels that are there twice', '\\label{a}'],
    ['facts beside the content', '\\begin{metainfo}\\end{metainfo} a'],
  ])('answer 300 kB of %s within seconds', (_, piece) => {
    const { xml } = convertDocument(piece.repeat(Math.ceil(300_000 / piece.length)), 'de');
    expect(xml.endsWith('</document>')).toBe(true);
  });

  it.each([
    ['references to nothing', (number: string) => `\\label{some-name-${number}}\\ref{${number}-some-name}`],
    ['attributes of nothing', (number: string) => `\\number{some${number}}{1}\\color{${number}some}{red}`],
    ['labels with numbers behind', (number: string) => `\\label{a-${number}}\\label{a}`],
    [
      'commands that there are not',
      (number: string) => `\\${number.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))} `,
    ],
  ])('answer 8,000 different %s within seconds', (_, piece) => {
    const pieces = Array.from({ length: 8000 }, (_, number) => piece(String(number))).join('');
    const inside = `\\begin{content}\\begin{visualization}{a}\\begin{variables}${pieces}\\end{variables}\\end{visualization}${pieces}\\end{content}`;
    expect(convertDocument(inside, 'de').findings.length).toBeGreaterThan(1000);
  });

  it('answer a number of many digits that is none within seconds', () => {
    const source = `\\begin{metainfo}\\difficulty{${'1'.repeat(200_000)}x}\\end{metainfo}`;
    expect(convertDocument(source, 'de').findings.map(({ code }) => code)).toContain('not-a-number');
  });
});
