import { fail, succeed, type Result } from '@lemma/core/store';
import type { Worksheet, WorksheetFailure, WorksheetLookup, WorksheetReference } from '@lemma/core/worksheet';
import { commonFailure, type HttpClient } from '../http/index.ts';
import { worksheetById, worksheetsOfTemplate } from '../wire/index.ts';
import { worksheetIn } from './worksheet-in.ts';

/** Looks up existing worksheets on the server. */
export class HttpWorksheetLookup implements WorksheetLookup {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async find({ by, id }: WorksheetReference): Promise<Result<Worksheet, WorksheetFailure>> {
    return by === 'worksheet' ? this.#findById(id) : this.#findNewest(id);
  }

  async #findById(id: string): Promise<Result<Worksheet, WorksheetFailure>> {
    const found = await this.#http.call(worksheetById, { id });
    return found.ok ? succeed(worksheetIn(found.value)) : fail(commonFailure(found.failure));
  }

  /** The server lists the newest first. */
  async #findNewest(templateId: string): Promise<Result<Worksheet, WorksheetFailure>> {
    const found = await this.#http.call(worksheetsOfTemplate, { templateId });
    if (!found.ok) return fail(commonFailure(found.failure));
    const [newest] = found.value;
    return newest === undefined ? fail({ kind: 'noWorksheet' }) : succeed(worksheetIn(newest));
  }
}
