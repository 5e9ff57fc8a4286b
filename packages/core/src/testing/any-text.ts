import fc from 'fast-check';

/** A text in our language, and the corresponding text for mathjs. */
export interface AnyText {
  readonly text: string;
  readonly mathjs: string;
}

const functions: readonly (readonly [name: string, mathjs: string])[] = [
  ['sin', 'sin'],
  ['cos', 'cos'],
  ['tan', 'tan'],
  ['arctan', 'atan'],
  ['arcsin', 'asin'],
  ['sinh', 'sinh'],
  ['cosh', 'cosh'],
  ['tanh', 'tanh'],
  ['exp', 'exp'],
  ['ln', 'log'],
  ['sqrt', 'sqrt'],
  ['abs', 'abs'],
];

function both(text: string, mathjs = text): AnyText {
  return { text, mathjs };
}

/** Random texts of real functions of x and y, for tests. */
export const anyText: fc.Arbitrary<AnyText> = fc.letrec<{ text: AnyText }>((tie) => {
  const inner = tie('text');
  const leaf = fc
    .constantFrom('0', '1', '2', '3', '12', '0.5', '1.25', 'x', 'x', 'x', 'y', 'y', 'pi', 'e')
    .map((text) => both(text));
  const operation = fc
    .tuple(inner, fc.constantFrom('+', '-', '*', '/'), inner)
    .map(([a, sign, b]) => both(`(${a.text})${sign}(${b.text})`, `(${a.mathjs})${sign}(${b.mathjs})`));
  const power = fc
    .tuple(inner, fc.constantFrom('2', '3', '(-1)', '(-2)', '(1/2)', '(3/2)', '0', '1', 'x', 'y'))
    .map(([a, exponent]) => both(`(${a.text})^${exponent}`, `(${a.mathjs})^${exponent}`));
  const call = fc
    .tuple(fc.constantFrom(...functions), inner)
    .map(([[name, other], a]) => both(`${name}(${a.text})`, `${other}(${a.mathjs})`));
  const sign = inner.map((a) => both(`-(${a.text})`, `-(${a.mathjs})`));
  return {
    text: fc.oneof(
      { depthSize: 'small' },
      leaf,
      { weight: 4, arbitrary: operation },
      { weight: 2, arbitrary: power },
      { weight: 2, arbitrary: call },
      sign,
    ),
  };
}).text;
