import { readMathml, type MathElement } from '../document/index.ts';
import { describe, expect, it } from 'vitest';
import { fillMath } from './fill-math.ts';
import { fillTex } from './fill-tex.ts';
import { mentionOf, shownNumber, type ShownValue, type ShownValues } from './values.ts';

function term(mathml: string, tex: string): ShownValue {
  const read = readMathml(`<math>${mathml}</math>`);
  if (!read.ok) throw new Error(mathml);
  return { text: tex, tex, math: read.value.math };
}

const shown: Readonly<Record<string, ShownValue>> = {
  a: shownNumber('3'),
  b: shownNumber('-1,5'),
  f: term('<mi>x</mi><mo>+</mo><mn>1</mn>', 'x+1'),
  q: term('<mfrac><mn>1</mn><mn>2</mn></mfrac>', '\\frac{1}{2}'),
  'P[x]': shownNumber('7'),
};
const values: ShownValues = {
  live: false,
  show: ({ name, coordinate }) => shown[coordinate === undefined ? name : `${name}[${coordinate}]`],
  holds: () => true,
};

function filledMath(mathml: string): string {
  const read = readMathml(`<math>${mathml}</math>`);
  return read.ok ? signsOf(fillMath(read.value.math, values)) : 'unreadable';
}

/** The characters of a formula, with variables without a value in angle brackets. */
function signsOf({ attributes, children }: MathElement): string {
  const signs = children.map((child) => (typeof child === 'string' ? child : signsOf(child))).join('');
  return attributes['class'] === 'var' ? `⟨${signs}⟩` : signs;
}

describe('fillMath', () => {
  const name = (variable: string) => `<mi class="var">${variable}</mi>`;
  it.each([
    [name('a'), '3'],
    [name('b'), '−1,5'],
    [`<mn>2</mn><mo>·</mo>${name('a')}`, '2·3'],
    [`<mn>2</mn><mo>·</mo>${name('b')}`, '2·(−1,5)'],
    [`<mi>x</mi><mo>=</mo>${name('b')}`, 'x=−1,5'],
    [`<mi>x</mi><mo>+</mo>${name('b')}`, 'x−1,5'],
    [`<msup>${name('a')}<mn>2</mn></msup>`, '32'],
    [`<msup>${name('b')}<mn>2</mn></msup>`, '(−1,5)2'],
    [`<msup><mrow>${name('b')}</mrow><mn>2</mn></msup>`, '(−1,5)2'],
    [`<mn>2</mn><msup>${name('b')}<mn>2</mn></msup>`, '2(−1,5)2'],
    [`<msup><mi>x</mi>${name('b')}</msup>`, 'x−1,5'],
    [`<mfrac>${name('b')}${name('f')}</mfrac>`, '−1,5x+1'],
    [`<mn>2</mn>${name('f')}`, '2(x+1)'],
    [`<mi>y</mi><mo>+</mo>${name('f')}`, 'y+x+1'],
    [`<mi>y</mi><mo>−</mo>${name('f')}`, 'y−(x+1)'],
    [`${name('f')}<mo>·</mo><mn>2</mn>`, '(x+1)·2'],
    [`<mo>(</mo>${name('f')}<mo>)</mo>`, '(x+1)'],
    [`<mn>0</mn><mo>−</mo><mo>(</mo>${name('a')}<mo>)</mo>`, '0−3'],
    [`<mn>0</mn><mo>−</mo><mo>(</mo>${name('b')}<mo>)</mo>`, '0−(−1,5)'],
    [`<mi>y</mi><mo>=</mo><mo>(</mo>${name('f')}<mo>)</mo>`, 'y=x+1'],
    [`<mi>y</mi><mo>=</mo><mn>2</mn><mo>·</mo><mo>(</mo>${name('f')}<mo>)</mo>`, 'y=2·(x+1)'],
    [`<mi>g</mi><mo>(</mo>${name('a')}<mo>)</mo>`, 'g(3)'],
    [`<mo>(</mo>${name('a')}<mo>)</mo>`, '(3)'],
    [`<mn>2</mn><mo>·</mo><mo>(</mo>${name('unknown')}<mo>)</mo>`, '2·(⟨unknown⟩)'],
    [`<msup>${name('q')}<mn>2</mn></msup>`, '(12)2'],
    [name('P[x]'), '7'],
    [name('unknown'), '⟨unknown⟩'],
  ])('%s becomes %s', (mathml, text) => {
    expect(filledMath(mathml)).toBe(text);
  });
});

