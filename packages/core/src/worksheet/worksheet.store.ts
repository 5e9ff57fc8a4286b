import { ResourceStore, fail } from '../store/index.ts';
import type { WorksheetFailure, WorksheetLookup, WorksheetReference } from './ports.ts';
import type { Worksheet } from './worksheet.ts';

/** One existing worksheet, as it arrives. */
export class WorksheetStore extends ResourceStore<Worksheet, WorksheetFailure> {
  constructor(ports: { readonly worksheets: WorksheetLookup }, reference: WorksheetReference) {
    // An empty name leads nowhere.
    super(async () => (reference.id === '' ? fail({ kind: 'notFound' }) : ports.worksheets.find(reference)));
  }
}
