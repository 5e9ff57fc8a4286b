import type { Span } from '../source/index.ts';
import { greekLetters } from './greek-letters.ts';
import { parseExpression } from './reading/parse.ts';
import { isReservedName } from './reserved-names.ts';

/** Foreign notation found in a text, and the whole text in our notation. */
export interface OtherNotation {
  readonly reason: OtherNotationReason;
  readonly span: Span;
  /** The sign that has another meaning or none here. */
  readonly sign: string;
  readonly write: string;
}

/** Remarks about foreign notation; a message exists for each. */
export const otherNotationReasons = ['otherNotation', 'degrees', 'percent', 'ambiguousPower', 'prime'] as const;

export type OtherNotationReason = (typeof otherNotationReasons)[number];

type Replacement = string | ((whole: string, ...groups: string[]) => string);

interface Rule {
  readonly found: RegExp;
  readonly instead: Replacement;
  readonly reason?: OtherNotationReason;
}

/** Longer texts are not examined. */
const longest = 500;
/** How deeply fractions and roots may be nested. */
const rounds = 4;

/** Commands with arguments in braces, rewritten from the inside out. */
const nesting: readonly Rule[] = [
  { found: /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, instead: '($1)/($2)' },
  { found: /\\sqrt\s*\[\s*3\s*\]\s*\{([^{}]*)\}/g, instead: 'cbrt($1)' },
  { found: /\\sqrt\s*\{([^{}]*)\}/g, instead: 'sqrt($1)' },
  { found: /\\operatorname\s*\{([A-Za-z]+)\}/g, instead: '$1' },
  { found: /\^\{([^{}]*)\}/g, instead: '^($1)' },
  { found: /_\{([^{}]*)\}/g, instead: '_$1' },
];

