import { describe, expect, it } from 'vitest';
import { convertFragment } from '../conversion.ts';
import { withoutPlaces } from '../testing/index.ts';

describe('\\verbatim … \\endverbatim', () => {
  it('is the environment of today, with a finding that mends both its ends', () => {
    const source = 'a\n\n\\verbatim\n50% \\lang{de}{x} {\n\\endverbatim\n\n\\emph{b}';
    const { xml, findings } = convertFragment(source, 'en');
    expect(withoutPlaces(xml)).toBe('<p>a</p><code>50% \\lang{de}{x} {</code><p><em>b</em></p>');
    expect(xml).toContain(`<code at="3-${String(source.indexOf('\n\n\\emph'))}">`);
    expect(findings).toMatchObject([
      { code: 'old-spelling', span: { from: 3, to: 12 }, data: { instead: '\\begin{verbatim}' } },
    ]);
    const { span, text } = findings[0]?.fix ?? { span: { from: 0, to: 0 }, text: '' };
    expect(source.slice(0, span.from) + text + source.slice(span.to)).toBe(
      'a\n\n\\begin{verbatim}\n50% \\lang{de}{x} {\n\\end{verbatim}\n\n\\emph{b}',
    );
  });

  it('asks for no file, is nothing in code and comments, and unknown without its end', () => {
    const codes = (source: string) =>
      convertFragment(source, 'en', { place: 'a/b', read: () => 'x' }).findings.map(({ code }) => code);
    expect(
      convertFragment('\\verbatim\n\\input{a}\n\\endverbatim', 'en', { place: 'a/b', read: () => 'x' }).xml,
    ).toContain('\\input{a}');
    expect(codes('% \\verbatim \\endverbatim\n\\begin{code}\\verbatim a\\endverbatim\\end{code}')).toEqual([]);
    expect(codes('\\verbatim a')).toEqual(['unknown-command']);
    expect(codes('\\verbatim a'.repeat(50_000)).length).toBeGreaterThan(1);
  });
});
