import { lineOf, runsOf, type Run } from './runs.ts';

export type { Run } from './runs.ts';

/** A label, parsed from what its author wrote. */
export interface Label {
  /** As one line of plain text, for screen readers and where there are only characters. */
  readonly plain: string;
  /** As characters with subscripts and superscripts. */
  readonly runs: readonly Run[];
  /** As TeX for a typesetter; undefined for text without a formula. */
  readonly tex: string | undefined;
}

const known = new Map<string, Label>();

/** Size of the label cache: labels are requested on every frame while something is dragged. */
const mostKnown = 500;

/**
 * Parses a label: `$\frac{3}{5}$`, text with formulas between dollar signs, or a formula without them if nothing else
 * could be meant (`F_b`, `\alpha`).
 */
export function readLabel(text: string): Label {
  const label = known.get(text) ?? read(text.trim());
  if (known.size >= mostKnown) known.clear();
  known.set(text, label);
  return label;
}

/** A label as one line of plain text. */
export function plainLabel(text: string): string {
  return readLabel(text).plain;
}

function read(text: string): Label {
  const parts = text.includes('$') ? text.split('$') : looksLikeFormula(text) ? ['', whole(text)] : [text];
  if (parts.length === 1) return { plain: text, runs: [{ text, level: 0 }], tex: undefined };
  const isFormula = (index: number) => index % 2 === 1;
  const runs = parts.flatMap((part, index): readonly Run[] => {
    if (part === '') return [];
    return isFormula(index) ? runsOf(part) : [{ text: part, level: 0 }];
  });
  const tex = parts.map((part, index) =>
    isFormula(index) ? part.replaceAll(/(\d),(?=\d)/g, '$1{,}') : part === '' ? '' : `\\text{${literal(part)}}`,
  );
  return {
    plain: lineOf(runs),
    runs,
    tex: parts.some((part, index) => isFormula(index) && part.trim() !== '') ? tex.join('') : undefined,
  };
}

/** A command, or a short name with a subscript or superscript; never a word with an underscore. */
function looksLikeFormula(text: string): boolean {
  return /\\[a-zA-Z]/.test(text) || /^\p{L}['′]*([_^](\{[^{}]*\}|\p{L}|\d+))+['′]*(\s*=.*)?$/u.test(text);
}

/** Authors who write `P_12` outside a formula mean both digits. */
function whole(text: string): string {
  return text.replaceAll(/([_^])(\d{2,})/g, '$1{$2}');
}

/** Literal text inside a formula. */
function literal(words: string): string {
  return words
    .replaceAll(/[\\{}#$%&_^~]/g, (sign) => (sign === '\\' ? '\\textbackslash{}' : `\\${sign}`))
    .replaceAll('\\^', '\\string^')
    .replaceAll('\\~', '\\string~');
}
