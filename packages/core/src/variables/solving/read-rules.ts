import { nearestName, type Expression } from '../../expression/index.ts';
import type { SourceText } from '../../source/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import type { RandomRule, VariableDefinition } from '../definitions/definition.ts';
import { expressionFailure, type VariableFailure } from '../definitions/failure.ts';
import type { Model, RandomNumber, Step } from './model.ts';
import { isRandomType } from '../definitions/random-domain.ts';
import { readTerm, variableIn, type NamedDefinitions } from '../definitions/term.ts';

/** A compiled rule: what to redraw while the condition holds. */
export interface Condition {
  readonly source: SourceText;
  readonly impliedBy?: VariableDefinition;
  readonly expression: Expression;
  readonly holds: (frame: ArrayLike<number>) => boolean;
  /** All random numbers that decide whether it holds. */
  readonly decisive: readonly RandomNumber[];
  /** Those of them that the rule names, directly or through a computed number. */
  readonly redrawn: readonly RandomNumber[];
  /** The computed numbers it needs, in order. */
  readonly steps: readonly Step[];
}

/** Compiles a rule. A missing condition is reported at once: the specification's default, 0<1, can never be avoided. */
export function readRule(
  rule: RandomRule,
  model: Model,
  defined: NamedDefinitions,
): Result<Condition, VariableFailure> {
  const { condition: source, variables, span } = rule;
  if (source === undefined || source.text.trim() === '') return fail({ kind: 'missingCondition', span });
  const unusable = variables
    .map((variable) => whyUnusable(variable, model, defined))
    .find((each) => each !== undefined);
  if (unusable !== undefined) return fail(unusable);
  const name = variables.map(({ text }) => text).join(', ');
  const term = readTerm(name, source, defined);
  if (!term.ok) return term;
  const compiled = model.compile(name, term.value);
  if (!compiled.ok) return compiled;
  const { expression, dependsOn } = term.value;
  if (compiled.value.type !== 'truth') {
    return fail(expressionFailure(name, source, { kind: 'truthValueExpected', span: expression.span }));
  }
  const reach = model.reachOf(dependsOn);
  const named = model.reachOf(
    variables.flatMap(({ text }) => [text, ...['x', 'y', 'z'].map((axis) => `${text}[${axis}]`)]),
  );
  const decisive = model.randoms.filter((random) => reach.has(random.name));
  return succeed({
    source,
    ...(rule.impliedBy && { impliedBy: rule.impliedBy }),
    expression,
    holds: compiled.value.evaluate,
    decisive,
    redrawn: decisive.filter((random) => named.has(random.name)),
    steps: model.steps.filter((step) => reach.has(step.name)),
  });
}

/** A rule may name any defined variable except one drawn from a set of texts. */
function whyUnusable(
  { text, span }: SourceText,
  model: Model,
  { byName }: NamedDefinitions,
): VariableFailure | undefined {
  const definition = byName.get(variableIn(text));
  if (definition === undefined) {
    const suggestion = nearestName(text, byName.keys());
    return { kind: 'undefinedName', span, name: text, ...(suggestion === undefined ? {} : { suggestion }) };
  }
  return isRandomType(definition.type) && !model.knows(text)
    ? { kind: 'noNumberValue', span, name: text, text }
    : undefined;
}

/**
 * The alternatives of a condition: it holds if one of them does. Each can be tested as soon as its variables are known.
 */
export function alternativesOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'group':
      return alternativesOf(expression.operand);
    case 'or':
      return [...alternativesOf(expression.left), ...alternativesOf(expression.right)];
    case 'not':
      return requirementsOf(expression.operand).flatMap(oppositesOf);
    default:
      return [expression];
  }
}

/** The conjuncts of a condition; a chain consists of its pairs. */
function requirementsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'group':
      return requirementsOf(expression.operand);
    case 'and':
      return [...requirementsOf(expression.left), ...requirementsOf(expression.right)];
    case 'relation': {
      const { signs, operands } = expression;
      return signs.map((sign, index) => ({
        ...expression,
        signs: [sign],
        operands: operands.slice(index, index + 2),
      }));
    }
    default:
      return [expression];
  }
}

/** The alternatives of the negation. With NaN, only = and != are the opposite of each other. */
function oppositesOf(operand: Expression): readonly Expression[] {
  const { kind, span } = operand;
  if (kind === 'not') return alternativesOf(operand.operand);
  if (kind === 'relation' && operand.signs.length === 1) {
    const [sign] = operand.signs;
    if (sign === '=' || sign === '!=') return [{ ...operand, signs: [sign === '=' ? '!=' : '='] }];
  }
  return [{ kind: 'not', span, operand }];
}
