import { fail, type Result } from '@lemma/core/store';
import {
  savedTitle,
  type SavedWorksheet,
  type SaveFailure,
  type WorksheetDraft,
  type WorksheetGateway,
} from '@lemma/core/worksheet-draft';
import type { HttpClient, HttpFailure } from '../http/index.ts';
import { commonFailure } from '../http/index.ts';
import { createWorksheet, type RequestOf } from '../wire/index.ts';
import { toWire } from '../workflow/index.ts';

/** Saves worksheets on the server. */
export class HttpWorksheetGateway implements WorksheetGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async save(draft: WorksheetDraft): Promise<Result<SavedWorksheet, SaveFailure>> {
    const saved = await this.#http.call(createWorksheet, worksheetOf(draft));
    return saved.ok ? saved : fail(saveFailure(saved.failure));
  }
}

function worksheetOf(draft: WorksheetDraft): RequestOf<'createWorksheet'> {
  return {
    configuration: {
      correction: toWire(draft.correction),
      weightedDocuments: draft.problems.map(({ path, weight }) => ({ path, weight })),
    },
    template: {
      title: savedTitle(draft),
      documents: draft.problems.map(({ path }) => ({ path })),
      visibleToAllAuthors: draft.isVisibleToAll,
    },
  };
}

function saveFailure(failure: HttpFailure): SaveFailure {
  if (failure.kind === 'status' && failure.status === 409) return { kind: 'worksheetExists' };
  const common = commonFailure(failure);
  return common.kind === 'notFound' ? { kind: 'unavailable' } : common;
}
