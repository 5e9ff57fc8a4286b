import { mapChildren, mathElement, mathmlPart, printTex, printText, type Expression } from '../../expression/index.ts';
import { listSeparator, writesDecimalComma, type Language } from '../../language/index.ts';
import { casesText } from '../cases-text.ts';
import { intervalText, type WrittenInterval } from '../interval-text.ts';
import { matrixText } from '../matrix-text.ts';
import type { PropositionPiece } from '../proposition.ts';
import { otherwise } from './otherwise.ts';
import type { Reading, ReadInterval } from './reading.ts';
import { settled } from './settled.ts';

/** A reading as a formula in TeX, with the decimal separator of the reader's language. */
export function readingTex(reading: Reading, language: Language): string {
  const decimalComma = writesDecimalComma(language);
  const tex = (term: Expression) => printTex(term, { decimalComma });
  switch (reading.kind) {
    case 'term':
      return tex(reading.term);
    case 'quantity':
      return `${tex(reading.number)}\\,\\text{${reading.unit}}`;
    case 'proposition':
      return reading.pieces.map(({ text }) => texSigns[text] ?? text).join(' ');
    case 'set':
      return setTex(reading.terms.map(tex));
    case 'realsWithout':
      return `\\mathbb{R}${reading.terms.length === 0 ? '' : `\\setminus${setTex(reading.terms.map(tex))}`}`;
    case 'realsOutside':
      return `\\mathbb{R}\\setminus${intervalTex(reading.interval, tex)}`;
    case 'intervals':
      return reading.intervals.length === 0
        ? '\\emptyset'
        : reading.intervals.map((interval) => intervalTex(interval, tex)).join('\\cup ');
    case 'rows':
      return `\\begin{pmatrix}${reading.rows.map((row) => row.map(tex).join('&')).join('\\\\')}\\end{pmatrix}`;
    case 'cases':
      return `\\begin{cases}${reading.pieces
        .map(({ term, condition }) => `${tex(term)}&${condition === undefined ? '' : tex(condition)}`)
        .join('\\\\')}\\end{cases}`;
  }
}

function intervalTex({ open, from, to, close }: ReadInterval, tex: (term: Expression) => string): string {
  return `\\left${open}${tex(from)};\\,${tex(to)}\\right${close}`;
}

const texSigns: Readonly<Record<string, string>> = {
  '⇔': '\\Leftrightarrow',
  '⇒': '\\Rightarrow',
  '∨': '\\vee',
  '⊕': '\\oplus',
  '∧': '\\wedge',
  '¬': '\\neg',
  '⊤': '\\top',
  '⊥': '\\bot',
};

function setTex(items: readonly string[]): string {
  return items.length === 0 ? '\\emptyset' : `\\left\\{${items.join(';\\,')}\\right\\}`;
}

/**
 * A reading as it would be typed, with the decimal separator of the reader's language; undefined for quantities and
 * formulas of logic, which are texts already.
 */
export function readingText(reading: Reading, language: Language): string | undefined {
  return printedAs(reading, language, (term) => printText(ungrouped(term)));
}

/** The same with brackets and signs wherever conventions differ: whoever types it is not asked what is meant. */
export function settledText(reading: Reading, language: Language): string | undefined {
  const print = (term: Expression) => printText(settled(ungrouped(term)));
  return reading.kind === 'quantity'
    ? `${inDecimalsOf(print(reading.number), language)} ${reading.unit}`
    : printedAs(reading, language, print);
}

function inDecimalsOf(text: string, language: Language): string {
  return writesDecimalComma(language) ? text.replaceAll(/(\d)\.(\d)/g, '$1,$2') : text;
}

function printedAs(reading: Reading, language: Language, printed: (term: Expression) => string): string | undefined {
  const print = (term: Expression) => inDecimalsOf(printed(term), language);
  switch (reading.kind) {
    case 'term':
      return print(reading.term);
    case 'quantity':
    case 'proposition':
      return undefined;
    case 'set':
      return `{${reading.terms.map(print).join('; ')}}`;
    case 'realsWithout':
      return `ℝ${reading.terms.length === 0 ? '' : `\\{${reading.terms.map(print).join('; ')}}`}`;
    case 'realsOutside':
      return `ℝ\\${intervalText([withEnds(reading.interval, print)])}`;
    case 'intervals':
      return intervalText(reading.intervals.map((interval) => withEnds(interval, print)));
    case 'rows':
      return matrixText(reading.rows.map((row) => row.map(print)));
    case 'cases':
      return casesText(
        reading.pieces.map(({ term, condition }) => ({
          term: print(term),
          condition: condition === undefined ? otherwise[language] : print(condition),
        })),
      );
  }
}

