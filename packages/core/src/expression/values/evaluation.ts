import type { Span } from '../../source/index.ts';
import { Compilation } from '../evaluation/compilation.ts';
import type { Field } from './field.ts';
import type { Value } from './value.ts';

/** Maximum number of multiplications of matrix entries in one evaluation: about a product of 40 rows and columns. */
const mostMultiplications = 100_000;

/** One evaluation of a tree: its names, its field, the first failure. */
export class Evaluation extends Compilation {
  readonly values: ReadonlyMap<string, Value>;
  readonly field: Field;
  #multiplications = 0;

  constructor(values: ReadonlyMap<string, Value>, field: Field) {
    super({ slots: new Map([...values.keys()].map((name, slot) => [name, slot])) });
    this.values = values;
    this.field = field;
  }

  /** Charges the work of a matrix operation; false if it exceeds the limit. */
  affords(multiplications: number, span: Span): boolean {
    this.#multiplications += multiplications;
    if (this.#multiplications <= mostMultiplications) return true;
    this.report({ kind: 'tooLong', span, limit: mostMultiplications });
    return false;
  }
}
