import { listSeparator } from '../../language/index.ts';
import { startsWithNumber, withBrackets, withoutBrackets, withSignsInFront } from './brackets.ts';
import { constants } from '../constants.ts';
import { calledNames } from '../free-names.ts';
import { functionsByName } from '../functions/index.ts';
import type { BinaryNode, CallNode, Expression, VectorNode } from '../nodes.ts';
import { greekLetters } from '../greek-letters.ts';
import { nameParts, numberParts, relationSymbols, type FormulaPrinting } from './symbols.ts';

/** Prints a tree as a presentation MathML element `math`, with fractions and roots. */
export function printMathml(expression: Expression, options: FormulaPrinting = {}): string {
  return mathElement(mathmlPart(expression, options));
}

/** Prints a tree as the content of a `math` element, to be put together with others. */
export function mathmlPart(expression: Expression, options: FormulaPrinting = {}): string {
  return print(withSignsInFront(withBrackets(expression)), options.decimalComma ?? false);
}

/** The `math` element around its content. */
export function mathElement(content: string): string {
  return `<math xmlns="http://www.w3.org/1998/Math/MathML">${content}</math>`;
}

const applyFunction = '<mo>&#x2061;</mo>';
const invisibleTimes = '<mo>&#x2062;</mo>';
const emptyRow = '<mrow></mrow>';

function print(node: Expression, comma: boolean): string {
  const xml = (child: Expression): string => print(child, comma);
  switch (node.kind) {
    case 'number':
      return printNumber(node.value, comma);
    case 'name':
      return printName(node.value);
    case 'truth':
      return `<mi>${node.value ? 'true' : 'false'}</mi>`;
    case 'negate':
      return row(`<mo>−</mo>${xml(node.operand)}`);
    case 'plus':
      return row(`<mo>+</mo>${xml(node.operand)}`);
    case 'factorial':
      return row(`${printBase(node.operand, comma)}<mo>!</mo>`);
    case 'absolute':
      return fenced('|', xml(node.operand), '|');
    case 'group':
      return fenced('(', xml(node.operand), ')');
    case 'not':
      return row(`<mo>¬</mo>${xml(node.operand)}`);
    case 'divide':
      return `<mfrac>${xml(withoutBrackets(node.left))}${xml(withoutBrackets(node.right))}</mfrac>`;
    case 'root':
      return `<mroot>${xml(withoutBrackets(node.left))}${xml(withoutBrackets(node.right))}</mroot>`;
    case 'power':
      return printPower(node, comma);
    case 'relation':
      return row(
        node.operands
          .map((operand, index) => {
            const sign = node.signs[index];
            return xml(operand) + (sign === undefined ? '' : operator(relationSymbols[sign].symbol));
          })
          .join(''),
      );
    case 'vector':
      return printVector(node, comma);
    case 'call':
      return printCall(node, comma);
    case 'juxtapose':
      return row(xml(node.left) + (startsWithNumber(node.right) ? '<mo>·</mo>' : invisibleTimes) + xml(node.right));
    default:
      return row(xml(node.left) + operator(operators[node.kind]) + right(node, comma));
  }
}

const operators = { add: '+', subtract: '−', multiply: '·', modulo: 'mod', and: '∧', or: '∨' } as const;

function row(content: string): string {
  return `<mrow>${content}</mrow>`;
}

function fenced(left: string, content: string, right: string): string {
  return row(`<mo fence="true">${left}</mo>${content}<mo fence="true">${right}</mo>`);
}

function operator(symbol: string): string {
  return `<mo>${symbol.replace('<', '&lt;').replace('>', '&gt;')}</mo>`;
}

/** A sign after an operator is easily overlooked: 2·(−3). */
function right(node: BinaryNode, comma: boolean): string {
  const xml = print(node.right, comma);
  return node.right.kind === 'negate' || node.right.kind === 'plus' ? fenced('(', xml, ')') : xml;
}

function printNumber(value: number, comma: boolean): string {
  if (Math.abs(value) === Infinity) return value > 0 ? '<mi>∞</mi>' : row('<mo>−</mo><mi>∞</mi>');
  const { digits, exponent } = numberParts(Math.abs(value), comma);
  const number = `<mn>${digits}</mn>`;
  const power = exponent === undefined ? '' : `<mo>·</mo><msup><mn>10</mn>${signed(exponent)}</msup>`;
  if (value < 0) return row(`<mo>−</mo>${number}${power}`);
  return power === '' ? number : row(number + power);
}

