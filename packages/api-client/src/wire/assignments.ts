import { longestGroupName, longestReason, longestTimeLimit, mostExtraShare, mostPeople } from '@lemma/core/assignment';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { checkedDeadline, identifier, line, localizedText, userId } from './fields.ts';

/** Milliseconds since 1970, from 2001 to 2286: as many digits as signed deadlines have at most. */
const moment = v.pipe(v.number(), v.integer(), v.minValue(1_000_000_000_000), v.maxValue(9_999_999_999_999));
/** Minutes. */
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestTimeLimit));
const phase = v.picklist(['notOpen', 'notBegun', 'open', 'late', 'over']);

const terms = v.pipe(
  v.object({
    audience: v.picklist(['named', 'link']),
    opens: v.exactOptional(moment),
    deadline: v.exactOptional(moment),
    timeLimit: v.exactOptional(minutes),
    takesLate: v.boolean(),
    /** The share of the points for which late work counts. */
    lateCredit: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  }),
  v.check(
    ({ opens, deadline }) => opens === undefined || deadline === undefined || opens < deadline,
    'A worksheet opens before its deadline.',
  ),
);

/**
 * What an assignment says. `people`: subjects of those who are named. `pastConfirmed`: a deadline that has passed is set all
 * the same.
 */
export const writtenAssignment = v.object({
  terms,
  people: v.pipe(v.array(userId), v.maxLength(mostPeople)),
  pastConfirmed: v.exactOptional(v.boolean()),
});

/** The ids of people who are not there; the assignment is made without them. */
const unknownPeople = v.array(v.string());

const person = v.object({ id: userId, name: v.exactOptional(v.string()), username: v.exactOptional(v.string()) });

/** People to whom somebody else has assigned the worksheet; the assignment is made without them. */
const elsewhere = v.array(person);

const extension = v.object({
  deadline: v.exactOptional(moment),
  extraShare: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(mostExtraShare))),
  reason: line(longestReason),
});

const assignment = v.object({
  id: identifier,
  version: v.string(),
  worksheet: v.object({ id: identifier, title: localizedText }),
  terms,
  people: v.number(),
});

/** A thousand subjects, and as many reasons. */
const longList = 1_000_000;

/** The assignments that the caller has made, newest first. */
export const assignments = endpoint({
  id: 'assignments',
  method: 'GET',
  path: '/course/assignments',
  summary: 'The assignments that the caller has made, the newest first',
  request: v.object({}),
  response: v.array(assignment),
  answers: 'json',
});

/** 404: there is none with this id, or it is somebody else’s. */
export const assignmentById = endpoint({
  id: 'assignmentById',
  method: 'GET',
  path: '/course/assignments/{id}',
  summary: 'One assignment, with its people, their deadlines and how far they are',
  request: v.object({ id: identifier }),
  response: v.object({
    assignment,
    people: v.array(
      v.object({
        person,
        start: v.exactOptional(v.number()),
        extension: v.exactOptional(v.object({ ...extension.entries, by: v.string(), at: v.string() })),
        deadline: v.exactOptional(v.number()),
        phase,
        saved: v.number(),
        /** 0 to 1: of what has been corrected and decided. */
        score: v.exactOptional(v.number()),
        late: v.number(),
        lastLate: v.exactOptional(v.string()),
      }),
    ),
  }),
  answers: 'json',
});

/** By the names of accounts, or subjects of those who have begun a problem. */
export const peopleByName = endpoint({
  id: 'peopleByName',
  method: 'POST',
  path: '/course/assignments/people',
  summary: 'People by the names of their accounts',
  request: v.object({ names: v.pipe(v.array(line(200)), v.maxLength(mostPeople)) }),
  response: v.object({ people: v.array(person), unknown: v.array(v.string()) }),
  bodyLimit: longList,
  answers: 'json',
});

/**
 * Gives a worksheet to people. 403: only its author gives it to everybody who has its link. 422: the deadline has passed, or
 * none of the people is there.
 */
export const createAssignment = endpoint({
  id: 'createAssignment',
  method: 'POST',
  path: '/course/assignments',
  summary: 'Assigns a worksheet',
  request: v.object({ worksheetId: identifier, ...writtenAssignment.entries }),
  response: v.object({ id: identifier, version: v.string(), unknown: unknownPeople, elsewhere }),
  bodyLimit: longList,
  writes: true,
  status: 201,
  answers: 'json',
});

