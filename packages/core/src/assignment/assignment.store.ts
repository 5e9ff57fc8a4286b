import { ResourceStore, type Result } from '../store/index.ts';
import type {
  AssignmentChangeFailure,
  AssignmentFailure,
  AssignmentGateway,
  AssignmentWithPeople,
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
  async change(written: WrittenAssignment): Promise<Result<object, AssignmentChangeFailure>> {
    const version = this.state.status === 'loaded' ? this.state.value.assignment.version : '';
    return this.#shown(await this.#assignments.change(this.#id, version, written));
  }

  /** Grants extensions, all or none; the answer puts back what there was. */
  async extend(
    extensions: readonly PersonalExtension[],
  ): Promise<Result<readonly PersonalExtension[], AssignmentChangeFailure>> {
    return this.#shown(await this.#assignments.extend(this.#id, extensions));
  }

  /** Lets what somebody has saved late count. */
  async acceptLate(user: string): Promise<Result<number, AssignmentChangeFailure>> {
    return this.#shown(await this.#assignments.acceptLate(this.#id, user));
  }

  /** After a change, the new state is shown in place of the old one, which stays until then. */
  async #shown<Done>(done: Result<Done, AssignmentChangeFailure>): Promise<Result<Done, AssignmentChangeFailure>> {
    if (!done.ok) return done;
    const found = await this.#assignments.find(this.#id);
    if (found.ok) this.update(() => ({ status: 'loaded', value: found.value }));
    return done;
  }
}