function signed(digits: string): string {
  return digits.startsWith('-') ? row(`<mo>−</mo><mn>${digits.slice(1)}</mn>`) : `<mn>${digits}</mn>`;
}

function printName(name: string): string {
  const constant = constants.get(name);
  if (constant !== undefined)
    return `<mi${constant.symbol === 'e' ? ' mathvariant="normal"' : ''}>${constant.symbol}</mi>`;
  const { stem, index } = nameParts(name);
  const letter = `<mi>${greekLetters.get(stem) ?? stem}</mi>`;
  if (index === undefined) return letter;
  return `<msub>${letter}${/^\d+$/.test(index) ? `<mn>${index}</mn>` : `<mi>${index}</mi>`}</msub>`;
}

/** A power that is raised again, or followed by `!`, is hard to read without brackets. */
function printBase(base: Expression, comma: boolean): string {
  const xml = print(base, comma);
  return base.kind === 'power' ? fenced('(', xml, ')') : xml;
}

/** The exponent of a function follows its name: sin²(x). */
function printPower({ left, right: exponent }: BinaryNode, comma: boolean): string {
  const power = print(withoutBrackets(exponent), comma);
  if (left.kind === 'call' && exponent.kind === 'number') {
    const entry = functionsByName.get(left.name);
    if (entry?.notation.kind === 'operator') {
      return row(`<msup><mi>${entry.name}</mi>${power}</msup>${applyFunction}${argumentsOf(left, comma)}`);
    }
  }
  return `<msup>${printBase(left, comma)}${power}</msup>`;
}

function argumentsOf({ items }: CallNode, comma: boolean): string {
  return fenced(
    '(',
    items.map((item) => print(item, comma)).join(`<mo separator="true">${listSeparator(comma)}</mo>`),
    ')',
  );
}

function printCall(node: CallNode, comma: boolean): string {
  if (node.name === 'if') return printChoice(node, comma);
  const entry = functionsByName.get(node.name);
  if (entry === undefined) return row(functionName(node.name) + applyFunction + argumentsOf(node, comma));
  const { name, notation } = entry;
  if (notation.kind === 'operator') return row(`<mi>${name}</mi>${applyFunction}${argumentsOf(node, comma)}`);
  const [first = emptyRow, second] = node.items.map((item) => print(withoutBrackets(item), comma));
  switch (notation.kind) {
    case 'fence':
      return fenced(notation.mathml[0], first, notation.mathml[1]);
    case 'root':
      return notation.degree === 2 ? `<msqrt>${first}</msqrt>` : `<mroot>${first}<mn>${notation.degree}</mn></mroot>`;
    case 'based': {
      const head = second === undefined ? `<mi>${name}</mi>` : `<msub><mi>${name}</mi>${second}</msub>`;
      return row(head + applyFunction + fenced('(', first, ')'));
    }
    case 'binomial':
      return fenced('(', `<mfrac linethickness="0">${first}${second ?? emptyRow}</mfrac>`, ')');
  }
}

/** Two cases; the second condition is shown only if it does not repeat another choice, and likewise in nested ones. */
function printChoice(node: CallNode, comma: boolean): string {
  const [condition, ...others] = node.items;
  const [then, otherwise, ...more] = others.map((item) => print(withoutBrackets(item), comma));
  if (condition === undefined || then === undefined || otherwise === undefined || more.length > 0) {
    return row(functionName(node.name) + applyFunction + argumentsOf(node, comma));
  }
  const when = print(withoutBrackets(condition), comma);
  const unless = calledNames(condition).has('if') ? '' : row(`<mo>¬</mo>${fenced('(', when, ')')}`);
  return row(
    `<mo fence="true">{</mo>${table([
      [then, when],
      [otherwise, unless],
    ])}`,
  );
}

/** A function of the scope; `f^-1` if its inverse has no name. */
function functionName(name: string): string {
  if (!name.endsWith('^-1')) return printName(name);
  return `<msup>${printName(name.slice(0, -3))}${signed('-1')}</msup>`;
}

/** A vector is a row; a vector of vectors a matrix. */
function printVector({ items }: VectorNode, comma: boolean): string {
  const rows = items.every((item) => item.kind === 'vector') ? items.map((each) => each.items) : [items];
  return fenced('(', table(rows.map((entries) => entries.map((entry) => print(entry, comma)))), ')');
}

function table(rows: readonly (readonly string[])[]): string {
  const cells = (entries: readonly string[]): string => entries.map((entry) => `<mtd>${entry}</mtd>`).join('');
  return `<mtable>${rows.map((entries) => `<mtr>${cells(entries)}</mtr>`).join('')}</mtable>`;
}
