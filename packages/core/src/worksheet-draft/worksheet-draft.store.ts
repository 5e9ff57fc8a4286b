import { skip, type Subscription } from 'rxjs';
import type { Language } from '../language/index.ts';
import type { Clock, Disposable } from '../platform/index.ts';
import type { OwnStorage } from '../session/index.ts';
import { Store, succeed, type Result } from '../store/index.ts';
import type { CorrectionPolicy, Workflow } from '../workflow/index.ts';
import { copyDraft, forgetCopy, newestOther, type DraftCopy } from './draft-copies.ts';
import { discardUnreadable, draftFrom, keepDraft, unreadableDraft } from './kept-draft.ts';
import { canBeSummarised, obstacles } from './obstacles.ts';
import type { CatalogFailure, ProblemCatalog, SavedWorksheet, SaveFailure, WorksheetGateway } from './ports.ts';
import {
  addProblem,
  adoptCorrection,
  belongsInWorksheets,
  chooseWorkflow,
  contains,
  emptyDraft,
  moveProblem,
  removeProblem,
  setCorrection,
  setTitle,
  setVisibility,
  setWeight,
  type WorksheetDraft,
} from './worksheet-draft.ts';

/** Which step of the worksheet dialog is open. */
export type DraftStep = 'closed' | 'configurator' | 'summary';

/** The progress of saving. A failure stays until the draft is reopened or saved again. */
export type Saving =
  | { readonly status: 'idle' | 'saving' }
  | { readonly status: 'failed'; readonly failure: SaveFailure };

/** The draft and the state of the dialog. `adding` are the paths the pool is being asked about. */
export interface WorksheetDraftState {
  readonly draft: WorksheetDraft;
  readonly step: DraftStep;
  readonly saving: Saving;
  readonly adding: readonly string[];
  /** The text of an unreadable stored draft, set aside for its author to save elsewhere. */
  readonly unreadable: string | undefined;
  /** The newest draft of another tab, offered to a tab without a draft of its own. */
  readonly other: DraftCopy | undefined;
}

/** A pool document that may be added to the draft. */
export interface PoolItem {
  readonly kind: string;
  readonly path: string;
}

/** The ports of the draft. */
export interface WorksheetDraftPorts {
  readonly worksheets: WorksheetGateway;
  readonly catalog: ProblemCatalog;
  /** Lasts as long as the tab. */
  readonly storage: OwnStorage;
  /** Shared by the tabs. */
  readonly shared: OwnStorage;
  readonly clock: Clock;
}

/**
 * Storage key of the name under which the tab's draft is copied. Each change gives it a new one: a browser that duplicates a
 * tab duplicates its storage too, and neither tab overwrites the copy of the other.
 */
const tabKey = 'worksheet-draft-tab';

/** Holds the author's draft, keeps it across reloads and navigation, and saves it. */
export class WorksheetDraftStore extends Store<WorksheetDraftState> implements Disposable {
  readonly #ports: WorksheetDraftPorts;
  readonly #listening: Subscription;

  constructor(ports: WorksheetDraftPorts) {
    super(beginning(ports));
    this.#ports = ports;
    this.#listening = ports.storage.owner$.pipe(skip(1)).subscribe(() => this.update(() => beginning(ports)));
  }

  /** Stops following the session. */
  dispose(): void {
    this.#listening.unsubscribe();
  }

  /** Adds a problem with its names from the pool; ignores anything that is not a problem or already in the draft. */
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

  /** Starts over with an empty draft. */
  clear(): void {
    this.#edit(() => emptyDraft);
  }

  /** Restores an earlier draft: undoes removing or clearing. */
  restore(draft: WorksheetDraft): void {
    this.#edit(() => draft);
  }

  /** Continues with the draft of another tab. */
  takeOther(): void {
    const { other, draft } = this.state;
    if (other === undefined || draft.problems.length > 0) return;
    this.discardOther();
    this.#edit(() => other.draft);
  }

  /** Discards the copy of another tab's draft; if the tab is still open, it keeps its draft. */
  discardOther(): void {
    const { shared } = this.#ports;
    if (this.state.other !== undefined) forgetCopy(shared, this.state.other.tab);
    this.update((state) => ({ ...state, other: undefined }));
  }

  /** Discards the unreadable draft that was set aside. */
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

  /** Takes over the correction of an existing worksheet. */
  adopt(correction: CorrectionPolicy): void {
    this.#edit((draft) => adoptCorrection(draft, correction));
  }

  setVisibility(isVisibleToAll: boolean): void {
    this.#edit((draft) => setVisibility(draft, isVisibleToAll));
  }

  /** Opens the dialog at its first step. */
  show(): void {
    this.update((state) => ({ ...state, other: otherDraft(this.#ports, state.draft) }));
    this.#goTo('configurator');
  }

  /** Continues to the summary, unless the problems have no language in common. */
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
   * Saves the draft unless there are obstacles, and returns what it has become; undefined if it was not saved. After
   * success the draft is cleared and the dialog closes; after a failure both stay.
   */
  async save(): Promise<SavedWorksheet | undefined> {
    const { draft, saving } = this.state;
    if (saving.status === 'saving' || obstacles(draft).length > 0) return undefined;
    this.update((state) => ({ ...state, saving: { status: 'saving' } }));
    const saved = await this.#ports.worksheets.save(draft);
    if (this.state.saving.status !== 'saving') return saved.ok ? saved.value : undefined;
    if (!saved.ok) {
      this.update((state) => ({ ...state, saving: { status: 'failed', failure: saved.failure } }));
      return undefined;
    }
    this.update((state) => ({ ...state, step: 'closed', saving: { status: 'idle' } }));
    this.clear();
    return saved.value;
  }

  #goTo(step: DraftStep): void {
    if (this.state.saving.status === 'saving') return;
    this.update((state) => ({ ...state, step, saving: { status: 'idle' } }));
  }

  #edit(transition: (draft: WorksheetDraft) => WorksheetDraft): void {
    const draft = transition(this.state.draft);
    if (draft === this.state.draft) return;
    this.update((state) => ({ ...state, draft }));
    const { storage, shared, clock } = this.#ports;
    keepDraft(storage, draft);
    const changedAt = clock.now();
    const before = storage.read(tabKey);
    const tab = String(changedAt);
    storage.write(tabKey, tab);
    copyDraft(shared, { tab, changedAt, draft }, before);
  }
}

/** The initial state for the current user. */
function beginning(ports: WorksheetDraftPorts): WorksheetDraftState {
  const draft = draftFrom(ports.storage);
  return {
    draft,
    step: 'closed',
    saving: { status: 'idle' },
    adding: [],
    unreadable: unreadableDraft(ports.storage),
    other: otherDraft(ports, draft),
  };
}

function otherDraft({ storage, shared }: WorksheetDraftPorts, draft: WorksheetDraft): DraftCopy | undefined {
  return draft.problems.length === 0 ? newestOther(shared, storage.read(tabKey)) : undefined;
}
