import type { Random } from '../../platform/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import { drawRandoms } from './draw-randoms.ts';
import { checkNames } from '../definitions/check-names.ts';
import { collectValues } from './collect-values.ts';
import type { RandomRule, VariableDefinition } from '../definitions/definition.ts';
import { inDependencyOrder } from '../definitions/dependency-order.ts';
import type { Drawn, DrawnText } from '../definitions/drawn.ts';
import type { VariableFailure } from '../definitions/failure.ts';
import { Model } from '../solving/model.ts';
import { placeDomains } from '../definitions/place-domains.ts';
import { streamsOf, type Streams } from './streams.ts';
import { compileLimits, impliedRules, limitsNotWhole } from './draw-within.ts';
import { readDefinitions, type LimitedDefinition, type ReadDefinition } from '../definitions/read-definitions.ts';
import type { NamedDefinitions } from '../definitions/term.ts';
import { readRule, type Condition } from '../solving/read-rules.ts';

/** What definitions mean, whatever is drawn. */
interface Meaning {
  readonly defined: NamedDefinitions;
  /** In definition order; domains may not be known yet. */
  readonly written: readonly (ReadDefinition | LimitedDefinition)[];
  /** Each after its dependencies, with its domain. */
  readonly ordered: readonly ReadDefinition[];
}

/** The same definitions are drawn from again and again: with other seeds, for all languages, and by every check. */
const meanings = new WeakMap<readonly VariableDefinition[], Result<Meaning, readonly VariableFailure[]>>();

/**
 * Gives every variable a value: random ones are drawn in definition order, so that the same seed yields the same
 * values, and redrawn while a rule demands it; numbers and functions follow. The definitions and rules of a problem
 * precede those of its questions and, drawn from the same stream, yield the same values in all of them. In the definitions of a figure, whatever
 * depends on its elements is left to the figure.
 */
export function drawVariables(
  definitions: readonly VariableDefinition[],
  rules: readonly RandomRule[],
  random: Random | Streams,
): Result<Drawn, readonly VariableFailure[]> {
  const meaning = meaningOf(definitions);
  if (!meaning.ok) return meaning;
  const { defined, written, ordered } = meaning.value;
  const model = new Model(ordered);
  const conditions: Condition[] = [];
  const wrong: VariableFailure[] = [...model.failures];
  const limits = compileLimits(ordered, model);
  if (!limits.ok) return fail([...wrong, ...limits.failure]);
  for (const rule of [...rules, ...impliedRules(ordered, rules.length > 0)]) {
    const condition = readRule(rule, model, defined);
    if (condition.ok) conditions.push(condition.value);
    else wrong.push(condition.failure);
  }
  if (wrong.length > 0) return fail(wrong);

  const texts = new Map<string, DrawnText>();
  const unmet = drawRandoms({ ordered, limits: limits.value }, model, conditions, streamsOf(random), texts);
  if (unmet.length > 0) return fail(unmet);
  const notWhole = limitsNotWhole(ordered, limits.value);
  if (notWhole.length > 0) return fail(notWhole);
  model.compute();
  const names = new Map(ordered.map((each) => [each.name, each]));
  const read = written.flatMap(({ name }) => names.get(name) ?? []);
  return collectValues({ read, ordered, model, texts });
}

function meaningOf(definitions: readonly VariableDefinition[]): Result<Meaning, readonly VariableFailure[]> {
  const known = meanings.get(definitions) ?? findMeaning(definitions);
  meanings.set(definitions, known);
  return known;
}

function findMeaning(definitions: readonly VariableDefinition[]): Result<Meaning, readonly VariableFailure[]> {
  const wrongNames = checkNames(definitions);
  if (wrongNames.length > 0) return fail(wrongNames);
  const { defined, read: written, failures } = readDefinitions(definitions);
  // Random ones first: their slots in the model are in definition order.
  const { ordered, failures: circles } = inDependencyOrder(
    written.toSorted((a, b) => Number(isRandom(b)) - Number(isRandom(a))),
    dependenciesOf,
  );
  if (failures.length + circles.length > 0) return fail([...failures, ...circles]);
  const placed = placeDomains(ordered);
  return placed.ok ? succeed({ defined, written, ordered: placed.value }) : placed;
}

function isRandom({ kind }: ReadDefinition | LimitedDefinition): boolean {
  return kind === 'random' || kind === 'limited';
}

function dependenciesOf(read: ReadDefinition | LimitedDefinition): ReadonlySet<string> {
  switch (read.kind) {
    case 'random':
      return new Set();
    case 'limited':
      return new Set([...read.limits.from.dependsOn, ...read.limits.to.dependsOn]);
    case 'number':
    case 'function':
      return read.term.dependsOn;
  }
}
