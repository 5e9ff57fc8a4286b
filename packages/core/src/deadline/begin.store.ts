import type { NoAnswer } from '../platform/index.ts';
import { Store } from '../store/index.ts';
import type { TimeLimitGateway } from './unbegun.ts';

/** A worksheet whose learner may begin its time limit. */
export interface BeginState {
  readonly isBeginning: boolean;
  /** Why it is not known whether it has begun; undefined before the first attempt, and during another one. */
  readonly failure: NoAnswer | undefined;
}

/** Begins the time limit of a worksheet once its learner says so, and never by itself. */
export class BeginStore extends Store<BeginState> {
  readonly #timeLimits: TimeLimitGateway;
  readonly #worksheet: string;
  readonly #signedDeadline: string | undefined;

  constructor(
    ports: { readonly timeLimits: TimeLimitGateway },
    { worksheet, signedDeadline }: { readonly worksheet: string; readonly signedDeadline?: string | undefined },
  ) {
    super({ isBeginning: false, failure: undefined });
    this.#timeLimits = ports.timeLimits;
    this.#worksheet = worksheet;
    this.#signedDeadline = signedDeadline;
  }

  /**
   * The learner begins; answers whether the worksheet has to be opened now: it has begun, perhaps in another tab, or it says
   * itself why it cannot be begun.
   */
  async begin(): Promise<boolean> {
    if (this.state.isBeginning) return false;
    this.update(() => ({ isBeginning: true, failure: undefined }));
    const begun = await this.#timeLimits.begin(this.#worksheet, this.#signedDeadline);
    const failure = begun.ok || begun.failure.kind === 'refused' ? undefined : begun.failure;
    this.update(() => ({ isBeginning: false, failure }));
    return failure === undefined;
  }
}
