/** What stands for every other case, in the words of mathematicians of any of our languages: an answer is read whatever the page speaks. */
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

/** What may stand before a condition, where it changes nothing; in Chinese without a blank. */
const before = /^(?:(?:if|when|for|falls|wenn|für|si|pour|quand|lorsque)\s+|[当若对]|如果)\s*(?=\S)/iu;

/** The same behind it. */
const behind = /(?<=\S)\s*时$/u;

/** Whether words say that a piece holds where no other does. */
export function saysOtherwise(condition: string): boolean {
  return otherwise.has(plainWords(condition).replace(/\s+/g, ' ').toLowerCase());
}

/** The term that holds in every other case: `-x` of "-x otherwise"; undefined where that is not said. */
export function termOtherwise(text: string): string | undefined {
  const [, term] = lastWords.exec(plainWords(text)) ?? [];
  return term?.trim();
}

/** A condition without the words around it: `x < 0` of "if x < 0", 当 x < 0 时. */
export function conditionIn(text: string): string {
  return plainWords(text).replace(before, '').replace(behind, '');
}

/** Words as TeX writes them in formulas, and the full stop of a sentence. */
function plainWords(text: string): string {
  return text
    .replace(/\\(?:text(?:rm|normal)?|mbox|mathrm)\s{0,5}\{([^{}]*)\}/g, ' $1 ')
    .trim()
    .replace(/\s?[.,。，]$/u, '');
}
