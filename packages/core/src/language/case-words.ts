/** Words for "otherwise" in any of our languages: an answer is understood whatever the language of the page. */
const otherwise: ReadonlySet<string> = new Set([
  ...['otherwise', 'else', 'elsewhere', 'in all other cases'],
  ...['sonst', 'ansonsten', 'andernfalls', 'in allen anderen fällen'],
  ...['sinon', 'autrement', 'dans les autres cas'],
  ...['否则', '其他', '其它', '其余', '其他情况', '其它情况', '其他情形', '其它情形'],
]);

const lastWords = new RegExp(
  `^(.*?[^\\s,，])(?:[,，]\\s*|\\s+|(?=[^\\x00-\\x7f]))(${[...otherwise].join('|')})$`,
  'isu',
);

/** Words that may precede a condition without changing it; in Chinese without a blank. */
const before = /^(?:(?:if|when|for|falls|wenn|für|si|pour|quand|lorsque)\s+|[当若对]|如果)\s*(?=\S)/iu;

/** The same words between a term and its condition; after a comma, the condition may stand alone. */
const between =
  /^(.*?[^\s,，])(?:[\s,，]\s*(?:if|when|for|falls|wenn|für|si|pour|quand|lorsque)\s+|[\s,，]*(?:如果|[当若对])\s*)(\S.*)$/isu;

/** Words that may follow it. */
const behind = /(?<=\S)\s*时$/u;

/** Whether a condition says that a piece applies where no other does. */
export function saysOtherwise(condition: string): boolean {
  return otherwise.has(plainWords(condition).replace(/\s+/g, ' ').toLowerCase());
}

/** The term for all other cases: `-x` in "-x otherwise"; undefined if there is none. */
export function termOtherwise(text: string): string | undefined {
  const [, term] = lastWords.exec(plainWords(text)) ?? [];
  return term?.trim();
}

/** A term and what follows it: its condition, or a word for all other cases. */
interface PieceInWords {
  readonly term: string;
  readonly condition: string;
}

/**
 * The term and the condition in "-x if x < 0", `-x, x < 0` or "-x otherwise", without the word between them; undefined if
 * neither a word nor a comma separates them.
 */
export function pieceInWords(text: string): PieceInWords | undefined {
  const plain = plainWords(text);
  const [, before, word] = lastWords.exec(plain) ?? [];
  if (before !== undefined && word !== undefined) return { term: before.trim(), condition: word };
  const [, term, condition] = between.exec(plain) ?? [];
  if (term !== undefined && condition !== undefined) return { term, condition };
  return partsAtComma(plain);
}

/** A comma between digits, or in brackets, separates nothing here; nor does one without a relation behind it. */
function partsAtComma(text: string): PieceInWords | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    depth += '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0;
    if (depth !== 0 || !/[,，]/.test(sign)) continue;
    const [term, condition] = [text.slice(0, at), text.slice(at + 1)];
    const isDecimal = sign === ',' && /\d$/.test(term) && /^\d/.test(condition);
    if (isDecimal || /[<>=≤≥≠]/.test(term)) continue;
    if (term.trim() !== '' && /[<>=≤≥≠⩽⩾∈]/.test(condition)) return { term: term.trim(), condition: condition.trim() };
  }
  return undefined;
}

/** A condition without its surrounding words: `x < 0` in "if x < 0", 当 x < 0 时. */
export function conditionIn(text: string): string {
  return plainWords(text).replace(before, '').replace(behind, '');
}

/** Removes TeX's text commands and a final full stop. */
function plainWords(text: string): string {
  return text
    .replace(/\\(?:text(?:rm|normal)?|mbox|mathrm)\s{0,5}\{([^{}]*)\}/g, ' $1 ')
    .trim()
    .replace(/\s?[.,。，]$/u, '');
}
