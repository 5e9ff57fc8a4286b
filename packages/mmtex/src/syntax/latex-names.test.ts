import { describe, expect, it } from 'vitest';
import { convertFragment } from '../index.ts';
import { withoutPlaces } from '../testing/index.ts';

describe('pasted lecture notes', () => {
  it.each([
    ['lemma', 'theorem'],
    ['Satz', 'theorem'],
    ['corollary*', 'theorem'],
    ['beweis', 'proof'],
    ['bemerkung', 'remark'],
    ['beispiel', 'example'],
  ])('the environment %s is read as %s, with a finding that says so', (name, suggestion) => {
    const { xml, findings } = convertFragment(`\\begin{${name}}[Title] text \\end{${name}}`, 'de');
    expect(findings).toMatchObject([{ code: 'unknown-environment', data: { name, suggestion } }]);
    expect(xml).toContain(`role="${suggestion}"`);
    expect(xml).toContain('Title</headline>');
  });

  it.each([
    ['\\newtheorem{satz}{Satz}[section] a', 'a'],
    ['\\newtheorem*{satz}[theorem]{Satz} a', 'a'],
    ['\\foreignlanguage{english}{hi} a', 'hi a'],
    ['\\def\\twice#1#2{#1#1 {b}} a', 'a'],
    ['a \\vspace*{2cm} b', 'a b'],
  ])('the settings of %s are not on the page', (source, text) => {
    const { xml, findings } = convertFragment(source, 'de');
    expect(findings).toMatchObject([{ code: 'unknown-command' }]);
    expect(withoutPlaces(xml).replace(/ +/g, ' ')).toBe(`<p>${text}</p>`);
  });

  it('nor are those in a table', () => {
    const { xml, findings } = convertFragment(
      '\\begin{tabular}{ll} a & b \\\\ \\cline{1-2} c & d \\end{tabular}',
      'de',
    );
    expect(findings).toMatchObject([{ code: 'unknown-command', data: { name: 'cline' } }]);
    expect(xml).not.toContain('1-2');
  });
});
