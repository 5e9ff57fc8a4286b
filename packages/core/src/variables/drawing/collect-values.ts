import {
  certainValueOf,
  fractionOf,
  substitute,
  type Expression,
  type Fraction,
  type FunctionBody,
} from '../../expression/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import { drawFunction } from './draw-function.ts';
import type { Drawn, DrawnNumber, DrawnText, DrawnValue } from '../definitions/drawn.ts';
import type { VariableFailure } from '../definitions/failure.ts';
import type { Model } from '../solving/model.ts';
import { drawnNumber } from '../definitions/number-domain.ts';
import type { ReadDefinition } from '../definitions/read-definitions.ts';
import { exactNodeOf, nodeOf } from '../definitions/term-with-values.ts';

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
  const exactNames = new Map<string, Expression>();
  const exactFunctions = new Map<string, FunctionBody>();
  const failures: VariableFailure[] = [];
  for (const each of ordered) {
    const { name } = each;
    if (each.kind === 'random') {
      const drawn = model.drawn.get(name);
      if (drawn !== undefined) {
        values.set(name, drawn);
        names.set(name, nodeOf(drawn, each.definition.span));
        exactNames.set(name, nodeOf(drawn, each.definition.span));
      }
      continue;
    }
    if (!model.knows(name) || [...each.term.dependsOn].some((needed) => ofFigure.has(needed))) ofFigure.add(name);
    if (ofFigure.has(name)) continue;
    if (each.kind === 'number') {
      const inDoubles = model.frame[model.slotOf(name) ?? 0] ?? NaN;
      const computed = substitute(each.term.expression, { names: exactNames, functions: exactFunctions });
      const certain = computed && certainValueOf(computed, inDoubles);
      const value = certain?.value ?? inDoubles;
      if (Number.isNaN(value)) {
        const { source } = each.term;
        failures.push({ kind: 'noNumberValue', span: source.span, name, text: source.text });
      }
      const written = substitute(each.term.expression, { names, functions });
      const exact = (written && fractionOf(written)) ?? wholeOf(certain?.fraction);
      const plain: DrawnNumber = {
        ...drawnNumber(value, exact),
        ...(certain?.isLost === true && exact === undefined && { isLost: true }),
      };
      const term = exact !== undefined || isHeld(value) ? undefined : computed;
      const drawn = term === undefined ? plain : { ...plain, term };
      values.set(name, drawn);
      names.set(name, nodeOf(drawn, each.definition.span));
      exactNames.set(name, exactNodeOf(drawn, each.definition.span));
    } else {
      const drawn = drawFunction(name, each.term, each.action, { names, functions });
      if (!drawn.ok) {
        failures.push(drawn.failure);
        continue;
      }
      const { expression, parameters } = drawn.value;
      const exact = drawFunction(
        name,
        each.term,
        { kind: 'replace' },
        { names: exactNames, functions: exactFunctions },
      );
      const isOther = [...each.term.dependsOn].some((needed) => isComputed(values.get(needed)));
      const term = isOther && exact.ok ? exact.value.expression : undefined;
      values.set(name, term === undefined ? drawn.value : { ...drawn.value, term });
      if (parameters.length === 0) {
        names.set(name, expression);
        exactNames.set(name, term ?? expression);
      } else {
        functions.set(name, { parameters, expression });
        exactFunctions.set(name, { parameters, expression: term ?? expression });
      }
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

/** A fraction that is a whole number: decimals such as 0.3 stay decimals. */
function wholeOf(exact: Fraction | undefined): Fraction | undefined {
  return exact?.denominator === 1 ? exact : undefined;
}

/** Sizes from which on a number may have more digits than a double, and below which it may be lost. */
const [small, large] = [1e-9, 1e9];

/** Whether a double tells enough of a number that is no fraction: it is neither large nor close to 0. */
function isHeld(value: number): boolean {
  const size = Math.abs(value);
  return size >= small && size < large;
}

function isComputed(value: DrawnValue | undefined): boolean {
  return value !== undefined && value.kind !== 'text' && value.term !== undefined;
}
