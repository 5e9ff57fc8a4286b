import { listSeparator } from '../../language/index.ts';
import { constants, type Constant } from '../constants.ts';
import { calledNames } from '../free-names.ts';
import { functionsByName } from '../functions/index.ts';
import { notationOf } from '../functions/function.ts';
import type { BinaryNode, CallNode, Expression, RelationSign } from '../nodes.ts';
import { startsWithNumber, withBrackets, withoutBrackets, withSignsInFront } from './brackets.ts';

/** Options for printing a formula. */
export interface FormulaPrinting {
  readonly decimalComma?: boolean;
}

/** How a format writes the parts of a formula. */
export interface FormulaFormat {
  /** Parts side by side, one unit to what is around them. */
  readonly row: (parts: readonly string[]) => string;
  /** A sign that stands for itself: −, ≤, mod. */
  readonly sign: (sign: string) => string;
  /** Written or not: between factors, between a function and its brackets. */
  readonly invisibleTimes: string;
  readonly applied: string;
  readonly separator: (sign: ',' | ';') => string;
  readonly digits: (digits: string) => string;
  readonly truth: (value: boolean) => string;
  readonly constant: (constant: Constant) => string;
  /** The stem of a name, a Greek letter as a letter. */
  readonly letter: (stem: string) => string;
  readonly index: (index: string) => string;
  readonly operator: (name: string, tex: string) => string;
  readonly fraction: (above: string, below: string) => string;
  readonly binomial: (above: string, below: string) => string;
  /** A root; the degree is undefined for a square root. */
  readonly root: (radicand: string, degree: string | undefined) => string;
  readonly power: (base: string, exponent: string) => string;
  readonly subscript: (base: string, index: string) => string;
  /** The base of a power that is an application of a function. */
  readonly appliedBase: (base: string) => string;
  readonly fence: (left: string, content: string, right: string) => string;
  readonly matrix: (rows: readonly (readonly string[])[]) => string;
  /** Terms with their conditions. */
  readonly cases: (rows: readonly (readonly string[])[]) => string;
}

/** Prints a tree as a formula, with fractions and roots. */
export function printFormula(
  tree: Expression,
  format: FormulaFormat,
  { decimalComma = false }: FormulaPrinting,
): string {
  return print(withSignsInFront(withBrackets(tree)), { ...format, comma: decimalComma });
}

const signs = {
  add: '+',
  subtract: '−',
  multiply: '·',
  modulo: 'mod',
  and: '∧',
  or: '∨',
  negate: '−',
  plus: '+',
  not: '¬',
} as const;

const relationSigns: Readonly<Record<RelationSign, string>> = {
  '=': '=',
  '!=': '≠',
  '<': '<',
  '<=': '≤',
  '>': '>',
  '>=': '≥',
};

/** A format with the language's decimal separator. */
interface Style extends FormulaFormat {
  readonly comma: boolean;
}

function print(node: Expression, style: Style): string {
  switch (node.kind) {
    case 'number':
      return printNumber(node.value, style, node.digits);
    case 'name':
      return printName(node.value, style);
    case 'truth':
      return style.truth(node.value);
    case 'negate':
    case 'plus':
    case 'not':
      return style.row([style.sign(signs[node.kind]), print(node.operand, style)]);
    case 'factorial':
      return style.row([printBase(node.operand, style), style.sign('!')]);
    case 'absolute':
      return style.fence('|', print(node.operand, style), '|');
    case 'group':
      return inBrackets(print(node.operand, style), style);
    case 'divide':
      return style.fraction(printBare(node.left, style), printBare(node.right, style));
    case 'root':
      return style.root(printBare(node.left, style), printBare(node.right, style));
    case 'power':
      return printPower(node, style);
    case 'relation':
      return style.row(
        node.operands.flatMap((operand, index) => {
          const sign = node.signs[index];
          return [print(operand, style), ...(sign === undefined ? [] : [style.sign(relationSigns[sign])])];
        }),
      );
    case 'vector': {
      const rows = node.items.every((item) => item.kind === 'vector')
        ? node.items.map(({ items }) => items)
        : [node.items];
      return style.matrix(rows.map((entries) => entries.map((entry) => print(entry, style))));
    }
    case 'call':
      return printCall(node, style);
    case 'juxtapose': {
      const times = startsWithNumber(node.right) ? style.sign('·') : style.invisibleTimes;
      return style.row([print(node.left, style), times, print(node.right, style)]);
    }
    default:
      return style.row([print(node.left, style), style.sign(signs[node.kind]), printRight(node, style)]);
  }
}

