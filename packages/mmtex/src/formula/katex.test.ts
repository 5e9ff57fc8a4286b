import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { formulaGroups } from './index.ts';
import { converted } from './testing/converted.ts';
import { skeletonOf } from './testing/skeleton.ts';

// The reference is KaTeX's own MathML; where it does not know a command or uses another sign, unicode-math's table,
// with the reason.

function ours(tex: string, withAttributes = false): string {
  const { mathml, findings } = converted(tex, { display: true });
  expect(findings, tex).toEqual([]);
  return skeletonOf(mathml, withAttributes);
}

/** Undefined if KaTeX does not know a command. */
function katexs(tex: string, withAttributes = false): string | undefined {
  try {
    const options = { output: 'mathml', displayMode: true, strict: false, throwOnError: true } as const;
    return skeletonOf(katex.renderToString(tex, options), withAttributes);
  } catch {
    return undefined;
  }
}

const signs = formulaGroups.flatMap(({ commands }) =>
  commands.flatMap(([name, sign]) => (sign === undefined ? [] : [name])),
);
const builders = formulaGroups.flatMap(({ title, commands }) =>
  commands.flatMap(([name, sign]) => (sign === undefined ? [{ name, title }] : [])),
);

/** Signs that deliberately differ from KaTeX's. */
const signDifferences: Readonly<Record<string, readonly [sign: string, reason: string]>> = {
  ...each('vert lvert rvert', '|', 'U+007C stretches in every font; ∣ is the relation “divides”'),
  ...each('| Vert lVert rVert', '‖', 'U+2016 as in unicode-math; ∥ is the relation “parallel”'),
  ...each('triangleleft', '◁', 'unicode-math: U+25C1'),
  ...each('triangleright', '▷', 'unicode-math: U+25B7'),
  ...each('ncong', '≇', 'unicode-math: U+2247, neither approximately nor actually equal'),
  ...each('backepsilon', '϶', 'unicode-math: U+03F6'),
  ...each('cdotp', '·', 'unicode-math: U+00B7'),
  ...each('rq', '’', 'a quotation mark, not a prime'),
  ...each('aa', 'å', 'one letter'),
  ...each('AA', 'Å', 'one letter'),
  ...Object.fromEntries(
    [
      ...'Alpha Α Beta Β Epsilon Ε Zeta Ζ Eta Η Iota Ι Kappa Κ Mu Μ Nu Ν Omicron Ο Rho Ρ Tau Τ Chi Χ'.matchAll(
        /(\w+) (\S)/g,
      ),
    ].map(([, name = '', letter = '']) => [
      name,
      [letter, 'the Greek letter, not the Latin one of the same shape'] as const,
    ]),
  ),
  ...each('N', 'ℕ', 'a set of numbers, as authors of the platform write it'),
  ...each('Z', 'ℤ', 'the same'),
  ...each('Q', 'ℚ', 'the same'),
  ...each('R', 'ℝ', 'the same'),
  ...each('C', 'ℂ', 'the same'),
  ...each('iiiint', '⨌', 'unicode-math: U+2A0C'),
  ...each('varointclockwise', '∲', 'unicode-math: U+2232'),
  ...each('ointctrclockwise', '∳', 'unicode-math: U+2233'),
  ...each('nsubset', '⊄', 'unicode-math: U+2284'),
  ...each('nsupset', '⊅', 'unicode-math: U+2285'),
  ...each('hateq', '≙', 'unicode-math: U+2259, “corresponds to”'),
  ...each('widehateq', '≙', 'the same'),
  ...each('Colon', '∷', 'unicode-math: U+2237'),
  ...each('qedsymbol', '□', 'amsthm: an open square'),
  ...each('euro', '€', 'eurosym'),
  ...each('iddots', '⋰', 'unicode-math calls it \\adots: U+22F0'),
  ...each('ss', 'ß', 'the letter'),
};

function each(names: string, sign: string, reason: string): Readonly<Record<string, readonly [string, string]>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, [sign, reason]]));
}

/** The command alone, followed by the blank that a letter command needs. */
const alone = (name: string): string => (/[a-z]$/i.test(name) ? `\\${name} ` : `\\${name}`);

describe('the sign of a command', () => {
  test.each(signs)('\\%s is the one KaTeX has, or differs for a reason', (name) => {
    const [expected] = signDifferences[name] ?? [katexs(alone(name))];
    expect(ours(alone(name))).toBe(expected?.normalize('NFKC'));
  });

  test.each(Object.entries(signDifferences))('the difference of \\%s is still one', (name, [sign]) => {
    expect(katexs(alone(name))).not.toBe(sign);
  });

  test('\\perp is a relation like \\parallel, not the letter \\bot', () => {
    expect(converted('a\\perp b', { display: true }).mathml).toContain('<mi>a</mi><mo>⊥</mo><mi>b</mi>');
    expect(converted('\\bot', { display: true }).mathml).toContain('<mi>⊥</mi>');
  });

  // Unicode's StandardizedVariants: ∅ with U+FE00 is the “zero with long diagonal stroke overlay form”.
  test('\\emptyset is a stroked zero, \\varnothing a stroked circle', () => {
    expect(converted('\\emptyset\\varnothing', { display: true }).mathml).toContain('<mi>∅\u{fe00}</mi><mi>∅</mi>');
  });
});

