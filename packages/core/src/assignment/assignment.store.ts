import { ResourceStore, succeed, type Result } from '../store/index.ts';
import type {
  AssignmentChangeFailure,
  AssignmentFailure,
  AssignmentGateway,
  AssignmentWithPeople,
  MadeAssignment,
  PersonalExtension,
  WrittenAssignment,
} from './ports.ts';

/** An assignment with its people, and what its lecturer does with it. */
export class AssignmentStore extends ResourceStore<AssignmentWithPeople, AssignmentFailure> {
  readonly #assignments: AssignmentGateway;
  readonly #id: string;

  constructor(ports: { readonly assignments: AssignmentGateway }, id: string) {
    super(() => ports.assignments.find(id));
    this.#assignments = ports.assignments;
    this.#id = id;
  }

  /** Changes what was read; a change that somebody else has made meanwhile is not overwritten. */
  async change(written: WrittenAssignment): Promise<Result<MadeAssignment, AssignmentChangeFailure>> {
    const version = this.state.status === 'loaded' ? this.state.value.assignment.version : '';
    return this.#shown(await this.#assignments.change(this.#id, version, written));
  }

  /** Grants extensions to those who are there; the answer puts back what these had. */
  async extend(
    extensions: readonly PersonalExtension[],
  ): Promise<Result<readonly PersonalExtension[], AssignmentChangeFailure>> {
    return this.#shown(await this.#assignments.extend(this.#id, extensions));
  }

  /** Lets what people have saved late count, one after the other; what was accepted before a failure stays so. */
  async acceptLate(users: readonly string[]): Promise<Result<number, AssignmentChangeFailure>> {
    let accepted: Result<number, AssignmentChangeFailure> = succeed(0);
    for (const user of users) {
      const done = await this.#assignments.acceptLate(this.#id, user);
      accepted = accepted.ok && done.ok ? succeed(accepted.value + done.value) : done;
      if (!done.ok) break;
    }
    await this.#refresh();
    return accepted;
  }

  /** After a change, the new state is shown in place of the old one, which stays until then. */
  async #shown<Done>(done: Result<Done, AssignmentChangeFailure>): Promise<Result<Done, AssignmentChangeFailure>> {
    if (done.ok) await this.#refresh();
    return done;
  }

  async #refresh(): Promise<void> {
    const found = await this.#assignments.find(this.#id);
    if (found.ok) this.update(() => ({ status: 'loaded', value: found.value }));
  }
}
