import { describe, expect, test } from 'vitest';
import { converted } from './testing/converted.ts';

const open = '<math xmlns="http://www.w3.org/1998/Math/MathML"';

function inner(tex: string, display = true): string {
  const { mathml, findings } = converted(tex, { display });
  expect(findings).toEqual([]);
  return mathml.replace(/^<math[^>]*>/, '').replace(/<\/math>$/, '');
}

describe('the math element', () => {
  test('says how it is set and in which TeX it was written', () => {
    expect(converted('x', { display: true }).mathml).toBe(`${open} display="block" alttext="x"><mi>x</mi></math>`);
    expect(converted(' a<"b"\n', { display: false }).mathml).toMatch(
      `${open} alttext="a&lt;&#34;b&#34;"><mi>a</mi><mo>&lt;</mo>`,
    );
  });

  test('keeps the line ends of its TeX', () => {
    expect(converted('a % one\n+b', { display: false }).mathml).toContain('alttext="a % one&#10;+b"');
  });

  test('is empty for an empty formula', () => {
    expect(converted('', { display: false })).toEqual({
      mathml: `${open} alttext=""/>`,
      findings: [],
      variables: [],
      labels: [],
      isUnnumbered: false,
    });
  });
});

const constructs: readonly (readonly [string, string])[] = [
  // numbers and letters
  ['123', '<mn>123</mn>'],
  ['3.14', '<mn>3.14</mn>'],
  ['.5', '<mn>.5</mn>'],
  ['1{,}5', '<mn>1,5</mn>'],
  ['1,5', '<mn>1</mn><mo>,</mo><mn>5</mn>'],
  ['1.', '<mn>1</mn><mi>.</mi>'],
  ['ab', '<mi>a</mi><mi>b</mi>'],
  ['ä', '<mi>ä</mi>'],
  ['\\alpha\\Gamma', '<mi>α</mi><mi mathvariant="normal">Γ</mi>'],
  ['α', '<mi>α</mi>'],
  ['\\infty\\partial\\nabla', '<mi>∞</mi><mi>∂</mi><mi mathvariant="normal">∇</mi>'],
  ['\\N\\Z\\Q\\R\\C', '<mi>ℕ</mi><mi>ℤ</mi><mi>ℚ</mi><mi>ℝ</mi><mi>ℂ</mi>'],
  ['\\numberset{R}', '<mi>ℝ</mi>'],
  // operators and their forms
  ['a-b', '<mi>a</mi><mo>−</mo><mi>b</mi>'],
  ['-b', '<mo form="prefix">−</mo><mi>b</mi>'],
  ['a=-b', '<mi>a</mi><mo>=</mo><mo form="prefix">−</mo><mi>b</mi>'],
  ['(-b)', '<mo stretchy="false">(</mo><mo form="prefix">−</mo><mi>b</mi><mo stretchy="false">)</mo>'],
  ['a\\pm b', '<mi>a</mi><mo>±</mo><mi>b</mi>'],
  ['a*b', '<mi>a</mi><mo>∗</mo><mi>b</mi>'],
  ['a≤b', '<mi>a</mi><mo>≤</mo><mi>b</mi>'],
  ['a:=b', '<mi>a</mi><mo>:=</mo><mi>b</mi>'],
  ['a\\not=b', '<mi>a</mi><mo>≠</mo><mi>b</mi>'],
  ['a\\not\\in b', '<mi>a</mi><mo>∉</mo><mi>b</mi>'],
  ['n!', '<mi>n</mi><mo>!</mo>'],
  ['\\neg p', '<mo>¬</mo><mi>p</mi>'],
  ['(\\cdot)', '<mo stretchy="false">(</mo><mo lspace="0em" rspace="0em">⋅</mo><mo stretchy="false">)</mo>'],
  ['7\\bmod 3', '<mn>7</mn><mo lspace="0.2222em" rspace="0.2222em">mod</mo><mn>3</mn>'],
  ['\\%', '<mi>%</mi>'],
  // fences
  ['|x|', '<mo form="prefix" stretchy="false">|</mo><mi>x</mi><mo form="postfix" stretchy="false">|</mo>'],
  [
    '|a||b|',
    '<mo form="prefix" stretchy="false">|</mo><mi>a</mi><mo form="postfix" stretchy="false">|</mo>' +
      '<mo form="prefix" stretchy="false">|</mo><mi>b</mi><mo form="postfix" stretchy="false">|</mo>',
  ],
  ['\\{x\\mid y\\}', '<mo stretchy="false">{</mo><mi>x</mi><mo>∣</mo><mi>y</mi><mo stretchy="false">}</mo>'],
  [
    ']-1;1[',
    '<mo stretchy="false">]</mo><mo form="prefix">−</mo><mn>1</mn><mo>;</mo><mn>1</mn><mo stretchy="false">[</mo>',
  ],
  ['\\left(x\\right)', '<mrow><mo stretchy="true">(</mo><mi>x</mi><mo stretchy="true">)</mo></mrow>'],
  ['\\left|x\\right.', '<mrow><mo form="prefix" stretchy="true">|</mo><mi>x</mi></mrow>'],
  [
    '\\left\\{a\\middle|b\\right\\}',
    '<mrow><mo stretchy="true">{</mo><mi>a</mi>' +
      '<mo form="infix" stretchy="true" lspace="0.05em" rspace="0.05em">|</mo><mi>b</mi><mo stretchy="true">}</mo></mrow>',
  ],
  ['\\Big(', '<mo stretchy="true" symmetric="true" minsize="1.8em" maxsize="1.8em">(</mo>'],
  ['\\bigl|x', '<mo form="prefix" stretchy="true" symmetric="true" minsize="1.2em" maxsize="1.2em">|</mo><mi>x</mi>'],
  [
    '\\abs{x}',
    '<mrow><mo form="prefix" stretchy="true">|</mo><mi>x</mi><mo form="postfix" stretchy="true">|</mo></mrow>',
  ],
  [
    '\\norm{x}',
    '<mrow><mo form="prefix" stretchy="true">‖</mo><mi>x</mi><mo form="postfix" stretchy="true">‖</mo></mrow>',
  ],
  ['\\inner{x}{y}', '<mrow><mo stretchy="true">⟨</mo><mi>x</mi><mo>,</mo><mi>y</mi><mo stretchy="true">⟩</mo></mrow>'],
  ['\\set{1,2}', '<mrow><mo stretchy="true">{</mo><mn>1</mn><mo>,</mo><mn>2</mn><mo stretchy="true">}</mo></mrow>'],
  // fractions and roots
  ['\\frac{1}{2}', '<mfrac><mn>1</mn><mn>2</mn></mfrac>'],
  ['\\frac12', '<mfrac><mn>1</mn><mn>2</mn></mfrac>'],
  ['\\dfrac12', '<mfrac><mn>1</mn><mn>2</mn></mfrac>'],
  ['\\tfrac12', '<mstyle displaystyle="false" scriptlevel="0"><mfrac><mn>1</mn><mn>2</mn></mfrac></mstyle>'],
  ['{a+b\\over c}', '<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac>'],
  [
    '\\binom nk',
    '<mrow><mo stretchy="true">(</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo stretchy="true">)</mo></mrow>',
  ],
  ['\\sqrt{x+1}', '<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>'],
  ['\\sqrt[3]{x}', '<mroot><mi>x</mi><mn>3</mn></mroot>'],
  // scripts
  ['x^2', '<msup><mi>x</mi><mn>2</mn></msup>'],
  ['x^12', '<msup><mi>x</mi><mn>1</mn></msup><mn>2</mn>'],
  ['x_1^2', '<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>'],
  ['x^2_1', '<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>'],
  ["f''", '<msup><mi>f</mi><mo>″</mo></msup>'],
  ["f'^2", '<msup><mi>f</mi><mrow><mo>′</mo><mn>2</mn></mrow></msup>'],
  ['{}_1F', '<msub><mrow/><mn>1</mn></msub><mi>F</mi>'],
  ['x^{n-1}', '<msup><mi>x</mi><mrow><mi>n</mi><mo lspace="0em" rspace="0em">−</mo><mn>1</mn></mrow></msup>'],
  ['x^{-1}', '<msup><mi>x</mi><mrow><mo form="prefix">−</mo><mn>1</mn></mrow></msup>'],
  ['\\R^+', '<msup><mi>ℝ</mi><mo>+</mo></msup>'],
  // limits
  ['\\sum_a^b', '<munderover><mo>∑</mo><mi>a</mi><mi>b</mi></munderover>'],
  ['\\sum\\nolimits_a', '<msub><mo>∑</mo><mi>a</mi></msub>'],
  ['\\int_a^b', '<msubsup><mo>∫</mo><mi>a</mi><mi>b</mi></msubsup>'],
  ['\\int\\limits_a^b', '<munderover><mo>∫</mo><mi>a</mi><mi>b</mi></munderover>'],
  ['\\frac{\\sum_a b}2', '<mfrac><mrow><msub><mo>∑</mo><mi>a</mi></msub><mi>b</mi></mrow><mn>2</mn></mfrac>'],
  // named functions
  ['\\sin x', '<mi>sin</mi><mo lspace="0em" rspace="0.1667em">\u2061</mo><mi>x</mi>'],
  ['\\sin(x)', '<mi>sin</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>x</mi><mo stretchy="false">)</mo>'],
  ['2\\sin', '<mn>2</mn><mspace width="0.1667em"/><mi>sin</mi>'],
  ['\\sin^2 x', '<msup><mi>sin</mi><mn>2</mn></msup><mo lspace="0em" rspace="0.1667em">\u2061</mo><mi>x</mi>'],
  ['\\arsinh', '<mi>arsinh</mi>'],
  ['\\operatorname{rot}F', '<mi>rot</mi><mo lspace="0em" rspace="0.1667em">\u2061</mo><mi>F</mi>'],
  ['\\max_x', '<munder><mi>max</mi><mi>x</mi></munder>'],
  // accents and lines
  ['\\hat x', '<mover accent="true"><mi>x</mi><mo stretchy="false">^</mo></mover>'],
  ['\\vec a', '<mover><mi>a</mi><mo stretchy="false">→</mo></mover>'],
  ['\\overrightarrow{AB}', '<mover accent="true"><mrow><mi>A</mi><mi>B</mi></mrow><mo stretchy="true">→</mo></mover>'],
  ['\\overline{AB}', '<menclose notation="top"><mi>A</mi><mi>B</mi></menclose>'],
  [
    '\\underbrace{x}_2',
    '<munder><munder accentunder="true"><mi>x</mi><mo stretchy="true">⏟</mo></munder><mn>2</mn></munder>',
  ],
  ['\\boxed{x}', '<menclose notation="box"><mi>x</mi></menclose>'],
  ['\\cancel x', '<menclose notation="updiagonalstrike"><mi>x</mi></menclose>'],
  ['a\\stackrel!=b', '<mi>a</mi><mover><mo>=</mo><mo>!</mo></mover><mi>b</mi>'],
  ['\\underset xy', '<munder><mi>y</mi><mi>x</mi></munder>'],
  [
    '\\xrightarrow n',
    '<mover><mo stretchy="true">→</mo><mrow><mspace width="0.8em"/><mi>n</mi><mspace width="0.8em"/></mrow></mover>',
  ],
  // alphabets
  ['\\mathbf{A1}', '<mrow><mi>𝐀</mi><mn>𝟏</mn></mrow>'],
  ['\\mathbb{RA}', '<mrow><mi>ℝ</mi><mi>𝔸</mi></mrow>'],
  ['\\mathcal L\\mathfrak g\\mathsf S\\mathtt t', '<mi>ℒ\u{fe00}</mi><mi>𝔤</mi><mi>𝖲</mi><mi>𝚝</mi>'],
  ['\\mathrm{kg}\\mathrm dx', '<mi>kg</mi><mi mathvariant="normal">d</mi><mi>x</mi>'],
  ['\\boldsymbol\\alpha', '<mi>𝜶</mi>'],
  ['{\\bf x}y', '<mi>𝐱</mi><mi>y</mi>'],
  // text, space, colour
  ['\\text{für $x$ gilt}', '<mrow><mtext>für\u00a0</mtext><mi>x</mi><mtext>\u00a0gilt</mtext></mrow>'],
  ['\\text{f\\"ur 5\\,\\%}', '<mtext>für\u00a05\u2009%</mtext>'],
  ['\\textbf{a}', '<mtext mathvariant="bold">a</mtext>'],
  ['a\\,b\\quad\\!', '<mi>a</mi><mspace width="0.1667em"/><mi>b</mi><mspace width="1em"/><mspace width="-0.1667em"/>'],
  ['a~b\\ c', '<mi>a</mi><mspace width="0.3333em"/><mi>b</mi><mspace width="0.3333em"/><mi>c</mi>'],
  ['\\hspace{9mu}', '<mspace width="0.5000em"/>'],
  ['\\phantom x', '<mphantom><mi>x</mi></mphantom>'],
  ['\\textcolor{red}{x}y', '<mstyle mathcolor="red"><mi>x</mi></mstyle><mi>y</mi>'],
  ['a\\color{#0A0}b', '<mi>a</mi><mstyle mathcolor="#0a0"><mi>b</mi></mstyle>'],
  ['\\displaystyle x', '<mstyle displaystyle="true" scriptlevel="0"><mi>x</mi></mstyle>'],
  ['1+\\dots+n', '<mn>1</mn><mo>+</mo><mi>⋯</mi><mo>+</mo><mi>n</mi>'],
  ['1+\\dots', '<mn>1</mn><mo>+</mo><mi>…</mi>'],
  ['1,\\dots,n', '<mn>1</mn><mo>,</mo><mi>…</mi><mo>,</mo><mi>n</mi>'],
  ['x\\tag{1}\\label{eq}', '<mi>x</mi>'],
  ['\\var{a}x', '<mi class="var">a</mi><mi>x</mi>'],
  // tables
  [
    '\\begin{pmatrix}1&2\\\\3&4\\\\\\end{pmatrix}',
    '<mrow><mo stretchy="true">(</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr>' +
      '<mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable><mo stretchy="true">)</mo></mrow>',
  ],
  [
    '\\begin{cases}1&x\\\\2\\end{cases}',
    '<mrow><mo stretchy="true">{</mo><mtable class="cases" rowspacing="0.36em" columnspacing="1em">' +
      '<mtr><mtd columnalign="left"><mn>1</mn></mtd><mtd columnalign="left"><mi>x</mi></mtd></mtr>' +
      '<mtr><mtd columnalign="left"><mn>2</mn></mtd></mtr></mtable></mrow>',
  ],
  [
    '\\begin{align*}a&=b\\\\&-c\\end{align*}',
    '<mtable class="aligned" rowspacing="0.3em" columnspacing="0em" displaystyle="true">' +
      '<mtr><mtd columnalign="right"><mi>a</mi></mtd><mtd columnalign="left"><mi/><mo>=</mo><mi>b</mi></mtd></mtr>' +
      '<mtr><mtd columnalign="right"/><mtd columnalign="left"><mi/><mo>−</mo><mi>c</mi></mtd></mtr></mtable>',
  ],
  [
    '\\begin{array}{l|r}1&2\\\\[1ex]\\hline3&4\\end{array}',
    '<mtable columnlines="solid" rowlines="solid">' +
      '<mtr><mtd columnalign="left" class="rule-right"><mn>1</mn></mtd><mtd columnalign="right"><mn>2</mn></mtd></mtr>' +
      '<mtr class="rule-above"><mtd columnalign="left" class="rule-right"><mn>3</mn></mtd>' +
      '<mtd columnalign="right"><mn>4</mn></mtd></mtr></mtable>',
  ],
  [
    '\\substack{a\\\\b}',
    '<mtable class="lines" rowspacing="0.1em"><mtr><mtd><mi>a</mi></mtd></mtr><mtr><mtd><mi>b</mi></mtd></mtr></mtable>',
  ],
];