/** The arguments of a command; `{AB}` by default. Null: tested separately, because it needs a special context. */
const argumentsOf: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(
    'frac dfrac tfrac cfrac binom dbinom tbinom overset underset stackrel inner'
      .split(' ')
      .map((name) => [name, '{a}{b}']),
  ),
  ...Object.fromEntries(
    'middle right over atop choose label tag limits nolimits'.split(' ').map((name) => [name, null]),
  ),
  left: '( a \\right)',
  textcolor: '{red}{x}',
  color: '{red}x',
  hspace: '{1em}',
  mspace: '{9mu}',
  sqrt: '[3]{x}',
  not: '=',
};

function builderTex({ name, title }: (typeof builders)[number]): string | null {
  if (/^[bB]igg?[lrm]?$/.test(name)) return `\\${name}(`;
  const given = argumentsOf[name];
  if (given === null) return null;
  return `\\${name}${given ?? (title === 'Functions' ? ' x' : '{AB}')}`;
}

/** Constructions that deliberately differ from KaTeX's, or that it does not know. */
const builderDifferences: Readonly<Record<string, readonly [shown: string, reason: string]>> = {
  ...each('abs', '|AB|', 'a shorthand of the platform'),
  ...each('norm', '‖AB‖', 'the same'),
  ...each('inner', '⟨a,b⟩', 'the same'),
  ...each('acute', 'mover(AB|\u0301)', 'U+00B4, the accent of the operator dictionary'),
  ...each('grave', 'mover(AB|`)', 'U+0060, the same'),
  ...each('bar', 'mover(AB|\u0304)', 'U+00AF, the same'),
  ...each('dddot', 'mover(AB|\u20db)', 'one accent instead of three full stops'),
  ...each('ddddot', 'mover(AB|\u20dc)', 'one accent instead of four full stops'),
  ...each('widehat', 'mover(AB|\u0302)', 'U+0302: what fonts stretch'),
  ...each('widetilde', 'mover(AB|\u0303)', 'U+0303: the same'),
  ...each('widecheck', 'mover(AB|\u030c)', 'U+030C: the same'),
  ...each('overparen overarc wideparen', 'mover(AB|⏜)', 'unicode-math: U+23DC'),
  ...each('underparen', 'munder(AB|⏝)', 'unicode-math: U+23DD'),
  ...each('vec', 'mover(AB|→)', 'stretches over AB, as school books print the way from A to B'),
  ...each('overline underline underbar', 'menclose(AB)', 'a line of the browser: many fonts cannot stretch one'),
  ...each('substack', 'mtable(mtr(mtd(AB)))', ''),
  ...each('rang', 'rangx', 'the name of a function in German; KaTeX reads \\rangle'),
  ...each('mathup numberset ensuremath mbox', 'AB', 'LaTeX and the platform'),
  ...each('mspace', '', 'a space'),
  ...each('var', 'AB', 'a variable of the platform'),
  ...Object.fromEntries(
    (
      'arccot arcsec arccsc sech csch arsinh arcosh artanh arcoth arcsinh arccosh arctanh sgn rank Rang grad rot tr ' +
      'Spur id ggT kgV lcm'
    )
      .split(' ')
      .map((name) => [name, [`${name}x`, 'a function with its name'] as const]),
  ),
  ...each('matrix', 'mtable(mtr(mtd(AB)))', 'plain TeX; without brackets'),
  ...each('pmatrix', '(mtable(mtr(mtd(AB))))', 'the same'),
  ...each('bmatrix', '[mtable(mtr(mtd(AB)))]', 'the same'),
  ...each('vmatrix', '|mtable(mtr(mtd(AB)))|', 'the same'),
  ...each('cases', '{mtable(mtr(mtd(AB)))', 'the same'),
};

describe('a command with arguments', () => {
  test.each(builders.filter((each) => builderTex(each) !== null))('\\$name builds what KaTeX builds', (builder) => {
    const tex = builderTex(builder) ?? '';
    const [expected] = builderDifferences[builder.name] ?? [katexs(tex)];
    expect(ours(tex)).toBe(expected?.normalize('NFKC'));
  });
});