describe('a formula with values reads as in a textbook', () => {
  const numbers: ShownValues = {
    live: false,
    show: ({ name }) => shownNumber({ one: '1', minusOne: '-1', two: '2', minusTwo: '-2', zero: '0' }[name] ?? name),
    holds: () => true,
  };
  const element = (word: string): string => {
    if (word === '_') return '<mspace width="0.1667em"/>';
    if (word.startsWith('{')) return `<mi class="var">${word.slice(1, -1)}</mi>`;
    return /[a-z]/.test(word) ? `<mi>${word}</mi>` : /\d/.test(word) ? `<mn>${word}</mn>` : `<mo>${word}</mo>`;
  };
  const written = (words: string): string => {
    const mathml = words.split(' ').map(element).join('');
    const read = readMathml(`<math>${mathml}</math>`);
    return read.ok ? signsOf(fillMath(read.value.math, numbers)) : 'unreadable';
  };

  it.each([
    ['{one} x', 'x'],
    ['{one} ⋅ x', 'x'],
    ['y = {minusOne} x + {two}', 'y=−x+2'],
    ['y = {two} x + {minusTwo}', 'y=2x−2'],
    ['y = {two} x − {minusTwo}', 'y=2x+2'],
    ['x + {minusOne} y', 'x−y'],
    ['x − {minusOne} y', 'x+y'],
    ['x + {minusTwo} y', 'x−2y'],
    ['x + {one} y', 'x+y'],
    ['− {minusTwo}', '2'],
    ['x = − {minusTwo}', 'x=2'],
    ['− {minusOne} x', 'x'],
    ['{zero} x + 3', '3'],
    ['3 + {zero} x', '3'],
    ['y = x + {zero}', 'y=x'],
    ['y = x − {zero} x + 3', 'y=x+3'],
    ['y = {zero} x', 'y=0'],
    ['y = {zero} x − 3', 'y=−3'],
    ['{zero} + 3', '0+3'],
    // arithmetic shows the substituted values
    ['{two} − {minusTwo}', '2−(−2)'],
    ['{two} + {minusTwo}', '2−2'],
    ['{one} ⋅ {two}', '1⋅2'],
    ['{two} ⋅ {minusTwo}', '2⋅(−2)'],
    // a number before a possible unit is kept
    ['{one} _ m', '1m'],
    ['{one} _ x', 'x'],
  ])('%s is %s', (given, shown) => {
    expect(written(given)).toBe(shown);
  });
});

describe('fillTex', () => {
  it.each([
    ['\\var{a}x', '{3}x'],
    ['2\\cdot\\var{b}', '2\\cdot\\left(-1{,}5\\right)'],
    ['2 \\cdot \\, \\var{b}', '2 \\cdot \\, \\left(-1{,}5\\right)'],
    ['x=\\var{b}', 'x={-1{,}5}'],
    ['x \\le \\var{b}', 'x \\le {-1{,}5}'],
    ['\\frac{\\var{b}}{2}', '\\frac{{-1{,}5}}{2}'],
    ['0 - (\\var{a})', '0 -{3}'],
    ['0 - (\\var{b})', '0 -\\left(-1{,}5\\right)'],
    ['2\\cdot(\\var{a})^2', '2\\cdot({3})^2'],
    ['g(\\var{a})', 'g({3})'],
    ['\\var{b}^2', '\\left(-1{,}5\\right)^2'],
    ['\\var{a}^2', '{3}^2'],
    ['y-\\var{f}', 'y-\\left(x+1\\right)'],
    ['\\var{f}+y', '{x+1}+y'],
    ['\\var{f}\\cdot y', '\\left(x+1\\right)\\cdot y'],
    ['\\left(\\var{f}\\right)', '\\left({x+1}\\right)'],
    ['\\var {P[x]}', '{7}'],
    ['\\var{un_known}', '\\mathrm{un known}'],
    ['\\variance{a}', '\\variance{a}'],
  ])('%s becomes %s', (tex, filled) => {
    expect(fillTex(tex, values)).toBe(filled);
  });
});

describe('mentionOf', () => {
  it('splits a name from its coordinate', () => {
    expect([mentionOf(' a '), mentionOf('P[x]'), mentionOf('P[x')]).toEqual([
      { name: 'a' },
      { name: 'P', coordinate: 'x' },
      { name: 'P[x' },
    ]);
  });
});
