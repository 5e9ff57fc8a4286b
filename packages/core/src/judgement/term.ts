import {
  areEqual,
  compileExpression,
  formatNumber,
  gapOf,
  generalTolerance,
  hasRoundedNumber,
  isExactField,
  matchClosely,
  numberOf,
  parseExpression,
  substitute,
  valueOf,
  type Equality,
  type Expression,
  type FunctionBody,
  type ParameterDomain,
} from '../expression/index.ts';
import type { Corrector } from '../document/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import { seededRandom } from '../platform/index.ts';
import { mostPoints, readParameterDomain } from '../question/index.ts';
import { byValue, otherValue, wrongBut, type Assessment, type Remark } from './assessment.ts';
import type { Judging } from './judging.ts';
import { remarkOnValue } from './near-value.ts';
import { parametersOf, readSolution } from './read-solution.ts';
import type { Verdict } from './verdict.ts';

type AsFunction = Extract<Corrector, { readonly kind: 'asFunction' }>;

/** Compares two terms as functions of their names, wherever the solution is defined. */
export function judgeTerm(
  term: Expression,
  expected: Expression,
  correctors: readonly Corrector[],
  judging: Judging,
): Assessment {
  const names = new Set(parametersOf([expected]));
  const { field } = judging;
  const isExact = isExactField(field);
  const options = { names, field, domain: 'right', domains: domainsIn(correctors) } as const;
  const equality = areEqual(term, expected, isExact ? { ...options, tolerance: 0 } : options);
  if (equality.kind === 'equal' && !(isExact && !equality.isProven && differExactly(term, expected))) {
    return assessDomain(withGap(equality, term, expected, correctors), { names, correctors }, judging);
  }
  const check = correctors.find((corrector) => corrector.kind === 'asFunction');
  if (check !== undefined) return byValue(judgeAtPoints(term, expected, check, judging));
  if (equality.kind === 'unknown' && equality.reason === 'tooFewPoints') return { verdict: 'undecided' };
  const isRounded = isExact && areEqual(term, expected, options).kind === 'equal';
  return isRounded || isNearly(term, expected, judging) ? wrongBut({ kind: 'notExact' }) : otherValue;
}

/** Fractions in place of names, at which terms are computed exactly. */
const places = ['2/3', '7/5', '-5/3'];

/** Whether a decimal of many digits only looks like the number of the solution: 1.41421356237309505x, √2·x. */
function differExactly(term: Expression, expected: Expression): boolean {
  if (!hasRoundedNumber(term)) return false;
  const names = parametersOf([term, expected]);
  return places.some((_, first) => {
    const values = names.flatMap((name, index) => {
      const place = parseExpression(places[(first + index) % places.length] ?? '1');
      return place.ok ? [[name, place.value] as const] : [];
    });
    const replacements = { names: new Map(values), functions: new Map<string, FunctionBody>() };
    const [left, right] = [substitute(term, replacements), substitute(expected, replacements)];
    return left !== undefined && right !== undefined && matchClosely(left, right, 'equal') === 'differ';
  });
}

/** Where the author asks for the whole domain, single points count, too. */
function withGap(
  equality: Extract<Equality, { readonly kind: 'equal' }>,
  term: Expression,
  expected: Expression,
  correctors: readonly Corrector[],
): Extract<Equality, { readonly kind: 'equal' }> {
  if (equality.undefinedAt !== undefined || !correctors.some(({ kind }) => kind === 'wholeDomain')) return equality;
  const gap = gapOf(term, expected);
  return gap === undefined ? equality : { ...equality, undefinedAt: gap };
}

/** Right wherever it is defined: wrong only if the author asks for the whole domain. */
export function assessDomain(
  { undefinedAt }: Extract<Equality, { readonly kind: 'equal' }>,
  { names, correctors }: { readonly names: ReadonlySet<string>; readonly correctors: readonly Corrector[] },
  judging: Judging,
): Assessment {
  if (undefinedAt === undefined) return { verdict: 'right' };
  const remark: Remark = { kind: 'smallerDomain', missingAt: pointText(undefinedAt, names, judging) };
  return correctors.some(({ kind }) => kind === 'wholeDomain') ? wrongBut(remark) : { verdict: 'right', remark };
}

/** Whether a constant term is the constant solution but for rounding: functions are compared exactly. */
function isNearly(term: Expression, expected: Expression, { field, precision }: Judging): boolean {
  if (parametersOf([term, expected]).length > 0) return false;
  const [answer, solution] = [valueOf(term, {}, field), valueOf(expected, {}, field)];
  const isExact = { field: 'rational', precision } as const;
  return answer.ok && solution.ok && remarkOnValue(answer.value, solution.value, isExact) !== undefined;
}

/** What `\\parameterDomain` says. */
export function domainsIn(correctors: readonly Corrector[]): ReadonlyMap<string, ParameterDomain> {
  const stated = correctors.flatMap((corrector) => {
    const domain = corrector.kind === 'parameterDomain' ? readParameterDomain(corrector.domain) : undefined;
    return corrector.kind === 'parameterDomain' && domain !== undefined ? [[corrector.name, domain] as const] : [];
  });
  return new Map(stated);
}

/** The values of the names of the solution: `x = -1, y = 2`; of all names if it has none of them. */
export function pointText(
  point: Readonly<Record<string, number>>,
  names: ReadonlySet<string>,
  { language }: Judging,
): string {
  const decimalComma = writesDecimalComma(language);
  const all = Object.entries(point);
  const known = all.filter(([name]) => names.has(name));
  return (known.length > 0 ? known : all)
    .map(([name, value]) => `${name} = ${formatNumber(value, { decimalComma, digits: 2 })}`)
    .join(decimalComma ? '; ' : ', ');
}

function judgeAtPoints(term: Expression, expected: Expression, check: AsFunction, judging: Judging): Verdict {
  const [from, to] = [limitOf(check.from.text, judging), limitOf(check.to.text, judging)];
  if (from === undefined || to === undefined) return 'wrong';
  const names = parametersOf([term, expected]);
  if (names.some((name) => name !== check.variable && !parametersOf([expected]).includes(name))) return 'wrong';
  const slots = new Map(names.map((name, slot) => [name, slot]));
  const [left, right] = [compileExpression(term, { slots }), compileExpression(expected, { slots })];
  if (!left.ok || !right.ok) return 'wrong';
  const random = seededRandom(1);
  let [alike, beyond] = [0, 0];
  for (let step = 0; step < Math.min(check.steps, mostPoints); step++) {
    const point = names.map(() => from + (to - from) * random.fraction());
    const [a, b] = [Number(left.value.evaluate(point)), Number(right.value.evaluate(point))];
    if (!Number.isFinite(a) && !Number.isFinite(b)) {
      // Two values that are too large for doubles are not one because of that.
      if (!Number.isNaN(a) || !Number.isNaN(b)) beyond++;
      continue;
    }
    const room = Math.max(check.epsilon ?? generalTolerance, generalTolerance * Math.abs(b));
    if (!(Math.abs(a - b) <= room)) return 'wrong';
    alike++;
  }
  return alike > 0 ? 'right' : beyond > 0 ? 'undecided' : 'wrong';
}

function limitOf(text: string, judging: Judging): number | undefined {
  const term = readSolution(text, judging);
  const value = term && valueOf(term, {});
  const number = value?.ok ? numberOf(value.value) : undefined;
  return number !== undefined && Number.isFinite(number) ? number : undefined;
}
