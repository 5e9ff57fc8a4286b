import type { MathElement, MathNode } from '@lemma/core/document';

const brackets: ReadonlySet<string> = new Set('()[]{}|‖⟨⟩⌊⌋⌈⌉');
const tokens: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'mtext', 'mspace']);
const rows: ReadonlySet<string> = new Set(['mrow', 'mstyle', 'msub', 'msup', 'msubsup']);

/**
 * Whether nothing in a row is higher than a letter with scripts, so that its brackets need not stretch. A browser would
 * make them larger than TeX does, and reserve room for the largest ones.
 */
export function isLowRow({ children }: MathElement): boolean {
  return children.every(isLow);
}

function isLow(node: MathNode): boolean {
  if (typeof node === 'string') return true;
  if (node.tag === 'mo') return !isLarge(node);
  if (tokens.has(node.tag)) return true;
  return rows.has(node.tag) && node.attributes['displaystyle'] === undefined && node.children.every(isLow);
}

function isLarge({ attributes, children: [sign] }: MathElement): boolean {
  const isSized = attributes['minsize'] !== undefined || attributes['largeop'] === 'true';
  return isSized || (typeof sign === 'string' && /^[∏∐∑∫∬∭∮∯∰⋀⋁⋂⋃⨀⨁⨂⨄⨆]/u.test(sign));
}

/** Whether an operator is a bracket that would stretch with its row. */
export function growsWithRow({ tag, attributes, children: [sign] }: MathElement): boolean {
  return tag === 'mo' && attributes['minsize'] === undefined && typeof sign === 'string' && brackets.has(sign);
}
