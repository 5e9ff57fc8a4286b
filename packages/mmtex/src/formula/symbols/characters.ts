import type { AtomClass, MathTree } from '../tree.ts';
import { symbols } from './symbols.ts';

/** The tree of a typed character in a formula; undefined if it is not allowed. */
export function characterNode(character: string): MathTree | undefined {
  const known = characters.get(character);
  if (known !== undefined) return known;
  if (character === '#') return undefined;
  if (/^[\p{L}\p{So}\p{Sc}]/u.test(character)) return { kind: 'identifier', text: character, upright: true };
  if (/^\p{Sm}/u.test(character)) return { kind: 'operator', text: character, class: 'relation' };
  if (/^\p{Nd}/u.test(character)) return { kind: 'numeral', text: character };
  if (/^[\p{P}\p{N}\p{Sk}\p{M}\p{Cf}]/u.test(character)) return { kind: 'text', text: character, variant: undefined };
  return undefined;
}

const characters: ReadonlyMap<string, MathTree> = new Map<string, MathTree>([
  // A symbol with a command may be typed directly; the first of several commands decides.
  ...[...symbols.values()].flatMap((node) => signOf(node)).reverse(),
  ...Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', letter),
  operator('+', '+', 'binary'),
  operator('-', '−', 'binary'),
  operator('−', '−', 'binary'),
  operator('*', '∗', 'binary'),
  operator('·', '⋅', 'binary'),
  operator('=', '=', 'relation'),
  operator('<', '<', 'relation'),
  operator('>', '>', 'relation'),
  [':', { kind: 'operator', text: ':', class: 'relation', spaces: ['0.2778em', '0.2778em'] }],
  operator(',', ',', 'punctuation'),
  operator(';', ';', 'punctuation'),
  operator('/', '/', 'ordinary'),
  operator('!', '!', 'closing'),
  ['?', { kind: 'operator', text: '?', class: 'closing', spaces: ['0em', '0em'] }],
  operator('(', '(', 'opening', false),
  operator('[', '[', 'opening', false),
  operator(')', ')', 'closing', false),
  operator(']', ']', 'closing', false),
  operator('|', '|', 'bar', false),
  ...['.', '"', '@', '`'].map((text): [string, MathTree] => [text, { kind: 'identifier', text, upright: true }]),
]);

function signOf(node: MathTree): readonly [string, MathTree][] {
  const known = node.kind === 'identifier' || node.kind === 'operator';
  return known && node.text.length === 1 && node.text > '\u007f' ? [[node.text, node]] : [];
}

function letter(text: string): [string, MathTree] {
  return [text, { kind: 'identifier', text, upright: false }];
}

function operator(typed: string, text: string, side: AtomClass, stretchy?: boolean): [string, MathTree] {
  const traits = stretchy === undefined ? {} : { stretchy };
  return [typed, { kind: 'operator', text, class: side, ...traits }];
}
