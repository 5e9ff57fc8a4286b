import { lineOf, runsOf, type Run } from './runs.ts';

export type { Run } from './runs.ts';

/** What is written beside something, read from what its author wrote. */
export interface Label {
  /** In one line of letters, for those who hear it and where there are only letters. */
  readonly plain: string;
  /** In letters on three heights. */
  readonly runs: readonly Run[];
  /** As TeX for a typesetter; undefined of words without a formula. */
  readonly tex: string | undefined;
}

const known = new Map<string, Label>();

/** So many labels are remembered: most are asked for with each frame while something is dragged. */
const mostKnown = 500;

/**
 * Reads a label: `$\frac{3}{5}$`, words with formulas between dollar signs, or a formula without them where nothing else could be
 * meant (`F_b`, `\alpha`).
 */
export function readLabel(text: string): Label {
  const label = known.get(text) ?? read(text.trim());
  if (known.size >= mostKnown) known.clear();
  known.set(text, label);
  return label;
}

/** A label in one line of letters. */
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

/** A command, or a short name with an index or an exponent; never a word with an underscore in it. */
function looksLikeFormula(text: string): boolean {
  return /\\[a-zA-Z]/.test(text) || /^\p{L}['′]*([_^](\{[^{}]*\}|\p{L}|\d+))+['′]*(\s*=.*)?$/u.test(text);
}

/** Who writes `P_12` without a formula around it means all of the digits. */
function whole(text: string): string {
  return text.replaceAll(/([_^])(\d{2,})/g, '$1{$2}');
}

/** Words as they are, inside of a formula. */
function literal(words: string): string {
  return words
    .replaceAll(/[\\{}#$%&_^~]/g, (sign) => (sign === '\\' ? '\\textbackslash{}' : `\\${sign}`))
    .replaceAll('\\^', '\\string^')
    .replaceAll('\\~', '\\string~');
}
