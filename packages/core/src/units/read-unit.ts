import Fraction from 'fraction.js';
import { dimensionOf, namedUnits, unitWords, type Dimension, type NamedUnit } from './units.ts';

/** A product of powers of units: `km/h`, `m s^-1`, `J/(kg·K)`. */
export interface Unit {
  /** What one of it is in SI base units. */
  readonly factor: Fraction;
  readonly dimension: Dimension;
  /** Added to a number before it is multiplied: only degrees Celsius and Fahrenheit have one, and only by themselves. */
  readonly offset: Fraction;
  /** The exponent of each unit, by its symbol: tells `N·m` from `J`. */
  readonly powers: ReadonlyMap<string, number>;
}

const longestUnit = 60;
const greatestPower = 12;

/** Signs of units: a bracket, an operator, a number 1, a symbol, an exponent. */
const token =
  /\s*(?:([()])|(\*\*?|·|⋅|×|\/|:)|(1)(?![\d.,])|([\p{L}°%‰€$£¥¢]+)|\^\s*(?:[({]\s*([+\-−]?\d+)\s*[)}]|([+\-−]?\d+))|([⁺⁻]?[⁰¹²³⁴-⁹]+)|((?<!\s)\d|-\d))/uy;

/** Reads a unit; undefined if it is none. Division goes from left to right, and a blank is a product. */
export function readUnit(text: string): Unit | undefined {
  if (text.length > longestUnit || text.trim() === '') return undefined;
  const tokens = tokensOf(inUnitSigns(text).trim());
  const reader = tokens && new UnitReader(tokens);
  const unit = reader?.product();
  return reader?.isAtEnd === true && unit !== undefined && isMeant(unit) ? unit : undefined;
}

const signs: readonly (readonly [RegExp, string])[] = [
  // The signs that keyboards have for a degree: an ordinal, a ring, a small circle.
  [/[º˚∘]/g, '°'],
  [/[÷∕⁄∶]/g, '/'],
  [/[•∙∗✕✖⨯・]/g, '·'],
  [/[‐‑‒–—―−﹣]/g, '-'],
  [/\*\*/g, '^'],
  [/°\s+(?=[CF](?!\p{L}))/gu, '°'],
  // Kelvins used to be degrees.
  [/°\s*K(?!\p{L})/gu, 'K'],
  [/(?:Grad|degr[eé]{1,2}s?)\s+(?=Celsius|Fahrenheit)/gi, ''],
  [/(?:per|pour)\s*cent(?!\p{L})|(?<!\p{L})v\.?\s?H\.?(?!\p{L})|(?<!\p{L})(?:vom\s+Hundert|p\.\s?100)/giu, '%'],
  [/(?:per|pro|pour)\s*mill?e?(?!\p{L})/giu, '‰'],
  [/(?<=[\p{L}\d)²³])\s+(?:per|pro|par|je)\s+(?=\p{L})/gu, '/'],
  // square metres, Quadratmeter, sq. m, m squared, mètres carrés, 平方米
  [/(?<!\p{L})(?:square\s+|quadrat(?=\p{L})|sq(?:\.\s?|\s|(?=[kdcm]?m(?!\p{L}))))(\p{L}+)|平方(\p{L}+)/giu, '$1$2^2'],
  [/(?<!\p{L})(?:cubic\s+|kubik(?=\p{L})|cu\.?\s(?=\p{L}))(\p{L}+)|立方(\p{L}+)/giu, '$1$2^3'],
  [/(?<=\p{L})\s+(?:squared|carrés?|im\s+Quadrat)(?!\p{L})/giu, '^2'],
  [/(?<=\p{L})\s+(?:cubed|cubes?)(?!\p{L})/giu, '^3'],
  [/(?<!\p{L})cc(?!\p{L})/gu, 'cm^3'],
  [/(?<!\p{L})q(?=[kdcm]?m(?!\p{L}))([kdcm]?m)/gu, '$1^2'],
  [/(?<!\p{L})cbm(?!\p{L})/gu, 'm^3'],
  [/(?<!\p{L})ccm(?!\p{L})/gu, 'cm^3'],
  // An abbreviation: Std., Fr.
  [/(?<=\p{L})\.(?=\s*$)/gu, ''],
];

/** Units in usual signs: full-width ones, ㎏ and ℃, the ohm sign, other signs for degrees and quotients, qm, `km per h`. */
export function inUnitSigns(text: string): string {
  const plain = text.replaceAll(/[\uff01-\uff5e\uffe0-\uffe6\u3380-\u33df\u2100-\u214f]/g, (sign) =>
    sign.normalize('NFKC'),
  );
  return signs.reduce((written, [found, write]) => written.replaceAll(found, write), plain);
}

