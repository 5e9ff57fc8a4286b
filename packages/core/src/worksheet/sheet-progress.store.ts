import type { Deadline } from '../deadline/index.ts';
import {
  progressOnPage,
  type HandedOutProblem,
  type OutboxLoader,
  type ProblemGateway,
  type ProblemProgress,
  type ProblemReference,
  type ProblemState,
  type ProblemStore,
} from '../problem/index.ts';
import { Store } from '../store/index.ts';
import { changedOnly, progressWith } from './sheet-progress.ts';
import type { Worksheet } from './worksheet.ts';

/** How far a learner is in a worksheet while its page is shown. */
export interface SheetProgressState {
  /** By the paths of problems; one that is missing was never opened. */
  readonly progress: ReadonlyMap<string, ProblemProgress>;
  /** The newest that is known: somebody may be given more time while the page is shown. Undefined if there is none. */
  readonly deadline: Deadline | undefined;
  readonly isSaving: boolean;
  /** How many problems the last saving could not save; undefined before it. */
  readonly notSaved: number | undefined;
  /** How many it saved although nothing that was given can be read: that is no try. */
  readonly unreadable: number;
}

type Saving = 'saved' | 'unreadable' | 'notSaved';

/** Follows the problem on the page, and saves what was answered but never saved. */
export class SheetProgressStore extends Store<SheetProgressState> {
  readonly #ports: { readonly problems: ProblemGateway; readonly outbox: OutboxLoader };
  #onPage: { readonly path: string; readonly store: ProblemStore } | undefined;

  constructor(
    ports: { readonly problems: ProblemGateway; readonly outbox: OutboxLoader },
    { progress = new Map(), deadline }: Pick<Worksheet, 'progress' | 'deadline'>,
  ) {
    super({ progress, deadline, isSaving: false, notSaved: undefined, unreadable: 0 });
    this.#ports = ports;
  }

  /** Follows a problem that is on the page, until the answer is called. */
  attend(path: string, store: ProblemStore): () => void {
    this.#onPage = { path, store };
    // What the problem knows from before may be older than what came with the worksheet.
    let told = deadlineIn(store.state);
    const following = store.state$.subscribe((state) => {
      const deadline = deadlineIn(state);
      if (state.problem.status === 'loaded' && deadline !== told) {
        told = deadline;
        this.#tell(deadline);
      }
      const progress = progressOnPage(state);
      if (progress !== undefined) this.#follow(path, progress);
    });
    return () => {
      following.unsubscribe();
      if (this.#onPage?.store === store) this.#onPage = undefined;
    };
  }

  #tell(deadline: Deadline | undefined): void {
    const isSame = termsIn(deadline) === termsIn(this.state.deadline);
    if (!isSame) this.update((state) => ({ ...state, deadline }));
  }

  #follow(path: string, progress: ProblemProgress): void {
    this.update((state) => {
      const known = state.progress.get(path);
      if (known !== undefined && JSON.stringify(known) === JSON.stringify(progress)) return state;
      return { ...state, progress: new Map([...state.progress, [path, progress]]), notSaved: undefined, unreadable: 0 };
    });
  }

  /** Saves, one after the other, the problems in which something was given that has not been saved. */
  async saveChanged(references: readonly ProblemReference[]): Promise<void> {
    if (this.state.isSaving) return;
    this.update((state) => ({ ...state, isSaving: true, notSaved: undefined, unreadable: 0 }));
    const outcomes: Saving[] = [];
    for (const reference of changedOnly(references, this.state.progress)) outcomes.push(await this.#save(reference));
    const count = (outcome: Saving) => outcomes.filter((each) => each === outcome).length;
    this.update((state) => ({
      ...state,
      isSaving: false,
      notSaved: count('notSaved'),
      unreadable: count('unreadable'),
    }));
  }

  async #save(reference: ProblemReference): Promise<Saving> {
    if (this.#onPage?.path === reference.path) {
      switch (await this.#onPage.store.save()) {
        case 'saved':
          return 'saved';
        case 'savedWithoutTry':
        case 'savedUnchanged':
          return 'unreadable';
        default:
          return 'notSaved';
      }
    }
    const saved = await this.#saveElsewhere(reference);
    if (saved === undefined) return 'notSaved';
    const { before, after } = saved;
    this.update((state) => ({ ...state, progress: progressWith(state.progress, reference.path, after) }));
    // What is kept as late counts nowhere yet.
    const isTry = after.standing.tries > before.standing.tries || after.lateSaved !== undefined;
    return isTry ? 'saved' : 'unreadable';
  }

  /** What waits on the device is sent first: a problem is saved with everything that was typed. */
  async #saveElsewhere(
    reference: ProblemReference,
  ): Promise<{ readonly before: HandedOutProblem; readonly after: HandedOutProblem } | undefined> {
    const outbox = await this.#ports.outbox.load();
    await outbox.ready();
    if ((await outbox.flush(reference)) !== undefined) return undefined;
    const opened = await this.#ports.problems.open(reference);
    if (!opened.ok || !opened.value.standing.isEditable) return undefined;
    const saved = await this.#ports.problems.save(reference, opened.value.attempt);
    return saved.ok ? { before: opened.value, after: saved.value } : undefined;
  }
}

function deadlineIn({ problem }: ProblemState): Deadline | undefined {
  return problem.status === 'loaded' ? problem.value.deadline : undefined;
}

/** Everything but the time that is left, which passes. */
function termsIn(deadline: Deadline | undefined): string {
  return JSON.stringify({ ...deadline, left: undefined });
}
