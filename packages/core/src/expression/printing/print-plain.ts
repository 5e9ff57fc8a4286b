import { listSeparator } from '../../language/index.ts';
import { greekLetters } from '../greek-letters.ts';
import type { BinaryNode, CallNode, Expression, RelationSign } from '../nodes.ts';
import { withBrackets, withoutBrackets } from './brackets.ts';

/** How a reader's language writes a formula in plain text. */
export interface PlainPrinting {
  readonly decimalComma: boolean;
  readonly and: string;
  readonly or: string;
  readonly not: string;
  /** The name the reader sees for a variable; undefined: its own. */
  readonly nameOf: (name: string) => string | undefined;
}

/**
 * Prints a tree in textbook notation as one line of plain text: `√(9 − x²)`, `2^(3²) · x`. It has a bracket wherever
 * the line would otherwise be read as another tree.
 */
export function printPlain(tree: Expression, printing: PlainPrinting): string {
  return print(withBrackets(tree), printing);
}

function print(node: Expression, style: PlainPrinting): string {
  switch (node.kind) {
    case 'number':
      return printNumber(node.value, style, node.digits);
    case 'name':
      // `P[x]` is one name: the coordinate keeps its letter.
      return node.value.replace(/^[A-Za-z]\w*/, (name) => printName(name, style));
    case 'truth':
      return String(node.value);
    case 'negate':
      return `−${print(node.operand, style)}`;
    case 'plus':
      return `+${print(node.operand, style)}`;
    case 'not':
      return `${style.not} ${print(node.operand, style)}`;
    case 'factorial':
      return `${printBase(node.operand, style)}!`;
    case 'absolute':
      return `|${print(node.operand, style)}|`;
    case 'group':
      return `(${print(node.operand, style)})`;
    case 'power':
      return printBase(node.left, style) + printExponent(node.right, style);
    case 'root':
      return printRoot(node, style);
    case 'multiply':
    case 'juxtapose':
      return printProduct(node, style);
    case 'relation':
      return node.operands.map((operand, index) => print(operand, style) + printSign(node.signs[index])).join('');
    case 'vector':
      return `[${printItems(node.items, style)}]`;
    case 'call':
      return printCall(node, style);
    case 'and':
    case 'or':
      return `${print(node.left, style)} ${style[node.kind]} ${print(node.right, style)}`;
    case 'add':
    case 'subtract':
    case 'divide':
    case 'modulo':
      return print(node.left, style) + operators[node.kind] + print(node.right, style);
  }
}

const operators = { add: ' + ', subtract: ' − ', divide: '/', modulo: ' mod ' } as const;

const relationSigns: Readonly<Record<RelationSign, string>> = {
  '=': '=',
  '!=': '≠',
  '<': '<',
  '<=': '≤',
  '>': '>',
  '>=': '≥',
};

function printSign(sign: RelationSign | undefined): string {
  return sign === undefined ? '' : ` ${relationSigns[sign]} `;
}

function printItems(items: readonly Expression[], style: PlainPrinting): string {
  return items.map((item) => print(item, style)).join(`${listSeparator(style.decimalComma)} `);
}

/** A superscript at the end of a base would merge with the next one: `(x²)³`. */
function printBase(base: Expression, style: PlainPrinting): string {
  const isWhole = base.kind !== 'power' && base.kind !== 'root';
  return isWhole ? print(base, style) : `(${print(base, style)})`;
}

/** A whole exponent is raised; any other has brackets unless it is a single sign or number. */
function printExponent(exponent: Expression, style: PlainPrinting): string {
  const inner = withoutBrackets(exponent);
  const whole = wholeNumber(inner);
  if (whole !== undefined) return raised(whole);
  const text = print(inner, style);
  const isSingle =
    inner.kind === 'name' || inner.kind === 'absolute' || (inner.kind === 'number' && !text.includes('·'));
  return isSingle ? `^${text}` : `^(${text})`;
}

function printRoot({ left, right }: BinaryNode, style: PlainPrinting): string {
  const degree = wholeNumber(withoutBrackets(right));
  const radicand = `(${print(withoutBrackets(left), style)})`;
  return degree === undefined
    ? `${radicand}^(1/${printBase(right, style)})`
    : `${degree === '2' ? '' : raised(degree)}√${radicand}`;
}

/** A product needs a sign unless its left part is a number, or its author wrote none. */
function printProduct(node: BinaryNode, style: PlainPrinting): string {
  const [left, right] = [print(node.left, style), print(node.right, style)];
  const startsWithDigit = /^[\d−+]/.test(right);
  const isNumberFirst = endsWithFactor(node.left) && !startsWithDigit;
  const isAsWritten = node.kind === 'juxtapose' && node.left.kind !== 'divide' && !startsWithDigit;
  if (!isNumberFirst && !isAsWritten) return `${left} · ${right}`;
  // Two names would become one: `x y`.
  return /[\p{L}\w]$/u.test(left) && /^[\p{L}\w√]/u.test(right) && !isNumberFirst ? `${left} ${right}` : left + right;
}

/** Whether the last factor of a product is a number: 2π, but 1/2 · x. */
function endsWithFactor(node: Expression): boolean {
  return node.kind === 'number' || (node.kind === 'multiply' && endsWithFactor(node.right));
}

function printCall({ name, items }: CallNode, style: PlainPrinting): string {
  const [argument, base] = items;
  if (name === 'abs' && items.length === 1) return `|${printItems(items, style)}|`;
  const [stem = name, power] = name.split('^');
  const written = (stem === 'sqrt' ? '√' : printName(stem, style)) + (power === undefined ? '' : raised(power));
  if (stem === 'log' && argument !== undefined && base !== undefined) {
    const whole = wholeNumber(base);
    const index = whole === undefined ? `_${printBase(base, style)}` : lowered(whole);
    return `${stem}${index}${written.slice(stem.length)}(${print(argument, style)})`;
  }
  return `${written}(${printItems(items, style)})`;
}

function printName(name: string, { nameOf }: PlainPrinting): string {
  return nameOf(name) ?? letters.get(name) ?? name;
}

const letters = new Map([...greekLetters, ['pi', 'π'], ['infinity', '∞']]);

/** All digits of a number; a power of ten for very large and very small ones. */
function printNumber(value: number, { decimalComma }: PlainPrinting, written = String(value)): string {
  if (written.includes('Infinity')) return value > 0 ? '∞' : '−∞';
  const [digits = '', power] = written.split(/e/i);
  const mantissa = digits.replace('-', '−').replace('.', decimalComma ? ',' : '.');
  return power === undefined ? mantissa : `${mantissa}·10${raised(power.replace('+', ''))}`;
}

/** A whole number with its sign, or undefined for anything else. */
function wholeNumber(node: Expression): string | undefined {
  const [sign, size] = node.kind === 'negate' ? ['-', withoutBrackets(node.operand)] : ['', node];
  return size.kind === 'number' && /^\d+$/.test(String(size.value)) ? sign + String(size.value) : undefined;
}

function raised(whole: string): string {
  return Array.from(whole, (sign) => (sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? ''))).join('');
}

function lowered(whole: string): string {
  return Array.from(whole, (sign) => '₀₁₂₃₄₅₆₇₈₉'[Number(sign)] ?? '').join('');
}
