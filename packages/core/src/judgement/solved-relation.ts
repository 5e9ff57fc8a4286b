import {
  freeNames,
  isReservedName,
  numberOf,
  valueOf,
  type Expression,
  type RelationSign,
} from '../expression/index.ts';
import { withBothSigns } from './both-signs.ts';
import { complementOf, intersectionOf, realNumbers, unionOf, type NumberInterval } from './interval-set.ts';

/** Reads relations, and the numbers in them. */
export interface EndReader {
  readonly read: (text: string) => Expression | undefined;
  /** The number that a term without names stands for. */
  readonly numberIn: (term: Expression | undefined) => number | undefined;
}

/** `L =` or `x ∈` before a set. */
export const heading =
  /^\s*(?:(?:𝕃|\p{L}(?:_?\{?\p{L}\}?)?)\s*=(?=\s*[{[(\]∅ℝR])|\p{L}(?:_?\d+)?\s*(?:∈|\\in\b|in\b))\s*/dgu;

const allNumbers = /^(?:ℝ|I?R|\\R|\\mathbb\{R\})\s*(?:(?:\\setminus|\\|∖|-|ohne|without|sans)\s*\{([^{}]*)\})?$/iu;

/** `ℝ\` before an interval. */
export const realsBefore = /^\s*(?:ℝ|I?R|\\R|\\mathbb\{R\})\s*(?:\\setminus|\\|∖|ohne|without|sans)\s*(?=[[(\]])/dgu;

/** A set without what is written before it: `L = `, `x ∈`. */
export function withoutHeading(text: string): string {
  return text.replace(heading, '').trim();
}

/**
 * The set described by relations of one name with numbers, joined by AND, OR and NOT: `x < -2 or x > 2`, `-1 <= x < 3`,
 * `x != 2`; or by ℝ, `ℝ\{2}`. Undefined for anything else, such as an inequality that is not solved yet.
 */
export function setOfRelation(text: string, reader: EndReader): readonly NumberInterval[] | undefined {
  const missing = numbersMissing(text);
  if (missing !== undefined) return withoutNumbers(missing, reader);
  const relation = reader.read(text);
  if (relation === undefined) return undefined;
  const [name, ...others] = [...freeNames(relation)].filter((each) => !isReservedName(each));
  return name === undefined || others.length > 0 ? undefined : setIn(relation, name, reader);
}

/** The numbers that ℝ is written without, as texts: of `ℝ\{1; 2}`. Undefined for anything but ℝ. */
export function numbersMissing(text: string): readonly string[] | undefined {
  const all = allNumbers.exec(text.trim());
  return all === null ? undefined : (all[1] ?? '').split(/[;,]/).filter((item) => item.trim() !== '');
}

function withoutNumbers(list: readonly string[], reader: EndReader): readonly NumberInterval[] | undefined {
  const numbers = list.flatMap(withBothSigns).map((item) => reader.numberIn(reader.read(item)));
  const known = numbers.flatMap((number) => number ?? []);
  return known.length < numbers.length ? undefined : complementOf(unionOf(known.map(only)));
}

function setIn(node: Expression, name: string, reader: EndReader): readonly NumberInterval[] | undefined {
  switch (node.kind) {
    case 'group':
      return setIn(node.operand, name, reader);
    case 'not': {
      const inner = setIn(node.operand, name, reader);
      return inner && complementOf(inner);
    }
    case 'and':
    case 'or': {
      const [left, right] = [setIn(node.left, name, reader), setIn(node.right, name, reader)];
      if (left === undefined || right === undefined) return undefined;
      return node.kind === 'or' ? unionOf([...left, ...right]) : intersectionOf(left, right);
    }
    case 'relation': {
      let set: readonly NumberInterval[] | undefined = realNumbers;
      for (const [index, sign] of node.signs.entries()) {
        const next = setOfPair(node.operands[index], sign, node.operands[index + 1], name, reader);
        set = set && next && intersectionOf(set, next);
      }
      return set;
    }
    default:
      return undefined;
  }
}

const turned: Readonly<Record<RelationSign, RelationSign>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function setOfPair(
  left: Expression | undefined,
  sign: RelationSign,
  right: Expression | undefined,
  name: string,
  reader: EndReader,
): readonly NumberInterval[] | undefined {
  if (left === undefined || right === undefined) return undefined;
  if (!isName(left, name)) return isName(right, name) ? setOfPair(right, turned[sign], left, name, reader) : undefined;
  const number = reader.numberIn(right);
  return number === undefined ? undefined : setTo(sign, number);
}

function setTo(sign: RelationSign, number: number): readonly NumberInterval[] {
  switch (sign) {
    case '=':
      return unionOf([only(number)]);
    case '!=':
      return complementOf(unionOf([only(number)]));
    case '<':
    case '<=':
      return unionOf([{ from: -Infinity, to: number, closedFrom: false, closedTo: sign === '<=' }]);
    case '>':
    case '>=':
      return unionOf([{ from: number, to: Infinity, closedFrom: sign === '>=', closedTo: false }]);
  }
}

function isName(node: Expression, name: string): boolean {
  return node.kind === 'group' ? isName(node.operand, name) : node.kind === 'name' && node.value === name;
}

function only(number: number): NumberInterval {
  return { from: number, to: number, closedFrom: true, closedTo: true };
}

/** The number that a term without names stands for. */
export function numberIn(term: Expression | undefined): number | undefined {
  const value = term && valueOf(term, {});
  const number = value?.ok ? numberOf(value.value) : undefined;
  return number === undefined || Number.isNaN(number) ? undefined : number;
}
