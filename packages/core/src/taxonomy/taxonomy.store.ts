import { skip, type Observable, type Subscription } from 'rxjs';
import { languages } from '../language/index.ts';
import type { Disposable } from '../platform/index.ts';
import { Store, fail, loading, succeed, type Loadable, type Result } from '../store/index.ts';
import { checkLabeling, checkTaxonomy } from './check.ts';
import type { LabelingFinding, LabelingName } from './finding.ts';
import type { LabelingFailure, LabelingSaveFailure, LabelingVersion, TaxonomyGateway } from './ports.ts';
import {
  changedFiles,
  changeFile,
  labelsForBoth,
  storedTexts,
  typedTexts,
  type TaxonomyDraft,
} from './taxonomy-draft.ts';

/** Whether what has been typed is stored. `saved` lasts until the next edit. */
export type TaxonomySaving =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly failure: LabelingSaveFailure };

/** The taxonomy being edited. `findings` are those of the last check, unless something has been typed since. */
export interface TaxonomyState {
  readonly draft: Loadable<TaxonomyDraft, LabelingFailure>;
  readonly findings: readonly LabelingFinding[] | undefined;
  readonly saving: TaxonomySaving;
}

const atFirst: TaxonomyState = { draft: loading, findings: undefined, saving: { kind: 'idle' } };

/** The ports of the taxonomy editor. */
export interface TaxonomyPorts {
  readonly gateway: TaxonomyGateway;
  /** The current user, emitting the current one first: what one has typed is not there for the next. */
  readonly owner$: Observable<string>;
}

/** The taxonomy and its labels while they are edited: checked, then saved (specification 000 §4). */
export class TaxonomyStore extends Store<TaxonomyState> implements Disposable {
  readonly #gateway: TaxonomyGateway;
  readonly #listening: Subscription;

  constructor(ports: TaxonomyPorts) {
    super(atFirst);
    this.#gateway = ports.gateway;
    this.#listening = ports.owner$.pipe(skip(1)).subscribe(() => this.update(() => atFirst));
  }

  dispose(): void {
    this.#listening.unsubscribe();
  }

  /** Loads the stored files, unless something has been typed that would be lost. */
  async open(): Promise<void> {
    if (this.hasChanges) return;
    this.update(() => atFirst);
    const files = await this.#readAll();
    if (this.state !== atFirst) return;
    this.update((state) => ({
      ...state,
      draft: files.ok ? { status: 'loaded', value: files.value } : { status: 'failed', failure: files.failure },
    }));
  }

  /** Whether something has been typed that is not stored. */
  get hasChanges(): boolean {
    const { draft } = this.state;
    return draft.status === 'loaded' && changedFiles(draft.value).length > 0;
  }

  write(name: LabelingName, text: string): void {
    const { draft } = this.state;
    if (draft.status !== 'loaded' || draft.value[name].text === text) return;
    this.#change(name, (file) => ({ ...file, text }));
    this.update((state) => ({
      ...state,
      findings: undefined,
      saving: state.saving.kind === 'saving' ? state.saving : { kind: 'idle' },
    }));
  }

  /** Checks all files, and returns whether they may be saved. */
  check(): boolean {
    const { draft } = this.state;
    if (draft.status !== 'loaded') return false;
    const findings = checkTaxonomy(typedTexts(draft.value));
    this.update((state) => ({ ...state, findings }));
    return findings.length === 0;
  }

  /**
   * Checks, then saves what has changed; true if all is saved. Labels are saved first: neither the stored tree nor the
   * new one is ever without them.
   */
  async save(): Promise<boolean> {
    const { draft, saving } = this.state;
    if (draft.status !== 'loaded' || saving.kind === 'saving' || !this.check()) return false;
    this.update((state) => ({ ...state, saving: { kind: 'saving' } }));
    const saved = await this.#saveInOrder(draft.value);
    if (!saved.ok && saved.failure.kind === 'conflict') await this.#readOthers(changedFiles(draft.value));
    const isDone = saved.ok && !this.hasChanges;
    this.update((state) => ({
      ...state,
      saving: saved.ok ? { kind: isDone ? 'saved' : 'idle' } : { kind: 'failed', failure: saved.failure },
    }));
    return isDone;
  }

