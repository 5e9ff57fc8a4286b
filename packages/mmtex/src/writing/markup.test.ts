import { describe, expect, it } from 'vitest';
import { convertFragment } from '../conversion.ts';
import { withoutPlaces, written } from '../testing/index.ts';

describe('markup of words', () => {
  it.each([
    ['\\file{a--b.txt} \\keyb{Ctrl} \\id{x}', '<file>a--b.txt</file> <keyb>Ctrl</keyb> <id>x</id>'],
    [
      '\\plhld{name} \\optional{-v} \\meta{n} \\alt{a|b}',
      '<plhld>name</plhld> <optional>-v</optional> <meta>n</meta> <alt>a|b</alt>',
    ],
    ['\\mark{a} \\mark[7]{\\emph{b}}', '<mark pen="0">a</mark> <mark pen="7"><em>b</em></mark>'],
    ['\\span[small]{a} \\span{b} \\emph[strong]{c}', '<small>a</small> b <strong>c</strong>'],
    [
      '\\balloon[field]{as in $\\R$} \\balloon{hint}',
      '<balloon><words>field</words><explanation>as in <math>\\R</math></explanation></balloon> <balloon><explanation>hint</explanation></balloon>',
    ],
    ['\\anchor[here]{place} \\anchor{other}', '<anchor name="place">here</anchor> <anchor name="other"/>'],
    ['\\verb|\\a{%$_ --|\\verb+}+.', '<code>\\a{%$_ --</code><code>}</code>.'],
    ['\\emph{\\verb|}|}', '<em><code>}</code></em>'],
    ['\\anchor[\\verb|]|]{place}', '<anchor name="place"><code>]</code></anchor>'],
    ['\\newcommand{\\x}{y}\\verb|\\x \\lang{de}{a}|', '<code>\\x \\lang{de}{a}</code>'],
  ])('%s', (source, xml) => {
    expect(written(source)).toBe(`<p>${xml}</p>`);
  });

  it('numbers footnotes in the order of the page, also inside of each other', () => {
    expect(written('\\section{A\\footnote{one}} b\\footnote{two\\footnote{three}}')).toBe(
      '<section id="a" num="1"><headline>A<footnote num="1">one</footnote></headline>' +
        '<p>b<footnote num="2">two<footnote num="3">three</footnote></footnote></p></section>',
    );
  });
});

describe('older words', () => {
  it.each([
    ['\\defnotion{Ring}', '<p><notion>Ring</notion></p>', '\\notion{}'],
    ['$a$\\isdefinedas{}$b$', '<p><math>a</math> := <math>b</math></p>', '$:=$'],
    ['a\\implies{}b', '<p>a ⇒ b</p>', '$\\implies$'],
    ['a\\isequivalentto{}b', '<p>a ⇔ b</p>', '$\\iff$'],
    ['\\newitemizeclasses{a,b}', '', '\\begin{itemize}[square]'],
  ])('%s is read, and the finding names what to write', (source, xml, instead) => {
    const converted = convertFragment(source, 'de');
    expect(withoutPlaces(converted.xml)).toBe(xml);
    expect(converted.findings).toMatchObject([{ code: 'old-spelling', data: { instead } }]);
  });
});

describe('wrong values', () => {
  it.each([
    ['\\mark[12]{a}', 'unknown-option', '12'],
    ['\\span[blue]{a}', 'unknown-option', 'blue'],
    ['\\emph[loud]{a}', 'unknown-option', 'loud'],
    ['a \\verb b', 'missing-argument', '\\verb'],
    ['a \\verb|b', 'missing-argument', '\\verb'],
  ])('%s is reported at its place', (source, code, place) => {
    const { findings } = convertFragment(source, 'de');
    expect(findings.map(({ code, span }) => [code, source.slice(span.from, span.to)])).toEqual([[code, place]]);
  });
});
