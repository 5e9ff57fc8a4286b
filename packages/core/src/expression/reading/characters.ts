/** What a character can start, by its code; characters beyond ASCII are handled individually. */
export const BLANK = 1;
export const DIGIT = 2;
export const LETTER = 3;
export const PUNCTUATION = 4;

/** Class of each ASCII character; 0 is none. */
export const classes = new Uint8Array(128);
/** 1 for characters that continue a word: letters, digits, underscore. */
export const inWord = new Uint8Array(128);

for (const code of [9, 10, 13, 32]) classes[code] = BLANK;
for (let code = 48; code < 58; code++) {
  classes[code] = DIGIT;
  inWord[code] = 1;
}
for (let code = 65; code < 91; code++) {
  classes[code] = classes[code + 32] = LETTER;
  inWord[code] = inWord[code + 32] = 1;
}
inWord[95] = 1;
classes[46] = DIGIT;
for (const character of '+-*/^#!()[]|;,=<>') classes[character.charCodeAt(0)] = PUNCTUATION;

/** Every ASCII character as a string, so that single-letter names need no substring. */
export const oneCharacter: readonly string[] = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** 1, 10, 100 … 10^15. */
export const powersOfTen: readonly number[] = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** The digit of a superscript character, -1 for none. */
export function superscriptDigit(code: number): number {
  if (code === 0xb9) return 1;
  if (code === 0xb2 || code === 0xb3) return code - 0xb0;
  return code === 0x2070 || (code >= 0x2074 && code <= 0x2079) ? code - 0x2070 : -1;
}
