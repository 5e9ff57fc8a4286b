import { freeNames, substitute, valueOf, type Expression, type Value } from '@lemma/core/expression';
import { succeed, type Result } from '@lemma/core/store';
import { variableIn } from '@lemma/core/variables';
import type { ReadFailure } from './derivative.ts';
import type { FunctionBodies } from './function-bodies.ts';
import type { Memory } from './memory.ts';
import { strangeNumbers, valueIn, type MatrixShape } from './shapes.ts';

/** A compiled expression of vectors and matrices. */
export interface ReadQuantity {
  /** A sample of its value, which has the same shape: a number, a vector or a matrix. */
  readonly trial: Value;
  readonly value: () => Value;
  readonly dependsOn: ReadonlySet<string>;
}

/** What a quantity needs to know about the names of its figure. */
interface KnownNames {
  readonly bodies: FunctionBodies;
  readonly memory: Memory;
  /** Undefined for an unknown name. */
  role(name: string): string | undefined;
  /** The shape of a vector or matrix. */
  shape(name: string): MatrixShape | undefined;
  /** The slots of the numbers of a name. */
  slots(name: string): readonly number[];
}

/** Values of names. */
type Values = readonly (readonly [name: string, value: number | Value])[];

/** Compiles an expression of vectors and matrices, with functions of the figure inlined. */
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

/** Unusual numbers in place of a name, to see what results. */
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
