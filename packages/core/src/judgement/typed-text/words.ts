import { constants, cutName, functionsByName, isReservedName, otherWords } from '../../expression/index.ts';
import { behindFactor } from './other-readings.ts';
import type { Rule } from './rules.ts';
import type { TypedContext } from './typed-context.ts';

/** Words of other programs, countries and textbooks, in small letters: more than authors are told of. */
export const typedWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...otherWords,
    oo: 'infinity',
    cotan: 'cot',
    arccotg: 'arccot',
    sh: 'sinh',
    ch: 'cosh',
    th: 'tanh',
    argsh: 'arsinh',
    argch: 'arcosh',
    argth: 'artanh',
    ld: 'log2',
    lb: 'log2',
    lne: 'ln e',
    wurzel: 'sqrt',
    racine: 'sqrt',
    potenz: 'pow',
    puissance: 'pow',
    power: 'pow',
    ggt: 'gcd',
    pgcd: 'gcd',
    kgv: 'lcm',
    ppcm: 'lcm',
    fact: 'fac',
    factorial: 'fac',
    binom: 'binomial',
    ncr: 'binomial',
    comb: 'binomial',
    cuberoot: 'cbrt',
  }),
);

/** A function's argument in brackets, or a number or letter. */
const argument = String.raw`\s*(?:\(((?:[^()]|\([^()]*\))*)\)|(\d+(?:[.,]\d+)?|\p{L}))`;

