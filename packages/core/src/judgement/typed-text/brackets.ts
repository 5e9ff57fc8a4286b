import { placed, rewritten, type PlacedText } from './placed-text.ts';
import { depthAt } from './rules.ts';
import { inOurSign } from './signs.ts';

type Step = readonly [found: RegExp, write: string | ((match: RegExpExecArray) => string)];

const steps: readonly Step[] = [
  [/\$|\\(?:left|right|displaystyle|[bB]ig[lr]?)(?![A-Za-z])\s*/dg, ''],
  // Not the sign of ℝ\{1}.
  [/(?<![ℝR}]\s*)\\(\{)|\\(\})/dg, ([, open]) => (open === undefined ? '}' : '{')],
  [/\\mathbb\s*(?:([RL])|\{\s*([RL])\s*\})/dg, ([, one, other]) => ((one ?? other) === 'R' ? 'ℝ' : 'L')],
  [/\\R(?![A-Za-z])/dg, 'ℝ'],
  [/\\(?:setminus|backslash)(?![A-Za-z])|[∖＼]/dg, '\\'],
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
  [/^\s*([ℝR])\s*\^?\s*\*\s*$/dg, '$1\\{0}'],
  [/[（）［］｛｝【】〔〕；，、]/dg, ([sign]) => inOurSign(sign)],
  [/^\s*(?:𝕃|\p{Lu})\s*=\s*(?=[{∅[(\]])/dgu, ''],
  [/\\(?:emptyset|varnothing)(?![A-Za-z])|Ø/dg, '∅'],
  [/^\s*[ℝR]\s*$/dg, '(-infinity; infinity)'],
  [/(?<=[\])}[]\s*)(?:\\cup|oder|ou|或|并|union)(?=\s*[[(\]{])/dg, '∪'],
];

/** Brackets, separators and signs of sets as we write them; what is inside stays as it was typed. */
export function inOurBrackets(typed: string): PlacedText {
  return steps.reduce((whole, [found, write]) => rewritten(whole, found, write), placed(typed));
}

const rows: readonly Step[] = [
  [/^\s*\\begin\s*\{[pbvBV]?matrix\}\s*/dg, '[['],
  [/(?:\\\\)?\s*\\end\s*\{[pbvBV]?matrix\}\s*$/dg, ']]'],
];

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
  if (!decimalComma && /^\s*\[[^[\]]*,[^[\]]*;[^[\]]*\]\s*$/s.test(whole.text)) {
    const inRows = rewritten(whole, /;/dg, (match) => (isOutside(match) ? '];[' : undefined));
    const separated = rewritten(inRows, /,/dg, (match) => (isOutside(match) ? ';' : undefined));
    return rewritten(separated, /^\s*\[|\]\s*$/dg, ([bracket]) => bracket.trim().repeat(2));
  }
  if (!/^\s*\{\s*\{.*\}\s*\}\s*$/s.test(whole.text)) return whole;
  return rewritten(rewritten(whole, /\{/dg, '['), /\}/dg, ']');
}
