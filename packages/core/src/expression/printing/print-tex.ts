import type { Expression } from '../nodes.ts';
import { greekLetters } from '../greek-letters.ts';
import { printFormula, type FormulaFormat, type FormulaPrinting } from './print-formula.ts';

/** Prints a tree as TeX in math mode, with fractions and roots. */
export function printTex(expression: Expression, options: FormulaPrinting = {}): string {
  return printFormula(expression, tex, options);
}

const commands: Readonly<Record<string, string>> = {
  '−': '-',
  '·': '\\cdot ',
  mod: '\\bmod ',
  '∧': '\\wedge ',
  '∨': '\\vee ',
  '¬': '\\neg ',
  '≠': '\\neq ',
  '≤': '\\leq ',
  '≥': '\\geq ',
  '‖': '\\|',
  '⌊': '\\lfloor',
  '⌋': '\\rfloor',
  '⌈': '\\lceil',
  '⌉': '\\rceil',
};

const tex: FormulaFormat = {
  row: (parts) => parts.reduce(beside, ''),
  sign,
  invisibleTimes: '',
  applied: '',
  separator: (separator) => `${separator}\\,`,
  digits: (digits) => digits.replace(',', '{,}'),
  truth: (value) => `\\mathrm{${String(value)}}`,
  constant: ({ tex }) => tex,
  letter: (stem) => {
    if (greekLetters.has(stem)) return `\\${stem}`;
    return stem.length === 1 ? stem : `\\mathit{${plain(stem)}}`;
  },
  index: plain,
  operator: (_, tex) => tex,
  fraction: (above, below) => `\\frac{${above}}{${below}}`,
  binomial: (above, below) => `\\binom{${above}}{${below}}`,
  root: (radicand, degree) => `\\sqrt${degree === undefined ? '' : `[${degree}]`}{${radicand}}`,
  power: (base, exponent) => `${base}^{${exponent}}`,
  subscript: (base, index) => `${base}_{${index}}`,
  appliedBase: (base) => `{${base}}`,
  fence: (left, content, right) => `${beside(`\\left${sign(left)}`, content)}\\right${sign(right)}`,
  matrix: (rows) => environment('pmatrix', rows),
  cases: (rows) => environment('cases', rows),
};

function sign(sign: string): string {
  return commands[sign] ?? sign;
}

/** A command before a letter needs a blank. */
function beside(before: string, tex: string): string {
  return /\\[a-zA-Z]+$/.test(before) && /^[a-zA-Z]/.test(tex) ? `${before} ${tex}` : before + tex;
}

function plain(name: string): string {
  return name.replaceAll('_', '\\_');
}

function environment(name: string, rows: readonly (readonly string[])[]): string {
  return `\\begin{${name}}${rows.map((entries) => entries.join('&')).join('\\\\')}\\end{${name}}`;
}
