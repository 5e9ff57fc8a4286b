import { pieceInWords, saysOtherwise } from '../language/index.ts';

/** A piece of a function by cases as written: `x^2 : x < 0`. */
export interface WrittenCase {
  readonly term: string;
  readonly condition: string;
}

/** The pieces in a text such as `x^2 : x < 0; x : x >= 0`. */
export function casesIn(text: string): readonly WrittenCase[] {
  return text.split(/; ?/).map(pieceIn);
}

function pieceIn(piece: string): WrittenCase {
  // With blanks around it, a colon is none of a quotient: 1:2 : x < 0.
  const [, term = piece, condition = ''] = /^(.*) : (.*)$/s.exec(piece) ?? /^([^:]*?) ?: ?(.*)$/s.exec(piece) ?? [];
  return { term, condition };
}

/** The pieces as a text. Reads back unchanged even while it is being written, including blanks. */
export function casesText(cases: readonly WrittenCase[]): string {
  return cases.every(({ term, condition }) => `${term}${condition}`.trim() === '')
    ? ''
    : cases.map(({ term, condition }) => `${term} : ${condition}`).join('; ');
}

/**
 * The pieces of what a learner types, where a word or a comma may stand for the colon: `-x if x < 0; x otherwise`, `-x, x < 0`.
 * Semicolons of Chinese keyboards separate pieces, too.
 */
export function typedCasesIn(text: string): readonly WrittenCase[] {
  return text.split(/[;；] ?/).map((piece) => {
    const ours = piece.replaceAll('：', ':');
    const inWords = pieceInWords(ours);
    // A word behind a colon belongs to the condition: `x : if x < 0`.
    return inWords === undefined || / : /.test(ours) || /:\s*$/.test(inWords.term) ? pieceIn(ours) : inWords;
  });
}

/**
 * The pieces in what is typed or pasted into one field, if it has a condition for each of them: also in the lines of a text
 * or of TeX. Undefined for anything else, such as a term.
 */
export function wholeCasesIn(text: string): readonly WrittenCase[] | undefined {
  const inOneLine = piecesOfTex(text)
    .trim()
    .replaceAll(/\s*[;；]?\s*\n\s*/g, '; ');
  const pieces = typedCasesIn(inOneLine).map(({ term, condition }) => ({
    term: term.trim(),
    condition: condition.trim(),
  }));
  return pieces.every(({ term, condition }) => term !== '' && isCondition(condition)) ? pieces : undefined;
}

/** 1:2 is a quotient. */
function isCondition(text: string): boolean {
  return saysOtherwise(text) || /[<>=≤≥≠⩽⩾∈]|\\(?:[lg]eq?(?:slant)?|[lg]t|neq?|in)(?![A-Za-z])/.test(text);
}

/** The pieces of `\\begin{cases}`, each in a line. */
function piecesOfTex(text: string): string {
  const inside = /\\begin\s*\{[dr]?cases\}(.*)\\end\s*\{[dr]?cases\}/s.exec(text)?.[1];
  if (inside === undefined) return text;
  return inside
    .replaceAll(/\\(?:text|mbox|mathrm)\s*\{([^{}]*)\}/g, ' $1 ')
    .replaceAll(/\\q?quad(?![A-Za-z])|\\[,;:!](?!\\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .split(/\\\\(?:\[[^\]]*\])?/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/[,;]?\s*&\s*/, ' : ').replace(/[,;.]\s*$/, ''))
    .join('\n');
}