/** Without the brackets that layout replaces. */
function printBare(node: Expression, style: Style): string {
  return print(withoutBrackets(node), style);
}

function inBrackets(content: string, style: Style): string {
  return style.fence('(', content, ')');
}

/** A sign after an operator is easily overlooked: 2·(−3). */
function printRight({ right }: BinaryNode, style: Style): string {
  const printed = print(right, style);
  return right.kind === 'negate' || right.kind === 'plus' ? inBrackets(printed, style) : printed;
}

function printNumber(value: number, style: Style, written = String(Math.abs(value))): string {
  const { row, sign, digits, power } = style;
  const [mantissa = '', exponent] = written.split(/e/i);
  const size =
    mantissa === 'Infinity'
      ? printName('infinity', style)
      : digits(style.comma ? mantissa.replace('.', ',') : mantissa);
  const scale = exponent === undefined ? [] : [sign('·'), power(digits('10'), printNumber(Number(exponent), style))];
  const parts = [...(value < 0 ? [sign('−')] : []), size, ...scale];
  return parts.length === 1 ? size : row(parts);
}

/** `x_1`, `a12` and `P[x]` have a subscript. */
function printName(name: string, style: Style): string {
  const constant = constants.get(name);
  if (constant !== undefined) return style.constant(constant);
  const [, stem = name, underscored, digits, coordinate] = /^([A-Za-z]+)(?:_(\w+)|(\d+)|\[([xyz])\])$/.exec(name) ?? [];
  const letter = style.letter(stem);
  const index = underscored ?? digits ?? coordinate;
  return index === undefined ? letter : style.subscript(letter, style.index(index));
}

/** A power that is raised again, or followed by `!`, is hard to read without brackets. */
function printBase(node: Expression, style: Style): string {
  const printed = print(node, style);
  return node.kind === 'power' ? inBrackets(printed, style) : printed;
}

/** The exponent of a function follows its name: sin²(x). */
function printPower({ left, right }: BinaryNode, style: Style): string {
  const exponent = printBare(right, style);
  if (left.kind !== 'call') return style.power(printBase(left, style), exponent);
  const entry = functionsByName.get(left.name);
  const notation = entry && notationOf(entry);
  return right.kind === 'number' && entry !== undefined && notation?.kind === 'operator'
    ? applied(style.power(style.operator(entry.name, notation.tex), exponent), left, style)
    : style.power(style.appliedBase(printBase(left, style)), exponent);
}

function applied(name: string, { items }: CallNode, style: Style): string {
  const separator = style.separator(listSeparator(style.comma));
  return style.row([name, style.applied, inBrackets(items.map((item) => print(item, style)).join(separator), style)]);
}

function printCall(node: CallNode, style: Style): string {
  if (node.name === 'if') return printChoice(node, style) ?? printUnknown(node, style);
  const entry = functionsByName.get(node.name);
  if (entry === undefined) return printUnknown(node, style);
  const notation = notationOf(entry);
  if (notation.kind === 'operator') return applied(style.operator(entry.name, notation.tex), node, style);
  const [first = style.row([]), second] = node.items.map((item) => printBare(item, style));
  switch (notation.kind) {
    case 'fence':
      return style.fence(notation.left, first, notation.right);
    case 'root':
      return style.root(first, notation.degree === 2 ? undefined : printNumber(notation.degree, style));
    case 'based': {
      const name = style.operator(entry.name, notation.tex);
      const head = second === undefined ? name : style.subscript(name, second);
      return style.row([head, style.applied, inBrackets(first, style)]);
    }
    case 'binomial':
      return style.binomial(first, second ?? style.row([]));
  }
}

/** Of a function of the scope; `f^-1` if its inverse has no name. */
function printUnknown(node: CallNode, style: Style): string {
  const { name } = node;
  const printed = name.endsWith('^-1')
    ? style.power(printName(name.slice(0, -3), style), printNumber(-1, style))
    : printName(name, style);
  return applied(printed, node, style);
}

/** Two cases; the second condition is shown only if it does not repeat another choice, and likewise in nested ones. */
function printChoice({ items }: CallNode, style: Style): string | undefined {
  const [condition, ...branches] = items;
  const [then, otherwise, ...more] = branches.map((item) => printBare(item, style));
  if (condition === undefined || then === undefined || otherwise === undefined || more.length > 0) return undefined;
  const when = printBare(condition, style);
  const { row, sign, cases } = style;
  const unless = calledNames(condition).has('if') ? '' : row([sign('¬'), inBrackets(when, style)]);
  return cases([
    [then, when],
    [otherwise, unless],
  ]);
}
