import type { Kysely } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import { userOf } from '@lemma/core/session';
import { succeed } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { refuse, type Handlers } from '../http/index.ts';
import type { Now } from '../now.ts';
import { AssignmentWriter, ownAssignment } from './manage-assignments.ts';
import { peopleByName } from './people.ts';
import { deleteGroup, groupsOf, peopleOfGroup, putGroup } from './people-groups.ts';
import { assignedTo, assignmentsOf, assignmentWithPeople } from './read-assignments.ts';

type AssignmentCall =
  | 'assignments'
  | 'assignmentById'
  | 'peopleByName'
  | 'createAssignment'
  | 'changeAssignment'
  | 'deleteAssignment'
  | 'restoreAssignment'
  | 'grantExtensions'
  | 'peopleGroups'
  | 'peopleOfGroup'
  | 'putPeopleGroup'
  | 'deletePeopleGroup'
  | 'assignedWorksheets';

/** Answers the calls about assignments. */
export function assignmentHandlers(db: Kysely<Tables>, now: Now): Pick<Handlers, AssignmentCall> {
  const writer = new AssignmentWriter(db, now);
  return {
    async assignments(_request, caller) {
      return succeed(await assignmentsOf(db, userOf(caller)?.id ?? ''));
    },

    async assignmentById({ id }, caller) {
      const own = await ownAssignment(db, id, caller);
      if (!own.ok) return own;
      const found = await assignmentWithPeople(db, id, caller, now());
      return found === undefined
        ? refuse(404, refusalIds.notFound, `There is no assignment with the id ${id}.`)
        : succeed(found);
    },

    async peopleByName({ names }) {
      const { people, unknown } = await peopleByName(db, names);
      return succeed({ people: [...people], unknown: [...unknown] });
    },

    createAssignment: ({ worksheetId, pastConfirmed, ...written }, caller, _name, key) =>
      writer.create(worksheetId, { ...written, ...(pastConfirmed === true && { isPastConfirmed: true }) }, caller, key),

    changeAssignment: (request, caller, _name, key) => writer.change(request, caller, key),

    deleteAssignment: ({ id }, caller) => writer.putDeleted(id, caller, true),

    restoreAssignment: ({ id }, caller) => writer.putDeleted(id, caller, false),

    grantExtensions: ({ id, extensions }, caller, _name, key) =>
      writer.grant(
        id,
        extensions.map(({ user, extension }) => ({ user, extension })),
        caller,
        key,
      ),

    async peopleGroups(_request, caller) {
      return succeed([...(await groupsOf(db, userOf(caller)?.id ?? ''))]);
    },

    async peopleOfGroup({ id }, caller) {
      const found = await peopleOfGroup(db, id, userOf(caller)?.id ?? '');
      return found.ok ? succeed([...found.value]) : found;
    },

    putPeopleGroup: ({ group: name, people }, caller) => putGroup(db, { name, people }, userOf(caller)?.id ?? ''),

    deletePeopleGroup: ({ id }, caller) => deleteGroup(db, id, userOf(caller)?.id ?? ''),

    async assignedWorksheets(_request, caller) {
      return succeed(await assignedTo(db, caller, now()));
    },
  };
}
