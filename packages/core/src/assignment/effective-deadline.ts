import type { AssignmentTerms, TimeExtension, Phase } from './assignment.ts';

/** Milliseconds in a minute. */
const minute = 60_000;

/**
 * Until when somebody may work: the earlier one of the end and of the own start with the time limit. An extension moves
 * the end to a later time and makes the limit longer; it takes nothing away. Undefined if nothing limits the time.
 * Milliseconds since 1970-01-01 UTC.
 */
export function effectiveDeadline(
  terms: Pick<AssignmentTerms, 'deadline' | 'timeLimit'>,
  extension: Pick<TimeExtension, 'deadline' | 'extraShare'> | undefined,
  ownStart: number | undefined,
): number | undefined {
  const end = endOf(terms, extension);
  const { timeLimit } = terms;
  if (timeLimit === undefined || ownStart === undefined) return end;
  return stricter(end, ownStart + ownDuration(timeLimit, extension));
}

/** How long somebody has from the own start on, with a time limit in minutes: milliseconds, unless the end comes before. */
export function ownDuration(timeLimit: number, extension: Pick<TimeExtension, 'extraShare'> | undefined): number {
  const share = 1 + Math.max(extension?.extraShare ?? 0, 0);
  return Math.round(timeLimit * minute * share);
}

/** The end, for somebody with an extension; undefined if there is none. */
function endOf(
  { deadline }: Pick<AssignmentTerms, 'deadline'>,
  extension: Pick<TimeExtension, 'deadline'> | undefined,
): number | undefined {
  return deadline === undefined ? undefined : Math.max(deadline, extension?.deadline ?? deadline);
}

/** The earlier one of two deadlines; one that is missing limits nothing. */
export function stricter(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.min(one, other);
}

/** How an assignment stands for somebody at a time. */
export interface AssignmentStanding {
  readonly phase: Phase;
  /** Missing if nothing limits the time. */
  readonly deadline?: number;
  /**
   * From when what is corrected after the deadline may be shown: while others may still begin or go on, nobody who has
   * finished early, or was removed, tells them the solutions. Missing if nothing limits the time of those who are there.
   */
  readonly correctedFrom?: number;
  /** Present if somebody was removed before their own time was over. A removal by mistake can be undone. */
  readonly isRemoved?: true;
}

/** What is known of somebody in an assignment. */
export interface Membership {
  readonly terms: AssignmentTerms;
  readonly extension?: TimeExtension | undefined;
  /** When they began its time limit. */
  readonly start?: number | undefined;
  /** When they were removed: from then on nothing is taken, and what was saved stays. */
  readonly removed?: number | undefined;
}

/** How an assignment stands for somebody. A deadline has passed from its own millisecond on. */
export function standingAt(now: number, { terms, extension, start, removed }: Membership): AssignmentStanding {
  const own = effectiveDeadline(terms, extension, start);
  const deadline = stricter(own, removed);
  const told = {
    ...(deadline !== undefined && { deadline }),
    ...(own !== undefined && { correctedFrom: Math.max(own, endOf(terms, extension) ?? own) }),
    ...(removed !== undefined && removed <= now && removed < (own ?? Infinity) && { isRemoved: true as const }),
  };
  if (removed !== undefined && removed <= now) return { phase: 'over', ...told };
  if (terms.opens !== undefined && terms.opens > now) return { phase: 'notOpen', ...told };
  if (deadline === undefined || deadline > now) {
    return { phase: terms.timeLimit !== undefined && start === undefined ? 'notBegun' : 'open', ...told };
  }
  return { phase: terms.takesLate ? 'late' : 'over', ...told };
}

const ranks: Readonly<Record<Phase, number>> = { open: 4, notBegun: 3, late: 2, over: 1, notOpen: 0 };

/**
 * Of several assignments of one worksheet to one person, the one that holds: the one that lets him do most, and of equal
 * ones that with the later deadline. Whoever assigns the worksheet of a colleague takes no time from his learners.
 */
export function mostFavourable<Found extends { readonly standing: AssignmentStanding }>(
  all: readonly Found[],
): Found | undefined {
  const latest = ({ deadline = Infinity }: AssignmentStanding) => deadline;
  return all.reduce<Found | undefined>((best, each) => {
    if (best === undefined) return each;
    const by = ranks[each.standing.phase] - ranks[best.standing.phase];
    return by > 0 || (by === 0 && latest(each.standing) > latest(best.standing)) ? each : best;
  }, undefined);
}
