import type { Random } from '../../platform/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import type { RandomRule } from '../definitions/definition.ts';
import type { DrawnNumber } from '../definitions/drawn.ts';
import type { VariableFailure } from '../definitions/failure.ts';
import { numberDomain, type NumberDomain } from '../definitions/number-domain.ts';
import { drawFrom } from '../definitions/random-domain.ts';
import type { RandomDefinition, ReadDefinition } from '../definitions/read-definitions.ts';
import type { Model } from '../solving/model.ts';

/** Limits that depend on other variables, ready to be evaluated once these have been drawn. */
export type LimitsNow = ReadonlyMap<string, () => readonly [from: number, to: number]>;

/** Compiles the limits of all random numbers that depend on other variables. */
export function compileLimits(
  read: readonly ReadDefinition[],
  model: Model,
): Result<LimitsNow, readonly VariableFailure[]> {
  const failures: VariableFailure[] = [];
  const compiled = new Map<string, () => readonly [number, number]>();
  for (const each of read) {
    if (each.kind !== 'random' || each.limits === undefined) continue;
    const evaluations = [each.limits.from, each.limits.to].flatMap((term) => {
      const limit = model.compile(each.name, term);
      if (limit.ok && limit.value.type === 'number') return [limit.value.evaluate];
      const { source } = term;
      failures.push(
        limit.ok ? { kind: 'noNumberValue', span: source.span, name: each.name, text: source.text } : limit.failure,
      );
      return [];
    });
    compiled.set(each.name, () => {
      model.compute();
      const [from = NaN, to = NaN] = evaluations.map((evaluate) => evaluate(model.frame));
      return [from, to];
    });
  }
  return failures.length > 0 ? fail(failures) : succeed(compiled);
}

/** Draws a number from what its limits allow now; from its whole domain if that is nothing, which a rule will notice. */
export function drawWithin(
  { name, definition, limits }: RandomDefinition,
  domain: NumberDomain,
  now: LimitsNow,
  random: Random,
): DrawnNumber {
  const between = now.get(name)?.();
  if (between === undefined) return drawFrom(domain, random);
  const all = [...between, ...(limits?.others ?? [])];
  return drawFrom(numberDomain(definition.type, all, definition.options.length > 0) ?? domain, random);
}

/** The places that have been drawn from a set, by the first name of the command that draws from it. */
export type Taken = Map<string, readonly number[]>;

/** Draws a place of a set among those that the variables drawn together with it have left. */
export function drawPlace({ name, domain, definition }: RandomDefinition, taken: Taken, random: Random): number {
  const key = definition.drawnWith ?? name;
  const before = taken.get(key) ?? [];
  let place = random.integer(0, domain.size - 1 - before.length);
  for (const each of before.toSorted((a, b) => a - b)) if (place >= each) place += 1;
  taken.set(key, [...before, place]);
  return place;
}

/**
 * What follows from definitions as rules: numbers stay within limits that depend on others, and those drawn together
 * differ, even when rules have some of them drawn again.
 */
export function impliedRules(read: readonly ReadDefinition[], hasRules: boolean): readonly RandomRule[] {
  const randoms = read.flatMap((each) => (each.kind === 'random' && !each.domain.isText ? [each] : []));
  return randoms.flatMap(({ name, limits, definition }, index): readonly RandomRule[] => {
    const { nameSpan: span, drawnWith } = definition;
    const rule = (condition: string): RandomRule => ({
      variables: [{ text: name, span }],
      condition: { text: condition, span },
      span,
      impliedBy: definition,
    });
    if (limits !== undefined) {
      const [from, to] = [limits.from.source.text, limits.to.source.text];
      const step = limits.others.map((each) => ` OR mod(${name} - (${from}); ${String(each)}) != 0`);
      return [rule(`NOT [${name} >= (${from}) AND ${name} <= (${to})]${step.join('')}`)];
    }
    if (drawnWith === undefined || !hasRules) return [];
    const before = randoms
      .slice(0, index)
      .filter((other) => other.name === drawnWith || other.definition.drawnWith === drawnWith);
    return before.map((other) => rule(`${name} = ${other.name}`));
  });
}

/** Limits that are not the whole numbers they must be. */
export function limitsNotWhole(read: readonly ReadDefinition[], now: LimitsNow): readonly VariableFailure[] {
  return read.flatMap((each): readonly VariableFailure[] => {
    if (each.kind !== 'random' || each.limits === undefined || each.definition.type !== 'randint') return [];
    const { from, to } = each.limits;
    return (now.get(each.name)?.() ?? []).flatMap((value, index) => {
      const { source } = index === 0 ? from : to;
      return Number.isInteger(value)
        ? []
        : [
            {
              kind: 'notWhole',
              span: source.span,
              name: each.name,
              text: `${source.text} = ${String(value)}`,
            } as const,
          ];
    });
  });
}