  /** Forgets what has been typed: everything is as stored. */
  discard(): void {
    const { draft } = this.state;
    if (draft.status !== 'loaded') return;
    for (const name of changedFiles(draft.value)) this.#change(name, ({ stored }) => ({ text: stored.text, stored }));
    this.#backToIdle();
  }

  /** Decides a conflict: the typed text stays, and will be saved in place of the other version. */
  keepTyped(name: LabelingName): void {
    this.#change(name, ({ text, stored, other }) => ({ text, stored: other ?? stored }));
    this.#backToIdle();
  }

  /** Decides a conflict: the other version replaces what has been typed. */
  takeOther(name: LabelingName): void {
    this.#change(name, ({ text, stored, other }) => ({ text: other?.text ?? text, stored: other ?? stored }));
    this.#backToIdle();
  }

  #backToIdle(): void {
    this.update((state) => ({ ...state, findings: undefined, saving: { kind: 'idle' } }));
  }

  async #saveInOrder(draft: TaxonomyDraft): Promise<Result<undefined, LabelingSaveFailure>> {
    const changed = changedFiles(draft);
    const stored = storedTexts(draft);
    const later: LabelingName[] = [];
    for (const name of languages.filter((language) => changed.includes(language))) {
      const { text } = draft[name];
      const fitsStoredTree = checkLabeling(name, { ...stored, [name]: text }).length === 0;
      if (!fitsStoredTree) later.push(name);
      const saved = await this.#saveFile(name, fitsStoredTree ? text : labelsForBoth(text, stored[name]));
      if (!saved.ok) return saved;
    }
    for (const name of [...changed.filter((each) => each === 'taxonomy'), ...later]) {
      const saved = await this.#saveFile(name, draft[name].text);
      if (!saved.ok) return saved;
    }
    return succeed(undefined);
  }

  async #saveFile(name: LabelingName, text: string): Promise<Result<undefined, LabelingSaveFailure>> {
    const { draft } = this.state;
    if (draft.status !== 'loaded') return fail({ kind: 'unavailable' });
    const saved = await this.#gateway.save(name, { text, version: draft.value[name].stored.version });
    if (!saved.ok) return saved;
    this.#change(name, (file) => ({ ...file, stored: { text, version: saved.value.version } }));
    return succeed(undefined);
  }

  /** Reads what others have saved; a file they have not touched stays as it is. */
  async #readOthers(names: readonly LabelingName[]): Promise<void> {
    for (const name of names) {
      const other = await this.#gateway.read(name);
      if (!other.ok) continue;
      this.#change(name, (file) => {
        if (other.value.version === file.stored.version) return file;
        // Whoever saved the same has decided nothing.
        if (other.value.text === file.text) return { text: file.text, stored: other.value };
        return { ...file, other: other.value };
      });
    }
  }

  async #readAll(): Promise<Result<TaxonomyDraft, LabelingFailure>> {
    const [taxonomy, de, en, fr, zh] = await Promise.all([
      this.#gateway.read('taxonomy'),
      this.#gateway.read('de'),
      this.#gateway.read('en'),
      this.#gateway.read('fr'),
      this.#gateway.read('zh'),
    ]);
    if (!taxonomy.ok) return taxonomy;
    if (!de.ok) return de;
    if (!en.ok) return en;
    if (!fr.ok) return fr;
    if (!zh.ok) return zh;
    return succeed({
      taxonomy: untouched(taxonomy.value),
      de: untouched(de.value),
      en: untouched(en.value),
      fr: untouched(fr.value),
      zh: untouched(zh.value),
    });
  }

  #change(name: LabelingName, change: Parameters<typeof changeFile>[2]): void {
    this.update((state) =>
      state.draft.status === 'loaded'
        ? { ...state, draft: { status: 'loaded', value: changeFile(state.draft.value, name, change) } }
        : state,
    );
  }
}

function untouched(stored: LabelingVersion) {
  return { text: stored.text, stored };
}
