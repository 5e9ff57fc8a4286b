import type {
  CustomisationFailure,
  CustomisationGateway,
  CustomisationOpenFailure,
  CustomisationPreviewFailure,
  CustomisationReference,
  CustomisationSaveFailure,
  CustomisationVersion,
  DraftFailure,
  ProblemDraft,
  SavedCustomisation,
  StoredSource,
} from '@lemma/core/customisation';
import type { Document } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { HttpClient, HttpFailure } from '../http/index.ts';
import {
  createDraft,
  deleteDraft,
  previewDocument,
  problemCustomizationVersions,
  readTexCode,
  refusalIds,
  saveProblemCustomization,
  saveTexCode,
  saveWorksheetCustomization,
} from '../wire/index.ts';
import { customisationFailure, refusedSource } from './failures.ts';

/** How the list of the browser names worksheets that are selected (specification 000 §4). */
const worksheetPrefix = 'worksheet_';

/** Drafts and customisations on the server. */
export class HttpCustomisationGateway implements CustomisationGateway {
  readonly #http: HttpClient;
  readonly #userId: () => string;

  constructor(http: HttpClient, userId: () => string) {
    this.#http = http;
    this.#userId = userId;
  }

  async open({ path, worksheet }: CustomisationReference): Promise<Result<ProblemDraft, CustomisationOpenFailure>> {
    const opened = await this.#http.call(createDraft, {
      userId: this.#userId(),
      path,
      ...(worksheet !== undefined && { worksheetId: worksheet }),
    });
    if (!opened.ok) return fail(openFailure(opened.failure));
    const { customizationVersion: replaces, ...draft } = opened.value;
    return succeed({ ...draft, replaces });
  }

  async read(path: string, version?: number): Promise<Result<StoredSource, CustomisationFailure>> {
    const request = { path, ...(version !== undefined && { version }) };
    const source = await this.#http.call(readTexCode, request);
    return source.ok ? source : fail(customisationFailure(source.failure));
  }

  async keep(
    path: string,
    { text, version }: StoredSource,
  ): Promise<Result<{ readonly version: string }, DraftFailure>> {
    const kept = await this.#http.call(saveTexCode, { path, text, version });
    return kept.ok ? kept : fail(keepFailure(kept.failure));
  }

  async discard(path: string): Promise<Result<undefined, CustomisationFailure>> {
    const discarded = await this.#http.call(deleteDraft, { userId: this.#userId(), path });
    return discarded.ok ? succeed(undefined) : fail(customisationFailure(discarded.failure));
  }

  async save(
    { path, worksheet }: CustomisationReference,
    { text, replaces }: { readonly text: string; readonly replaces: string | undefined },
  ): Promise<Result<SavedCustomisation, CustomisationSaveFailure>> {
    const source = { userId: this.#userId(), path, text, ...(replaces !== undefined && { version: replaces }) };
    if (worksheet === undefined) {
      const saved = await this.#http.call(saveProblemCustomization, source);
      if (!saved.ok) return fail(saveFailure(saved.failure));
      const { customization, version } = saved.value;
      return succeed({ path: customization, version, selection: customization, worksheet: undefined });
    }
    const saved = await this.#http.call(saveWorksheetCustomization, { ...source, worksheetId: worksheet });
    if (!saved.ok) return fail(saveFailure(saved.failure));
    const { id, customization, path: savedPath, version } = saved.value;
    return succeed({ path: savedPath, version, selection: worksheetPrefix + customization, worksheet: id });
  }

  async versions(path: string): Promise<Result<readonly CustomisationVersion[], CustomisationFailure>> {
    const versions = await this.#http.call(problemCustomizationVersions, { userId: this.#userId(), path });
    return versions.ok ? versions : fail(customisationFailure(versions.failure));
  }

  async preview(
    path: string,
    language: Language,
    source: string,
  ): Promise<Result<Document, CustomisationPreviewFailure>> {
    const converted = await this.#http.call(previewDocument, { path, lang: language, texCode: source });
    if (converted.ok) {
      // The reader of documents comes with the first of them, not with the first draft.
      const { readDocument } = await import('@lemma/core/document');
      return readDocument(converted.value.convertedTex);
    }
    const failure = keepFailure(converted.failure);
    return fail(refusedSource(converted.failure) ?? (failure.kind === 'conflict' ? { kind: 'rejected' } : failure));
  }
}

function keepFailure(failure: HttpFailure): DraftFailure {
  if (failure.kind !== 'status') return customisationFailure(failure);
  if (failure.status === 412) return { kind: 'conflict' };
  if (failure.status === 413 || failure.refusal?.field === 'text') return { kind: 'tooLarge' };
  return customisationFailure(failure);
}

function openFailure(failure: HttpFailure): CustomisationOpenFailure {
  const isProblem = failure.kind !== 'status' || failure.refusal?.id !== refusalIds.noProblem;
  return isProblem ? (existing(failure) ?? customisationFailure(failure)) : { kind: 'notCustomisable' };
}

function existing(failure: HttpFailure): { readonly kind: 'exists'; readonly path: string } | undefined {
  if (failure.kind !== 'status' || failure.refusal?.id !== refusalIds.customisationExists) return undefined;
  return { kind: 'exists', path: failure.refusal.customization ?? '' };
}

function saveFailure(failure: HttpFailure): CustomisationSaveFailure {
  const exists = existing(failure);
  if (exists !== undefined) return exists;
  if (failure.kind === 'status' && failure.refusal?.id === refusalIds.customisationUnchanged)
    return { kind: 'unchanged' };
  return refusedSource(failure) ?? keepFailure(failure);
}
