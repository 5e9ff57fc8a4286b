import type { Font } from './style.ts';

/** The start of an alphabet in Unicode's Mathematical Alphanumeric Symbols, and the letters encoded elsewhere. */
interface Alphabet {
  readonly upper: number;
  readonly lower: number;
  readonly digits?: number;
  /** The code point of capital alpha; small alpha is 26 further on. */
  readonly greek?: number;
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** A variation selector that follows each capital and selects one of two forms (Unicode's StandardizedVariants). */
  readonly variant?: string;
}

const script = {
  upper: 0x1d49c,
  lower: 0x1d4b6,
  elsewhere: { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' },
};

const alphabets: Readonly<Record<Exclude<Font, 'upright'>, Alphabet>> = {
  bold: { upper: 0x1d400, lower: 0x1d41a, digits: 0x1d7ce, greek: 0x1d6a8 },
  italic: { upper: 0x1d434, lower: 0x1d44e, greek: 0x1d6e2, elsewhere: { h: 'ℎ' } },
  boldItalic: { upper: 0x1d468, lower: 0x1d482, digits: 0x1d7ce, greek: 0x1d71c },
  doubleStruck: {
    upper: 0x1d538,
    lower: 0x1d552,
    digits: 0x1d7d8,
    elsewhere: { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
  },
  // Fonts with only one form show it for both.
  calligraphic: { ...script, variant: '\ufe00' },
  script: { ...script, variant: '\ufe01' },
  fraktur: { upper: 0x1d504, lower: 0x1d51e, elsewhere: { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' } },
  sansSerif: { upper: 0x1d5a0, lower: 0x1d5ba, digits: 0x1d7e2 },
  monospace: { upper: 0x1d670, lower: 0x1d68a, digits: 0x1d7f6 },
};

/** The text in another alphabet, as far as Unicode encodes its characters there. */
export function inAlphabet(text: string, font: Font): string {
  if (font === 'upright') return text;
  const alphabet = alphabets[font];
  let changed = '';
  for (const character of text) {
    changed += alphabet.elsewhere?.[character] ?? shifted(character, alphabet);
    if (isCapital(character)) changed += alphabet.variant ?? '';
  }
  return changed;
}

function isCapital(character: string): boolean {
  return character >= 'A' && character <= 'Z' && character.length === 1;
}

const greekVariants = '∂ϵϑϰϕϱϖ';

function shifted(character: string, alphabet: Alphabet): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 65 && code <= 90) return String.fromCodePoint(alphabet.upper + code - 65);
  if (code >= 97 && code <= 122) return String.fromCodePoint(alphabet.lower + code - 97);
  if (code >= 48 && code <= 57 && alphabet.digits !== undefined)
    return String.fromCodePoint(alphabet.digits + code - 48);
  if (alphabet.greek === undefined) return character;
  if (code >= 0x391 && code <= 0x3a9) return String.fromCodePoint(alphabet.greek + code - 0x391);
  if (code >= 0x3b1 && code <= 0x3c9) return String.fromCodePoint(alphabet.greek + 26 + code - 0x3b1);
  if (character === '∇') return String.fromCodePoint(alphabet.greek + 25);
  const variant = greekVariants.indexOf(character);
  return variant === -1 ? character : String.fromCodePoint(alphabet.greek + 51 + variant);
}
