/** Words for "otherwise" in any of our languages: an answer is understood whatever the language of the page. */
const otherwise: ReadonlySet<string> = new Set([
  ...['otherwise', 'else', 'elsewhere', 'in all other cases'],
  ...['sonst', 'ansonsten', 'andernfalls', 'in allen anderen fällen'],
  ...['sinon', 'autrement', 'dans les autres cas'],
  ...['否则', '其他', '其它', '其余', '其他情况', '其它情况', '其他情形', '其它情形'],
]);

const lastWords = new RegExp(
  `^(.*?[^\\s,，])(?:[,，]\\s*|\\s+|(?=[^\\x00-\\x7f]))(?:${[...otherwise].join('|')})$`,
  'isu',
);

/** Words that may precede a condition without changing it; in Chinese without a blank. */
const before = /^(?:(?:if|when|for|falls|wenn|für|si|pour|quand|lorsque)\s+|[当若对]|如果)\s*(?=\S)/iu;

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
