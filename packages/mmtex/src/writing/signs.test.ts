import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertDocument, convertFragment } from '../conversion.ts';
import { withoutPlaces, written } from '../testing/index.ts';

function codes(source: string): readonly string[] {
  return convertFragment(source, 'de').findings.map(({ code }) => code);
}

describe('quotation marks', () => {
  it.each([
    ['de', '„so“'],
    ['en', '“so”'],
    ['fr', '«\u202fso\u202f»'],
    ['zh', '“so”'],
  ] as const)('are those of %s', (language, text) => {
    expect(written("``so''", language)).toBe(`<p>${text}</p>`);
  });

  it('may begin with commas in German, as in a typescript', () => {
    expect(written(",,a'' und (,,b'')", 'de')).toBe('<p>„a“ und („b“)</p>');
    expect(written('a,,b, ,, c', 'de')).toBe('<p>a,,b, ,, c</p>');
    expect(written(",,so''", 'en')).toBe('<p>,,so”</p>');
  });

  it('and inverted marks are those of TeX', () => {
    expect(written("?`Qu\\'e? !`Oh! ``so''", 'en')).toBe('<p>¿Qué? ¡Oh! “so”</p>');
  });

  it.each(["f''(x)", 'a "word" more'])('are left alone in %s', (source) => {
    expect(written(source)).toBe(`<p>${source}</p>`);
  });
});

describe('the shorthands of babel', () => {
  const asked = '\\usepackage[ngerman]{babel}\\begin{content}\\title{T}';
  const page = (text: string) => convertDocument(`${asked} ${text}\\end{content}`, 'de');

  it.each([
    ['f"ur Stra"se "Uber sch"on', 'für Straße Über schön'],
    ['er sagt "also" nichts', 'er sagt "also" nichts'],
    ['"`Hallo"\' sagt "<Wer">', '„Hallo“ sagt «Wer»'],
    ['bergab"=auf, die x"~Achse, Stau"-becken', 'bergab-auf, die x\u2011Achse, Stau\u00adbecken'],
    ['Auf"|lage, Ein"/Aus, Rad""weg, Dru"cker', 'Auf\u200clage, Ein/\u200bAus, Rad\u200bweg, Drucker'],
    ['das "Foo"-Wort und "so"=da', 'das "Foo"-Wort und "so"=da'],
    ['Die "Anderung der "Ubung in der Stra"se.', 'Die Änderung der Übung in der Straße.'],
    ['Gr"o"se des "au"seren Ma"ses', 'Größe des äußeren Maßes'],
    ['"uber "S, "Ubung und a"z. "Ubung"=Blatt, Matrix-"Ubung', 'über SS, Übung und aß. Übung-Blatt, Matrix-Übung'],
    ['"Ubung "~ a', 'Übung \u2011 a'],
    ['Gr\\"o"se des Ma"ses', 'Größe des Maßes'],
    ['die "Anderung von "alt" zu "neu"', 'die Änderung von "alt" zu "neu"'],
  ])('of %s are read as %s where babel is loaded', (source, text) => {
    const { xml, findings } = page(source);
    expect(findings).toEqual([]);
    expect(withoutPlaces(xml)).toContain(`<p>${text}</p>`);
  });

  it('are all read, in any mix of German words', () => {
    const words = fc.constantFrom(
      ['"Ubung', 'Übung'],
      ['Stra"se', 'Straße'],
      ['"Au"serung', 'Äußerung'],
      ['gr"o"ser', 'größer'],
      ['STRA"SE', 'STRASSE'],
      ['Schi"ffahrt', 'Schiffahrt'],
      ['"Ol"=Tank', 'Öl-Tank'],
      ['"uber"-aus', 'über\u00adaus'],
      ['"`so"\'', '„so“'],
      ['und', 'und'],
    );
    const ends = fc.constantFrom(' ', ', ', '. ', ' (');
    fc.assert(
      fc.property(fc.array(fc.tuple(words, ends), { minLength: 1 }), (text) => {
        const joined = (side: 0 | 1) => text.map(([word, end]) => `${word[side]}${end}`).join('');
        expect(withoutPlaces(page(joined(0)).xml)).toContain(`<p>${joined(1).trim()}</p>`);
      }),
    );
  });

  it('stay where it is not, with a finding that says what to write', () => {
    const { xml, findings } = convertFragment('Zeit f"ur alle', 'de');
    expect(withoutPlaces(xml)).toBe('<p>Zeit f"ur alle</p>');
    expect(findings).toMatchObject([{ code: 'umlaut-shorthand', severity: 'warning', fix: { text: 'ü' } }]);
  });

  it('are none in another language', () => {
    expect(convertFragment('rock"s', 'en').findings).toEqual([]);
  });
});

describe('the accents of LaTeX', () => {
  it.each([
    ["L'H\\^opital", "L'Hôpital"],
    ['\\\'a\\`a\\^a\\"a\\~a\\=a\\.z', 'áàâäãāż'],
    ['\\v{c}\\c{c}\\H{o}\\u{a}\\k{a}\\r{u}\\d{h}\\b{b}\\t{oo}', 'čçőăąůḥḇo͡o'],
    ['\\v cek, \\c Ca, Erd\\H os', 'ček, Ça, Erdős'],
    ['na\\\'{\\i}ve, na\\"\\i ve, \\v{\\j}', 'naíve, naïve, ǰ'],
    ['\\l\\L{} \\dh\\th\\DH\\TH \\dj\\DJ\\ng\\NG', 'łŁ ðþÐÞđĐŋŊ'],
    ['x\\^2, \\^{}, \\~{}, \\^ n, \\~ n', 'x^2, ^, ~, ^ n, ~ n'],
    ['\\glqq so\\grqq{}, \\flqq so\\frqq', '„so“, «so»'],
  ])('give the letter: %s', (source, text) => {
    expect(convertFragment(source, 'en').findings).toEqual([]);
    expect(written(source)).toBe(`<p>${text}</p>`);
  });

  it('give it in a text inside a formula as well', () => {
    const source = "$\\text{L'H\\^opital \\v{c}\\'{\\i}\\c c \\L\\^{}}$";
    expect(convertFragment(source, 'en').findings).toEqual([]);
    expect(convertFragment(source, 'en').xml).toContain("<mtext>L'Hôpital\u00a0číç\u00a0Ł^</mtext>");
  });
});

describe('a percent sign', () => {
  it('right behind a digit is told of, with what to write', () => {
    const source = 'Only 5% of all';
    const { findings } = convertFragment(source, 'en');
    expect(findings).toMatchObject([
      { code: 'percent-comment', severity: 'warning', fix: { span: { from: 6, to: 6 }, text: '\\' } },
    ]);
  });

  it('is one in a definition, where a comment would leave the bracket open', () => {
    const figure = (value: string) =>
      `\\begin{visualization}{v1}\\begin{variables}\\number{a}{${value}}\\end{variables}\\end{visualization}`;
    const { xml, findings } = convertFragment(figure('5%'), 'en');
    expect(findings).toEqual([]);
    expect(withoutPlaces(xml)).toContain('5%');
    expect(convertFragment(figure('5% a comment\n'), 'en').findings).toMatchObject([{ code: 'percent-comment' }]);
  });

  it.each(['5\\% of all', '5 % a comment', 'a% a comment', '\\begin{code}\n5%2\n\\end{code}'])(
    'is nothing to tell of in %s',
    (source) => {
      expect(codes(source)).toEqual([]);
    },
  );
});
