import { freeNames, substitute, valueOf, type Expression, type Value } from '@lemma/core/expression';
import { succeed, type Result } from '@lemma/core/store';
import { variableIn } from '@lemma/core/variables';
import type { ReadFailure } from './derivative.ts';
import type { FunctionBodies } from './function-bodies.ts';
import type { Memory } from './memory.ts';
import { strangeNumbers, valueIn, type MatrixShape } from './shapes.ts';

/** An expression of vectors and matrices that is ready to be asked. */
export interface ReadQuantity {
  /** What it gives: a number, a vector of so many coordinates, a matrix. */
  readonly trial: Value;
  readonly value: () => Value;
  readonly dependsOn: ReadonlySet<string>;
}

/** What a quantity asks of the names of its figure. */
interface KnownNames {
  readonly bodies: FunctionBodies;
  readonly memory: Memory;
  /** Undefined for a name that means nothing. */
  role(name: string): string | undefined;
  /** Of a vector or matrix. */
  shape(name: string): MatrixShape | undefined;
  /** Where the numbers of a name are kept. */
  slots(name: string): readonly number[];
}

/** Values of names. */
type Values = readonly (readonly [name: string, value: number | Value])[];

/** Makes an expression of vectors and matrices ready. Functions of the figure are written out in it. */
export function readQuantity(expression: Expression, names: KnownNames): Result<ReadQuantity, ReadFailure> {
  const written = substitute(expression, { names: new Map(), functions: names.bodies.all() }) ?? expression;
  const mentioned = [...freeNames(written)];
  const trial = valueOf(written, Object.fromEntries(mentioned.flatMap((name, index) => trialOf(name, index, names))));
  if (!trial.ok) return trial;
  return succeed({
    trial: trial.value,
    value: () => {
      const value = valueOf(written, Object.fromEntries(mentioned.flatMap((name) => currentOf(name, names))));
      return value.ok ? value.value : { kind: 'real', value: NaN };
    },
    dependsOn: new Set(mentioned.map(variableIn).filter((name) => names.role(name) !== undefined)),
  });
}

/** Numbers nobody thinks of in place of a name, to see what comes out. */
function trialOf(name: string, index: number, names: KnownNames): Values {
  const shape = names.shape(name);
  if (shape !== undefined) {
    return [[name, valueIn(shape, strangeNumbers(shape.rows * shape.columns + index).slice(index))]];
  }
  return names.memory.slots.has(name) ? [[name, strangeNumbers(index + 1)[index] ?? 1]] : [];
}

function currentOf(name: string, names: KnownNames): Values {
  const { values, slots } = names.memory;
  const shape = names.shape(name);
  if (shape !== undefined) {
    const numbers = names.slots(name).map((slot) => values[slot] ?? NaN);
    return [[name, valueIn(shape, numbers)]];
  }
  const slot = slots.get(name);
  return slot === undefined ? [] : [[name, values[slot] ?? NaN]];
}
