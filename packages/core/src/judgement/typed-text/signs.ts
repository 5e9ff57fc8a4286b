import { greekLetters } from '../../expression/index.ts';
import type { Rule } from './rules.ts';

/** Signs that look like others: of keyboards, word processors and formula editors, `ours theirs`. */
const alike = new Map(
  ['*·⋅•∙∗×✕✖⨯・●‧⸱', '/÷∕⁄∶⧸➗', '-‐‑‒–—―−﹣➖', '+➕﹢', '|∣', '^ˆ↑', "'’‘′´ʼʻˈ٬", '[【〔', ']】〕', '(〖', ')〗']
    .concat([',、‚،', ';؛', '.٫', '%٪', '=⩵', '≈≃≅≒', 'E⏨ᴇᴱ', '°º˚∘', 'eℯⅇ', 'iⅈⅉ', 'hℎ'])
    // Letters of Cyrillic keyboards that look like Latin ones.
    .concat(['xх', 'aа', 'eе', 'cс', 'oо', 'pр', 'yу', 'iі'])
    .concat(['φϕ', 'θϑ', 'εϵ', 'κϰ', 'ρϱ', 'πϖ', 'σς', 'μµ', 'Ω\u2126', 'Δ∆', '≈～', '¬￢'])
    .flatMap((signs) => {
      const [ours = '', ...theirs] = signs;
      return theirs.map((sign) => [sign, ours] as const);
    })
    .concat([
      ['⩽', '<='],
      ['≦', '<='],
      ['⩾', '>='],
      ['≧', '>='],
      ['⌊', 'floor('],
      ['⌋', ')'],
      ['⌈', 'ceil('],
      ['⌉', ')'],
      ['∜', '⁴√'],
      ['ϴ', 'Θ'],
    ]),
);

const fullWidth = 0xfee0;

/** The digits 0 of other scripts, from Arabic to Khmer: 1 to 9 follow. */
const zeros = Array.from('٠۰߀०০੦૦୦௦౦೦൦๐໐༠၀០᠐', (zero) => zero.codePointAt(0) ?? 0);

/** A digit of another script. */
function digitOf(code: number): string | undefined {
  const zero = zeros.find((start) => code >= start && code < start + 10);
  return zero === undefined ? undefined : String(code - zero);
}

/** A sign as our notation has it, by what it looks like. */
export function inOurSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - fullWidth);
  // Letters and digits of formula editors: 𝑥, 𝜋, 𝟏.
  if (code >= 0x1d400) return alike.get(sign.normalize('NFKC')) ?? sign.normalize('NFKC');
  return alike.get(sign) ?? digitOf(code) ?? sign;
}

const letterNames = new Map([...greekLetters].map(([name, letter]) => [letter, name]));
letterNames.set('π', 'pi');

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿⁱˣʸᵃᵇᵏᵐᵖᵗ';
const raised = '0123456789+-()nixyabkmpt';
const subscripts = '₀₁₂₃₄₅₆₇₈₉ₐₑᵢⱼₖₘₙₚₜₓ';
const lowered = '0123456789aeijkmnptx';

function translated(text: string, from: string, to: string): string {
  return Array.from(text, (sign) => to.charAt(from.indexOf(sign))).join('');
}

/** What stands under a root sign: a number, a letter, or brackets. */
const rooted = String.raw`\s*(\d+(?:[.,]\d+)?|\p{L}|\((?:[^()]|\([^()]*\))*\))`;

/** Signs as our notation has them. */
export const signRules: readonly Rule[] = [
  // Nothing that is seen: directions of writing, places to break a line, looks of a sign.
  { found: /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/dg, write: '' },
  { found: /\p{Variation_Selector}/dgu, write: '' },
  // Quotation marks around it all.
  { found: /^\s*(?:["“”„«‘'’]\s*)([^"“”„«»‘'’]*?)\s*["“”»‘'’]\s*$/dg, write: '$1' },
  // The bar of a root.
  { found: /(?<=[√∛∜][\d\u0305]*)\u0305/dg, write: '' },
  { found: /[√∛]\s*\(\s*([2-9]\d*)\s*&((?:[^()]|\([^()]*\))*)\)/dg, write: '(($2)#($1))' },
  { found: /(?<![\p{L}\d.,)\]])(\d+)\s*ˣ√(?=[\d(\p{L}])/dgu, write: ({ 1: degree = '' }) => rootSign(degree) },
  { found: /█(?=\()/dg, write: '' },
  // Minus signs of calculators, and Japanese points.
  { found: /(?<![\p{L}\d)\]!|²³¹⁰⁴-⁹])⁻(?=\d)/dgu, write: '-' },
  { found: /(?<=\d)。(?=\d)/dg, write: '.' },
  { found: /⅟\s*(?=\d)/dg, write: '1/' },
  // Of formula editors: a function applied, a product and a sum without signs.
  { found: /[\u2061\u2063]/dg, write: ' ' },
  { found: /\u2062/dg, write: '*' },
  { found: /\u2064/dg, write: '+' },
  { found: /[^\S ]|[\u2800]/dg, write: ' ' },
  { found: /(?<![\p{L})\]])(?:(?<![\w.,])(\d+) ?)?([⁰¹²³⁴-⁹]+)[⁄∕/]([₀-₉]+)/dgu, write: smallFraction },
  { found: /[^\x20-\x7e]/dgu, write: ([sign]) => inOurSign(sign) },
  { found: /\s*。\s*$/dg, write: '' },
  { found: /\^\s*°/dg, write: '°' },
  { found: new RegExp(`(?<![\\w)\\]⁰-⁹])([²³⁴-⁹])√${rooted}`, 'dgu'), write: rootOf },
  {
    found: /(?<=[\p{L}\d)\]])([³⁴-⁹])√/dgu,
    refuse: ([, degree = '']) => {
      const number = translated(degree, superscripts, raised);
      return { kind: 'twoReadings', write: [`*${degree}√`, `^${number}*√`] };
    },
  },
  {
    found: new RegExp(`[${superscripts}]+`, 'dgu'),
    write: ([signs]) => {
      const power = translated(signs, superscripts, raised).replace(/^\+/, '');
      // Digits alone stay superscripts: sin²x.
      return /^-?\d+$/.test(power) && !signs.startsWith('⁺') ? undefined : `^(${power})`;
    },
  },
  {
    found: new RegExp(`([${subscripts}]+)(?=(\\s*[\\p{L}\\d])?)`, 'dgu'),
    write: ([, signs = '', next]) => `_${translated(signs, subscripts, lowered)}${next === undefined ? '' : ' '}`,
  },
  {
    found: /\p{Script=Greek}/dgu,
    write: ({ 0: letter, index, input }) => {
      const name = letterNames.get(letter);
      return name && ` ${name}${input.charAt(index + 1) === '_' ? '' : ' '}`;
    },
  },
];

/** `³⁄₄`, `1³⁄₄`, as word processors write fractions. */
function smallFraction([, whole, top = '', bottom = '']: RegExpExecArray): string {
  const part = `${translated(top, superscripts, raised)}/${translated(bottom, subscripts, lowered)}`;
  return whole === undefined ? `(${part})` : `(${whole}+${part})`;
}

/** `3ˣ√2` is `³√2`. */
function rootSign(degree: string): string {
  return degree.length === 1 ? `${superscripts.charAt(Number(degree))}√` : `${degree}ˣ√`;
}

function rootOf([, degree = '']: RegExpExecArray): string {
  const number = translated(degree, superscripts, raised);
  return number === '2' ? 'sqrt($2)' : number === '3' ? 'cbrt($2)' : `(($2)#${number})`;
}