describe('a construction', () => {
  test.each([
    '\\sqrt{\\sum_{i=1}^n x_i}',
    '\\sqrt[3]{\\lim_{x\\to 0} f}',
    '\\sqrt[3]{\\frac{a}{b}}',
    '\\sum_{i=1}^n \\prod_{j}',
    '\\sum\\limits_a^b\\int\\limits_a^b\\sum\\nolimits_a',
    '\\left(\\begin{smallmatrix}a&b\\\\c&d\\end{smallmatrix}\\right)',
    '\\begin{array}{|l|c|r|}a&b&c\\\\d&e&f\\end{array}',
    '\\begin{array}{|c|}\\hline a\\\\\\hline b\\\\\\hline\\end{array}',
    '\\begin{array}{l|r}a&b\\end{array}',
    '\\begin{array}{c}a\\\\\\hline\\end{array}',
    '\\Bigl\\langle x\\Bigr\\rangle',
    '\\big(\\Big(\\bigg(\\Bigg(',
    '\\overrightarrow{AB}\\overleftarrow{AB}\\underrightarrow{AB}',
    '\\xrightarrow[under]{over}',
    'a\\overset{!}{=}b\\underset{x}{y}\\stackrel{\\text{def}}{=}',
    '\\underbrace{a+b}_{n}\\overbrace{a+b}^{n}',
    '\\binom{n}{k}{a\\over b}',
    'x_1^2\\sin^2 x',
    "f''(x)+{}_1F_2",
    '\\lim_{x\\to 0}\\max_x\\limsup_n',
    '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}\\begin{vmatrix}a\\end{vmatrix}\\begin{Bmatrix}a\\end{Bmatrix}',
    '\\begin{cases}1&x>0\\\\2&\\text{else}\\end{cases}',
    '\\sum_{\\substack{i<n\\\\j<m}}a',
  ])('%s is built as KaTeX builds it', (tex) => {
    expect(withoutKatexsWays(ours(tex, true))).toBe(withoutKatexsWays(katexs(tex, true) ?? ''));
  });

  // KaTeX 0.19.1 puts frame sides in the wrong places in MathML, so TeX itself is the reference.
  test.each([
    ['{|l|c|r|}a&b&c\\\\d&e&f', 'left right'],
    ['{|c|}\\hline a\\\\\\hline b\\\\\\hline', 'left right top bottom'],
    ['{c|c}a&b\\\\\\hline', 'bottom'],
    ['{|c}a', 'left'],
  ])('an array %s keeps its lines at the edges: %s', (tex, notation) => {
    const { mathml } = converted(`\\begin{array}${tex}\\end{array}`, { display: true });
    expect(mathml).toContain(`<menclose notation="${notation}"><mtable`);
  });

  test('an array without lines at its edges has no frame', () => {
    expect(converted('\\begin{array}{l|r}a&b\\end{array}', { display: true }).mathml).not.toContain('menclose');
  });

  test('columns touch where the specification takes the gap away', () => {
    const { mathml } = converted('\\begin{array}{@{}l@{}r}a&b\\end{array}', { display: true });
    expect(mathml).toContain(
      '<mtable columnspacing="0em"><mtr><mtd columnalign="left" class="tight-left tight-right"><mi>a</mi></mtd>' +
        '<mtd columnalign="right" class="tight-left">',
    );
  });

  test('columns are repeated as the specification says', () => {
    const { mathml } = converted('\\begin{array}{r*{2}{l}p{2cm}}a&b&c&d\\end{array}', { display: true });
    expect(mathml.match(/columnalign="\w+"/g)).toEqual(
      ['right', 'left', 'left', 'left'].map((side) => `columnalign="${side}"`),
    );
  });

  test('a small matrix has the size of scripts', () => {
    const { mathml } = converted('\\begin{smallmatrix}a\\end{smallmatrix}', { display: true });
    expect(mathml).toContain('<mstyle scriptlevel="1"><mtable');
  });

  test('delimiters of a given size are symmetric about the axis', () => {
    const { mathml } = converted('\\Bigl\\|x\\Bigr\\|', { display: true });
    expect(mathml.match(/symmetric="true" minsize="1.8em" maxsize="1.8em"/g)).toHaveLength(2);
  });
});

/** Removes KaTeX's peculiarities: minimum arrow lengths, its unit for zero, and its character for bars. */
function withoutKatexsWays(skeleton: string): string {
  return skeleton
    .replace(/mo\[minsize=[13]\.[07]5?em\]\(([→])\)/g, '$1')
    .replaceAll('linethickness=0px', 'linethickness=0')
    .replaceAll('∣', '|');
}

describe('an alphabet', () => {
  // The first capital, small letter and digit of each, from Unicode's chart of mathematical alphanumerics.
  test.each([
    ['mathbf', '𝐀𝐚𝟎'],
    ['mathbb', '𝔸𝕒𝟘'],
    ['mathfrak', '𝔄𝔞0'],
    ['mathsf', '𝖠𝖺𝟢'],
    ['mathtt', '𝙰𝚊𝟶'],
    ['mathcal', '𝒜\u{fe00}𝒶0'],
    ['mathscr', '𝒜\u{fe01}𝒶0'],
    ['boldsymbol', '𝑨𝒂𝟎'],
  ])('\\%s has letters of its own', (name, expected) => {
    const { mathml } = converted(`\\${name}{A}\\${name}{a}\\${name}{0}`, { display: true });
    expect(mathml.replace(/<[^>]+>/g, '')).toBe(expected);
  });

  test('bold capitals of Greek stay upright, small ones slanted', () => {
    const { mathml } = converted('\\boldsymbol{\\Gamma\\nabla\\gamma\\varGamma}', { display: true });
    expect(mathml.replace(/<[^>]+>/g, '')).toBe('𝚪𝛁𝜸𝜞');
  });
});
