import { depthAt, type TypedRefusal, type Rule } from './rules.ts';
import type { TypedContext } from './typed-context.ts';

const vulgar = '¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞';

/** A number, not the end of a longer one or of a name. */
const number = String.raw`(?<![\w.,])(\d+(?:[.,]\d+)?|\.\d+)`;

/** Hexadecimal digits are none of mathematics; this is seen before words are. */
export const hexadecimal: Rule = {
  found: /(?<![\w.,])0(?:[xX][\da-fA-F]+|[bB][01]+|[oO][0-7]+)(?!\w)/dg,
  refuse: ([digits]) => ({ kind: 'hexadecimal', write: [String(Number(digits.toLowerCase()))] }),
};

/** Numbers as people write them, which is partly a matter of language. */
export function numberRules(context: TypedContext): readonly Rule[] {
  return [...grouped(context), ...fractions(context), ...powers(context), ...shares(context)];
}

/** `0.(3)`, `0.1\\overline{6}`, `0.3̅`; also `0.5(3)` where it is not taken for a product. */
export function repeatingDecimals({ decimalComma, readsAs }: TypedContext): readonly Rule[] {
  const sign = decimalComma ? '[.,]' : '[.]';
  const start = `(?<![\\w.,])(\\d+)${sign}`;
  const decimals = readsAs.has('repeatingDecimals') ? '(\\d*)' : '()';
  const write = ([, whole = '', once = '', period = '']: RegExpExecArray) => fractionOf(whole, once, period);
  return [
    ...(decimalComma ? [] : [commaBeforePeriod]),
    { found: new RegExp(`${start}${decimals}\\(\\s*(\\d+)\\s*\\)(?![\\w(^²³])`, 'dg'), write },
    { found: new RegExp(`${start}(\\d*)\\\\(?:overline|bar)\\s*\\{\\s*(\\d+)\\s*\\}`, 'dg'), write },
    {
      found: new RegExp(`${start}(\\d*?)((?:\\d[\\u0304\\u0305])+)`, 'dg'),
      write: ([, whole = '', once = '', period = '']) => fractionOf(whole, once, period.replace(/\D/g, '')),
    },
  ];
}

