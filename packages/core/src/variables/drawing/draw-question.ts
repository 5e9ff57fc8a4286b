import type { Field } from '../../expression/index.ts';
import type { Random } from '../../platform/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import type { RandomRule, VariableDefinition } from '../definitions/definition.ts';
import { inDependencyOrder } from '../definitions/dependency-order.ts';
import { drawVariables } from './draw-variables.ts';
import type { Drawn } from '../definitions/drawn.ts';
import type { VariableFailure } from '../definitions/failure.ts';
import { neededVariables } from '../definitions/needed-variables.ts';
import { isTermSet } from '../definitions/term-set.ts';
import { valueOfDefinition } from './question-value.ts';
import type { Streams } from './streams.ts';

/** Definitions of questions that figures do not have, or that mean something else there. */
const questionTermTypes = ['matrix', 'pmatrix', 'rowVector', 'substitute', 'derivative', 'string'] as const;

/**
 * Gives every variable of a quick check or question a value: first as `drawVariables` does, then matrices, derivatives
 * and substitutions, and whatever is computed from them.
 */
export function drawQuestion(
  written: readonly VariableDefinition[],
  rules: readonly RandomRule[],
  random: Random | Streams,
  field: Field = 'real',
): Result<Drawn, readonly VariableFailure[]> {
  const definitions = withoutEarlierAnswers(written);
  const drawn = drawVariables(definitions, rules, random);
  if (!drawn.ok) return drawn;
  const names = new Set(definitions.map(({ name }) => name));
  const terms = drawnTermsAmong(definitions, drawn.value, names);
  const drawnTerms = new Set(terms.map(({ name }) => name));
  const waiting = [...terms, ...definitions].flatMap((definition) => {
    const { type, name } = definition;
    if (type !== 'drawnTerm' && (!isTerm(type) || drawn.value.has(name))) return [];
    return [{ name, definition, needs: neededVariables(definition, names, drawnTerms) }];
  });
  const { ordered, failures: circles } = inDependencyOrder(waiting, ({ needs }) => needs);
  if (circles.length > 0) return fail(circles);

  const values = new Map(drawn.value);
  const failures: VariableFailure[] = [];
  const withoutValue = new Set<string>();
  for (const { name, definition, needs } of ordered) {
    // An error is reported where it occurs, not again for everything that depends on it.
    const isHopeless = [...needs].some((needed) => withoutValue.has(needed));
    const word = [...needs].find((needed) => values.get(needed)?.kind === 'text');
    const value = isHopeless
      ? undefined
      : word === undefined
        ? valueOfDefinition(definition, values, field)
        : fail({ kind: 'noNumberValue' as const, span: definition.span, name, text: word });
    if (value?.ok) values.set(name, value.value);
    else withoutValue.add(name);
    if (value?.ok === false) failures.push(value.failure);
  }
  if (failures.length > 0) return fail(failures);
  return succeed(
    new Map(
      definitions.flatMap(({ name }) => {
        const value = values.get(name);
        return value === undefined ? [] : [[name, value] as const];
      }),
    ),
  );
}

/** The variables that are drawn from sets of terms, each defined by the text that was drawn for it. */
function drawnTermsAmong(
  definitions: readonly VariableDefinition[],
  drawn: Drawn,
  names: ReadonlySet<string>,
): readonly VariableDefinition[] {
  return definitions.flatMap((definition): readonly VariableDefinition[] => {
    const value = drawn.get(definition.name);
    if (value?.kind !== 'text' || !isTermSet(definition, names)) return [];
    const element = definition.values.find(({ text }) => text === value.text);
    return element === undefined ? [] : [{ ...definition, type: 'drawnTerm', options: [], values: [element] }];
  });
}

/** `\earlierAnswer` gives a variable of the problem no value: it names the substitute for consequential errors. */
function withoutEarlierAnswers(definitions: readonly VariableDefinition[]): readonly VariableDefinition[] {
  const valued = definitions.filter(({ type }) => type !== 'earlierAnswer');
  if (valued.length === definitions.length) return definitions;
  const names = new Set(valued.map(({ name }) => name));
  return definitions.filter(({ type, name }) => type !== 'earlierAnswer' || !names.has(name));
}

function isTerm(type: string): boolean {
  return type === 'number' || type === 'function' || questionTermTypes.some((each) => each === type);
}