describe('a formula on its own line', () => {
  test.each(constructs)('%s is written as MathML', (tex, mathml) => {
    expect(inner(tex)).toBe(mathml);
  });
});

const inText: readonly (readonly [string, string])[] = [
  ['\\sum_a^b', '<msubsup><mo>∑</mo><mi>a</mi><mi>b</mi></msubsup>'],
  ['\\sum\\limits_a', '<munder><mo movablelimits="false">∑</mo><mi>a</mi></munder>'],
  ['\\lim_x', '<msub><mi>lim</mi><mi>x</mi></msub>'],
  ['\\dfrac12', '<mstyle displaystyle="true" scriptlevel="0"><mfrac><mn>1</mn><mn>2</mn></mfrac></mstyle>'],
  ['\\tfrac12', '<mfrac><mn>1</mn><mn>2</mn></mfrac>'],
  [
    '\\displaystyle\\sum_a',
    '<mstyle displaystyle="true" scriptlevel="0"><munder><mo>∑</mo><mi>a</mi></munder></mstyle>',
  ],
];

describe('a formula in the text', () => {
  test.each(inText)('%s keeps to the line', (tex, mathml) => {
    expect(inner(tex, false)).toBe(mathml);
  });
});

describe('variables', () => {
  test('are listed once, in order of appearance', () => {
    const { variables, mathml } = converted('\\var{b}+\\var{ P[y] }\\text{ und \\var{a}, }\\var{b}', {
      display: false,
    });
    expect(variables).toEqual(['b', 'P[y]', 'a']);
    expect(mathml).toContain('<mi class="var">P[y]</mi>');
  });
});

