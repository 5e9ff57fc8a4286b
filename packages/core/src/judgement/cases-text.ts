/** A piece of a function by cases as written: `x^2 : x < 0`. */
export interface WrittenCase {
  readonly term: string;
  readonly condition: string;
}

/** The pieces in a text such as `x^2 : x < 0; x : x >= 0`. */
export function casesIn(text: string): readonly WrittenCase[] {
  return text.split(/; ?/).map((piece) => {
    // With blanks around it, a colon is none of a quotient: 1:2 : x < 0.
    const [, term = piece, condition = ''] = /^(.*) : (.*)$/s.exec(piece) ?? /^([^:]*?) ?: ?(.*)$/s.exec(piece) ?? [];
    return { term, condition };
  });
}

/** The pieces as a text. Reads back unchanged even while it is being written, including blanks. */
export function casesText(cases: readonly WrittenCase[]): string {
  return cases.every(({ term, condition }) => `${term}${condition}`.trim() === '')
    ? ''
    : cases.map(({ term, condition }) => `${term} : ${condition}`).join('; ');
}
