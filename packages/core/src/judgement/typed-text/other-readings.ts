import { mapChildren, type Expression } from '../../expression/index.ts';

/** Notations that textbooks and the expression language read differently. */
const otherReadings = [
  /** `√2x`, `sqrt 2 x` is √2·x instead of √(2x). */
  'shortRoots',
  /** `ln 2 x`, `sin 2 x`, `cos3 x` are ln(2)·x, sin(2)·x, cos(3)·x instead of ln(2x), sin(2x), cos(3x). */
  'shortArguments',
  /** `log` is the logarithm to base 10. */
  'decimalLogarithms',
  /** `log(2;x)`, `log[2](x)` are the logarithm of x to base 2. */
  'firstBases',
  /** `asin(x)`, `asinx` are a·sin(x). */
  'products',
  /** `0.5(3)` is 0.5333… instead of 0.5·3. */
  'repeatingDecimals',
  /** `{1,000, 2,000}` is 1000 and 2000 instead of 1, 0, 2, 0. */
  'groupedLists',
] as const;

export type OtherReading = (typeof otherReadings)[number];

const signsOf: Readonly<Record<OtherReading, RegExp>> = {
  shortRoots: /[√∛]|(?:sqrt|cbrt|wurzel|racine)\s*\d/i,
  shortArguments: /(?:ln|log\w*|lg|ld|lb|exp|(?:sin|cos|tan|tg|cot|ctg|cotan|sec|csc|sh|ch|th)h?)\s*(?:\d|\p{L}\s)/iu,
  decimalLogarithms: /log(?!_?\d)/i,
  firstBases: /log\s*(?:\[|\([^()]*[,;])/i,
  products: /a(?:sin|cos|tan|cot)/i,
  repeatingDecimals: /\d[.,]\d+\s*\(\s*\d+\s*\)/,
  groupedLists: /\d,\d{3}(?!\d)/,
};

/** The other readings that a text may have, by the signs in it. */
export function otherReadingsIn(typed: string): readonly OtherReading[] {
  return otherReadings.filter((reading) => signsOf[reading].test(typed));
}

const roots: ReadonlySet<string> = new Set(['sqrt', 'cbrt']);
const withShortArguments: ReadonlySet<string> = new Set([
  ...['ln', 'log', 'lg', 'log10', 'log2', 'exp'],
  ...['', 'ar', 'arc'].flatMap((inverse) =>
    ['sin', 'cos', 'tan', 'cot', 'sec', 'csc'].flatMap((name) => [`${inverse}${name}`, `${inverse}${name}h`]),
  ),
]);

/** A term that was read from a text in our notation, read otherwise. */
export function readOtherwise(term: Expression, text: string, readings: ReadonlySet<OtherReading>): Expression {
  if (readings.size === 0) return term;
  const inside = mapChildren(term, (child) => readOtherwise(child, text, readings));
  if (inside.kind !== 'call') return inside;
  const { name, span, items } = inside;
  const [argument, base] = items;
  if (
    readings.has('firstBases') &&
    /^log\s*\(/i.test(text.slice(span.from)) &&
    argument !== undefined &&
    base !== undefined
  ) {
    return { ...inside, items: [base, argument] };
  }
  if (argument === undefined || items.length > 1) return inside;
  const called: Expression = readings.has('decimalLogarithms') && name === 'log' ? { ...inside, name: 'lg' } : inside;
  const isRoot = readings.has('shortRoots') && roots.has(name);
  const isShort = readings.has('shortArguments') && withShortArguments.has(name);
  if ((isRoot || isShort) && argument.kind === 'juxtapose' && !isInBrackets(span.from, text)) {
    const [first, ...rest] = factorsOf(argument);
    const isSign = isRoot && /^[√∛]/.test(text.slice(span.from));
    const isApart =
      first !== undefined && isPlain(first, isShort) && !isPi(rest[0]) && text.charAt(first.span.to) === ' ';
    if (first !== undefined && (isSign || isApart)) {
      const applied: Expression = { ...called, span: { from: span.from, to: first.span.to }, items: [first] };
      return rest.reduce<Expression>((left, right) => ({ kind: 'juxtapose', span, left, right }), applied);
    }
  }
  return called;
}

/** A number, or where that is usual a letter: ln x y. */
function isPlain({ kind }: Expression, orName: boolean): boolean {
  return kind === 'number' || (orName && kind === 'name');
}

/** `cos 2 pi` is about an angle. */
function isPi(factor: Expression | undefined): boolean {
  return factor?.kind === 'name' && factor.value === 'pi';
}

function factorsOf(term: Expression): readonly Expression[] {
  return term.kind === 'juxtapose' ? [...factorsOf(term.left), term.right] : [term];
}

/** Whether a function that begins here is followed by a bracket: its argument is what is inside. */
function isInBrackets(from: number, text: string): boolean {
  return /^\s*(?:[√∛]|[A-Za-z][\w]*)(?:\^\S+)?\s*\(/.test(text.slice(from));
}

/** What follows the a of `asin` or `asinx`, if that may be a name: a·sin, a·sin x. */
export function behindFactor(word: string, names: ReadonlySet<string>): string | undefined {
  return names.has('a') ? /^a((?:sin|cos|tan|cot).*)$/u.exec(word)?.[1] : undefined;
}
