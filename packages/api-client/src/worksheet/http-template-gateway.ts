import { fail, succeed, type Result } from '@lemma/core/store';
import type { TemplateFailure, TemplateGateway, TemplateNotShown, WorksheetTemplate } from '@lemma/core/worksheet';
import { commonFailure, type HttpClient, type HttpFailure } from '../http/index.ts';
import {
  deletedWorksheetTemplates,
  deleteWorksheetTemplate,
  restoreWorksheetTemplate,
  setTemplateVisibility,
  worksheetsOfTemplate,
} from '../wire/index.ts';
import { worksheetIn } from './worksheet-in.ts';

/** Manages the worksheet templates of the server. */
export class HttpTemplateGateway implements TemplateGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async find(id: string): Promise<Result<WorksheetTemplate, TemplateNotShown>> {
    const found = await this.#http.call(worksheetsOfTemplate, { templateId: id });
    if (!found.ok) return fail(commonFailure(found.failure));
    const [newest, ...older] = found.value;
    if (newest === undefined) return fail({ kind: 'noWorksheet' });
    const { createdBy, createdDate, mayDelete, visibleToAllAuthors } = newest.template;
    return succeed({
      id,
      title: newest.title,
      createdBy,
      createdDate,
      mayDelete,
      isVisibleToAll: visibleToAllAuthors,
      worksheets: [worksheetIn(newest), ...older.map(worksheetIn)],
    });
  }

  async remove(id: string): Promise<Result<undefined, TemplateFailure>> {
    return changed(await this.#http.call(deleteWorksheetTemplate, { id }));
  }

  async deleted(): ReturnType<TemplateGateway['deleted']> {
    const found = await this.#http.call(deletedWorksheetTemplates, {});
    if (found.ok) return found;
    const failure = commonFailure(found.failure);
    return fail(failure.kind === 'notFound' ? { kind: 'unavailable' } : failure);
  }

  async restore(id: string): Promise<Result<undefined, TemplateFailure>> {
    return changed(await this.#http.call(restoreWorksheetTemplate, { id }));
  }

  async setVisibility(id: string, isVisibleToAll: boolean): Promise<Result<undefined, TemplateFailure>> {
    return changed(await this.#http.call(setTemplateVisibility, { id, visibleToAllAuthors: isVisibleToAll }));
  }
}

function changed(answer: Result<unknown, HttpFailure>): Result<undefined, TemplateFailure> {
  if (answer.ok) return succeed(undefined);
  const { failure } = answer;
  const exists = failure.kind === 'status' && failure.status === 409;
  return fail(exists ? { kind: 'worksheetExists' } : commonFailure(failure));
}
