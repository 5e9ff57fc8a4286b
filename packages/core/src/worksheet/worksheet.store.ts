import { Store, fail, loading, settled, type Loadable, type Result } from '../store/index.ts';
import type { WorksheetFailure, WorksheetLookup, WorksheetReference } from './ports.ts';
import type { Worksheet } from './worksheet.ts';

/** One existing worksheet, as it arrives. */
export class WorksheetStore extends Store<Loadable<Worksheet, WorksheetFailure>> {
  readonly #worksheets: WorksheetLookup;
  readonly #reference: WorksheetReference;

  constructor(ports: { readonly worksheets: WorksheetLookup }, reference: WorksheetReference) {
    super(loading);
    this.#worksheets = ports.worksheets;
    this.#reference = reference;
  }

  /** Gets the worksheet, also again after a failure. */
  async load(): Promise<void> {
    this.update(() => loading);
    const found = await this.#find();
    this.update(() => settled(found));
  }

  /** An empty name leads nowhere. */
  async #find(): Promise<Result<Worksheet, WorksheetFailure>> {
    return this.#reference.id === '' ? fail({ kind: 'notFound' }) : this.#worksheets.find(this.#reference);
  }
}
