import { parseExpression } from '@lemma/core/expression';
import { conditionIn, saysOtherwise, termOtherwise } from '@lemma/core/language';

/** A term and its condition, joined by a word in one of four languages. */
const termAndCondition = /^(\S.*?),?\s+(?:for|if|when|für|falls|wenn|pour|si|quand|当|若)\s+(\S.*)$/s;

/** Longer texts are not examined. */
const longest = 500;

/** The environment of formulas; the commas at the ends of its cells do not belong to them. */
const environment = /^\s*\\begin\{([dr]?cases)\}(.*)\\end\{\1\}\s*$/s;

/** A piece of a function; without a condition it applies where no other does. */
interface Piece {
  readonly term: string;
  readonly condition?: string;
}

/**
 * The term meant by cases written in words, `x^2 for x>0, -x otherwise`, or by the environment of formulas: with `if`,
 * and 0 if none applies. Undefined if there are none.
 */
export function meantCases(texts: readonly string[]): string | undefined {
  const whole = texts.join(',');
  if (whole.length > longest) return undefined;
  const [, , rows] = environment.exec(whole) ?? [];
  const pieces = rows === undefined ? texts.map((_, at) => pieceAt(texts, at)) : rows.split('\\\\').flatMap(pieceOfRow);
  let write: string | undefined;
  for (const piece of pieces.toReversed()) {
    if (piece === 'none') continue;
    if (piece === undefined || (piece.condition === undefined && write !== undefined)) return undefined;
    write = piece.condition === undefined ? piece.term : `if(${piece.condition}; ${piece.term}; ${write ?? '0'})`;
  }
  const isChoice = pieces.some((piece) => typeof piece === 'object' && piece.condition !== undefined);
  return isChoice && write !== undefined && parseExpression(write).ok ? write : undefined;
}

/** The piece in a text, or in the previous one if a comma separates a term from "otherwise". */
function pieceAt(texts: readonly string[], at: number): Piece | 'none' | undefined {
  const text = texts[at]?.trim() ?? '';
  if (at > 0 && saysOtherwise(text)) return 'none';
  if (saysOtherwise(texts[at + 1] ?? '')) return { term: text };
  const rest = termOtherwise(text);
  if (rest !== undefined) return { term: rest };
  const [, term, condition] = termAndCondition.exec(text) ?? [];
  return term === undefined || condition === undefined ? undefined : { term, condition };
}

function pieceOfRow(row: string): readonly (Piece | undefined)[] {
  if (row.trim() === '') return [];
  const [term = '', condition = ''] = row.split('&').map((cell) => cell.trim().replace(/\s*[,.]$/, ''));
  return [saysOtherwise(condition) || condition === '' ? { term } : { term, condition: conditionIn(condition) }];
}
