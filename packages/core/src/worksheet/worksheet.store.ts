import { Store, loading, settled, type Loadable } from '../store/index.ts';
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
    const found = await this.#worksheets.find(this.#reference);
    this.update(() => settled(found));
  }
}