type Token =
  | { readonly kind: 'open' | 'close' | 'times' | 'over' | 'one' }
  | { readonly kind: 'units'; readonly units: readonly NamedUnit[] }
  | { readonly kind: 'power'; readonly exponent: number };

function tokensOf(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  for (token.lastIndex = 0; token.lastIndex < text.length;) {
    const found = token.exec(text);
    if (found === null) return undefined;
    const [, bracket, operator, one, symbol, inBrackets, exponent, superscript, digit] = found;
    if (bracket !== undefined) tokens.push({ kind: bracket === '(' ? 'open' : 'close' });
    else if (operator !== undefined) tokens.push({ kind: operator === '/' || operator === ':' ? 'over' : 'times' });
    else if (one !== undefined && tokens.at(-1)?.kind !== 'units') tokens.push({ kind: 'one' });
    else if (symbol !== undefined) {
      const units = unitsIn(symbol);
      if (units === undefined) return undefined;
      tokens.push({ kind: 'units', units });
    } else {
      const power = Number(
        (inBrackets ?? exponent ?? digit ?? one)?.replace('−', '-') ?? fromSuperscript(superscript ?? ''),
      );
      if (!(Math.abs(power) <= greatestPower)) return undefined;
      tokens.push({ kind: 'power', exponent: power });
    }
  }
  return tokens;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function fromSuperscript(text: string): number {
  const digits = Array.from(text, (sign) => (sign === '⁻' ? '-' : sign === '⁺' ? '' : superscripts.indexOf(sign)));
  return Number(digits.join(''));
}

/** A symbol, or several run together: `kWh`, `Nm`. */
function unitsIn(word: string): readonly NamedUnit[] | undefined {
  const unit = namedUnits.get(word) ?? namedUnits.get(unitWords.get(word.toLowerCase()) ?? '');
  if (unit !== undefined) return [unit];
  for (let end = word.length - 1; end > 0; end--) {
    const first = namedUnits.get(word.slice(0, end));
    const rest = first && unitsIn(word.slice(end));
    if (first !== undefined && rest !== undefined) return [first, ...rest];
  }
  return undefined;
}

const none: Unit = {
  factor: new Fraction(1),
  dimension: dimensionOf({}),
  offset: new Fraction(0),
  powers: new Map(),
};

/** Recursive descent: a product is made of powers, a power of a symbol, a 1 or a product in brackets. */
class UnitReader {
  #at = 0;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  product(): Unit | undefined {
    let unit = this.#next() === 'over' ? none : this.#power();
    while (unit !== undefined && !this.isAtEnd && this.#next() !== 'close') {
      const operator = this.#next();
      if (operator === 'times' || operator === 'over') this.#at++;
      const right = this.#power();
      unit = right && times(unit, right, operator === 'over' ? -1 : 1);
    }
    return unit;
  }

  #next(): Token['kind'] | undefined {
    return this.#tokens[this.#at]?.kind;
  }

  #power(): Unit | undefined {
    const first = this.#tokens[this.#at++];
    if (first === undefined) return undefined;
    const exponent = () => {
      const next = this.#tokens[this.#at];
      if (next?.kind !== 'power') return 1;
      this.#at++;
      return next.exponent;
    };
    switch (first.kind) {
      case 'one':
        return none;
      case 'open': {
        const inner = this.product();
        if (this.#tokens[this.#at++]?.kind !== 'close') return undefined;
        return inner && times(none, inner, exponent());
      }
      case 'units': {
        // The exponent belongs to the last: kWh^2 is kW·h².
        const all = first.units.map(unitOf);
        const last = exponent();
        return all.reduce((unit, next, index) => times(unit, next, index === all.length - 1 ? last : 1), none);
      }
      default:
        return undefined;
    }
  }
}

function unitOf({ symbol, factor, dimension, offset = none.offset }: NamedUnit): Unit {
  return { factor, dimension, offset, powers: new Map([[symbol, 1]]) };
}

function times(a: Unit, b: Unit, exponent: number): Unit {
  const powers = new Map(a.powers);
  for (const [symbol, power] of b.powers) {
    const sum = (powers.get(symbol) ?? 0) + power * exponent;
    if (sum === 0) powers.delete(symbol);
    else powers.set(symbol, sum);
  }
  const power = b.factor.pow(new Fraction(exponent));
  return {
    factor: a.factor.mul(power),
    dimension: a.dimension.map((each, index) => each + (b.dimension[index] ?? 0) * exponent),
    offset: a.powers.size === 0 && exponent === 1 ? b.offset : a.offset,
    powers,
  };
}

/** Units without squares: `12€5` is not a power. */
const linear: ReadonlySet<string> = new Set([
  '%',
  '‰',
  '°',
  '€',
  'ct',
  '$',
  'US¢',
  '£',
  'p',
  'CHF',
  'Rp',
  '元',
  '角',
  '円',
]);

