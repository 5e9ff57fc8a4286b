import { withBrackets } from './brackets.ts';
import type { CallNode, Expression } from '../nodes.ts';

/** Prints a tree in the input language, with decimal points: parsing it yields the same tree again. */
export function printText(expression: Expression): string {
  return print(withBrackets(expression));
}

function print(node: Expression): string {
  switch (node.kind) {
    case 'number':
      return printNumber(node.value, node.digits);
    case 'name':
      return node.value;
    case 'truth':
      return node.value ? 'true' : 'false';
    case 'factorial':
      return `${printBase(node.operand)}!`;
    case 'absolute':
      return `|${print(node.operand)}|`;
    case 'group':
      return `(${print(node.operand)})`;
    case 'juxtapose':
      return sideBySide(print(node.left), print(node.right));
    case 'power':
      return `${printBase(node.left)}^${print(node.right)}`;
    case 'root':
      return `${printBase(node.left)}#${print(node.right)}`;
    case 'relation':
      return node.operands
        .map((operand, index) => `${print(operand)} ${node.signs[index] ?? ''}`)
        .join(' ')
        .trimEnd();
    case 'vector':
      return `[${node.items.map(print).join('; ')}]`;
    case 'call':
      return printCall(node);
    case 'negate':
    case 'plus':
    case 'not':
      return operators[node.kind] + print(node.operand);
    default:
      return print(node.left) + operators[node.kind] + print(node.right);
  }
}

const operators = {
  negate: '-',
  plus: '+',
  not: 'NOT ',
  add: ' + ',
  subtract: ' - ',
  multiply: '*',
  divide: '/',
  modulo: ' mod ',
  and: ' AND ',
  or: ' OR ',
} as const;

/** The base of a power or `!`: a power is written with superscripts, `x²^3`, `x²!`. */
function printBase(base: Expression): string {
  return base.kind === 'power' ? withSuperscript(print(base)) : print(base);
}

/** An exponent would merge with a following number, a superscript does not: `x² 3`. */
function sideBySide(left: string, right: string): string {
  return `${/^[\d.]/.test(right) ? withSuperscript(left) : left} ${right}`;
}

/** Turns the exponent at the end of a text, if any, into superscript digits. */
function withSuperscript(text: string): string {
  return text.replace(/\^(-?\d+)$/, (_, exponent: string) => superscript(exponent));
}

function superscript(whole: string): string {
  return whole.replace(/./g, (character) => (character === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(character)] ?? '')));
}

function printCall({ name, items }: CallNode): string {
  const [argument, base] = items;
  const isLogarithm = name === 'log' || name === 'log^-1';
  if (isLogarithm && items.length === 2 && argument !== undefined && base !== undefined && isPlainBase(base)) {
    return `log_${print(base)}${name.slice(3)}(${print(argument)})`;
  }
  return `${name}(${items.map(print).join('; ')})`;
}

/** Whether a base can follow `log_`. */
function isPlainBase(base: Expression): boolean {
  return base.kind === 'number'
    ? /^\d+$/.test(printNumber(base.value))
    : base.kind === 'name' && /^\w+$/.test(base.value);
}

/** Powers of ten use E: lowercase e is the constant. */
function printNumber(value: number, written = String(value)): string {
  if (written.includes('Infinity')) return value > 0 ? 'infinity' : '-infinity';
  return written.replace('e', 'E');
}
