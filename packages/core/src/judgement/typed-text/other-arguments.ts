import { functionsByName, type Expression } from '../../expression/index.ts';
import type { OtherReading } from './other-readings.ts';

type Call = Extract<Expression, { readonly kind: 'call' }>;
type Readings = ReadonlySet<OtherReading>;

const roots: ReadonlySet<string> = new Set(['sqrt', 'cbrt']);
const angular: readonly string[] = ['sin', 'cos', 'tan', 'cot', 'sec', 'csc'];
const withShortArguments: ReadonlySet<string> = new Set([
  ...['ln', 'log', 'lg', 'log10', 'log2', 'exp'],
  ...['', 'ar', 'arc'].flatMap((inverse) => angular.flatMap((name) => [`${inverse}${name}`, `${inverse}${name}h`])),
]);

/** A function's value, read otherwise than it is written in a text in our notation. */
export function calledOtherwise(call: Call, text: string, readings: Readings): Expression {
  const { span, items } = call;
  const [argument, base] = items;
  if (argument === undefined) return call;
  if (readings.has('firstBases') && /^log\s*\(/i.test(text.slice(span.from)) && base !== undefined) {
    return { ...call, items: [base, argument] };
  }
  if (items.length > 1 && !/^log_/i.test(text.slice(span.from))) return call;
  const reciprocal = readings.has('reciprocals') ? withoutInverse(call, text) : undefined;
  if (reciprocal !== undefined) return reciprocal;
  const isClosed = isInBrackets(span.from, text);
  const named = renamed(call, argument, text, readings, isClosed);
  return isClosed ? named : withOtherArgument(named, text, readings);
}

/** A function without brackets, whose argument may end earlier. */
function withOtherArgument(named: Call, text: string, readings: Readings): Expression {
  const { name, span, items } = named;
  const [inside, ...bases] = items;
  if (inside === undefined) return named;
  const first = firstFactor(inside);
  if (first !== undefined && takesFirstFactor(name, first, inside, span.from, text, readings)) {
    const applied: Expression = { ...named, span: { from: span.from, to: first.span.to }, items: [first, ...bases] };
    return factorsOf(inside)
      .slice(1)
      .reduce<Expression>((left, right) => ({ kind: 'juxtapose', span, left, right }), applied);
  }
  const power = readings.has('powersOfValues') ? withoutPower(inside, text) : undefined;
  if (power === undefined) return named;
  return { kind: 'power', span, left: { ...named, items: [power.base, ...bases] }, right: power.exponent };
}

/** `log` as `lg`, `log2x` as log(2x). */
function renamed(call: Call, argument: Expression, text: string, readings: Readings, isClosed: boolean): Call {
  const { span, items } = call;
  const digits = isClosed ? undefined : /^log(\d+)/i.exec(text.slice(span.from))?.[1];
  const isAbout = digits !== undefined && readings.has('logarithmsOfNumbers') && items.length === 1;
  const number: Expression = { kind: 'number', span, value: Number(digits) };
  const named: Call = isAbout
    ? { ...call, name: 'log', items: [{ kind: 'juxtapose', span, left: number, right: argument }] }
    : call;
  return readings.has('decimalLogarithms') && named.name === 'log' && named.items.length === 1
    ? { ...named, name: 'lg' }
    : named;
}

/** `sin^-1(x)`, which is arcsin(x), as 1/sin(x). */
function withoutInverse(call: Call, text: string): Expression | undefined {
  const name = /^([A-Za-z]+)\s*(?:\^\s*\(?\s*-\s*1(?!\d)|⁻¹)/.exec(text.slice(call.span.from))?.[1]?.toLowerCase();
  if (name === undefined || !functionsByName.has(name) || name === call.name) return undefined;
  const one: Expression = { kind: 'number', span: call.span, value: 1 };
  return { kind: 'divide', span: call.span, left: one, right: { ...call, name } };
}

/** Whether a function applies only to the first factor behind it. */
function takesFirstFactor(
  name: string,
  first: Expression,
  argument: Expression,
  from: number,
  text: string,
  readings: Readings,
): boolean {
  if (readings.has('shortestArguments')) return true;
  const isRoot = readings.has('shortRoots') && roots.has(name);
  const isShort = readings.has('shortArguments') && withShortArguments.has(name);
  if (isRoot && /^[√∛]/.test(text.slice(from))) return true;
  const [, second] = factorsOf(argument);
  return (isRoot || isShort) && isPlain(first, isShort) && !isPi(second) && text.charAt(first.span.to) === ' ';
}

/** A number, or where that is usual a letter: ln x y. */
function isPlain({ kind }: Expression, orName: boolean): boolean {
  return kind === 'number' || (orName && kind === 'name');
}

/** `cos 2 pi` is about an angle. */
function isPi(factor: Expression | undefined): boolean {
  return factor?.kind === 'name' && factor.value === 'pi';
}

/** The first of several factors side by side. */
function firstFactor(term: Expression): Expression | undefined {
  return term.kind === 'juxtapose' ? factorsOf(term)[0] : undefined;
}

function factorsOf(term: Expression): readonly Expression[] {
  return term.kind === 'juxtapose' ? [...factorsOf(term.left), term.right] : [term];
}

/** The power at the end of an argument: 2x^2 is 2x, raised to 2. Superscripts stay where they are. */
function withoutPower(
  term: Expression,
  text: string,
): { readonly base: Expression; readonly exponent: Expression } | undefined {
  const power = term.kind === 'juxtapose' ? term.right : term;
  if (power.kind !== 'power' || !isAfterCaret(power, text)) return undefined;
  const base = term.kind === 'juxtapose' ? { ...term, right: power.left } : power.left;
  return { base, exponent: power.right };
}

/** Whether a function that begins here is followed by a bracket: its argument is what is inside. */
export function isInBrackets(from: number, text: string): boolean {
  return /^\s*(?:[√∛]|[A-Za-z]\w*)(?:[⁻⁰¹²³⁴-⁹]+|\^(?:\([^()]*\)|\S+?))?\s*\(/.test(text.slice(from));
}

/** Whether the exponent of a power is written behind a sign, and not as a superscript. */
export function isAfterCaret(
  { left, right }: Extract<Expression, { readonly left: Expression }>,
  text: string,
): boolean {
  return text.slice(left.span.to, right.span.from).includes('^');
}
