import { skip, type Subscription } from 'rxjs';
import type { Language } from '../language/index.ts';
import type { Disposable } from '../platform/index.ts';
import type { OwnStorage } from '../session/index.ts';
import { Store, succeed, type Result } from '../store/index.ts';
import type { CorrectionPolicy, Workflow } from '../workflow/index.ts';
import { discardUnreadable, draftFrom, keepDraft, unreadableDraft } from './kept-draft.ts';
import { canBeSummarised, obstacles } from './obstacles.ts';
import type { CatalogFailure, ProblemCatalog, SaveFailure, WorksheetGateway } from './ports.ts';
import {
  addProblem,
  belongsInWorksheets,
  chooseWorkflow,
  contains,
  emptyDraft,
  moveProblem,
  removeProblem,
  setCorrection,
  setTitle,
  setWeight,
  type WorksheetDraft,
} from './worksheet-draft.ts';

/** Which step of the worksheet dialog is open. */
export type DraftStep = 'closed' | 'configurator' | 'summary';

/** What becomes of saving. A failure stays until the draft is looked at again or saved again. */
export type Saving =
  { readonly status: 'idle' | 'saving' } | { readonly status: 'failed'; readonly failure: SaveFailure };

/** The draft, and what its author is doing with it. `adding` are the paths the pool is being asked about. */
export interface WorksheetDraftState {
  readonly draft: WorksheetDraft;
  readonly step: DraftStep;
  readonly saving: Saving;
  readonly adding: readonly string[];
  /** The text of a kept draft that cannot be read, set aside for its author to save elsewhere. */
  readonly unreadable: string | undefined;
}

/** Something of the pool that may go into the draft. */
export interface PoolItem {
  readonly kind: string;
  readonly path: string;
}

/** What the draft asks of the outside. */
export interface WorksheetDraftPorts {
  readonly worksheets: WorksheetGateway;
  readonly catalog: ProblemCatalog;
  readonly storage: OwnStorage;
}

/** Holds the author's draft, keeps it over reloads and navigation, and saves it. */
export class WorksheetDraftStore extends Store<WorksheetDraftState> implements Disposable {
  readonly #ports: WorksheetDraftPorts;
  readonly #listening: Subscription;

  constructor(ports: WorksheetDraftPorts) {
    super(beginning(ports.storage));
    this.#ports = ports;
    this.#listening = ports.storage.owner$.pipe(skip(1)).subscribe(() => this.update(() => beginning(ports.storage)));
  }

  /** Follows the session no longer. */
  dispose(): void {
    this.#listening.unsubscribe();
  }

  /** Adds a problem under the names the pool has for it; what is no problem, or there already, is ignored. */
  async add({ kind, path }: PoolItem): Promise<Result<undefined, CatalogFailure>> {
    const { draft, adding } = this.state;
    if (!belongsInWorksheets(kind) || contains(draft, path) || adding.includes(path)) return succeed(undefined);
    this.update((state) => ({ ...state, adding: [...state.adding, path] }));
    const problem = await this.#ports.catalog.describe(path);
    if (!this.state.adding.includes(path)) return succeed(undefined);
    this.update((state) => ({ ...state, adding: state.adding.filter((other) => other !== path) }));
    if (!problem.ok) return problem;
    this.#edit((draft) => addProblem(draft, problem.value));
    return succeed(undefined);
  }

  remove(path: string): void {
    this.#edit((draft) => removeProblem(draft, path));
  }

  /** Starts again with an empty draft. */
  clear(): void {
    this.#edit(() => emptyDraft);
  }

  /** Goes back to a former draft: undoes what was removed or cleared. */
  restore(draft: WorksheetDraft): void {
    this.#edit(() => draft);
  }

  /** Throws away what was set aside because it cannot be read. */
  discardUnreadable(): void {
    discardUnreadable(this.#ports.storage);
    this.update((state) => ({ ...state, unreadable: undefined }));
  }

  move(path: string, direction: 'up' | 'down'): void {
    this.#edit((draft) => moveProblem(draft, path, direction));
  }

  setWeight(path: string, text: string): void {
    this.#edit((draft) => setWeight(draft, path, text));
  }

  setTitle(language: Language, title: string): void {
    this.#edit((draft) => setTitle(draft, language, title));
  }

  chooseWorkflow(workflow: Workflow): void {
    this.#edit((draft) => chooseWorkflow(draft, workflow));
  }

  setCorrection(correction: CorrectionPolicy): void {
    this.#edit((draft) => setCorrection(draft, correction));
  }

  /** Opens the dialog at its first step. */
  show(): void {
    this.#goTo('configurator');
  }

  /** Goes on to the summary, unless the problems have no language in common. */
  next(): void {
    if (canBeSummarised(this.state.draft)) this.#goTo('summary');
  }

  /** Goes back to the configurator. */
  back(): void {
    this.#goTo('configurator');
  }

  hide(): void {
    this.#goTo('closed');
  }

  /**
   * Saves the draft unless something is in its way, and tells whether it is saved. Saved, the draft starts again empty and
   * the dialog closes; refused, both stay as they are.
   */
  async save(): Promise<boolean> {
    const { draft, saving } = this.state;
    if (saving.status === 'saving' || obstacles(draft).length > 0) return false;
    this.update((state) => ({ ...state, saving: { status: 'saving' } }));
    const saved = await this.#ports.worksheets.save(draft);
    if (this.state.saving.status !== 'saving') return saved.ok;
    if (saved.ok) {
      this.update((state) => ({ ...state, step: 'closed', saving: { status: 'idle' } }));
      this.clear();
    } else {
      this.update((state) => ({ ...state, saving: { status: 'failed', failure: saved.failure } }));
    }
    return saved.ok;
  }

  #goTo(step: DraftStep): void {
    if (this.state.saving.status === 'saving') return;
    this.update((state) => ({ ...state, step, saving: { status: 'idle' } }));
  }

  #edit(transition: (draft: WorksheetDraft) => WorksheetDraft): void {
    const draft = transition(this.state.draft);
    if (draft === this.state.draft) return;
    this.update((state) => ({ ...state, draft }));
    keepDraft(this.#ports.storage, draft);
  }
}

/** What the present user finds. */
function beginning(storage: OwnStorage): WorksheetDraftState {
  const draft = draftFrom(storage);
  return { draft, step: 'closed', saving: { status: 'idle' }, adding: [], unreadable: unreadableDraft(storage) };
}
