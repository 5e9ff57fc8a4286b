import type {
  AssignmentChangeFailure,
  AssignmentFailure,
  AssignmentGateway,
  PersonalExtension,
  WrittenAssignment,
} from '@lemma/core/assignment';
import { fail, succeed } from '@lemma/core/store';
import { commonFailure, type HttpClient, type HttpFailure } from '../http/index.ts';
import {
  acceptLate,
  assignedWorksheets,
  assignmentById,
  assignments,
  changeAssignment,
  createAssignment,
  deleteAssignment,
  deletePeopleGroup,
  grantExtensions,
  peopleByName,
  peopleGroups,
  peopleOfGroup,
  putPeopleGroup,
  refusalIds,
  restoreAssignment,
} from '../wire/index.ts';

/** Assignments, on the server. */
export class HttpAssignmentGateway implements AssignmentGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async list(): ReturnType<AssignmentGateway['list']> {
    const found = await this.#http.call(assignments, {});
    return found.ok ? found : fail(failureOf(found.failure));
  }

  async find(id: string): ReturnType<AssignmentGateway['find']> {
    const found = await this.#http.call(assignmentById, { id });
    return found.ok ? found : fail(failureOf(found.failure));
  }

  async findPeople(names: readonly string[]): ReturnType<AssignmentGateway['findPeople']> {
    // A pasted list may have anything between its names.
    const asked = names.map((name) => name.replace(/\p{Cc}/gu, ' ').slice(0, 200));
    const found = await this.#http.call(peopleByName, { names: asked });
    return found.ok ? found : fail(failureOf(found.failure));
  }

  async create(worksheet: string, written: WrittenAssignment): ReturnType<AssignmentGateway['create']> {
    const made = await this.#http.call(createAssignment, { worksheetId: worksheet, ...sent(written) });
    return made.ok
      ? succeed({ id: made.value.id, elsewhere: made.value.elsewhere })
      : fail(changeFailure(made.failure));
  }

  async change(id: string, version: string, written: WrittenAssignment): ReturnType<AssignmentGateway['change']> {
    const changed = await this.#http.call(changeAssignment, { id, version, text: JSON.stringify(sent(written)) });
    return changed.ok ? changed : fail(changeFailure(changed.failure));
  }

  async remove(id: string): ReturnType<AssignmentGateway['remove']> {
    const removed = await this.#http.call(deleteAssignment, { id });
    return removed.ok ? succeed(undefined) : fail(changeFailure(removed.failure));
  }

  async restore(id: string): ReturnType<AssignmentGateway['restore']> {
    const restored = await this.#http.call(restoreAssignment, { id });
    return restored.ok ? succeed(undefined) : fail(changeFailure(restored.failure));
  }

  async extend(id: string, extensions: readonly PersonalExtension[]): ReturnType<AssignmentGateway['extend']> {
    const granted = await this.#http.call(grantExtensions, {
      id,
      extensions: extensions.map(({ user, extension }) => ({ user, ...(extension && { extension }) })),
    });
    return granted.ok ? succeed(granted.value.before) : fail(changeFailure(granted.failure));
  }

  async acceptLate(id: string, user: string): ReturnType<AssignmentGateway['acceptLate']> {
    const accepted = await this.#http.call(acceptLate, { id, userId: user });
    return accepted.ok ? succeed(accepted.value.accepted) : fail(changeFailure(accepted.failure));
  }

  async groups(): ReturnType<AssignmentGateway['groups']> {
    const found = await this.#http.call(peopleGroups, {});
    return found.ok ? found : fail(failureOf(found.failure));
  }

  async peopleOfGroup(id: string): ReturnType<AssignmentGateway['peopleOfGroup']> {
    const found = await this.#http.call(peopleOfGroup, { id });
    return found.ok ? found : fail(failureOf(found.failure));
  }

  async putGroup(name: string, people: readonly string[]): ReturnType<AssignmentGateway['putGroup']> {
    const put = await this.#http.call(putPeopleGroup, { group: name, people: [...people] });
    return put.ok ? put : fail(changeFailure(put.failure));
  }

  async removeGroup(id: string): ReturnType<AssignmentGateway['removeGroup']> {
    const removed = await this.#http.call(deletePeopleGroup, { id });
    return removed.ok ? succeed(undefined) : fail(changeFailure(removed.failure));
  }

  async mine(): ReturnType<AssignmentGateway['mine']> {
    const found = await this.#http.call(assignedWorksheets, {});
    if (!found.ok) return fail(failureOf(found.failure));
    return succeed(found.value.map(({ assignmentId, ...worksheet }) => ({ ...worksheet, assignment: assignmentId })));
  }
}

function sent({ terms, people, isPastConfirmed }: WrittenAssignment) {
  return { terms, people: [...people], ...(isPastConfirmed === true && { pastConfirmed: true }) };
}

function failureOf(failure: HttpFailure): AssignmentFailure {
  return commonFailure(failure);
}

function changeFailure(failure: HttpFailure): AssignmentChangeFailure {
  if (failure.kind !== 'status') return failureOf(failure);
  if (failure.status === 412) return { kind: 'conflict' };
  switch (failure.refusal?.id) {
    case refusalIds.deadlinePassed:
      return { kind: 'past' };
    case refusalIds.extensionPassed:
      return { kind: 'pastExtension' };
    case refusalIds.assignedElsewhere:
      return { kind: 'elsewhere' };
    default:
      return failure.status === 400 || failure.status === 422 ? { kind: 'refused' } : failureOf(failure);
  }
}
