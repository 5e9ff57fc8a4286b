/** An accent of LaTeX: the combining mark behind the letter, and the sign that stands where there is no letter. */
export interface TextAccent {
  readonly mark: string;
  readonly alone: string;
}

/** The accents of LaTeX's texts by command: `\'e`, `\v{c}`. */
export const textAccents: ReadonlyMap<string, TextAccent> = new Map(
  (
    [
      ['"', '\u0308', '\u00a8'],
      ["'", '\u0301', '\u00b4'],
      ['`', '\u0300', '`'],
      ['^', '\u0302', '^'],
      ['~', '\u0303', '~'],
      ['=', '\u0304', '\u00af'],
      ['.', '\u0307', '\u02d9'],
      ['u', '\u0306', '\u02d8'],
      ['v', '\u030c', '\u02c7'],
      ['H', '\u030b', '\u02dd'],
      ['t', '\u0361', ''],
      ['c', '\u0327', '\u00b8'],
      ['d', '\u0323', '.'],
      ['b', '\u0331', '_'],
      ['r', '\u030a', '\u02da'],
      ['k', '\u0328', '\u02db'],
    ] as const
  ).map(([name, mark, alone]) => [name, { mark, alone }]),
);

/** The letters of LaTeX's texts by command: `\ss`, `\L`. */
export const textLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ss: 'ß',
    ae: 'æ',
    AE: 'Æ',
    oe: 'œ',
    OE: 'Œ',
    o: 'ø',
    O: 'Ø',
    aa: 'å',
    AA: 'Å',
    l: 'ł',
    L: 'Ł',
    dh: 'ð',
    DH: 'Ð',
    th: 'þ',
    TH: 'Þ',
    dj: 'đ',
    DJ: 'Đ',
    ng: 'ŋ',
    NG: 'Ŋ',
    i: 'ı',
    j: 'ȷ',
  }),
);

/** Words with an accent on their first letter. An accent above replaces the dot of an i or j, as in TeX. */
export function withAccent(words: string, { mark, alone }: TextAccent): string {
  const [first = '', ...rest] = words;
  if (first === '') return alone;
  const letter = first === 'ı' ? 'i' : first === 'ȷ' ? 'j' : first;
  return (letter + mark).normalize('NFC') + rest.join('');
}
