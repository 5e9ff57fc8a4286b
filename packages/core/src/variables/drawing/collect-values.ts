import { fractionOf, substitute, type Expression, type FunctionBody } from '../../expression/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import { drawFunction } from './draw-function.ts';
import type { Drawn, DrawnText, DrawnValue } from '../definitions/drawn.ts';
import type { VariableFailure } from '../definitions/failure.ts';
import type { Model } from '../solving/model.ts';
import { drawnNumber } from '../definitions/number-domain.ts';
import type { ReadDefinition } from '../definitions/read-definitions.ts';
import { nodeOf } from '../definitions/term-with-values.ts';

/** The results of a draw. */
export interface DrawOutcome {
  /** In definition order. */
  readonly read: readonly ReadDefinition[];
  /** Each after its dependencies. */
  readonly ordered: readonly ReadDefinition[];
  readonly model: Model;
  readonly texts: ReadonlyMap<string, DrawnText>;
}

/** The values of the variables, in definition order; NaN is a failure. */
export function collectValues({ read, ordered, model, texts }: DrawOutcome): Result<Drawn, readonly VariableFailure[]> {
  const ofFigure = new Set(read.flatMap((each) => (each.kind === 'number' && each.isGiven ? [each.name] : [])));
  const values = new Map<string, DrawnValue>(texts);
  const names = new Map<string, Expression>();
  const functions = new Map<string, FunctionBody>();
  const failures: VariableFailure[] = [];
  for (const each of ordered) {
    const { name } = each;
    if (each.kind === 'random') {
      const drawn = model.drawn.get(name);
      if (drawn !== undefined) {
        values.set(name, drawn);
        names.set(name, nodeOf(drawn, each.definition.span));
      }
      continue;
    }
    if (!model.knows(name) || [...each.term.dependsOn].some((needed) => ofFigure.has(needed))) ofFigure.add(name);
    if (ofFigure.has(name)) continue;
    if (each.kind === 'number') {
      const value = model.frame[model.slotOf(name) ?? 0] ?? NaN;
      if (Number.isNaN(value)) {
        const { source } = each.term;
        failures.push({ kind: 'noNumberValue', span: source.span, name, text: source.text });
      }
      const written = substitute(each.term.expression, { names, functions });
      const drawn = drawnNumber(value, written && fractionOf(written));
      values.set(name, drawn);
      names.set(name, nodeOf(drawn, each.definition.span));
    } else {
      const drawn = drawFunction(name, each.term, each.action, { names, functions });
      if (!drawn.ok) {
        failures.push(drawn.failure);
        continue;
      }
      const { expression, parameters } = drawn.value;
      values.set(name, drawn.value);
      if (parameters.length === 0) names.set(name, expression);
      else functions.set(name, { parameters, expression });
    }
  }
  if (failures.length > 0) return fail(failures);
  return succeed(
    new Map(
      read.flatMap(({ name }) => {
        const value = values.get(name);
        return value === undefined ? [] : [[name, value] as const];
      }),
    ),
  );
}
