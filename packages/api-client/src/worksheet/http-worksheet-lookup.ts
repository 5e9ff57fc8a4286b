import type { BeginFailure } from '@lemma/core/deadline';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { Worksheet, WorksheetFailure, WorksheetLookup, WorksheetReference } from '@lemma/core/worksheet';
import { timeFailure, toldDeadline } from '../deadline/index.ts';
import { commonFailure, noAnswer, type HttpClient, type HttpFailure } from '../http/index.ts';
import { beginWorksheet, worksheetById, worksheetsOfTemplate } from '../wire/index.ts';
import { worksheetIn } from './worksheet-in.ts';

/** Looks up existing worksheets on the server, and begins their time limits there. */
export class HttpWorksheetLookup implements WorksheetLookup {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async find({ by, id, signedDeadline }: WorksheetReference): Promise<Result<Worksheet, WorksheetFailure>> {
    return by === 'worksheet' ? this.#findById(id, signedDeadline) : this.#findNewest(id);
  }

  async begin(id: string, signedDeadline?: string): Promise<Result<undefined, BeginFailure>> {
    const told = toldDeadline(signedDeadline);
    if (!told.ok) return fail({ kind: 'refused' });
    const begun = await this.#http.call(beginWorksheet, { id, ...told.value });
    if (begun.ok) return succeed(undefined);
    return fail(isRefused(begun.failure) ? { kind: 'refused' } : noAnswer(begun.failure));
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

/** Statuses by which the server says that a worksheet cannot be begun, in its own words. */
const refusals: readonly number[] = [403, 404, 409];

function isRefused(failure: HttpFailure): boolean {
  return failure.kind === 'status' && failure.refusal !== undefined && refusals.includes(failure.status);
}
