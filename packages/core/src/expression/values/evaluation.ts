import type { Span } from '../../source/index.ts';
import { Compilation } from '../evaluation/compilation.ts';
import type { Field } from './field.ts';
import type { Value } from './value.ts';

/** Most multiplications of matrix entries in one evaluation: products of some 40 rows and columns. */
const mostMultiplications = 100_000;

/** One evaluation of a tree: its names, its field, the first failure met. */
export class Evaluation extends Compilation {
  readonly values: ReadonlyMap<string, Value>;
  readonly field: Field;
  #multiplications = 0;

  constructor(values: ReadonlyMap<string, Value>, field: Field) {
    super({ slots: new Map([...values.keys()].map((name, slot) => [name, slot])) });
    this.values = values;
    this.field = field;
  }

  /** Notes the work of an operation on matrices; false when it is too much. */
  affords(multiplications: number, span: Span): boolean {
    this.#multiplications += multiplications;
    if (this.#multiplications <= mostMultiplications) return true;
    this.report({ kind: 'tooLong', span, limit: mostMultiplications });
    return false;
  }
}
