import { describe, expect, it } from 'vitest';
import { convertFragment } from '../conversion.ts';
import { written } from '../testing/index.ts';

describe('a line of text', () => {
  it.each([
    ['One \\emph{two} \\textbf{three}', 'One <em>two</em> <strong>three</strong>'],
    ['\\notion{group} \\quoted{so} \\code{a--b~c}', '<notion>group</notion> <quoted>so</quoted> <code>a--b~c</code>'],
    ['\\emph{a \\textbf{b}}', '<em>a <strong>b</strong></em>'],
    ['a\\\\b\\newline c', 'a<br/>b<br/>c'],
    ['S.~5 1--2 so --- da', 'S.\u00a05 1–2 so — da'],
    ['\\$ \\& \\% \\# \\_ \\{ \\} \\~ \\^', '$ &amp; % # _ { } ~ ^'],
    ['\\S{}1 \\P~2 \\euro\\ 3 \\copyright', '§1 ¶\u00a02 € 3 ©'],
    ['Stra\\ss e \\"a\\"{o} caf\\\'e \\`a', 'Straße äö café à'],
    ['a < b > c "d" [e]', 'a &lt; b &gt; c "d" [e]'],
    [
      '\\href{https://example.org/a_b?c=%20&d#e}{here}',
      '<link href="https://example.org/a_b?c=%20&amp;d#e">here</link>',
    ],
    ['\\label{a}\\ref{a}', '<anchor name="a"/><ref name="a"/>'],
    ['{grouped \\emph{words}}', 'grouped <em>words</em>'],
    ['\\var{a} \\var{P[x]}', '<var name="a"/> <var name="P" coordinate="x"/>'],
    ['a\u0000b\u000bc\ud800d', 'abcd'],
  ])('%s', (source, xml) => {
    expect(written(source)).toBe(`<p>${xml}</p>`);
  });

  it('shows text under a condition, and other text where it does not hold', () => {
    expect(written('\\IF{a > 0 AND b < 1}{up $x$} \\IFELSE{a = 0}{line}{curve}')).toBe(
      '<p><if><condition>a &gt; 0 AND b &lt; 1</condition><then>up <math>x</math></then></if> ' +
        '<if><condition>a = 0</condition><then>line</then><else>curve</else></if></p>',
    );
  });

  it.each([
    ['\\image[alt=K\\"ase caf\\\'e \\`a la {\\"o}]{/a.png}', 'alt="Käse café à la ö"'],
    ['\\section{Gr\\"o\\ss e}', 'id="größe"'],
  ])('keeps its accents where it loses its markup: %s', (source, expected) => {
    expect(convertFragment(source, 'de').xml).toContain(expected);
  });

  it('knows the old way of naming a variable, and keeps places', () => {
    const source = '\\IF{var(a) > var(P)[x]}{up}';
    const { xml } = convertFragment(source, 'de');
    const [, from = '0', to = '0', text = ''] = /<condition at="(\d+)-(\d+)">([^<]*)</.exec(xml) ?? [];
    expect(text.replace(/\s+/g, ' ')).toBe('a &gt; P[x]');
    expect(source.slice(Number(from), Number(to))).toContain('a) > var(P)[x]');
  });
});

describe('paragraphs', () => {
  it('are divided by blank lines, not by line breaks, comments, or lines of another language', () => {
    const source = 'one\ntwo % comment\nthree\n% only a comment\nfour\n\\lang{en}{five}\nsix\n\n \t\nseven\n';
    expect(written(source)).toBe('<p>one two three four six</p><p>seven</p>');
  });

  it('are divided where a comment ends a line before a blank one', () => {
    expect(written('one % comment\n\ntwo')).toBe('<p>one</p><p>two</p>');
  });

  it('leave out comment environments', () => {
    expect(written('one \\begin{comment} $ } \\foo \\end{comment}two')).toBe('<p>one two</p>');
  });
});
