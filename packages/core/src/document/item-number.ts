import type { ListStyle } from './blocks/list.ts';

/** The styles of numbered lists by nesting depth (specification 002 §9). */
const byDepth: readonly ListStyle[] = ['arabic', 'alph', 'roman', 'Alph'];

/** The number of an item as references show it: `2`, `b`, `iv`; empty if its style has no numbers. */
export function itemNumber(style: ListStyle | undefined, depth: number, position: number): string {
  switch (style ?? byDepth[depth] ?? 'arabic') {
    case 'arabic':
      return String(position);
    case 'alph':
      return letterOf(position, 'abcdefghijklmnopqrstuvwxyz');
    case 'Alph':
      return letterOf(position, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    case 'greek':
      return letterOf(position, 'αβγδεζηθικλμνξοπρστυφχψω');
    case 'roman':
      return romanOf(position).toLowerCase();
    case 'Roman':
      return romanOf(position);
    case 'bullet':
    case 'dash':
    case 'ast':
    case 'dot':
    case 'square':
    case 'circle':
    case 'arrow':
      return '';
  }
}

function letterOf(position: number, letters: string): string {
  return letters[position - 1] ?? String(position);
}

const romans = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

function romanOf(position: number): string {
  let left = position;
  let text = '';
  for (const [sign, value] of romans) {
    for (; left >= value; left -= value) text += sign;
  }
  return text;
}
