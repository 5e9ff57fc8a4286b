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

  async list(): Promise<Result<readonly Selftest[], SelftestFailure>> {
    return Promise.resolve(this.listFailure === undefined ? succeed(this.#selftests) : fail(this.listFailure));
  }

  async switchTo(
    { id }: Pick<Selftest, 'id' | 'course'>,
    state: SelftestState,
  ): Promise<Result<Selftest, SwitchFailure>> {
    this.asked.push(state);
    await this.delay;
    if (this.failure !== undefined) return fail(this.failure);
    const before = this.#selftests.find((each) => each.id === id);
    if (before === undefined) return fail({ kind: 'notFound' });
    const { course, title, topic, problems, round, score = 0.5 } = before;
    const isNew = before.state === 'feedback' && state === 'work';
    const after: Selftest = {
      ...{ id, course, title, problems, state },
      ...(topic !== undefined && { topic }),
      round: isNew ? round + 1 : round,
      ...(state === 'feedback' && { score }),
    };
    this.#selftests = this.#selftests.map((each) => (each.id === id ? after : each));
    return succeed(after);
  }
}
