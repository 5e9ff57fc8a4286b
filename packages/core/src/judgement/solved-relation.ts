import { freeNames, isReservedName, type Expression, type RelationSign } from '../expression/index.ts';
import { withBothSigns } from './both-signs.ts';
import { complementOf, intersectionOf, realNumbers, unionOf, type NumberInterval } from './interval-set.ts';
import { isNumber } from './places.ts';

type PlaceOf = (term: Expression) => number;
type Read = (text: string) => Expression | undefined;

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
 * `x != 2`; or by ℝ, `ℝ\{2}`. Undefined for anything else, such as an inequality that is not solved yet. `placeOf`: the
 * places of the numbers in `numbersOfRelation`.
 */
export function setOfRelation(text: string, read: Read, placeOf: PlaceOf): readonly NumberInterval[] | undefined {
  const missing = numbersMissing(text);
  if (missing !== undefined) return withoutNumbers(missing, read, placeOf);
  const relation = read(text);
  const name = relation && nameIn(relation);
  return relation === undefined || name === undefined ? undefined : setIn(relation, name, placeOf);
}

/** The numbers in such a description. Undefined if it is none. */
export function numbersOfRelation(text: string, read: Read): readonly Expression[] | undefined {
  const missing = numbersMissing(text);
  if (missing !== undefined) return allRead(missing, read);
  const relation = read(text);
  const name = relation && nameIn(relation);
  if (relation === undefined || name === undefined) return undefined;
  const numbers: Expression[] = [];
  const record = (term: Expression): number => numbers.push(term);
  return setIn(relation, name, record) && numbers;
}

function nameIn(relation: Expression): string | undefined {
  const [name, ...others] = [...freeNames(relation)].filter((each) => !isReservedName(each));
  return others.length > 0 ? undefined : name;
}

function allRead(list: readonly string[], read: Read): readonly Expression[] | undefined {
  const all = list.flatMap(withBothSigns);
  const terms = all.flatMap((item) => read(item) ?? []).filter(isNumber);
  return terms.length < all.length ? undefined : terms;
}

/** The numbers that ℝ is written without, as texts: of `ℝ\{1; 2}`. Undefined for anything but ℝ. */
export function numbersMissing(text: string): readonly string[] | undefined {
  const all = allNumbers.exec(text.trim());
  return all === null ? undefined : (all[1] ?? '').split(/[;,]/).filter((item) => item.trim() !== '');
}

function withoutNumbers(list: readonly string[], read: Read, placeOf: PlaceOf): readonly NumberInterval[] | undefined {
  const terms = allRead(list, read);
  return terms && complementOf(unionOf(terms.map((term) => only(placeOf(term)))));
}

function setIn(node: Expression, name: string, placeOf: PlaceOf): readonly NumberInterval[] | undefined {
  switch (node.kind) {
    case 'group':
      return setIn(node.operand, name, placeOf);
    case 'not': {
      const inner = setIn(node.operand, name, placeOf);
      return inner && complementOf(inner);
    }
    case 'and':
    case 'or': {
      const [left, right] = [setIn(node.left, name, placeOf), setIn(node.right, name, placeOf)];
      if (left === undefined || right === undefined) return undefined;
      return node.kind === 'or' ? unionOf([...left, ...right]) : intersectionOf(left, right);
    }
    case 'relation': {
      let set: readonly NumberInterval[] | undefined = realNumbers;
      for (const [index, sign] of node.signs.entries()) {
        const next = setOfPair(node.operands[index], sign, node.operands[index + 1], { name, placeOf });
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
  context: { readonly name: string; readonly placeOf: PlaceOf },
): readonly NumberInterval[] | undefined {
  if (left === undefined || right === undefined) return undefined;
  const { name, placeOf } = context;
  if (!isName(left, name)) return isName(right, name) ? setOfPair(right, turned[sign], left, context) : undefined;
  return isNumber(right) ? setTo(sign, placeOf(right)) : undefined;
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
