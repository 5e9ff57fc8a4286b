import type { Language } from '../language/index.ts';
import type { Selftest, SelftestFailure, SelftestGateway, SelftestState, SwitchFailure } from '../selftest/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';

/** Self-tests on a server that does as the port says. */
export class InMemorySelftests implements SelftestGateway {
  /** The states that were asked for, oldest first. */
  readonly asked: SelftestState[] = [];
  /** Answers every list while set. */
  listFailure: SelftestFailure | undefined;
  /** Answers every switch while set. */
  failure: SwitchFailure | undefined;
  /** Every switch waits for this. */
  delay: Promise<unknown> = Promise.resolve();
  #selftests: readonly Selftest[];

  constructor(selftests: readonly Selftest[] = []) {
    this.#selftests = selftests;
  }

  async list(_language: Language): Promise<Result<readonly Selftest[], SelftestFailure>> {
    return Promise.resolve(this.listFailure === undefined ? succeed(this.#selftests) : fail(this.listFailure));
  }

  async switchTo(
    { id }: Pick<Selftest, 'id' | 'course'>,
    state: SelftestState,
    _language: Language,
  ): Promise<Result<Selftest, SwitchFailure>> {
    this.asked.push(state);
    await this.delay;
    if (this.failure !== undefined) return fail(this.failure);
    const before = this.#selftests.find((each) => each.id === id);
    if (before === undefined) return fail({ kind: 'notFound' });
    const { score: _, ...rest } = before;
    const isNew = before.state === 'feedback' && state === 'work';
    const after: Selftest = {
      ...rest,
      state,
      round: before.round + (isNew ? 1 : 0),
      ...(state === 'feedback' && { score: before.score ?? 0.5 }),
    };
    this.#selftests = this.#selftests.map((each) => (each.id === id ? after : each));
    return succeed(after);
  }
}
