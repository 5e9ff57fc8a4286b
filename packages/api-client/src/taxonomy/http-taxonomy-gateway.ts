import { fail, type Result } from '@lemma/core/store';
import type {
  LabelingFailure,
  LabelingName,
  LabelingSaveFailure,
  LabelingVersion,
  TaxonomyGateway,
} from '@lemma/core/taxonomy';
import { commonFailure, type HttpClient, type HttpFailure } from '../http/index.ts';
import { readLabels, readTaxonomy, saveLabels, saveTaxonomy } from '../wire/index.ts';

/** Reads and saves the taxonomy on the server. */
export class HttpTaxonomyGateway implements TaxonomyGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async read(name: LabelingName): Promise<Result<LabelingVersion, LabelingFailure>> {
    const file =
      name === 'taxonomy' ? await this.#http.call(readTaxonomy, {}) : await this.#http.call(readLabels, { lang: name });
    return file.ok ? file : fail(readFailure(file.failure));
  }

  async save(
    name: LabelingName,
    { text, version }: LabelingVersion,
  ): Promise<Result<{ readonly version: string }, LabelingSaveFailure>> {
    const saved =
      name === 'taxonomy'
        ? await this.#http.call(saveTaxonomy, { text, version })
        : await this.#http.call(saveLabels, { lang: name, text, version });
    return saved.ok ? saved : fail(saveFailure(saved.failure));
  }
}

function readFailure(failure: HttpFailure): LabelingFailure {
  const common = commonFailure(failure);
  return common.kind === 'notFound' ? { kind: 'unavailable' } : common;
}

function saveFailure(failure: HttpFailure): LabelingSaveFailure {
  if (failure.kind !== 'status') return readFailure(failure);
  const { status, refusal } = failure;
  if (status === 412) return { kind: 'conflict' };
  const isRefused = status === 413 || status === 422;
  return isRefused && refusal !== undefined ? { kind: 'refused', message: refusal.message } : readFailure(failure);
}
