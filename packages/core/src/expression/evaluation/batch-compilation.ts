import type { Kernel } from './batch-kernels.ts';
import { Compilation } from './compilation.ts';
import type { CompileScope, NumberOf } from './compile-scope.ts';

/** The meaning of names in a batch: variables in their slots, and the varying names, each with a column of values. */
export interface BatchScope extends CompileScope {
  readonly varying: readonly string[];
}

/** Computes a column from other columns. */
export interface ColumnStep {
  readonly kernel: Kernel;
  readonly into: Float64Array;
  readonly a: Float64Array;
  readonly b: Float64Array;
}

/** One run of the batch compiler: the steps so far, and a pool of free columns. */
export class BatchCompilation extends Compilation {
  readonly steps: ColumnStep[] = [];
  /** Uniform values, each with the cell that holds it during a call. */
  readonly uniforms: { readonly evaluate: NumberOf; readonly cell: Float64Array }[] = [];
  /** The columns of the varying names in use, by their index among the varying names. */
  readonly varying = new Map<number, Float64Array>();
  readonly #names: readonly string[];
  readonly #size: number;
  readonly #free: Float64Array[] = [];

  constructor(scope: BatchScope, size: number) {
    super(scope);
    this.#names = scope.varying;
    this.#size = size;
  }

  override knows(name: string): boolean {
    return this.varies(name) || super.knows(name);
  }

  varies(name: string): boolean {
    return this.#names.includes(name);
  }

  /** The column of a varying name. */
  columnNamed(name: string): Float64Array {
    const place = this.#names.indexOf(name);
    const column = this.varying.get(place) ?? new Float64Array(this.#size);
    this.varying.set(place, column);
    return column;
  }

  /** Adds a step from columns or cells, which are no longer needed after it, to a column. */
  step(kernel: Kernel, ...used: readonly Float64Array[]): Float64Array {
    for (const column of used) this.give(column);
    const into = this.take();
    const [a = into, b = into] = used;
    this.steps.push({ kernel, into, a, b });
    return into;
  }

  /** Takes a free column to compute into. */
  take(): Float64Array {
    return this.#free.pop() ?? new Float64Array(this.#size);
  }

  /** Returns a column whose values are no longer needed. */
  give(column: Float64Array): void {
    const isOfAName = [...this.varying.values()].includes(column);
    if (column.length === this.#size && !isOfAName && !this.#free.includes(column)) this.#free.push(column);
  }

  /** A number that is computed once per call. */
  uniform(evaluate: NumberOf): Float64Array {
    const cell = new Float64Array(1);
    this.uniforms.push({ evaluate, cell });
    return cell;
  }
}