const signs: readonly Rule[] = [
  { found: /\\(?:left|right|,|;|!|quad|displaystyle)(?![A-Za-z])\s*/g, instead: '' },
  { found: /\\(?:cdot|times)(?![A-Za-z])\s*/g, instead: '*' },
  { found: /\\div(?![A-Za-z])\s*/g, instead: '/' },
  { found: /\\leq?(?![A-Za-z])/g, instead: '<=' },
  { found: /\\geq?(?![A-Za-z])/g, instead: '>=' },
  { found: /\\neq?(?![A-Za-z])/g, instead: '!=' },
  { found: /\\(?:land|wedge)(?![A-Za-z])/g, instead: 'AND' },
  { found: /\\(?:lor|vee)(?![A-Za-z])/g, instead: 'OR' },
  { found: /\\(?:lnot|neg)(?![A-Za-z])/g, instead: 'NOT' },
  { found: /\\infty(?![A-Za-z])/g, instead: 'infinity' },
  { found: /\\(?:var)?([A-Za-z]+)/g, instead: (whole, name = '') => (isWord(name) ? name : whole) },
  { found: /\$/g, instead: '' },
  { found: /\{([^{}]*)\}/g, instead: '($1)' },
  { found: /(\d+(?:\.\d+)?|[A-Za-z]\w*)\s*(?:°|\^\\circ|\^circ\b)/g, instead: '$1*pi/180', reason: 'degrees' },
  {
    found: /(?<=[/^]\s{0,9})(\d+(?:\.\d+)?)(?:\\?%(?!\s*[\d(])|\s+\\?%(?!\s*[\w(]))/g,
    instead: '($1/100)',
    reason: 'percent',
  },
  { found: /(\d+(?:\.\d+)?)(?:\\?%(?!\s*[\d(])|\s+\\?%(?!\s*[\w(]))/g, instead: '$1/100', reason: 'percent' },
  { found: /\s*\\?%\s*(?=[\w(])/g, instead: ' mod ' },
  {
    found: /(?<![\w.])(\d+(?:\.\d*)?|\.\d+)e\+?(-?\d+)/g,
    instead: (_, digits = '', power = '') => tenPower(digits, power),
    reason: 'ambiguousPower',
  },
  { found: /([A-Za-z]\w*)['′’]\s*\(\s*([A-Za-z]\w*)\s*\)/g, instead: 'derivative($1($2); $2)', reason: 'prime' },
  { found: /([A-Za-z]\w*)['′’]\s*\(([^()]*)\)/g, instead: 'derivative($1(x); x)', reason: 'prime' },
  { found: /([A-Za-z]\w*)['′’](?!\s*['′’(])/g, instead: 'derivative($1(x); x)', reason: 'prime' },
  { found: /\s*&&\s*/g, instead: ' AND ' },
  { found: /(?<=[\w)\]])\s*\|\|\s*(?=[\w([])/g, instead: ' OR ' },
  { found: /(?<=[\s\d)\]])(?:und|et|且|和)(?=[\s(]|$)/giu, instead: 'AND' },
  { found: /(?<=[\s\d)\]])(?:oder|ou|或)(?=[\s(]|$)/giu, instead: 'OR' },
  { found: /(?<![\w\\])(?:tg|ctg|cotg|arctg|arcctg|inf)(?!\w)/g, instead: (word) => otherWords[word] ?? word },
  { found: /\*\*/g, instead: '^' },
  { found: /=>/g, instead: '>=' },
  { found: /=</g, instead: '<=' },
  { found: /<>/g, instead: '!=' },
  {
    found: /^([^?:]*)\?([^?:]*):([^?:]*)$/g,
    instead: (_, condition = '', yes = '', no = '') => ifTerm(condition, yes, no),
  },
  { found: /:/g, instead: '/' },
  { found: /[“”"„]/g, instead: '' },
];

/** Words of other countries and programs, with ours. */
export const otherWords: Readonly<Record<string, string>> = {
  tg: 'tan',
  ctg: 'cot',
  cotg: 'cot',
  arctg: 'arctan',
  arcctg: 'arccot',
  inf: 'infinity',
};

function tenPower(digits: string, power: string): string {
  return `${digits}*10^${power.startsWith('-') ? `(${power})` : power}`;
}

function ifTerm(condition: string, yes: string, no: string): string {
  return `if(${condition.trim()}; ${yes.trim()}; ${no.trim()})`;
}

/** A number or name in needless brackets. */
const aloneInBrackets = /(?<![\w)\]])\((\d+(?:\.\d+)?|[A-Za-z]\w*)\)(?![\w([])/g;

/** Function names and Greek letters stay when their backslash is removed. */
function isWord(name: string): boolean {
  return greekLetters.has(name) || isReservedName(name);
}

/**
 * What an author who writes TeX, calculator or programming notation probably meant: the text translated to our
 * notation, if it can then be parsed. Undefined if no foreign notation is found.
 */
export function otherNotation(text: string): OtherNotation | undefined {
  if (text.length > longest) return undefined;
  const first = [...nesting, ...signs].find(({ found }) => text.search(found) >= 0);
  if (first === undefined) return undefined;
  let write = text;
  for (let round = 0; round < rounds; round += 1) write = nesting.reduce(rewritten, write);
  write = signs.reduce(rewritten, write);
  write = write.replace(aloneInBrackets, '$1').replace(/ {2,}/g, ' ').trim();
  const isRead = write !== text.trim() && parseExpression(write, { functions: calls(write) }).ok;
  return isRead ? { reason: first.reason ?? 'otherNotation', ...signIn(text, first.found), write } : undefined;
}

function rewritten(text: string, { found, instead }: Rule): string {
  return typeof instead === 'string' ? text.replace(found, instead) : text.replace(found, instead);
}

/** The matched sign as it appears in the text: a command without its argument. */
function signIn(text: string, found: RegExp): Pick<OtherNotation, 'span' | 'sign'> {
  const [match] = text.matchAll(found);
  const whole = match?.[0] ?? text;
  const lead = whole.length - whole.trimStart().length;
  const sign = /^\\[A-Za-z]+/.exec(whole.trim())?.[0] ?? whole.trim();
  const from = (match?.index ?? 0) + lead;
  return { sign, span: { from, to: from + sign.length } };
}

/** Every called name is assumed to be a function; whether it is one is reported once the text can be parsed. */
function calls(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/([A-Za-z]\w*)\(/g)].flatMap(([, name]) => name ?? []));
}
