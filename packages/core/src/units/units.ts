import Fraction from 'fraction.js';

/** The exponents of the SI base units, in the order of `baseUnits`. */
export type Dimension = readonly number[];

/** Beside those of the SI, a share and money, which are converted into nothing else. */
const baseUnits = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd', 'share', 'EUR', 'USD', 'GBP', 'CHF', 'CNY', 'JPY'] as const;

/** A unit by itself: what one of it is in SI base units. */
export interface NamedUnit {
  readonly symbol: string;
  readonly factor: Fraction;
  readonly dimension: Dimension;
  /** Added to a number before it is multiplied: that of degrees Celsius. */
  readonly offset?: Fraction;
}

type Definition = readonly [
  symbols: string,
  factor: string,
  dimension: Readonly<Partial<Record<(typeof baseUnits)[number], number>>>,
  prefixes?: string,
];

const allPrefixes = 'Y Z E P T G M k h da d c m µ n p f a z y';

/** In radians. */
const degree = new Fraction(String(Math.PI / 180));

/** The units of the SI brochure that schools teach, and the prefixes that each is used with. */
const definitions: readonly Definition[] = [
  ['m', '1', { m: 1 }, allPrefixes],
  ['g', '1/1000', { kg: 1 }, allPrefixes],
  ['s sec', '1', { s: 1 }, allPrefixes],
  ['A', '1', { A: 1 }, allPrefixes],
  ['K', '1', { K: 1 }, allPrefixes],
  ['mol', '1', { mol: 1 }, allPrefixes],
  ['cd', '1', { cd: 1 }, allPrefixes],
  ['Hz', '1', { s: -1 }, allPrefixes],
  ['Bq', '1', { s: -1 }, allPrefixes],
  ['N', '1', { kg: 1, m: 1, s: -2 }, allPrefixes],
  ['Pa', '1', { kg: 1, m: -1, s: -2 }, allPrefixes],
  ['J', '1', { kg: 1, m: 2, s: -2 }, allPrefixes],
  ['W', '1', { kg: 1, m: 2, s: -3 }, allPrefixes],
  ['C', '1', { A: 1, s: 1 }, allPrefixes],
  ['V', '1', { kg: 1, m: 2, s: -3, A: -1 }, allPrefixes],
  ['Ω Ω Ohm ohm', '1', { kg: 1, m: 2, s: -3, A: -2 }, allPrefixes],
  ['S', '1', { kg: -1, m: -2, s: 3, A: 2 }, allPrefixes],
  ['F', '1', { kg: -1, m: -2, s: 4, A: 2 }, allPrefixes],
  ['T', '1', { kg: 1, s: -2, A: -1 }, allPrefixes],
  ['Wb', '1', { kg: 1, m: 2, s: -2, A: -1 }, allPrefixes],
  ['H', '1', { kg: 1, m: 2, s: -2, A: -2 }, allPrefixes],
  ['lm', '1', { cd: 1 }],
  ['lx', '1', { cd: 1, m: -2 }],
  ['Gy', '1', { m: 2, s: -2 }, 'm µ'],
  ['Sv', '1', { m: 2, s: -2 }, 'm µ'],
  ['min', '60', { s: 1 }],
  ['h', '3600', { s: 1 }],
  ['d', '86400', { s: 1 }],
  ['l L', '1/1000', { m: 3 }, 'h d c m µ n'],
  ['ha', '10000', { m: 2 }],
  ['t', '1000', { kg: 1 }, 'k M G'],
  ['bar', '100000', { kg: 1, m: -1, s: -2 }, 'k h m'],
  ['eV', '1602176634/10000000000000000000000000000', { kg: 1, m: 2, s: -2 }, 'T G M k m'],
  ['cal', '4.184', { kg: 1, m: 2, s: -2 }, 'k'],
  ['rad', '1', {}, 'm'],
  ['°', degree.toFraction(), {}],
  ['arcmin', degree.div(60).toFraction(), {}],
  ['arcsec', degree.div(3600).toFraction(), {}],
  ['%', '1/100', { share: 1 }],
  ['‰', '1/1000', { share: 1 }],
  ['€ EUR', '1', { EUR: 1 }],
  ['ct', '1/100', { EUR: 1 }],
  ['$ USD US$', '1', { USD: 1 }],
  ['US¢', '1/100', { USD: 1 }],
  ['£ GBP', '1', { GBP: 1 }],
  ['p pence penny', '1/100', { GBP: 1 }],
  ['CHF Fr SFr', '1', { CHF: 1 }],
  ['Rp Rappen', '1/100', { CHF: 1 }],
  ['元 ¥ CNY RMB', '1', { CNY: 1 }],
  ['角', '1/10', { CNY: 1 }],
  ['fen', '1/100', { CNY: 1 }],
  ['円 JPY', '1', { JPY: 1 }],
];

