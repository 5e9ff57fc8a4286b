import { describe, expect, it } from 'vitest';
import { convertFragment } from '../conversion.ts';
import { withoutPlaces } from '../testing/index.ts';

function converted(source: string, files: Readonly<Record<string, string>>, place = 'folder/document') {
  const asked: string[] = [];
  const read = (path: string) => {
    asked.push(path);
    return Object.hasOwn(files, path) ? files[path] : undefined;
  };
  const { xml, findings } = convertFragment(source, 'en', { place, read });
  return {
    xml: withoutPlaces(xml),
    rawXml: xml,
    asked,
    findings: findings.map(({ code, span, data }) => ({ code, at: source.slice(span.from, span.to), data })),
  };
}

describe('\\input', () => {
  it('puts a file of the content where it stands', () => {
    const { xml, asked } = converted('a \\input{part} b \\insert{/shared/more.tex}', {
      'folder/part.tex': '\\emph{one}\\lang{de}{nein}% comment',
      'shared/more.tex': 'two',
    });
    expect(xml).toBe('<p>a <em>one</em>b two</p>');
    expect(asked).toEqual(['folder/part.tex', 'shared/more.tex']);
  });

  it('may stand in a file itself, and open what the source closes', () => {
    const { xml, findings } = converted('\\input{a} \\end{remark}', {
      'folder/a.tex': '\\begin{remark} \\input{inner/b}',
      'folder/inner/b.tex': '\\newcommand{\\x}{y}\\x',
    });
    expect(findings).toEqual([]);
    expect(xml).toBe('<block role="remark" num="1"><p>y</p></block>');
  });

  it('is nothing in comments and code', () => {
    const { asked, xml } = converted('% \\input{a}\n\\begin{code}\\input{b}\\end{code}', {});
    expect([asked, xml]).toEqual([[], '<code>\\input{b}</code>']);
  });

  it('is nothing in \\verb, and found behind an address with a percent sign', () => {
    const { xml } = converted('\\verb|\\input{a}| \\href{/a%20b}{x} \\input{a}', { 'folder/a.tex': 'A' });
    expect(xml).toBe('<p><code>\\input{a}</code> <link href="/a%20b">x</link> A</p>');
  });

  it('finds the places of many findings in a long file', () => {
    const { findings } = converted('\\input{part}', {
      'folder/part.tex': `${'ok\n'.repeat(50_000)}${'&\n'.repeat(50_000)}`,
    });
    expect(findings).toHaveLength(1001);
    expect(findings[999]?.data).toMatchObject({ inLine: 51_000, inColumn: 1 });
  });

  it('is the place of everything in the file, which the finding names', () => {
    const { findings, rawXml } = converted('ä \\input{part} \\empf{y}', { 'folder/part.tex': 'fine\n  \\empf{x}' });
    expect(findings).toEqual([
      {
        code: 'unknown-command',
        at: '\\input{part}',
        data: { name: 'empf', suggestion: 'emph', inFile: 'folder/part.tex', inLine: 2, inColumn: 3 },
      },
      { code: 'unknown-command', at: '\\empf', data: { name: 'empf', suggestion: 'emph' } },
    ]);
    expect(rawXml).toContain('<p at="0-23">');
  });

  it.each([
    ['\\input{nowhere}', 'input-not-found'],
    ['\\input{../../etc/passwd}', 'path-outside'],
    ['\\input{a:b}', 'bad-path'],
    ['\\input{document}', 'input-cycle'],
    ['\\input{loop}', 'input-cycle'],
    ['\\input{deep}', 'input-limit'],
    ['\\input{long}', 'input-limit'],
  ])('%s is left out: %s', (source, code) => {
    const files = {
      'folder/document.tex': '',
      'folder/loop.tex': 'x \\input{loop2}',
      'folder/loop2.tex': '\\input{loop}',
      'folder/long.tex': 'x'.repeat(1_000_001),
      'folder/deep.tex': '\\input{d1}',
      ...Object.fromEntries(
        Array.from({ length: 12 }, (_, depth) => [`folder/d${String(depth)}.tex`, `\\input{d${String(depth + 1)}}`]),
      ),
    };
    expect(converted(source, files).findings).toMatchObject([{ code, at: source }]);
  });

  it('does not grow without end', () => {
    const files = Object.fromEntries(
      Array.from({ length: 9 }, (_, depth) => [
        `folder/d${String(depth)}.tex`,
        `\\input{d${String(depth + 1)}}`.repeat(10) + 'x'.repeat(100),
      ]),
    );
    const { findings, asked } = converted('\\input{d0}', files);
    expect(findings[0]).toMatchObject({ at: '\\input{d0}' });
    expect(asked.length).toBeLessThan(2000);
  });

  it('has nothing to put in where there are no files', () => {
    const { findings } = convertFragment('a \\input{part} b', 'en');
    expect(findings).toMatchObject([{ code: 'no-files', span: { from: 2, to: 14 }, data: { file: 'part' } }]);
  });
});
