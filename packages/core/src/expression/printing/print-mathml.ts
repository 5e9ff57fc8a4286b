import type { Expression } from '../nodes.ts';
import { greekLetters } from '../greek-letters.ts';
import { printFormula, type FormulaFormat, type FormulaPrinting } from './print-formula.ts';

/** Prints a tree as a presentation MathML element `math`, with fractions and roots. */
export function printMathml(expression: Expression, options: FormulaPrinting = {}): string {
  return mathElement(mathmlPart(expression, options));
}

/** Prints a tree as the content of a `math` element, to be put together with others. */
export function mathmlPart(expression: Expression, options: FormulaPrinting = {}): string {
  return printFormula(expression, mathml, options);
}

/** The `math` element around its content. */
export function mathElement(content: string): string {
  return `<math xmlns="http://www.w3.org/1998/Math/MathML">${content}</math>`;
}

const mathml: FormulaFormat = {
  row,
  sign,
  invisibleTimes: sign('&#x2062;'),
  applied: sign('&#x2061;'),
  separator: (separator) => `<mo separator="true">${separator}</mo>`,
  digits,
  truth: (value) => letters(String(value)),
  constant: ({ symbol }) => (symbol === 'e' ? '<mi mathvariant="normal">e</mi>' : letters(symbol)),
  letter: (stem) => letters(greekLetters.get(stem) ?? stem),
  index: (index) => (/^\d+$/.test(index) ? digits(index) : letters(index)),
  operator: letters,
  fraction: (above, below) => `<mfrac>${above}${below}</mfrac>`,
  binomial: (above, below) => fence('(', `<mfrac linethickness="0">${above}${below}</mfrac>`, ')'),
  root: (radicand, degree) =>
    degree === undefined ? `<msqrt>${radicand}</msqrt>` : `<mroot>${radicand}${degree}</mroot>`,
  power: (base, exponent) => `<msup>${base}${exponent}</msup>`,
  subscript: (base, index) => `<msub>${base}${index}</msub>`,
  appliedBase: (base) => base,
  fence,
  matrix: (rows) => fence('(', table(rows), ')'),
  cases: (rows) => row([delimiter('{'), table(rows)]),
};

function row(parts: readonly string[]): string {
  return `<mrow>${parts.join('')}</mrow>`;
}

function sign(sign: string): string {
  return `<mo>${sign.replace('<', '&lt;').replace('>', '&gt;')}</mo>`;
}

function digits(digits: string): string {
  return `<mn>${digits}</mn>`;
}

function letters(letters: string): string {
  return `<mi>${letters}</mi>`;
}

function fence(left: string, content: string, right: string): string {
  return row([delimiter(left), content, delimiter(right)]);
}

function delimiter(sign: string): string {
  return `<mo fence="true">${sign}</mo>`;
}

function table(rows: readonly (readonly string[])[]): string {
  const cells = (entries: readonly string[]): string => entries.map((entry) => `<mtd>${entry}</mtd>`).join('');
  return `<mtable>${rows.map((entries) => `<mtr>${cells(entries)}</mtr>`).join('')}</mtable>`;
}