/** `0,(3)` where the point is decimal. */
const commaBeforePeriod: Rule = {
  found: /(?<![\w.,;([{])(\d+),(\d*\(\s*\d+\s*\))(?![\w(^²³])/dg,
  refuse: ([, whole = '', rest = '']) => ({ kind: 'decimalComma', write: [`${whole}.${rest}`] }),
};

/** What doubles hold exactly. */
const mostDigits = 15;

function fractionOf(whole: string, once: string, period: string): string | undefined {
  if (whole.length + once.length + period.length > mostDigits) return undefined;
  const above = Number(whole + once + period) - Number(whole + once);
  return `(${above}/${10 ** once.length * (10 ** period.length - 1)})`;
}

function twoReadings(one: string, other: string): TypedRefusal {
  return { kind: 'twoReadings', write: [one, other] };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** `1 000`, `1'000`, `1_000`, `1,000`, `1.000,5`, and a decimal comma where it is none of the language. */
function grouped(context: TypedContext): readonly Rule[] {
  const { shape, decimalComma, language, readsAs } = context;
  // In a list a comma belongs to a number only where semicolons separate, or where it is read so.
  const isGrouped = (input: string) => input.includes(';') || readsAs.has('groupedLists');
  const isOutside = ({ input, index }: RegExpExecArray) =>
    (shape === 'one' || (shape === 'list' && isGrouped(input))) && depthAt(input, index) === 0;
  const blank = /(?<![\w.,])(\d{1,3})((?:[ ']\d{3})+)(?!\d)/dg;
  return [
    {
      found: /(?<![\w.,])(\d{1,3}) ([1-9]\d\d)\s*\/\s*([1-9]\d*)/dg,
      refuse: ([, whole = '', top = '', bottom = '']) =>
        Number(top) < Number(bottom) ? twoReadings(`${whole}+${top}/${bottom}`, `${whole}${top}/${bottom}`) : undefined,
    },
    { found: blank, write: ([digits]) => digitsOf(digits) },
    { found: /(?<![\w.,])\d{1,3}(?:_\d{3})+(?!\w)/dg, write: ([digits]) => digitsOf(digits) },
    {
      found: /(?<![\w.,])(\d{1,3}(?:\.\d{3})+),(\d+)(?![\d.,])/dg,
      write: (match) => (decimalComma || isOutside(match) ? `${digitsOf(match[1] ?? '')}.$2` : undefined),
    },
    {
      found: /(?<![\w.,])(\d{1,3}(?:,\d{3})+)\.(\d+)(?![\d.,])/dg,
      write: (match) => (isOutside(match) ? `${digitsOf(match[1] ?? '')}.$2` : undefined),
    },
    { found: /(?<![\w.,])\d{1,3}(?:\.\d{3}){2,}(?![\d.,])/dg, write: ([digits]) => digitsOf(digits) },
    ...(readsAs.has('groupedByPoints')
      ? [
          {
            found: /(?<![\w.,])[1-9]\d{0,2}\.\d{3}(?![\d.,])/dg,
            write: ([digits]: RegExpExecArray) => digitsOf(digits),
          },
        ]
      : []),
    ...(readsAs.has('decimalCommas') && !decimalComma && shape !== 'rows'
      ? [{ found: /(?<![\w.,])(\d+),(\d+)(?![\d.]|,\d)/dg, write: '$1.$2' }]
      : []),
    ...(decimalComma
      ? inDecimalComma({ shape, language })
      : [
          {
            found: /(?<![\w.,])[1-9]\d{0,2}(?:,\d{3})+(?!\d|[.,]\d)/dg,
            write: (match: RegExpExecArray) => (isOutside(match) ? digitsOf(match[0]) : undefined),
          },
          {
            found: /(?<![\w.,])\d+,\d+(?![\d.,])/dg,
            refuse: (match: RegExpExecArray): TypedRefusal | undefined =>
              isOutside(match) ? { kind: 'decimalComma', write: [match[0].replace(',', '.')] } : undefined,
          },
        ]),
  ];
}

function inDecimalComma({ shape, language }: Pick<TypedContext, 'shape' | 'language'>): readonly Rule[] {
  return [
    // French groups digits by spaces only.
    ...(language === 'de'
      ? [
          {
            found: /(?<![\w.,])([1-9]\d{0,2})\.(\d{3})(?![\d.,])/dg,
            refuse: ([, whole = '', rest = '']: RegExpExecArray) =>
              twoReadings(whole + rest, `${whole},${rest}`.replace(/,?0+$/, '')),
          },
        ]
      : []),
    {
      found: /(?<![\w.,])(\d+),(\d+)/dg,
      refuse: ({ 1: one = '', 2: other = '', input }) =>
        shape === 'one' || (shape === 'list' ? input.includes(';') : !/\]\s*,\s*\[/.test(input))
          ? undefined
          : twoReadings(`${one}; ${other}`, `${one}.${other}`),
    },
  ];
}

/** `½`, `1½`, and `1 1/2` where a number is asked for. */
function fractions({ isNumber, readsAs }: TypedContext): readonly Rule[] {
  const sign = readsAs.has('mixedProducts') ? '*' : '+';
  const mixed = /(?<![\w.,])(\d+) +(\d+)\s*\/\s*(\d+)(?!\d|[.,]\d)/dg;
  return [
    {
      found: new RegExp(`(?:(?<![\\w.,)])(\\d+) *)?([${vulgar}])`, 'dg'),
      write: ({ 1: whole, 2: vulgarSign = '' }) => {
        const part = vulgarSign.normalize('NFKC').replace('⁄', '/');
        return whole === undefined ? `(${part})` : `(${whole}${sign}${part})`;
      },
    },
    {
      found: mixed,
      refuse: ({ 0: all, 1: whole = '', 2: top = '', 3: bottom = '', input, index }) => {
        const isClear =
          isNumber &&
          Number(top) < Number(bottom) &&
          !/\^\s*$/.test(input.slice(0, index)) &&
          !/^(?:\w|\s*[\d^!/°%²³⁰-⁹])/.test(input.slice(index + all.length));
        return isClear ? undefined : twoReadings(`(${whole}+${top}/${bottom})`, `${whole}*${top}/${bottom}`);
      },
    },
    { found: mixed, write: `($1${sign}$2/$3)` },
    { found: /:/dg, write: '/' },
  ];
}

/** `3e2`, `3x10^2`. */
function powers({ isNumber, names, readsAs }: TypedContext): readonly Rule[] {
  const anyPower = /(?<![\w.,])(\d+(?:[.,]\d*)?|\.\d+)\s*[eE]\s*([-+]?)\s*(\d+)/dg;
  if (readsAs.has('powersOfE')) return [{ found: anyPower, write: '$1*e^($2$3)' }];
  if (readsAs.has('powersOfTenApart')) return [{ found: anyPower, write: '$1*10^($2$3)' }];
  if (readsAs.has('eulersNumber')) {
    return [{ found: anyPower, write: ({ 2: sign = '' }) => `$1*e${sign === '' ? '*' : sign}$3` }];
  }
  const small = isNumber
    ? /(?<![\w.,])(\d+(?:[.,]\d*)?|\.\d+) *e([+-]?)(\d+)(?![\d.])/dg
    : /(?<![\w.,])(\d+(?:[.,]\d*)?|\.\d+)e([+-]?)(\d+)(?![\d.])/dg;
  return [
    {
      found: /(?<![\w.,])(\d+(?:[.,]\d*)?|\.\d+)e(?: +(\d+)|([+-]?\d+)(?=[.\p{L}]))/dgu,
      refuse: ({ 1: digits = '', 2: apart, 3: power = '' }) =>
        isNumber || apart !== undefined ? tenOrE(digits, apart ?? power) : undefined,
    },
    ...(isNumber
      ? [{ found: /(?<![\w.,])(\d+(?:[.,]\d*)?|\.\d+)\s*E\s*([+-]?)\s*(\d+)(?![\d.,])/dg, write: '$1E$2$3' }]
      : []),
    isNumber
      ? { found: small, write: '$1E$2$3' }
      : {
          found: small,
          refuse: ([, digits = '', sign = '', power = '']) => tenOrE(digits, sign + power),
        },
    ...(isNumber && !names.has('x') ? [{ found: /(?<=\d ?)[xX](?= ?\d)/dg, write: '*' }] : []),
  ];
}

function tenOrE(digits: string, power: string): TypedRefusal {
  const exponent = power.replace(/^\+/, '');
  return twoReadings(
    `${digits}*10^${exponent.startsWith('-') ? `(${exponent})` : exponent}`,
    `${digits}*e${/^\d/.test(power) ? '*' : ''}${power}`,
  );
}

/** Percent and degrees, where a number is asked for. */
function shares({ isNumber, readsAs }: TypedContext): readonly Rule[] {
  const ofPercent = readsAs.has('numbersOfPercent') ? '$1' : '($1/100)';
  const ofDegrees = readsAs.has('numbersOfDegrees') ? '' : '*pi/180';
  return [
    ...(isNumber && readsAs.has('percentOfBefore')
      ? [{ found: new RegExp(`^\\s*${number}\\s*([-+])\\s*${number}\\s*%\\s*$`, 'dg'), write: '$1*(1$2$3/100)' }]
      : []),
    {
      found: /([\w.]+|\([^()]*\))\s*%\s*(?=(\([^()]*\)|[\p{L}\d√][\p{L}\d.]*))/dgu,
      refuse: ({ 0: all, 1: left = '', 2: right = '', index }) => {
        const from = index + all.indexOf('%');
        return { kind: 'remainder', write: [`${left} mod ${right}`], part: { from, to: from + 1 } };
      },
    },
    {
      found: /([\d.,]+)\s*\/\s*([\d.,]+)\s*[%‰]/dg,
      refuse: ([, top = '', bottom = '']) => twoReadings(`(${top}/${bottom})/100`, `${top}/(${bottom}/100)`),
    },
    {
      found: /(\([^()]*\))\s*%/dg,
      refuse: ({ 0: all, 1: left = '', index }) => {
        const to = index + all.length;
        return { kind: 'percentInTerm', write: [`${left}/100`], part: { from: to - 1, to } };
      },
    },
    {
      found: /(\([^()]*\))\s*°/dg,
      refuse: ({ 0: all, 1: left = '', index }) => {
        const to = index + all.length;
        return { kind: 'degreesInTerm', write: [`${left}*pi/180`], part: { from: to - 1, to } };
      },
    },
    ...(isNumber
      ? [
          { found: new RegExp(`${number}\\s*%`, 'dg'), write: ofPercent },
          { found: new RegExp(`${number}\\s*‰`, 'dg'), write: '($1/1000)' },
          {
            found: /(?<![\w.,])(\d+)\s*°\s*(\d+)\s*'\s*(\d+(?:[.,]\d+)?)\s*(?:''|"|″|”|“)/dg,
            write: `(($1+$2/60+$3/3600)${ofDegrees})`,
          },
          { found: /(?<![\w.,])(\d+)\s*°\s*(\d+(?:[.,]\d+)?)\s*'/dg, write: `(($1+$2/60)${ofDegrees})` },
          { found: new RegExp(`${number}\\s*°(?!\\s*\\d)`, 'dg'), write: `($1${ofDegrees})` },
        ]
      : [
          inTerm('%', 'percentInTerm', '/100'),
          inTerm('‰', 'percentInTerm', '/1000'),
          inTerm('°', 'degreesInTerm', '*pi/180'),
        ]),
  ];
}

function inTerm(sign: string, kind: 'percentInTerm' | 'degreesInTerm', behind: string): Rule {
  return {
    found: new RegExp(`(?<![\\w.,])([\\w.,]+)\\s*${sign}`, 'dg'),
    refuse: ([, left = '']) => ({ kind, write: [`(${left}${behind})`] }),
  };
}
