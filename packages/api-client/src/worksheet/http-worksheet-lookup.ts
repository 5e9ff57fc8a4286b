import { fail, succeed, type Result } from '@lemma/core/store';
import type { Worksheet, WorksheetFailure, WorksheetLookup, WorksheetReference } from '@lemma/core/worksheet';
import { timeFailure, toldDeadline } from '../deadline/index.ts';
import { commonFailure, type HttpClient } from '../http/index.ts';
import { worksheetById, worksheetsOfTemplate } from '../wire/index.ts';
import { worksheetIn } from './worksheet-in.ts';

/** Looks up existing worksheets on the server. */
export class HttpWorksheetLookup implements WorksheetLookup {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async find({ by, id, signedDeadline }: WorksheetReference): Promise<Result<Worksheet, WorksheetFailure>> {
    return by === 'worksheet' ? this.#findById(id, signedDeadline) : this.#findNewest(id);
  }

  async #findById(id: string, signedDeadline: string | undefined): Promise<Result<Worksheet, WorksheetFailure>> {
    const told = toldDeadline(signedDeadline);
    if (!told.ok) return fail({ kind: 'deadlineNotSigned' });
    const found = await this.#http.call(worksheetById, { id, ...told.value });
    if (found.ok) return succeed(worksheetIn(found.value));
    const { failure } = found;
    return fail(timeFailure(failure) ?? commonFailure(failure));
  }

  /** The server lists the newest first. */
  async #findNewest(templateId: string): Promise<Result<Worksheet, WorksheetFailure>> {
    const found = await this.#http.call(worksheetsOfTemplate, { templateId });
    if (!found.ok) return fail(commonFailure(found.failure));
    const [newest] = found.value;
    return newest === undefined ? fail({ kind: 'noWorksheet' }) : succeed(worksheetIn(newest));
  }
}
