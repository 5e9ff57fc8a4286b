import { parseExpression } from '@lemma/core/expression';

/** A term that holds under a condition, with the words of four languages between them. */
const termAndCondition = /^(\S.*?),?\s+(?:for|if|when|für|falls|wenn|pour|si|quand|当|若)\s+(\S.*)$/s;

/** Longer texts are not looked at. */
const longest = 500;

/** The term that was meant by cases in words, `x^2 for x>0`: with `if`, and 0 where none of them holds. Undefined where there are none. */
export function meantCases(texts: readonly string[]): string | undefined {
  let write = '0';
  for (const text of texts.toReversed()) {
    const [, term, condition] = (text.length < longest && termAndCondition.exec(text.trim())) || [];
    if (term === undefined || condition === undefined) return undefined;
    write = `if(${condition}; ${term}; ${write})`;
  }
  return parseExpression(write).ok ? write : undefined;
}