describe('the lines of a formula', () => {
  const numbers = (tex: string) => {
    let last = 0;
    const { mathml, ...rest } = converted(tex, { display: true, nextNumber: () => String(++last) });
    expect(rest.findings).toEqual([]);
    const shown = [...mathml.matchAll(/<mtd class="number"(?:\/>|><mtext>(.*?)<\/mtext>)/g)].map(([, text]) => text);
    return { ...rest, shown, last };
  };

  // As numbered by LaTeX with amsmath.
  test.each<readonly [tex: string, numbers: readonly (string | undefined)[]]>([
    ['\\begin{align}a&=b\\\\&=c\\end{align}', ['(1)', '(2)']],
    ['\\begin{align}a&=b\\\\&=c\\\\\\end{align}', ['(1)', '(2)']],
    ['\\begin{align}a&=b\\nonumber\\\\&=c\\end{align}', [undefined, '(1)']],
    ['\\begin{align}a&=b\\\\&=c\\notag\\\\&=d\\end{align}', ['(1)', undefined, '(2)']],
    ['\\begin{align}a&=b\\tag{A}\\\\&=c\\end{align}', ['(A)', '(1)']],
    ['\\begin{align}a&=b\\tag*{A}\\\\&=c\\end{align}', ['A', '(1)']],
    ['\\begin{gather}a\\tag{$\\ast$}\\\\b\\tag{3 für $n$}\\end{gather}', ['(∗)', '(3\u00a0für\u00a0n)']],
    ['\\begin{alignat}{2}a&=b&c&=d\\\\e\\end{alignat}', ['(1)', '(2)']],
    ['\\begin{eqnarray}a&=&b\\\\c&=&d\\end{eqnarray}', ['(1)', '(2)']],
    ['\\begin{align}\\begin{aligned}a\\\\b\\end{aligned}\\\\c\\end{align}', ['(1)', '(2)']],
    ['\\begin{aligned}a\\\\b\\end{aligned}', []],
    ['\\begin{multline}a\\\\b\\end{multline}', []],
  ])('%s is numbered %j', (tex, expected) => {
    expect(numbers(tex).shown).toEqual(expected);
  });

  test('are named with their numbers', () => {
    const { labels } = numbers('\\begin{align}a\\label{one}\\\\b\\tag{B}\\label{ two }\\\\c\\end{align}');
    expect(labels.map(({ name, number }) => [name, number])).toEqual([
      ['one', '1'],
      ['two', 'B'],
    ]);
  });

  test('keep their numbers at the margin and their cells in their columns', () => {
    const { mathml } = converted('\\begin{align}a&=b\\\\c\\tag{1}\\end{align}', { display: true });
    expect(mathml.match(/<mtr>.*?<\/mtr>/g)?.map((row) => row.match(/<mtd/g)?.length)).toEqual([5, 5]);
    expect(mathml).toContain('width="100%" columnwidth="fit auto auto fit auto"');
  });

  test('a number for all of them is told to the page', () => {
    const { tag, labels, isUnnumbered } = numbers('x\\tag{ $\\dagger$ }\\label{e}');
    expect([tag?.trim(), labels[0]?.name, labels[0]?.number, isUnnumbered]).toEqual(['†', 'e', undefined, false]);
    expect(numbers('x\\nonumber').isUnnumbered).toBe(true);
  });

  test('a label leaves no trace in the TeX that is copied and typeset again', () => {
    expect(converted('x\\label{e}', { display: true }).mathml).toContain('alttext="x"');
  });
});

test('a line end of a table may have a star and a length', () => {
  const table = (end: string) => inner(`\\begin{matrix}a${end}b\\end{matrix}`);
  for (const end of ['\\\\*', '\\\\[2ex]', '\\\\*[2ex]']) expect(table(end)).toBe(table('\\\\'));
  expect(table('\\\\[x]')).not.toBe(table('\\\\'));
});
