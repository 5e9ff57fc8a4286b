import { nearestName } from '../expression/index.ts';
import type { SourceText } from '../source/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import type { RandomRule } from './definition.ts';
import { expressionFailure, type VariableFailure } from './failure.ts';
import type { Model, RandomNumber, Step } from './model.ts';
import { readTerm, variableIn, type NamedDefinitions } from './term.ts';

/** A rule made ready: what to draw again while the condition holds. */
export interface Condition {
  readonly source: SourceText;
  readonly holds: (frame: ArrayLike<number>) => boolean;
  /** The random numbers the rule names, in the order of their definitions. */
  readonly redrawn: readonly RandomNumber[];
  /** All random numbers that decide whether it holds. */
  readonly decisive: readonly RandomNumber[];
  /** The computed numbers it needs, in order. */
  readonly steps: readonly Step[];
}

/** Makes a rule ready. A missing condition is reported at once: the specification's default, 0<1, can never be avoided. */
export function readRule(
  rule: RandomRule,
  model: Model,
  defined: NamedDefinitions,
): Result<Condition, VariableFailure> {
  const { condition: source, variables, span } = rule;
  if (source === undefined || source.text.trim() === '') return fail({ kind: 'missingCondition', span });
  const unknown = variables.find(({ text }) => !defined.byName.has(variableIn(text)));
  if (unknown !== undefined) {
    const suggestion = nearestName(unknown.text, defined.byName.keys());
    const name = unknown.text;
    return fail({
      kind: 'undefinedName',
      span: unknown.span,
      name,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  }
  const name = variables.map(({ text }) => text).join(', ');
  const term = readTerm(name, source, defined);
  if (!term.ok) return term;
  const compiled = model.compile(name, term.value);
  if (!compiled.ok) return compiled;
  if (compiled.value.type !== 'truth') {
    return fail(expressionFailure(name, source, { kind: 'truthValueExpected', span: term.value.expression.span }));
  }
  const named = new Set(variables.map(({ text }) => text));
  const reach = model.reachOf(term.value.dependsOn);
  return succeed({
    source,
    holds: compiled.value.evaluate,
    redrawn: model.randoms.filter((random) => named.has(random.name)),
    decisive: model.randoms.filter((random) => reach.has(random.name)),
    steps: model.steps.filter((step) => reach.has(step.name)),
  });
}
