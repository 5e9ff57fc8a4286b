import { listSeparator } from '../../language/index.ts';
import { startsWithNumber, withBrackets, withoutBrackets, withSignsInFront } from './brackets.ts';
import { constants } from '../constants.ts';
import { calledNames } from '../free-names.ts';
import { functionsByName } from '../functions/index.ts';
import type { BinaryNode, CallNode, Expression, VectorNode } from '../nodes.ts';
import { greekLetters } from '../greek-letters.ts';
import { nameParts, numberParts, relationSymbols, type FormulaPrinting } from './symbols.ts';

/** Prints a tree as TeX in math mode, with fractions and roots. */
export function printTex(expression: Expression, options: FormulaPrinting = {}): string {
  const comma = options.decimalComma ?? false;
  return print(withSignsInFront(withBrackets(expression)), comma);
}

function print(node: Expression, comma: boolean): string {
  const tex = (child: Expression): string => print(child, comma);
  switch (node.kind) {
    case 'number':
      return printNumber(node.value, comma);
    case 'name':
      return printName(node.value);
    case 'truth':
      return `\\mathrm{${node.value ? 'true' : 'false'}}`;
    case 'negate':
      return `-${tex(node.operand)}`;
    case 'plus':
      return `+${tex(node.operand)}`;
    case 'factorial':
      return `${printBase(node.operand, comma)}!`;
    case 'absolute':
      return `\\left|${tex(node.operand)}\\right|`;
    case 'group':
      return bracketed(tex(node.operand));
    case 'not':
      return `\\neg ${tex(node.operand)}`;
    case 'divide':
      return `\\frac{${tex(withoutBrackets(node.left))}}{${tex(withoutBrackets(node.right))}}`;
    case 'root':
      return `\\sqrt[${tex(withoutBrackets(node.right))}]{${tex(withoutBrackets(node.left))}}`;
    case 'power':
      return printPower(node, comma);
    case 'relation':
      return node.operands
        .map((operand, index) => {
          const sign = node.signs[index];
          return tex(operand) + (sign === undefined ? '' : relationSymbols[sign].tex);
        })
        .join('');
    case 'vector':
      return printVector(node, comma);
    case 'call':
      return printCall(node, comma);
    case 'juxtapose': {
      // Each child is printed only once: printing it twice per level would take exponential time.
      const left = tex(node.left);
      return left + (startsWithNumber(node.right) ? '\\cdot ' : '') + spaced(left, tex(node.right));
    }
    default:
      return tex(node.left) + operators[node.kind] + right(node, comma);
  }
}

const operators = {
  add: '+',
  subtract: '-',
  multiply: '\\cdot ',
  modulo: '\\bmod ',
  and: '\\wedge ',
  or: '\\vee ',
} as const;

function bracketed(tex: string): string {
  return `\\left(${tex}\\right)`;
}

/** A sign after an operator is easily overlooked: 2·(−3). */
function right(node: BinaryNode, comma: boolean): string {
  const tex = print(node.right, comma);
  return node.right.kind === 'negate' || node.right.kind === 'plus' ? bracketed(tex) : tex;
}

/** A command before a letter needs a blank. */
function spaced(before: string, tex: string): string {
  return /\\[a-zA-Z]+$/.test(before) && /^[a-zA-Z]/.test(tex) ? ` ${tex}` : tex;
}

function printNumber(value: number, comma: boolean): string {
  if (Math.abs(value) === Infinity) return value > 0 ? '\\infty' : '-\\infty';
  const { digits, exponent } = numberParts(value, comma);
  const tex = digits.replace(',', '{,}');
  return exponent === undefined ? tex : `${tex}\\cdot 10^{${exponent}}`;
}

function printName(name: string): string {
  const constant = constants.get(name);
  if (constant !== undefined) return constant.tex;
  const { stem, index } = nameParts(name);
  const tex = greekLetters.has(stem)
    ? `\\${stem}`
    : stem.length === 1
      ? stem
      : `\\mathit{${stem.replaceAll('_', '\\_')}}`;
  return index === undefined ? tex : `${tex}_{${index.replaceAll('_', '\\_')}}`;
}

/** A power that is raised again, or followed by `!`, is hard to read without brackets. */
function printBase(base: Expression, comma: boolean): string {
  const tex = print(base, comma);
  return base.kind === 'power' ? bracketed(tex) : tex;
}

/** The exponent of a function follows its name: sin²(x). */
function printPower({ left, right: exponent }: BinaryNode, comma: boolean): string {
  const power = `^{${print(withoutBrackets(exponent), comma)}}`;
  if (left.kind === 'call' && exponent.kind === 'number') {
    const notation = functionsByName.get(left.name)?.notation;
    if (notation?.kind === 'operator') return `${notation.tex}${power}${argumentsOf(left, comma)}`;
  }
  const base = printBase(left, comma);
  return left.kind === 'call' ? `{${base}}${power}` : base + power;
}

function argumentsOf({ items }: CallNode, comma: boolean): string {
  return bracketed(items.map((item) => print(item, comma)).join(`${listSeparator(comma)}\\,`));
}

function printCall(node: CallNode, comma: boolean): string {
  if (node.name === 'if') return printChoice(node, comma);
  const notation = functionsByName.get(node.name)?.notation;
  if (notation === undefined) return functionName(node.name) + argumentsOf(node, comma);
  if (notation.kind === 'operator') return notation.tex + argumentsOf(node, comma);
  const [first = '', second] = node.items.map((item) => print(withoutBrackets(item), comma));
  switch (notation.kind) {
    case 'fence':
      return notation.tex[0] + spaced(notation.tex[0], first) + notation.tex[1];
    case 'root':
      return notation.degree === 2 ? `\\sqrt{${first}}` : `\\sqrt[${notation.degree}]{${first}}`;
    case 'based':
      return notation.tex + (second === undefined ? '' : `_{${second}}`) + bracketed(first);
    case 'binomial':
      return `\\binom{${first}}{${second ?? ''}}`;
  }
}

/** Two cases; the second condition is shown only if it does not repeat another choice, and likewise in nested ones. */
function printChoice(node: CallNode, comma: boolean): string {
  const [condition, ...others] = node.items;
  const [then, otherwise, ...more] = others.map((item) => print(withoutBrackets(item), comma));
  if (condition === undefined || then === undefined || otherwise === undefined || more.length > 0) {
    return functionName(node.name) + argumentsOf(node, comma);
  }
  const when = print(withoutBrackets(condition), comma);
  const unless = calledNames(condition).has('if') ? '' : `\\neg${bracketed(when)}`;
  return `\\begin{cases}${then}&${when}\\\\${otherwise}&${unless}\\end{cases}`;
}

/** A function of the scope; `f^-1` if its inverse has no name. */
function functionName(name: string): string {
  return name.endsWith('^-1') ? `${printName(name.slice(0, -3))}^{-1}` : printName(name);
}

/** A vector is a row; a vector of vectors a matrix. */
function printVector({ items }: VectorNode, comma: boolean): string {
  const rows = items.every((item) => item.kind === 'vector') ? items.map((row) => row.items) : [items];
  const body = rows.map((row) => row.map((entry) => print(entry, comma)).join('&')).join('\\\\');
  return `\\begin{pmatrix}${body}\\end{pmatrix}`;
}
