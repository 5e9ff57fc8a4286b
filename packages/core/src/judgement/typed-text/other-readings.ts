/** Whether a second reading is always asked about, or only where the documented one is wrong. */
type Asked = 'always' | 'ifWrong';

/**
 * Notations for which conventions differ: between textbooks, countries, calculators and programs. Forgotten brackets are
 * none: no convention reads `x+1/2` as (x+1)/2.
 */
const table = {
  /** `√2x`, `sqrt 2 x` is √2·x instead of √(2x). */
  shortRoots: ['always', /[√∛]|(?:sqrt|cbrt|wurzel|racine)\s*\d/i],
  /** `ln 2 x`, `sin 2 x`, `cos3 x` are ln(2)·x, sin(2)·x, cos(3)·x instead of ln(2x), sin(2x), cos(3x). */
  shortArguments: [
    'always',
    /(?:ln|log\w*|lg|ld|lb|exp|(?:sin|cos|tan|tg|cot|ctg|cotan|sec|csc|sh|ch|th)h?)\s*(?:\d|\p{L}\s)/iu,
  ],
  /** `log` is the logarithm to base 10. */
  decimalLogarithms: ['ifWrong', /log(?!_?\d{2})/i],
  /** `log(2;x)`, `log[2](x)` are the logarithm of x to base 2. */
  firstBases: ['ifWrong', /log\s*(?:\[|\([^()]*[,;])/i],
  /** `asin(x)`, `asinx` are a·sin(x). */
  products: ['always', /a(?:sin|cos|tan|cot)/i],
  /** `0.5(3)` is 0.5333… instead of 0.5·3. */
  repeatingDecimals: ['always', /\d[.,]\d+\s*\(\s*\d+\s*\)/],
  /** `{1,000, 2,000}` is 1000 and 2000 instead of 1, 0, 2, 0. */
  groupedLists: ['ifWrong', /\d,\d{3}(?!\d)/],
  /** `1/2x`, `1/2(x+1)` are 1/(2x), 1/(2(x+1)). */
  longDenominators: ['ifWrong', /[/÷:∕⁄∶／：]/],
  /** `1/2x(x+1)` is 1/(2x)·(x+1): letters belong to the denominator. */
  denominatorsOfLetters: ['ifWrong', /[/÷:∕⁄∶／：]/],
  /** `2^3x`, `e^-x y` are 2^(3x), e^(−xy). */
  longExponents: ['ifWrong', /\^|\*\*|[ˆ↑＾]/],
  /** `e^2x cos x` is e^(2x)·cos x: letters belong to the exponent. */
  exponentsOfLetters: ['ifWrong', /\^|\*\*|[ˆ↑＾]/],
  /** `2^3^2` is (2^3)^2, as in spreadsheets. */
  leftPowers: ['ifWrong', /\^.*\^|\*\*.*\*\*/],
  /** `-2^2` is (−2)^2, as in spreadsheets. */
  signedBases: ['ifWrong', /[-−–—－]\s*\d.*(?:\^|\*\*|[²³⁴-⁹])/],
  /** `5!!` is 5·3·1. */
  doubleFactorials: ['ifWrong', /[!！]\s*[!！]/],
  /** `sin^-1(x)` is 1/sin(x). */
  reciprocals: ['ifWrong', /\p{L}\s*(?:\^.{0,3}[-−–]\s*1|⁻¹)/u],
  /** `sin x^2` is (sin x)^2; `sin x²` looks as in print. */
  powersOfValues: ['ifWrong', /(?:\p{L}|[√∛]).*(?:\^|\*\*)/u],
  /** `sin x/2`, `sin 2*x`, `sin 2x cos x` are sin(x/2), sin(2x), sin(2x·cos x). */
  longArguments: ['ifWrong', /\p{L}{2}|[√∛]/u],
  /** `ln2x`, `sin xy` are ln(2)·x, sin(x)·y. */
  shortestArguments: ['ifWrong', /\p{L}{2}/u],
  /** `log2x` is the logarithm of 2x. */
  logarithmsOfNumbers: ['ifWrong', /log\s*\d/i],
  /** `30°` is 30. */
  numbersOfDegrees: ['ifWrong', /[°º˚∘]|\\circ|\\degree/],
  /** `5%` is 5. */
  numbersOfPercent: ['ifWrong', /[%％‰]/],
  /** `200+5%` is 210, as on pocket calculators. */
  percentOfBefore: ['ifWrong', /[-+−–].*[%％]/],
  /** `1 3/4` is 1·3/4. */
  mixedProducts: ['ifWrong', /\d\s*(?:[¼½¾⅐-⅞]|\d+\s*[/⁄∕]|[⁰¹²³⁴-⁹]+[⁄∕/])|frac/],
  /** `3.2 E 4` is 3.2·e·4. */
  eulersNumber: ['ifWrong', /[\d.,]\s*[eE]\s*[-+−–]?\s*\d/],
  /** `3.2 e4` is 3.2·e^4. */
  powersOfE: ['ifWrong', /[\d.,]\s*[eE]\d/],
  /** `3.2 e 4` is 32000. */
  powersOfTenApart: ['ifWrong', /[\d.,] *e +[-+−–]? *\d/],
  /** `1.234` is 1234. */
  groupedByPoints: ['ifWrong', /\d\.\d{3}(?!\d)/],
  /** `1·5` is 1.5, as it used to be printed in Britain. */
  raisedPoints: ['ifWrong', /\d·\d/],
  /** `1,234` is 1.234, and `{1,5}` is {1.5}. */
  decimalCommas: ['ifWrong', /\d,\d/],
  /** `|a|b|c|` is |a·|b|·c|. */
  nestedBars: ['ifWrong', /^[^|]*(?:\|[^|]+){3}\|[^|]*$/],
} as const satisfies Readonly<Record<string, readonly [Asked, RegExp]>>;

export type OtherReading = keyof typeof table;

const otherReadings = Object.keys(table).filter((name): name is OtherReading => name in table);

/** The other readings that a text may have, by the signs in it. */
export function otherReadingsIn(typed: string): readonly OtherReading[] {
  return otherReadings.filter((reading) => table[reading][1].test(typed));
}

/** Whether a reading is asked about only where the documented one is wrong: documented notation costs no question. */
export function isAskedIfWrong(reading: OtherReading): boolean {
  return table[reading][0] === 'ifWrong';
}

/** What follows the a of `asin` or `asinx`, if that may be a name: a·sin, a·sin x. */
export function behindFactor(word: string, names: ReadonlySet<string>): string | undefined {
  return names.has('a') ? /^a((?:sin|cos|tan|cot).*)$/u.exec(word)?.[1] : undefined;
}
