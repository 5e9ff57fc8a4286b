import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';
import type {
  AssignedPerson,
  AssignedWorksheet,
  Assignment,
  AssignmentTerms,
  TimeExtension,
  GrantedExtension,
  PeopleGroup,
  Person,
} from './assignment.ts';

/** Why assignments are not shown. `notFound`: there is none, or it is somebody else's. */
export type AssignmentFailure = { readonly kind: 'notFound' } | { readonly kind: 'forbidden' } | NoAnswer;

/**
 * Why an assignment was not changed. `conflict`: it has changed since it was read. `past`: its deadline has passed, and
 * nobody has confirmed that. `pastExtension`: so has that of an extension, which gives nobody any time. `elsewhere`: somebody else has assigned the worksheet to all of these people. `refused`: it
 * makes no sense.
 */
export type AssignmentChangeFailure =
  | AssignmentFailure
  | { readonly kind: 'conflict' | 'past' | 'pastExtension' | 'elsewhere' | 'refused' };

/** What an assignment says, and who is named in it (subjects of access tokens). */
export interface WrittenAssignment {
  readonly terms: AssignmentTerms;
  readonly people: readonly string[];
  /** A deadline that has passed is set all the same. */
  readonly isPastConfirmed?: boolean;
}

/** An assignment and its people. */
export interface AssignmentWithPeople {
  readonly assignment: Assignment;
  readonly people: readonly AssignedPerson[];
}

/** People found by the names of their accounts, and the names that nobody has. */
export interface FoundPeople {
  readonly people: readonly Person[];
  readonly unknown: readonly string[];
}

/** A written assignment. */
export interface MadeAssignment {
  /** People who were left out, because somebody else has assigned the worksheet to them. */
  readonly elsewhere: readonly Person[];
}

/** An extension for one person; undefined takes back what there is. */
export interface PersonalExtension {
  /** The subject of the access token. */
  readonly user: string;
  readonly extension?: TimeExtension | undefined;
}

/** Assignments as lecturers make them. */
export interface AssignmentGateway {
  /** One's own, newest first. */
  list(): Promise<Result<readonly Assignment[], AssignmentFailure>>;
  find(id: string): Promise<Result<AssignmentWithPeople, AssignmentFailure>>;
  findPeople(names: readonly string[]): Promise<Result<FoundPeople, AssignmentFailure>>;
  create(
    worksheet: string,
    written: WrittenAssignment,
  ): Promise<Result<MadeAssignment & { readonly id: string }, AssignmentChangeFailure>>;
  change(
    id: string,
    version: string,
    written: WrittenAssignment,
  ): Promise<Result<MadeAssignment & { readonly version: string }, AssignmentChangeFailure>>;
  remove(id: string): Promise<Result<undefined, AssignmentChangeFailure>>;
  /** Undoes removing. */
  restore(id: string): Promise<Result<undefined, AssignmentChangeFailure>>;
  /** Grants extensions to those who are there; answers what these had before, which puts it back. */
  extend(
    id: string,
    extensions: readonly PersonalExtension[],
  ): Promise<Result<readonly PersonalExtension[], AssignmentChangeFailure>>;
  /** Lets what somebody has saved late count; answers how many problems it was. */
  acceptLate(id: string, user: string): Promise<Result<number, AssignmentChangeFailure>>;
  /** One's own groups of people, by name. */
  groups(): Promise<Result<readonly PeopleGroup[], AssignmentFailure>>;
  peopleOfGroup(id: string): Promise<Result<readonly Person[], AssignmentFailure>>;
  /**
   * Makes a group of people (by their subjects), or replaces those of the one that has this name already; answers who is not
   * there any more, and was left out.
   */
  putGroup(
    name: string,
    people: readonly string[],
  ): Promise<Result<{ readonly id: string; readonly unknown: readonly string[] }, AssignmentChangeFailure>>;
  /** Assignments that were made with the group stay as they are. */
  removeGroup(id: string): Promise<Result<undefined, AssignmentChangeFailure>>;
  /** The worksheets that are assigned to the user. */
  mine(): Promise<Result<readonly AssignedWorksheet[], AssignmentFailure>>;
}

/** An extension without who has granted it. */
export function extensionOf({ deadline, extraShare, reason }: GrantedExtension): TimeExtension {
  return { reason, ...(deadline !== undefined && { deadline }), ...(extraShare !== undefined && { extraShare }) };
}
