import { mapChildren, type Expression } from '../../expression/index.ts';

/** Notations that textbooks and the expression language read differently. */
const otherReadings = [
  /** `√2x`, `sqrt 2 x` is √2·x instead of √(2x). */
  'shortRoots',
  /** `ln 2 x` is ln(2)·x instead of ln(2x). */
  'shortLogarithms',
  /** `log` is the logarithm to base 10. */
  'decimalLogarithms',
  /** `log(2;x)`, `log[2](x)` are the logarithm of x to base 2. */
  'firstBases',
  /** `asin(x)` is a·sin(x). */
  'products',
  /** `0.5(3)` is 0.5333… instead of 0.5·3. */
  'repeatingDecimals',
] as const;

export type OtherReading = (typeof otherReadings)[number];

const signsOf: Readonly<Record<OtherReading, RegExp>> = {
  shortRoots: /[√∛]|(?:sqrt|cbrt|wurzel|racine)\s*\d/i,
  shortLogarithms: /(?:ln|log\w*|lg|ld|lb)\s*\d/i,
  decimalLogarithms: /log(?!_?\d)/i,
  firstBases: /log\s*(?:\[|\([^()]*[,;])/i,
  products: /a(?:sin|cos|tan|cot)/i,
  repeatingDecimals: /\d[.,]\d+\s*\(\s*\d+\s*\)/,
};

/** The other readings that a text may have, by the signs in it. */
export function otherReadingsIn(typed: string): readonly OtherReading[] {
  return otherReadings.filter((reading) => signsOf[reading].test(typed));
}

const roots: ReadonlySet<string> = new Set(['sqrt', 'cbrt']);
const logarithms: ReadonlySet<string> = new Set(['ln', 'log', 'lg', 'log10', 'log2']);

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
  const isRoot = readings.has('shortRoots') && roots.has(name);
  const isLogarithm = readings.has('shortLogarithms') && logarithms.has(name);
  if ((isRoot || isLogarithm) && argument.kind === 'juxtapose' && !isInBrackets(span.from, text)) {
    const [first, ...rest] = factorsOf(argument);
    const isSign = isRoot && /^[√∛]/.test(text.slice(span.from));
    if (first !== undefined && (isSign || (first.kind === 'number' && text.charAt(first.span.to) === ' '))) {
      const applied: Expression = { ...inside, span: { from: span.from, to: first.span.to }, items: [first] };
      return rest.reduce<Expression>((left, right) => ({ kind: 'juxtapose', span, left, right }), applied);
    }
  }
  return readings.has('decimalLogarithms') && name === 'log' ? { ...inside, name: 'lg' } : inside;
}

function factorsOf(term: Expression): readonly Expression[] {
  return term.kind === 'juxtapose' ? [...factorsOf(term.left), term.right] : [term];
}

/** Whether a function that begins here is followed by a bracket: its argument is what is inside. */
function isInBrackets(from: number, text: string): boolean {
  return /^\s*(?:[√∛]|[A-Za-z][\w]*)(?:\^\S+)?\s*\(/.test(text.slice(from));
}

/** A name at the beginning of the old name of an inverse function: the a of `asin`. */
export function productOf(word: string, names: ReadonlySet<string>): string | undefined {
  const [, name = '', rest = ''] = /^(a)((?:sin|cos|tan|cot)h?)$/.exec(word) ?? [];
  return names.has(name) ? `${name} ${rest}` : undefined;
}