const centOf: ReadonlyMap<string, string> = new Map([
  ['€', 'ct'],
  ['$', 'US¢'],
  ['£', 'p'],
  ['CHF', 'Rp'],
  ['元', 'fen'],
]);

/** Whether a unit is a currency, in which hundredths are told behind it. */
export function isMoney({ powers }: Unit): boolean {
  const [[symbol, power] = ['', 0]] = powers;
  return powers.size === 1 && power === 1 && centOf.has(symbol);
}

/**
 * A quantity as somebody means it who does not tell capitals apart, writes `kmh`, or means cents of the currency asked
 * for: a text in which units that do not fit the asked one are written otherwise.
 */
function inAnyCase(text: string, asked: Unit): string {
  const cent = [...centOf].find(([symbol]) => {
    const unit = namedUnits.get(symbol);
    return unit !== undefined && areConvertible(unitOf(unit), asked);
  })?.[1];
  const small = text.replaceAll(/\p{L}+/gu, (word) => (word === 'US' ? word : word.toLowerCase()));
  const spread = small.replaceAll(/(?<!\p{L})km(?:h|\s*p\.?\s*h\.?)(?!\p{L})|(?<!\p{L})kph(?!\p{L})/gu, 'km/h');
  return cent === undefined ? spread : text.replaceAll(cents, cent);
}

/** Units by their letters in any case: `kw` may be kW. */
const inSmallLetters = new Map<string, readonly string[]>();
for (const unit of namedUnits.keys()) {
  const letters = unit.toLowerCase();
  inSmallLetters.set(letters, [...(inSmallLetters.get(letters) ?? []), unit]);
}

/** The unit that a word is in any case, such as kW for `KW`; of two, as mW and MW, the one that begins as the word does. */
function casedUnit(word: string): string {
  if (namedUnits.has(word)) return word;
  const units = inSmallLetters.get(word.toLowerCase()) ?? [];
  const [unit, ...others] = units.length > 1 ? units.filter((each) => each.startsWith(word.charAt(0))) : units;
  return unit !== undefined && others.length === 0 ? unit : word;
}

/** How units are written in a hurry, and what is meant; each is tried by itself, and all together. */
const hurried: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll(/\p{L}{2,}/gu, casedUnit),
  (text) => text.replaceAll(/(?<!\p{L})([kmg]w)h(?!\p{L})/giu, (_, power: string) => `${casedUnit(power)}h`),
  // ms^-1 in British textbooks: metres per second.
  (text) => text.replaceAll(/(?<!\p{L})([kcm]?m)s(?=\s*(?:\^\s*[({]?\s*)?[-−⁻])/gu, '$1 s'),
  (text) => text.replaceAll(/(?<![\p{L}°])(?=[CF](?!\p{L}))/gu, '°'),
  // J/mol K
  (text) => text.replace(/\/\s*([^/()]+)$/u, '/($1)'),
];

/** A text with units as somebody may mean them who writes in a hurry: in any case, `kmh`, `ms^-1`, `20 C`, `J/mol K`. */
export function hurriedReadings(text: string, asked: Unit): readonly string[] {
  const all = hurried.reduce((rest, rewritten) => rewritten(rest), text);
  return [...new Set([inAnyCase(text, asked), ...hurried.map((rewritten) => rewritten(text)), all])].filter(
    (reading) => reading !== text,
  );
}

const cents = /(?<!\p{L})(?:ct|cents?|centimes?)(?!\p{L})|¢|分/giu;

/** Degrees Celsius and Fahrenheit are a temperature only by themselves. */
function isMeant({ powers, dimension }: Unit): boolean {
  const scale = ['°C', '°F'].find((symbol) => powers.has(symbol));
  const isLinear = [...powers].every(([symbol, power]) => Math.abs(power) === 1 || !linear.has(symbol));
  const isSmall = dimension.every((exponent) => Math.abs(exponent) <= 2 * greatestPower);
  return isSmall && isLinear && (scale === undefined || (powers.size === 1 && powers.get(scale) === 1));
}

/** Whether quantities in one unit can be expressed in the other. */
export function areConvertible(a: Unit, b: Unit): boolean {
  return a.dimension.every((exponent, index) => exponent === b.dimension[index]);
}

/** Whether two units are the same, however written: `m/s`, `m s^-1`. */
export function areSameUnit(a: Unit, b: Unit): boolean {
  return a.powers.size === b.powers.size && [...a.powers].every(([symbol, power]) => b.powers.get(symbol) === power);
}

/** How a number in one unit becomes that in another, convertible one: times a ratio, plus a shift. Both are exact. */
interface UnitConversion {
  readonly ratio: Fraction;
  readonly shift: Fraction;
}

export function conversionBetween(from: Unit, to: Unit): UnitConversion {
  const ratio = from.factor.div(to.factor);
  return { ratio, shift: from.offset.mul(ratio).sub(to.offset) };
}
