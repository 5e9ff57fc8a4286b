import type { TokenKind } from './tables.generated.ts';

/** The expected things in a reader's terms; each covers several kinds of token. */
export const expectedThings = [
  'operand',
  'operator',
  'relation',
  'connective',
  'separator',
  'closingBracket',
  'closingSquareBracket',
  'closingBar',
  'end',
] as const;
export type ExpectedThing = (typeof expectedThings)[number];

const things: Readonly<Record<TokenKind, ExpectedThing | undefined>> = {
  end: 'end',
  bad: undefined,
  or: 'connective',
  and: 'connective',
  not: undefined,
  relation: 'relation',
  '+': 'operator',
  '-': 'operator',
  '*': 'operator',
  '/': 'operator',
  mod: 'operator',
  '^': 'operator',
  '#': 'operator',
  '!': 'operator',
  superscript: 'operator',
  number: 'operand',
  name: 'operand',
  truth: 'operand',
  '(': 'operand',
  ')': 'closingBracket',
  '[': 'operand',
  ']': 'closingSquareBracket',
  openBar: 'operand',
  closeBar: 'closingBar',
  callBracket: 'operand',
  function: 'operand',
  separator: 'separator',
};

/** The kinds of token that were expected, in as few words as possible; in the order of `expectedThings`. */
export function thingsExpected(kinds: readonly TokenKind[]): readonly ExpectedThing[] {
  const canMultiply = kinds.includes('*');
  const named = new Set(kinds.map((kind) => things[kind]));
  // Where an operand is required, + and - are only its signs; where juxtaposition is possible, an operator says enough.
  if (named.has('operand') && !canMultiply) named.delete('operator');
  if (canMultiply) named.delete('operand');
  return expectedThings.filter((thing) => named.has(thing));
}