const powersOfPrefixes: Readonly<Record<string, number>> = {
  Y: 24,
  Z: 21,
  E: 18,
  P: 15,
  T: 12,
  G: 9,
  M: 6,
  k: 3,
  h: 2,
  da: 1,
  d: -1,
  c: -2,
  m: -3,
  µ: -6,
  n: -9,
  p: -12,
  f: -15,
  a: -18,
  z: -21,
  y: -24,
};

/** Every unit by what may be written for it: with each of its prefixes, and micro as one of two letters or `u`. */
export const namedUnits: ReadonlyMap<string, NamedUnit> = new Map([
  ...definitions.flatMap(prefixed),
  ...definitions.flatMap(plain),
  ['°C', { symbol: '°C', factor: new Fraction(1), dimension: dimensionOf({ K: 1 }), offset: new Fraction('273.15') }],
  [
    '°F',
    { symbol: '°F', factor: new Fraction(5, 9), dimension: dimensionOf({ K: 1 }), offset: new Fraction('459.67') },
  ],
]);

function plain([symbols, factor, dimension]: Definition): readonly [string, NamedUnit][] {
  const [symbol = '', ...others] = symbols.split(' ');
  const unit = { symbol, factor: new Fraction(factor), dimension: dimensionOf(dimension) };
  return [symbol, ...others].map((written) => [written, unit]);
}

function prefixed(definition: Definition): readonly [string, NamedUnit][] {
  const prefixes = definition[3]?.split(' ') ?? [];
  return plain(definition).flatMap(([written, unit]) =>
    prefixes.flatMap((prefix): readonly [string, NamedUnit][] => {
      const power = new Fraction(10).pow(new Fraction(powersOfPrefixes[prefix] ?? 0));
      const one = { ...unit, symbol: prefix + unit.symbol, factor: unit.factor.mul(power) };
      const spellings = prefix === 'µ' ? ['µ', 'μ', 'u'] : [prefix];
      return spellings.map((spelling) => [spelling + written, one]);
    }),
  );
}

/** Words of the languages for SI prefixes. */
const prefixWords: Readonly<Record<string, string>> = {
  k: 'kilo',
  M: 'mega méga',
  h: 'hekto hecto',
  d: 'dezi deci déci',
  c: 'zenti centi',
  m: 'milli',
  µ: 'mikro micro',
  n: 'nano',
};

/** Units that words are made of with those of prefixes. */
const prefixedWords: Readonly<Record<string, string>> = {
  m: 'meter meters metre metres mètre mètres',
  g: 'gramm gram grams gramme grammes',
  l: 'liter litre litres liters',
  s: 'sekunde sekunden second seconds seconde secondes',
  V: 'volt volts',
  A: 'ampere amperes ampère ampères',
  W: 'watt watts',
  J: 'joule joules',
  N: 'newton newtons',
  Pa: 'pascal pascals',
  Hz: 'hertz',
  Ω: 'ohm ohms',
};

const plainWords: Readonly<Record<string, string>> = {
  m: '米',
  km: 'km kms 千米 公里',
  dm: '分米',
  cm: 'cm cms 厘米',
  mm: 'mm 毫米',
  kg: 'kg kgs kilo kilos 千克 公斤',
  g: 'gr 克',
  s: 'sec secs sek 秒',
  min: 'min mins mn minute minuten minutes 分 分钟',
  h: 'std stunde stunden hour hours hr hrs heure heures 小时',
  d: 'tag tage tagen day days jour jours 天',
  l: '升',
  t: 'tonne tonnen tonnes',
  ha: 'hektar hectare hectares',
  K: 'kelvin',
  '°': 'deg grad degree degrees degré degrés 度',
  '°C': 'celsius 摄氏度',
  '°F': 'fahrenheit 华氏度',
  '%': 'prozent percent pourcent',
  '€': 'euro euros 欧元',
  ct: 'cent cents eurocent eurocents centime centimes ¢',
  $: 'dollar dollars 美元',
  '£': 'pound pounds 英镑',
  CHF: 'franken franc francs',
  元: '块 yuan',
};

/** Words for units, in small letters; and units that are often written with a capital. */
export const unitWords: ReadonlyMap<string, string> = new Map([
  ...wordsOf(prefixedWords),
  ...Object.entries(prefixWords).flatMap(([prefix, words]) =>
    words
      .split(' ')
      .flatMap((before) => wordsOf(prefixedWords).map(([word, symbol]) => [before + word, prefix + symbol] as const)),
  ),
  ...wordsOf(plainWords),
]);

function wordsOf(all: Readonly<Record<string, string>>): readonly (readonly [word: string, symbol: string])[] {
  return Object.entries(all).flatMap(([symbol, words]) => words.split(' ').map((word) => [word, symbol] as const));
}

export function dimensionOf(exponents: Definition[2]): Dimension {
  return baseUnits.map((unit) => exponents[unit] ?? 0);
}
