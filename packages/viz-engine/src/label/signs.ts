import { greekLetters } from '@lemma/core/expression';

/** What commands of TeX look like where there are only letters. */
export const signs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(greekLetters),
  // Those that cannot be names of variables, and the other forms.
  theta: 'θ',
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

/** Signs over a letter, as marks that follow it. */
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

/** Commands that only say in which letters their argument is written. */
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

/** Letters with a double stroke. */
export const doubled: Readonly<Record<string, string>> = { N: 'ℕ', Z: 'ℤ', Q: 'ℚ', R: 'ℝ', C: 'ℂ', P: 'ℙ' };