/** Words, signs between them, and brackets. */
export function wordRules(context: TypedContext): readonly Rule[] {
  return [
    { found: /\*\*/dg, write: '^' },
    { found: /(?<=\d)\*\^(?=-?\d)/dg, write: '*10^' },
    { found: /(?:=\/|!=|~)=/dg, write: ([sign]) => (sign === '!==' ? undefined : '!=') },
    { found: /=</dg, write: '<=' },
    { found: /=>/dg, write: '>=' },
    { found: /<>/dg, write: '!=' },
    ...connectives,
    { found: /(?:负无穷大?)/dg, write: '-infinity' },
    { found: /正?无穷大?/dg, write: ' infinity ' },
    { found: /负(?=\s*[\d.(√π])/dg, write: '-' },
    { found: /(?<![\w.])(?:Math|math|cmath|np|numpy|sp|sympy)\.(?=[A-Za-z])/dg, write: '' },
    { found: /(?<!\w)PI\s*\(\s*\)/dg, write: 'pi' },
    { found: /(?<![\p{L}_])arc\s+(?=(?:sin|cos|tan|cot)(?![A-Za-z]))/dgu, write: 'arc' },
    {
      found: /(?<![\w.])(\d+)\s*n?C[rR]?\s*(\d+)(?!\w)/dg,
      write: context.isNumber ? 'binomial($1;$2)' : () => undefined,
    },
    { found: /(?<!\w)n?[Pp][rR]\s*\(([^();,]*)[;,]([^();,]*)\)/dg, write: '(($1)!/(($1)-($2))!)' },
    // Of Mathematica, whose brackets are square.
    { found: /(?<!\w)(Surd|Power|Divide|Rational)\s*\[([^[\]]*)\]/dg, write: '$1($2)' },
    { found: /(?<!\w)(?:Fraction|Rational|Divide)\s*\(([^();,]*)[;,]([^();,]*)\)/dg, write: '(($1)/($2))' },
    { found: /(?<!\w)(?:(?:n|nth)_?root|Surd)\s*\(([^();,]*)[;,]([^();,]*)\)/dg, write: '(($1)#($2))' },
    {
      found: /(?<!\w)root\s*\(([^();,]*)[;,]([^();,]*)\)/dg,
      refuse: ([, one = '', other = '']) => ({
        kind: 'twoReadings',
        write: [`(${one.trim()})^(1/${other.trim()})`, `(${other.trim()})^(1/${one.trim()})`],
      }),
    },
    // Keys of calculators; EXP may be the exponential function.
    ...(context.isNumber ? [{ found: /(?<![\w.,])(\d+(?:[.,]\d*)?|\.\d+)\s*EE\s*(?=[-+]?\d)/dg, write: '$1E' }] : []),
    {
      found: /(?<![\w.,])(\d+(?:[.,]\d*)?|\.\d+)\s*(?:EXP|Exp)\s*([-+]?\d+)/dg,
      refuse: ([, digits = '', power = '']) => ({
        kind: 'twoReadings',
        write: [`${digits}*10^(${power})`, `${digits}*exp(${power})`],
      }),
    },
    { found: new RegExp(`(?<!\\w)root\\s*(?:\\(\\s*3\\s*\\)|3)${argument}`, 'dgu'), write: cubeRoot },
    {
      found: new RegExp(`(?<!\\w)root\\s*\\(([^()]*)\\)${argument}`, 'dgu'),
      write: ({ 2: inside }) => `((${inside === undefined ? '$3' : '$2'})#($1))`,
    },
    ...(context.readsAs.has('firstBases')
      ? [{ found: /(?<![\p{L}_])log\s*\[([^[\]]*)\]\s*\(/dgu, write: 'log($1;' }]
      : []),
    { found: /(?<![\p{L}_])log_(\d+)(?=[A-Za-z])/dgu, write: 'log_$1 ' },
    { found: /log_\(\s*(\w+)\s*\)(?=\s*[\w(])/dg, write: 'log_$1 ' },
    {
      found: new RegExp(`log_\\(((?:[^()]|\\([^()]*\\))*)\\)${argument}`, 'dgu'),
      write: ({ 2: inside }) => `log(${inside === undefined ? '$3' : '$2'};$1)`,
    },
    {
      found: /(?<![\p{L}\\])sqrt\s*\[\s*(\d+)\s*\]\s*(?=\()/dgu,
      refuse: ([, degree = '']) => ({ kind: 'twoReadings', write: [`(…)#${degree}`, `sqrt(${degree})*(…)`] }),
    },
    {
      nested: [
        {
          found: /(\p{L}+)\s*\[([^[\]]*)\]/dgu,
          write: ([, name = '']) => (isFunction(name.toLowerCase()) ? '$1($2)' : undefined),
        },
        { found: /\[([^[\]]*)\]/dg, write: (match) => (isGroup(match, context) ? '($1)' : undefined) },
      ],
    },
    {
      // Often a power that lost its place: x2, 2e2x, sinx2.
      found: /(?<![\p{L}\d_]*[\p{L}_])(\p{L}+)(\d+)(?=[\p{L}\d_]*)/dgu,
      refuse: ({ 1: letters = '', 2: digits = '', index, input }) => {
        const name = nameBeforeDigits(letters, digits, context);
        const before = input.slice(0, index);
        const isPowerOfTen =
          (/^e$/i.test(letters) && /[\d.]$/.test(before)) ||
          (/^e$/i.test(letters) && context.isNumber && /[\d.] +$/.test(before));
        if (name === undefined || isPowerOfTen) return undefined;
        const from = index + letters.length - name.length;
        const part = { from, to: index + letters.length + digits.length };
        return { kind: 'twoReadings', write: [`${name}^${digits}`, `${name}*${digits}`], part };
      },
    },
    {
      found: /\p{L}[\p{L}\d_]*/dgu,
      write: ({ 0: word, index, input }) => {
        const isCalled = /^\s*[([{]/.test(input.slice(index + word.length));
        const ours = productIn(word, isCalled, context) ?? inOurWord(word, isCalled, context);
        return ours === word ? undefined : ours;
      },
    },
  ];
}

/** The name that digits follow directly, unless together they are one; undefined after a function. */
function nameBeforeDigits(letters: string, digits: string, { names, isComplex }: TypedContext): string | undefined {
  const isName = (word: string) => names.has(word) || constants.has(word);
  const isIndexed = (word: string) => names.has(word + digits) || names.has(`${word}_${digits}`);
  if (isReservedName(letters + digits) || isIndexed(letters)) return undefined;
  const last = isName(letters) ? letters : (piecesOf(letters, names, true) ?? cutName(letters, isName))?.at(-1);
  return last === undefined || isFunction(last) || isIndexed(last) || (isComplex && last === 'i') ? undefined : last;
}

function cubeRoot({ 1: inside }: RegExpExecArray): string {
  return `cbrt(${inside === undefined ? '$2' : '$1'})`;
}

/** Maximum length of a word that is split. */
const longestWord = 60;

function hasRelation(text: string): boolean {
  return /[<>=≤≥≠]/.test(text);
}

/** Words between conditions: only where there is a relation. */
const connectives: readonly Rule[] = [
  {
    found: /(?:(?<=[\w)\]|]\s)(?:und|et)(?=\s)|且|并且|&&)/dgu,
    write: ({ index, input }) => (hasRelation(input.slice(0, index)) ? ' AND ' : undefined),
  },
  {
    found: /(?:(?<=[\w)\]|]\s)(?:oder|ou|\|\|)(?=\s)|或者?)/dgu,
    write: ({ index, input }) => (hasRelation(input.slice(0, index)) ? ' OR ' : undefined),
  },
  {
    found: /(?<![\p{L}\d])(?:nicht|non|非)(?=[\s(])/dgu,
    write: ({ index, input }) => (hasRelation(input.slice(index)) ? ' NOT ' : undefined),
  },
];

/** Whether square brackets only group, beyond those of the list or rows asked for. */
function isGroup({ 1: inside = '', input, index }: RegExpExecArray, { shape, decimalComma }: TypedContext): boolean {
  if (inside.includes(';') || (decimalComma ? /,(?!\d)/.test(inside) : inside.includes(','))) return false;
  const before = input.slice(0, index);
  const open = before.split('[').length - before.split(']').length;
  return open >= { one: 0, list: 1, rows: 2 }[shape];
}

/** `asin` as a·sin, `asinx` as a·sin x, where that is asked for. */
function productIn(word: string, isCalled: boolean, context: TypedContext): string | undefined {
  if (!context.readsAs.has('products') || context.names.has(word)) return undefined;
  const rest = behindFactor(word, context.names);
  return rest === undefined ? undefined : `a ${inOurWord(rest, isCalled, context)}`;
}

/** A word in our language: `Sin` is sin, `sinx` is sin x, `xsin(x)` is x sin(x), `tg` is tan, `x1` may be x_1. */
function inOurWord(word: string, isCalled: boolean, { names, isComplex }: TypedContext): string {
  if (names.has(word) || isReservedName(word)) return word;
  const lower = word.toLowerCase();
  if (names.has(small(word))) return small(word);
  const indexed = word.replace(/^(\p{L})(\d+)$/u, '$1_$2');
  if (names.has(indexed)) return indexed;
  if (isReservedName(lower) && lower.length > 1) return lower;
  if (isComplex && /^[Ijⅈ]$/u.test(word)) return 'i';
  if (cutName(word, (name) => names.has(name)) !== undefined) return word;
  const other = typedWords.get(lower);
  if (other !== undefined) return other;
  const pieces = piecesOf(word, names, isCalled) ?? piecesOf(small(word), names, isCalled);
  // Names alone are products already.
  return pieces?.some(isFunction) === true ? pieces.map((piece) => typedWords.get(piece) ?? piece).join(' ') : word;
}

function small(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

function isFunction(word: string): boolean {
  return functionsByName.has(word) || functionsByName.has(typedWords.get(word) ?? '');
}

/** The parts of a word from left to right, longest first; a function must be followed by its argument. */
function piecesOf(word: string, names: ReadonlySet<string>, isCalled: boolean): readonly string[] | undefined {
  if (word.length > longestWord) return undefined;
  const rests: (readonly string[] | undefined)[] = [];
  rests[word.length] = [];
  for (let from = word.length - 1; from >= 0; from--) {
    const digits = /^\d+/.exec(word.slice(from))?.[0];
    for (let to = word.length; to > from && rests[from] === undefined; to--) {
      const [piece, rest] = [word.slice(from, to), rests[to]];
      if (rest === undefined) continue;
      const isApplied = isFunction(piece) && (to < word.length || isCalled);
      if (isApplied || piece === digits || piece === 'pi' || names.has(piece)) rests[from] = withDigits(piece, rest);
    }
  }
  return rests[0];
}

/** Digits stay with the name they precede: `4x`. */
function withDigits(piece: string, [next = '', ...rest]: readonly string[]): readonly string[] {
  return /^\d+$/.test(piece) && next !== '' && !isFunction(next)
    ? [piece + next, ...rest]
    : [piece, ...(next === '' ? [] : [next]), ...rest];
}