/** Replaces what an assignment says: 412 if it has another version. The body is a `writtenAssignment`. */
export const changeAssignment = endpoint({
  id: 'changeAssignment',
  method: 'PUT',
  path: '/course/assignments/{id}',
  summary: 'Changes times and people of an assignment; 412 unless If-Match names the stored version',
  request: v.object({
    id: identifier,
    text: v.string(),
    version: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  }),
  response: v.object({ version: v.string(), unknown: unknownPeople, elsewhere }),
  bodyLimit: longList,
  replaces: true,
  writes: true,
  answers: 'json',
});

/** Nothing holds for its people any more; what they have saved stays. */
export const deleteAssignment = endpoint({
  id: 'deleteAssignment',
  method: 'DELETE',
  path: '/course/assignments/{id}',
  summary: 'Deletes an assignment; it can be restored',
  request: v.object({ id: identifier }),
  response: v.object({ id: identifier }),
  answers: 'json',
});

/** Undoes deleting. */
export const restoreAssignment = endpoint({
  id: 'restoreAssignment',
  method: 'POST',
  path: '/course/assignments/{id}/restore',
  summary: 'Restores a deleted assignment',
  request: v.object({ id: identifier }),
  response: v.object({ id: identifier }),
  answers: 'json',
});

const personalExtensions = v.array(v.object({ user: userId, extension: v.exactOptional(extension) }));

/**
 * Without `extension`, what somebody has is taken back. Answers what there was before, and who is not there. 422: none of the
 * people is there.
 */
export const grantExtensions = endpoint({
  id: 'grantExtensions',
  method: 'POST',
  path: '/course/assignments/{id}/extensions',
  summary: 'Grants extensions to many people at once, or takes them back',
  request: v.object({
    id: identifier,
    extensions: v.pipe(personalExtensions, v.minLength(1), v.maxLength(mostPeople)),
  }),
  response: v.object({ before: personalExtensions, unknown: unknownPeople }),
  bodyLimit: longList,
  writes: true,
  answers: 'json',
});

/** What somebody has saved late counts from now on. */
export const acceptLate = endpoint({
  id: 'acceptLate',
  method: 'POST',
  path: '/course/assignments/{id}/people/{userId}/accept-late',
  summary: 'Lets count what somebody has saved after the deadline',
  request: v.object({ id: identifier, userId }),
  response: v.object({ accepted: v.number() }),
  writes: true,
  answers: 'json',
});

/** The groups of people of the caller, by name. */
export const peopleGroups = endpoint({
  id: 'peopleGroups',
  method: 'GET',
  path: '/course/people-groups',
  summary: 'The groups of people that the caller has made',
  request: v.object({}),
  response: v.array(v.object({ id: identifier, name: v.string(), people: v.number() })),
  answers: 'json',
});

/** 404: there is none with this id, or it is somebody else’s. */
export const peopleOfGroup = endpoint({
  id: 'peopleOfGroup',
  method: 'GET',
  path: '/course/people-groups/{id}/people',
  summary: 'The people of a group',
  request: v.object({ id: identifier }),
  response: v.array(person),
  answers: 'json',
});

/**
 * Makes a group, or replaces the people of the one that has this name already; repeating it changes nothing. 422: none of the
 * people is there.
 */
export const putPeopleGroup = endpoint({
  id: 'putPeopleGroup',
  method: 'POST',
  path: '/course/people-groups',
  summary: 'Makes a group of people, or replaces those of the one with this name',
  request: v.object({
    /** Its name. */
    group: v.pipe(line(longestGroupName), v.trim(), v.minLength(1)),
    people: v.pipe(v.array(userId), v.minLength(1), v.maxLength(mostPeople)),
  }),
  response: v.object({ id: identifier, unknown: unknownPeople }),
  bodyLimit: longList,
  answers: 'json',
});

/** Assignments that were made with it stay as they are. */
export const deletePeopleGroup = endpoint({
  id: 'deletePeopleGroup',
  method: 'DELETE',
  path: '/course/people-groups/{id}',
  summary: 'Deletes a group of people',
  request: v.object({ id: identifier }),
  response: v.object({ id: identifier }),
  answers: 'json',
});

/** Worksheets that are not open yet are left out; what is over stays on the list for some weeks. */
export const assignedWorksheets = endpoint({
  id: 'assignedWorksheets',
  method: 'GET',
  path: '/problem-engine/assigned-worksheets',
  summary: 'The open worksheets that are assigned to the caller',
  request: v.object({}),
  response: v.array(
    v.object({
      assignmentId: identifier,
      worksheet: v.object({ id: identifier, title: localizedText }),
      phase: v.picklist(['notBegun', 'open', 'late', 'over']),
      deadline: v.exactOptional(checkedDeadline),
      timeLimit: v.exactOptional(v.number()),
      problems: v.number(),
      saved: v.number(),
    }),
  ),
  answers: 'json',
});
