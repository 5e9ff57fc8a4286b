import { placed, rewritten, type PlacedText } from './placed-text.ts';
import { depthAt } from './rules.ts';
import { inOurSign } from './signs.ts';

type Step = readonly [found: RegExp, write: string | ((match: RegExpExecArray) => string | undefined)];

const steps: readonly Step[] = [
  [/\$|\\(?:left|right|displaystyle|[bB]ig[lr]?)(?![A-Za-z])\s*/dg, ''],
  // Not the sign of ℝ\{1}.
  [/(?<![ℝR}]\s*)\\(\{)|\\(\})/dg, ([, open]) => (open === undefined ? '}' : '{')],
  [/\\mathbb\s*(?:([RL])|\{\s*([RL])\s*\})/dg, ([, one, other]) => ((one ?? other) === 'R' ? 'ℝ' : 'L')],
  [/\\R(?![A-Za-z])/dg, 'ℝ'],
  [/\\(?:setminus|backslash)(?![A-Za-z])|[∖＼]/dg, '\\'],
  // ℝ−{0}
  [/(?<=(?:^|∈|=)\s*[ℝR]\s*)[-−–](?=\s*\{)/dg, '\\'],
  [/\\in(?![A-Za-z])/dg, '∈'],
  [/\\mid(?![A-Za-z])/dg, '|'],
  [/^\s*\{\s*\p{L}\s*(?:∈\s*[ℝR]\s*)?[|:]\s*(.*)\}\s*$/dgsu, '$1'],
  [/^\s*[ℝR]\s*(?:_\s*\{?0\}?|₀)\s*(?:\^\s*\{?\+\}?|⁺)\s*$/dg, '[0; infinity)'],
  [/^\s*[ℝR]\s*(?:\^?\s*\{?\+\}?|⁺)\s*$/dg, '(0; infinity)'],
  [/^\s*[ℝR]\s*(?:\^\s*\{?[-−]\}?|⁻)\s*$/dg, '(-infinity; 0)'],
  [
    /^\s*(?:keine Lösung(?:en)?|leere Menge|no (?:real )?solutions?|empty set|(?:aucune|pas de) solutions?|ensemble vide|无解|空集)\s*$/dgi,
    '∅',
  ],
  [/^\s*([ℝR])\s*\^?\s*\{?\s*[*∗＊⁎﹡]\s*\}?\s*$/dg, '$1\\{0}'],
  [/[,;](?=\s*\p{L}\s*[<>≤≥⩽⩾])/dgu, ({ input }) => (areBothBorders(input) ? ' AND ' : undefined)],
  // {1|2.5|-3}, as some textbooks separate: bars in pairs around a number are its absolute value.
  [/\|/dg, ({ input }) => (isSeparatedByBars(input) ? ';' : undefined)],
  [/[（）［］｛｝【】〔〕；，、]/dg, ([sign]) => inOurSign(sign)],
  [/^\s*(?:𝕃|\p{Lu})\s*=\s*(?=[{∅[(\]])/dgu, ''],
  [/\\(?:emptyset|varnothing)(?![A-Za-z])|[Øøᴓ⌀]/dg, '∅'],
  [/^\s*[ℝR]\s*$/dg, '(-infinity; infinity)'],
  [/(?<=[\])}[]\s*)(?:\\cup|oder|ou|或|并|union)(?=\s*[[(\]{])/dg, '∪'],
];

/** Whether bars are between the items of a set: none is open, or waits for an operand. */
function isSeparatedByBars(text: string): boolean {
  const inside = /^\s*(?:[\p{L}𝕃]\s*[=∈]\s*)?\{([^{}=<>∈≤≥≠:;]*)\}\s*$/u.exec(text)?.[1];
  const items = inside?.split('|').map((item) => item.trim());
  return (
    items !== undefined &&
    items.length > 1 &&
    items.every((item) => /^[^*/^·]/.test(item) && /[^-+*/^·−–,]$/.test(item))
  );
}

/** Whether `x>=-2, x<3` leaves something between its numbers; `x<-2, x>2` probably means OR. */
function areBothBorders(text: string): boolean {
  const [, name, sign = '', one = '', otherName, other = '', next = ''] =
    /^\s*(\p{L})\s*([<>]=?|[≤≥⩽⩾])\s*([^,;<>=≤≥]+)[,;]\s*(\p{L})\s*([<>]=?|[≤≥⩽⩾])\s*([^;<>=≤≥]+)$/u.exec(text) ??
    /^\s*(\p{L})\s*([<>]=?|[≤≥⩽⩾])\s*(\S+)[,;]\s*(\p{L})\s*([<>]=?|[≤≥⩽⩾])\s*([^;<>=≤≥]+)$/u.exec(text) ??
    [];
  if (name === undefined || name !== otherName) return false;
  const [first = NaN, second = NaN] = [one, next].map((number) =>
    Number(number.replace(',', '.').replace(/[−–]/g, '-')),
  );
  const [isLower, isUpper] = [/[>≥⩾]/.test(sign), /[<≤⩽]/.test(other)];
  return isLower === isUpper && (isLower ? first <= second : second <= first);
}

/** Brackets, separators and signs of sets as we write them; what is inside stays as it was typed. */
export function inOurBrackets(typed: string): PlacedText {
  return steps.reduce((whole, [found, write]) => rewritten(whole, found, write), placed(typed));
}

const rows: readonly Step[] = [
  [/^\s*\\begin\s*\{[pbvBV]?matrix\}\s*/dg, '[['],
  [/(?:\\\\)?\s*\\end\s*\{[pbvBV]?matrix\}\s*$/dg, ']]'],
];

/** Rows in round brackets, of Maxima and of Octave, as rows in square brackets. */
const programs: readonly Step[] = [
  [
    /^\s*(?:(?:np|numpy|sp|sympy)\.)?(?:[mM]atrix|array)\s*\(\s*(\[.*\])\s*\)\s*$/dgs,
    ([, inside = '']) => (/^\[\s*\[/.test(inside) ? inside : `[${inside}]`),
  ],
  [
    /^\s*\(\s*\(([^()]*(?:\)\s*[,;]\s*\([^()]*)+)\)\s*\)\s*$/dgs,
    ([, inside = '']) => `[[${inside.replaceAll(/\)\s*[,;]\s*\(/g, '];[')}]]`,
  ],
  [/^\s*\(([^()[\],|]*;[^()[\],|]*)\)\s*$/dgs, ([, inside = '']) => apartByBlanks(inside)],
  // (1|2|3) is a column, and (1; 2; 3).
  [/^\s*\(([^()|;]+(?:\|[^()|;]+)+)\)\s*$/dgs, ([, inside = '']) => columnOf(inside.split('|'))],
  [/^\s*\(([^();]+(?:;[^();]+)+)\)\s*$/dgs, ([, inside = '']) => columnOf(inside.split(';'))],
  [/^\s*\[([^[\](),]*)\]\s*$/dgs, ([, inside = '']) => apartByBlanks(inside)],
];

function columnOf(entries: readonly string[]): string {
  return `[${entries.map((entry) => `[${entry.trim()}]`).join(';')}]`;
}

/** Entries between blanks, in rows of one length; not digits in groups, mixed numbers, or what has blanks around signs. */
function apartByBlanks(text: string): string | undefined {
  const lines = text.split(';').map(entriesBetweenBlanks);
  const [first] = lines;
  if (first === undefined || first.length < 2 || lines.some((line) => line?.length !== first.length)) return undefined;
  return `[${lines.map((line = []) => `[${line.join(';')}]`).join(';')}]`;
}

/** The entries of a row that blanks separate: `1 2.5`. Undefined if a blank may belong to an entry: `1 000`, `1 1/2`, `x + 1`. */
export function entriesBetweenBlanks(line: string): readonly string[] | undefined {
  const entries = line.trim().split(/\s+/);
  const isApart = entries.every(
    (entry, at) =>
      entry !== '' &&
      !/^[+*/^·=-]$|[-+*/^·]$|^[+*/^·]/.test(entry) &&
      !(at > 0 && /^\d{1,3}$/.test(entries[at - 1] ?? '') && /^\d{3}(?!\d)|^\d+\/\d+$/.test(entry)),
  );
  return isApart ? entries : undefined;
}

/**
 * The rows of a matrix in square brackets: from TeX, or in the notation of other programs, `{{1, 2}, {3, 4}}` and, where
 * the comma is not the decimal separator, `[1, 2; 3, 4]`.
 */
export function inOurRows(typed: string, decimalComma: boolean): PlacedText {
  const whole = inOurBrackets(typed);
  if (/^\s*\\begin/.test(whole.text)) {
    const framed = rows.reduce((each, [found, write]) => rewritten(each, found, write), whole);
    return rewritten(rewritten(framed, /\\\\/dg, '];['), /&/dg, ';');
  }
  const isOutside = ({ index, input }: RegExpExecArray) => depthAt(input, index) === 0;
  const square = programs.reduce((each, [found, write]) => rewritten(each, found, write), whole);
  if (square.text !== whole.text) return square;
  // (1, 2, 3), which in other languages would be decimals.
  const tuple = /^\s*\(([^();[\]]+(?:,[^();[\]]+)+)\)\s*$/s.exec(whole.text)?.[1];
  if (tuple !== undefined && (!decimalComma || /,\s/.test(tuple)) && !/\d,\d/.test(decimalComma ? tuple : ''))
    return rewritten(whole, /^[^]*$/dg, () => columnOf(tuple.split(',')));
  if (!decimalComma && /^\s*\[[^[\]]*,[^[\]]*;[^[\]]*\]\s*$/s.test(whole.text)) {
    const inRows = rewritten(whole, /;/dg, (match) => (isOutside(match) ? '];[' : undefined));
    const separated = rewritten(inRows, /,/dg, (match) => (isOutside(match) ? ';' : undefined));
    return rewritten(separated, /^\s*\[|\]\s*$/dg, ([bracket]) => bracket.trim().repeat(2));
  }
  if (!/^\s*\{\s*\{.*\}\s*\}\s*$/s.test(whole.text)) return whole;
  return rewritten(rewritten(whole, /\{/dg, '['), /\}/dg, ']');
}
