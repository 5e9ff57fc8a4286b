import { greekLetters } from '@lemma/core/expression';

/** Plain characters for TeX commands. */
export const signs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(greekLetters),
  // Letters that cannot be variable names, and variant forms.
  pi: 'π',
  varepsilon: 'ε',
  vartheta: 'ϑ',
  varphi: 'φ',
  infty: '∞',
  cdot: '·',
  times: '×',
  div: '÷',
  pm: '±',
  mp: '∓',
  circ: '°',
  degree: '°',
  prime: '′',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  to: '→',
  rightarrow: '→',
  mapsto: '↦',
  perp: '⟂',
  parallel: '∥',
  angle: '∠',
  triangle: '△',
  in: '∈',
  cap: '∩',
  cup: '∪',
  ldots: '…',
  dots: '…',
  int: '∫',
  sum: '∑',
  partial: '∂',
  nabla: '∇',
  ell: 'ℓ',
  quad: ' ',
  ',': ' ',
  ';': ' ',
  ':': ' ',
  ' ': ' ',
  '!': '',
  '%': '%',
  $: '$',
  '{': '{',
  '}': '}',
  left: '',
  right: '',
};

/** Accents, as combining characters that follow the letter. */
export const accents: Readonly<Record<string, string>> = {
  vec: '\u20d7',
  overrightarrow: '\u20d7',
  bar: '\u0304',
  overline: '\u0305',
  hat: '\u0302',
  widehat: '\u0302',
  tilde: '\u0303',
  dot: '\u0307',
  ddot: '\u0308',
};

/** Commands that only select the alphabet of their argument. */
export const alphabets: ReadonlySet<string> = new Set([
  'text',
  'mathrm',
  'mathbf',
  'mathit',
  'mathsf',
  'boldsymbol',
  'operatorname',
  'textbf',
  'mbox',
  'mathcal',
]);

/** Double-struck letters. */
export const doubled: Readonly<Record<string, string>> = { N: 'ℕ', Z: 'ℤ', Q: 'ℚ', R: 'ℝ', C: 'ℂ', P: 'ℙ' };
