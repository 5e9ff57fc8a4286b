import { describe, expect, it } from 'vitest';
import type { Role } from '../session/index.ts';
import { correctionMoments } from '../workflow/index.ts';
import { corrected, freshAttempt, saved, seen, standingOf } from './attempt.ts';
import { controlsOf } from './controls.ts';

/** Everything that specification 001 §6 and §9 lets decide, written down a second time in the words of its sentences. */
const roles = {
  nobody: [],
  controls: ['view-problem-control-buttons'],
  passes: ['view-worksheet-without-deadline-constraints'],
  staff: ['staff-member'],
  admin: ['admin'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
type Who = keyof typeof roles;

const rows = correctionMoments.flatMap((corrector) =>
  (['before', 'after', 'none'] as const).flatMap((deadline) =>
    [true, false].flatMap((isVisible) =>
      [-1, 0, 2].flatMap((limit) =>
        (['nobody', 'controls', 'passes', 'staff', 'admin'] as const).flatMap((who) =>
          [true, false].map((isPartlyRight) => ({ corrector, deadline, isVisible, limit, who, isPartlyRight })),
        ),
      ),
    ),
  ),
);
type Row = (typeof rows)[number];

const has = (who: Who, ...others: readonly Who[]) => others.includes(who);

const sentences: Readonly<Record<string, (row: Row) => boolean>> = {
  /**
   * "With an after-deadline corrector, the correction button is visible only after the deadline and if the user may view
   * the correction." "Without a deadline, correction is visible if allowed." "view-worksheet-without-deadline-constraints: allows POST correction even when the
   * corrector type is AFTER_DEADLINE." "view-problem-control-buttons: shows correction, new data and
   * new-data-for-wrong-answers buttons."
   */
  correction: ({ corrector, deadline, isVisible, who }) =>
    has(who, 'controls') ||
    (isVisible && (corrector !== 'afterDeadline' || deadline !== 'before' || has(who, 'passes'))),
  correctionPreview: ({ who }) => has(who, 'controls'),
  /**
   * "The new-data button is visible only before the deadline and if generation is not limited to 0." "Without a deadline
   * … new data if the limit is not 0." "userIsStaffMember: may create new data and new data for wrong answers." After a
   * deadline staff do not, either (decision 67).
   */
  newData: ({ deadline, limit, who }) => deadline !== 'after' && (has(who, 'controls', 'staff') || limit !== 0),
  newDataForWrongAnswers: ({ deadline, limit, who, isPartlyRight }) =>
    deadline !== 'after' && (has(who, 'controls', 'staff') || (limit !== 0 && isPartlyRight)),
  /** "userIsAdmin: may see the view-data link." */
  viewData: ({ who }) => has(who, 'admin'),
};

const name = ({ corrector, deadline, isVisible, limit, who, isPartlyRight }: Row) =>
  [corrector, deadline, isVisible ? 'visible' : 'invisible', limit, who, isPartlyRight ? 'partly right' : ''].join(' ');

describe('the buttons around a problem of a worksheet', () => {
  it.each(correctionMoments)('are those of the specification, for every circumstance: %s', (corrector) => {
    const told = rows
      .filter((row) => row.corrector === corrector)
      .map((row) => {
        const { deadline, isVisible, limit, who, isPartlyRight } = row;
        const shown = controlsOf({
          session: { kind: 'user', user: { id: 'u', name: 'U', roles: roles[who] } },
          worksheet: {
            policy: { corrector, regenerations: limit, isCorrectionVisible: isVisible },
            isAfterDeadline: deadline === 'after',
            isCorrectionDue: deadline !== 'before',
          },
          isDemo: false,
          isPartlyRight,
        });
        return `${name(row)}: ${shown.join(' ')}`;
      });
    const expected = rows
      .filter((row) => row.corrector === corrector)
      .map((row) => {
        const shown = Object.entries(sentences).flatMap(([control, holds]) => (holds(row) ? [control] : []));
        return `${name(row)}: ${shown.join(' ')}`;
      });
    expect(told).toEqual(expected);
    expect(told.length).toBe(3 * 2 * 3 * 5 * 2);
  });
});

describe('whether answers are taken', () => {
  /**
   * "After correction a quiz is no longer editable until new problems are generated." "When it passes … the save button is
   * hidden and editors become read-only." Late ones are taken where an assignment says so (decision 34).
   */
  const states = {
    fresh: freshAttempt,
    saved: saved(freshAttempt, [1]),
    wrong: corrected(saved(freshAttempt, [1]), { score: 0, right: [] }),
    passed: corrected(saved(freshAttempt, [1]), { score: 1, right: [1] }),
    seen: seen(corrected(saved(freshAttempt, [1]), { score: 0, right: [] })),
  };
  const cases = correctionMoments.flatMap((corrector) =>
    (['before', 'after', 'late'] as const).flatMap((deadline) =>
      [true, false].flatMap((isVisible) =>
        (['fresh', 'saved', 'wrong', 'passed', 'seen'] as const).map((state) => ({
          corrector,
          deadline,
          isVisible,
          state,
        })),
      ),
    ),
  );

  it.each(cases)('$corrector, $deadline the deadline, visible: $isVisible, $state', (row) => {
    const { corrector, deadline, isVisible, state } = row;
    const isAfterDeadline = deadline !== 'before';
    const { isEditable } = standingOf(states[state], {
      asked: [1],
      progress: new Map(),
      policy: { corrector, regenerations: -1, isCorrectionVisible: isVisible },
      isAfterDeadline,
      isCorrectionDue: isAfterDeadline,
      isLate: deadline === 'late',
      isOutdated: false,
      isTutor: false,
    });
    // Nobody learns that it is right where a correction may not be seen, nor before looking at it while late work is taken.
    const isKnownToBePassed =
      state === 'passed' && isVisible && (corrector !== 'afterDeadline' || deadline === 'after');
    expect(isEditable).toBe(deadline !== 'after' && state !== 'seen' && !isKnownToBePassed);
  });
});
