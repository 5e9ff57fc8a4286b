import { isPutIn, withBrackets } from './brackets.ts';
import type { CallNode, Expression, UnaryNode } from './nodes.ts';

/** The text of a tree, in the language it is read in, with decimal points: reading it gives the same tree again. */
export function printText(expression: Expression): string {
  return print(withBrackets(expression));
}

function print(node: Expression): string {
  switch (node.kind) {
    case 'number':
      return printNumber(node.value);
    case 'name':
      return node.value;
    case 'truth':
      return node.value ? 'true' : 'false';
    case 'negate':
      return `-${print(node.operand)}`;
    case 'plus':
      return `+${print(node.operand)}`;
    case 'factorial':
      return `${print(node.operand)}!`;
    case 'absolute':
      return `|${print(node.operand)}|`;
    case 'group':
      return printGroup(node);
    case 'not':
      return `NOT ${print(node.operand)}`;
    case 'add':
      return `${print(node.left)} + ${print(node.right)}`;
    case 'subtract':
      return `${print(node.left)} - ${print(node.right)}`;
    case 'multiply':
      return `${print(node.left)}*${print(node.right)}`;
    case 'juxtapose':
      return sideBySide(print(node.left), print(node.right));
    case 'divide':
      return `${print(node.left)}/${print(node.right)}`;
    case 'modulo':
      return `${print(node.left)} mod ${print(node.right)}`;
    case 'power':
      return `${print(node.left)}^${print(node.right)}`;
    case 'root':
      return `${print(node.left)}#${print(node.right)}`;
    case 'and':
      return `${print(node.left)} AND ${print(node.right)}`;
    case 'or':
      return `${print(node.left)} OR ${print(node.right)}`;
    case 'relation':
      return node.operands
        .map((operand, index) => `${print(operand)} ${node.signs[index] ?? ''}`)
        .join(' ')
        .trimEnd();
    case 'vector':
      return `[${node.items.map(print).join('; ')}]`;
    case 'call':
      return printCall(node);
  }
}

/** A power that is raised again needs no brackets in superscripts: `x²^3`, `x²!`. */
function printGroup(group: UnaryNode): string {
  const { operand } = group;
  const text = print(operand);
  const exponent = operand.kind === 'power' ? print(operand.right) : '';
  if (isPutIn(group) && isWhole.test(exponent)) return text.slice(0, -exponent.length - 1) + superscript(exponent);
  return `(${text})`;
}

/** Two numbers may not stand side by side: `x² 3`, `2 (3)`. */
function sideBySide(left: string, right: string): string {
  if (!/\d\.?$/.test(left) || !/^[\d.]/.test(right) || /[A-Za-z_]\w*$/.test(left)) return `${left} ${right}`;
  const exponent = /\^(-?\d+)$/.exec(left)?.[1];
  return exponent === undefined ? `${left} (${right})` : `${left.slice(0, -exponent.length - 1)}${superscript(exponent)} ${right}`;
}

const isWhole = /^-?\d+$/;

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

/** Whether a base can stand behind `log_`. */
function isPlainBase(base: Expression): boolean {
  return base.kind === 'number'
    ? /^\d+$/.test(printNumber(base.value))
    : base.kind === 'name' && /^\w+$/.test(base.value);
}

/** Powers of ten with E: a small e is the constant. */
function printNumber(value: number): string {
  if (Math.abs(value) === Infinity) return value > 0 ? 'infinity' : '-infinity';
  return String(value).replace('e', 'E');
}
