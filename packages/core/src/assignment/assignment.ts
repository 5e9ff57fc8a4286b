import type { Deadline } from '../deadline/index.ts';
import type { Learner } from '../learner/index.ts';
import type { LocalizedText } from '../language/index.ts';

/** For whom an assignment is: people who are named, or whoever has the link of the worksheet. */
export type Audience = 'named' | 'link';

/** When the people of an assignment may work on its worksheet. Times are milliseconds since 1970-01-01 UTC. */
export interface AssignmentTerms {
  readonly audience: Audience;
  /** Before it, nothing is shown; missing: at once. */
  readonly opens?: number;
  /** Missing: none. */
  readonly deadline?: number;
  /** Minutes from when somebody begins. */
  readonly timeLimit?: number;
  /** Whether what is saved after the deadline is kept as late. */
  readonly takesLate: boolean;
  /** The share of the points for which late work counts once it is accepted, 0 to 1; missing: all of them. */
  readonly lateCredit?: number;
}

/** More time for one person. */
export interface TimeExtension {
  /** Counts if it is later than that of the assignment. Milliseconds since 1970-01-01 UTC. */
  readonly deadline?: number;
  /** Of the time limit: 0.25 is a quarter more. */
  readonly extraShare?: number;
  readonly reason: string;
}

/** An extension, who has granted it, and when (ISO 8601). */
export interface GrantedExtension extends TimeExtension {
  readonly by: string;
  readonly at: string;
}

/** The longest time limit in minutes: 30 days. */
export const longestTimeLimit = 43_200;

/** The largest extra share of time. */
export const mostExtraShare = 4;

/** The longest reason, in UTF-16 units. */
export const longestReason = 500;

/** How many people an assignment may name. */
export const mostPeople = 1000;

/** The longest name of a group, in UTF-16 units, and how many groups somebody may have. */
export const [longestGroupName, mostGroups] = [100, 200];

/** People under a name, to whom a lecturer assigns worksheets again and again. */
export interface PeopleGroup {
  readonly id: string;
  readonly name: string;
  /** How many there are. */
  readonly people: number;
}

/** A worksheet that is given to people, with a time to work on it. */
export interface Assignment {
  readonly id: string;
  /** Counts its changes: a change names the version it was made from. */
  readonly version: string;
  readonly worksheet: { readonly id: string; readonly title: LocalizedText };
  readonly terms: AssignmentTerms;
  /** How many people there are: named, or having opened it by its link. */
  readonly people: number;
}

/** Somebody who can be named in an assignment. */
export interface Person extends Learner {
  /** The name of the account; missing if accounts are managed elsewhere. */
  readonly username?: string;
}

/** Somebody in an assignment, and how far he is. */
export interface AssignedPerson {
  readonly person: Person;
  /** When the time limit was begun; without one, when the worksheet was first opened. Milliseconds since 1970-01-01 UTC. */
  readonly start?: number;
  readonly extension?: GrantedExtension;
  /** The effective one. */
  readonly deadline?: number;
  readonly phase: Phase;
  /** How many problems were handed in. */
  readonly saved: number;
  /** 0 to 1: the points of what has been corrected and decided; missing if nothing was. */
  readonly score?: number;
  /** How many were handed in late. */
  readonly late: number;
  /** When something was last handed in late; ISO 8601. There exactly if something was. */
  readonly lastLate?: string;
}

/**
 * `notOpen`: not yet. `notBegun`: it has a time limit, which begins when its learner says so. `late`: what is saved is kept
 * as late. `over`: nothing is taken any more.
 */
export type Phase = 'notOpen' | 'notBegun' | 'open' | 'late' | 'over';

/** A worksheet as its learner finds it on the start page, from its opening on. */
export interface AssignedWorksheet {
  readonly assignment: string;
  readonly worksheet: { readonly id: string; readonly title: LocalizedText };
  readonly phase: Exclude<Phase, 'notOpen'>;
  readonly deadline?: Deadline;
  /** Minutes; it runs from when the learner begins. */
  readonly timeLimit?: number;
  readonly problems: number;
  /** How many of them were handed in. */
  readonly saved: number;
}
