import type {
  CustomisationFailure,
  CustomisationGateway,
  CustomisationOpenFailure,
  CustomisationReference,
  CustomisationSaveFailure,
  DraftFailure,
  ProblemDraft,
  StoredSource,
} from '../customisation/index.ts';
import type { CustomisationPreviewFailure } from '../customisation/index.ts';
import type { Document } from '../document/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';

interface StoredDraft extends ProblemDraft {
  text: string;
  version: number;
}

/** Keeps drafts and customisations of one owner by the rules of the server; customisations are at `own/<path>`. */
export class InMemoryCustomisationGateway implements CustomisationGateway {
  readonly originals: Map<string, string>;
  readonly customisations = new Map<string, string[]>();
  readonly drafts = new Map<string, StoredDraft>();
  /** The answer to every call, as long as there is one. */
  failure: CustomisationFailure | undefined;
  /** Why no draft is opened. */
  notOpened: CustomisationOpenFailure | undefined;
  /** The answer to the next savings, as long as there is one. */
  refusal: CustomisationSaveFailure | undefined;
  /** What previews answer; without it, that there is no answer. */
  page: ((source: string) => Result<Document, CustomisationPreviewFailure>) | undefined;
  #made = 0;

  constructor(originals: Readonly<Record<string, string>> = {}) {
    this.originals = new Map(Object.entries(originals));
  }

  async open({
    path,
    worksheet = '',
  }: CustomisationReference): Promise<Result<ProblemDraft, CustomisationOpenFailure>> {
    await Promise.resolve();
    if (this.notOpened !== undefined) return fail(this.notOpened);
    if (this.failure !== undefined) return fail(this.failure);
    const versions = this.customisations.get(path);
    const text = versions?.at(-1) ?? this.originals.get(path);
    if (text === undefined) return fail({ kind: 'notFound' });
    const draftPath = `draft/${worksheet}/${path}`;
    const known = this.drafts.get(draftPath);
    if (known !== undefined && known.version > 1) return succeed(known);
    const own = `own/${path}`;
    if (worksheet === '' && this.customisations.has(own)) return fail({ kind: 'exists', path: own });
    const originalPath = path.replace(/^own\//, '');
    const draft = {
      id: known?.id ?? String((this.#made += 1)),
      path: draftPath,
      originalPath,
      customizationPath: `own/${originalPath}`,
      replaces: versions === undefined ? undefined : String(versions.length),
      text,
      version: 1,
    };
    this.drafts.set(draftPath, draft);
    return succeed(draft);
  }

  async read(path: string, version?: number): Promise<Result<StoredSource, CustomisationFailure>> {
    await Promise.resolve();
    if (this.failure !== undefined) return fail(this.failure);
    const draft = this.drafts.get(path);
    if (draft !== undefined) return succeed({ text: draft.text, version: String(draft.version) });
    const versions = this.customisations.get(path);
    const number = version ?? versions?.length ?? 1;
    const text = versions === undefined ? this.originals.get(path) : versions[number - 1];
    return text === undefined ? fail({ kind: 'notFound' }) : succeed({ text, version: String(number) });
  }

  async keep(path: string, { text, version }: StoredSource): Promise<Result<{ version: string }, DraftFailure>> {
    await Promise.resolve();
    if (this.failure !== undefined) return fail(this.failure);
    const draft = this.drafts.get(path);
    if (draft === undefined) return fail({ kind: 'notFound' });
    if (draft.text !== text) {
      if (version !== String(draft.version)) return fail({ kind: 'conflict' });
      draft.text = text;
      draft.version += 1;
    }
    return succeed({ version: String(draft.version) });
  }

  async discard(path: string): Promise<Result<undefined, CustomisationFailure>> {
    await Promise.resolve();
    if (this.failure !== undefined) return fail(this.failure);
    this.drafts.delete(path);
    return succeed(undefined);
  }

  async save(
    { path, worksheet }: CustomisationReference,
    { text, replaces }: { readonly text: string; readonly replaces: string | undefined },
  ): ReturnType<CustomisationGateway['save']> {
    await Promise.resolve();
    if (this.failure !== undefined) return fail(this.failure);
    if (this.refusal !== undefined) return fail(this.refusal);
    const own = path.startsWith('own/') ? path : `own/${path}`;
    const versions = this.customisations.get(own);
    if (versions !== undefined && own !== path) return fail({ kind: 'exists', path: own });
    if (versions === undefined && this.originals.get(path) === text) return fail({ kind: 'unchanged' });
    if (versions !== undefined && versions.at(-1) !== text) {
      if (replaces !== String(versions.length)) return fail({ kind: 'conflict' });
      versions.push(text);
    }
    if (versions === undefined) this.customisations.set(own, [text]);
    this.drafts.delete(`draft/${worksheet ?? ''}/${path}`);
    const version = String(this.customisations.get(own)?.length ?? 1);
    return succeed({
      path: own,
      version,
      selection: worksheet === undefined ? own : `worksheet_${worksheet}`,
      worksheet,
    });
  }

  async versions(path: string): ReturnType<CustomisationGateway['versions']> {
    await Promise.resolve();
    if (this.failure !== undefined) return fail(this.failure);
    const versions = this.customisations.get(path);
    if (versions === undefined) return fail({ kind: 'notFound' });
    const createdDate = '2026-03-04T05:06:07.000Z';
    return succeed(versions.map((_, index) => ({ version: versions.length - index, createdDate })));
  }

  async preview(
    _path: string,
    _language: string,
    source: string,
  ): Promise<Result<Document, CustomisationPreviewFailure>> {
    await Promise.resolve();
    return this.page?.(source) ?? fail({ kind: 'unavailable' });
  }
}
