import { ResourceStore, fail } from '../store/index.ts';
import type { WorksheetFailure, WorksheetLookup, WorksheetReference } from './ports.ts';
import type { Worksheet } from './worksheet.ts';

/** An existing worksheet while it loads. */
export class WorksheetStore extends ResourceStore<Worksheet, WorksheetFailure> {
  constructor(ports: { readonly worksheets: WorksheetLookup }, reference: WorksheetReference) {
    // An empty id has no worksheet.
    super(async () => (reference.id === '' ? fail({ kind: 'notFound' }) : ports.worksheets.find(reference)));
  }
}