function withEnds(interval: ReadInterval, print: (term: Expression) => string): WrittenInterval {
  return { ...interval, from: print(interval.from), to: print(interval.to) };
}

/** Without brackets that were typed; those that are needed are printed. */
function ungrouped(term: Expression): Expression {
  return term.kind === 'group' ? ungrouped(term.operand) : mapChildren(term, ungrouped);
}

/** A reading as a presentation MathML element `math`, with the decimal separator of the reader's language. */
export function readingFormula(reading: Reading, language: Language): string {
  return mathElement(contentOf(reading, language));
}

function contentOf(reading: Reading, language: Language): string {
  const decimalComma = writesDecimalComma(language);
  const print = (term: Expression) => mathmlPart(term, { decimalComma });
  const between = ({ open, from, to, close }: ReadInterval) =>
    fenced(open, print(from) + separator(decimalComma) + print(to), close);
  const set = (terms: readonly Expression[]) =>
    terms.length === 0 ? '<mi>∅</mi>' : fenced('{', terms.map(print).join(separator(decimalComma)), '}');
  switch (reading.kind) {
    case 'term':
      return print(reading.term);
    case 'quantity':
      return `<mrow>${print(reading.number)}<mspace width="0.2em"/><mtext>${unitText(reading.unit)}</mtext></mrow>`;
    case 'proposition':
      return `<mrow>${reading.pieces.map((piece) => printPiece(piece)).join('')}</mrow>`;
    case 'set':
      return set(reading.terms);
    case 'realsWithout':
      return `<mrow><mi>ℝ</mi>${reading.terms.length === 0 ? '' : `<mo>∖</mo>${set(reading.terms)}`}</mrow>`;
    case 'realsOutside':
      return `<mrow><mi>ℝ</mi><mo>∖</mo>${between(reading.interval)}</mrow>`;
    case 'intervals':
      return reading.intervals.length === 0
        ? '<mi>∅</mi>'
        : `<mrow>${reading.intervals.map(between).join('<mo>∪</mo>')}</mrow>`;
    case 'rows':
      return fenced('(', table(reading.rows.map((row) => row.map(print))), ')');
    case 'cases':
      return `<mrow><mo fence="true">{</mo>${table(
        reading.pieces.map(({ term, condition }) => [print(term), condition === undefined ? '' : print(condition)]),
        ' class="cases"',
      )}</mrow>`;
  }
}

function separator(decimalComma: boolean): string {
  return `<mo separator="true">${listSeparator(decimalComma)}</mo>`;
}

function fenced(open: string, content: string, close: string): string {
  return `<mrow><mo fence="true">${open}</mo>${content}<mo fence="true">${close}</mo></mrow>`;
}

function table(rows: readonly (readonly string[])[], attributes = ''): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<mtd>${cell}</mtd>`).join('');
  return `<mtable${attributes}>${rows.map((row) => `<mtr>${cells(row)}</mtr>`).join('')}</mtable>`;
}

function printPiece({ kind, text }: PropositionPiece): string {
  switch (kind) {
    case 'sign':
      return `<mo>${text}</mo>`;
    case 'name':
      return mathmlPart({ kind: 'name', value: text, span: { from: 0, to: text.length } });
    case 'bracket':
      return `<mo fence="true">${text}</mo>`;
  }
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A unit with raised exponents: km/h, m s⁻². */
function unitText(unit: string): string {
  const raised = unit.replace(/\^\s*[({]?\s*([+\-−]?\d+)\s*[)}]?/g, (_, power: string) =>
    Array.from(power.replace('+', ''), (sign) => (/\d/.test(sign) ? superscripts.charAt(Number(sign)) : '⁻')).join(''),
  );
  return raised.replace(/\*+/g, '·').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Whether a reading shows nothing that is not in the text already: `5`, `-3`, `2x+1`, but not `1/2` or `x^2`. */
export function looksAsTyped(formula: string, typed: string): boolean {
  if (/<(?:mfrac|msqrt|mroot|msub|msup|msubsup)\b/.test(formula)) return false;
  const written = plain(typed);
  return [formula, formula.replaceAll(/<mo separator="true">.<\/mo>/g, '')].some(
    (each) => plain(textOf(each)) === written,
  );
}

function textOf(formula: string): string {
  return formula
    .replaceAll(/<[^>]*>|&#x206[1-4];/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

/** Without blanks and what separates parts; signs in their usual form. */
function plain(text: string): string {
  return text
    .replaceAll(/[\s;:{}[\]]/g, '')
    .replaceAll('>=', '≥')
    .replaceAll('<=', '≤')
    .replaceAll('!=', '≠')
    .replaceAll(/[-–]/g, '−')
    .replaceAll(/[*⋅×]/g, '·');
}
