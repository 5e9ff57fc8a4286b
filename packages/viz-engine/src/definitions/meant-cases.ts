import { parseExpression } from '@lemma/core/expression';

/** A term and its condition, joined by a word in one of four languages. */
const termAndCondition = /^(\S.*?),?\s+(?:for|if|when|für|falls|wenn|pour|si|quand|当|若)\s+(\S.*)$/s;

/** Longer texts are not examined. */
const longest = 500;

/**
 * The term meant by cases written in words, `x^2 for x>0`: with `if`, and 0 if none applies. Undefined if there are
 * none.
 */
export function meantCases(texts: readonly string[]): string | undefined {
  let write = '0';
  for (const text of texts.toReversed()) {
    const [, term, condition] = (text.length < longest && termAndCondition.exec(text.trim())) || [];
    if (term === undefined || condition === undefined) return undefined;
    write = `if(${condition}; ${term}; ${write})`;
  }
  return parseExpression(write).ok ? write : undefined;
}
