import { describe, expect, it } from 'vitest';
import type { Role } from '../session/index.ts';
import { corrections, type CorrectionPolicy } from '../workflow/index.ts';
import { controlsOf } from './controls.ts';

type Worksheet = {
  readonly policy: CorrectionPolicy;
  readonly isAfterDeadline: boolean;
  readonly isCorrectionDue: boolean;
};

function controls(roles: readonly Role[], worksheet?: Worksheet, isDemo = false, isPartlyRight = false): string {
  const session = { kind: 'user', user: { id: 'u', name: 'U', roles } } as const;
  return controlsOf({ session, ...(worksheet && { worksheet }), isDemo, isPartlyRight }).join(' ');
}

const afterDeadline: CorrectionPolicy = { corrector: 'afterDeadline', regenerations: 2, isCorrectionVisible: true };
const open = (policy: CorrectionPolicy) => ({ policy, isAfterDeadline: false, isCorrectionDue: false });
const closed = (policy: CorrectionPolicy) => ({ policy, isAfterDeadline: true, isCorrectionDue: true });
/** Whoever has finished early waits for the others. */
const early = (policy: CorrectionPolicy) => ({ policy, isAfterDeadline: true, isCorrectionDue: false });

describe('the buttons of a learner', () => {
  it.each([
    ['practising', undefined, 'correction newData'],
    ['in a training', open(corrections.training), 'correction newData'],
    ['in a training after its deadline', closed(corrections.training), 'correction'],
    ['in a quiz', open(corrections.quiz), 'correction newData'],
    ['in an examination', open(corrections.finalExam), ''],
    ['in an examination after its end', closed(corrections.finalExam), ''],
    ['in a problem', open(corrections.problem), ''],
    ['corrected after the deadline, before it', open(afterDeadline), 'newData'],
    ['corrected after the deadline, after it', closed(afterDeadline), 'correction'],
    ['corrected after the deadline, after the own while others go on', early(afterDeadline), ''],
    ['in a training after the own deadline', early(corrections.training), 'correction'],
    ['corrected after the deadline, invisibly', closed({ ...afterDeadline, isCorrectionVisible: false }), ''],
  ])('%s: %s', (_title, worksheet, buttons) => {
    expect(controls([], worksheet)).toBe(buttons);
  });

  it('has new data for what is wrong once something is right', () => {
    expect(controls([], undefined, false, true)).toBe('correction newData newDataForWrongAnswers');
    expect(controls([], open(corrections.finalExam), false, true)).toBe('');
  });
});

describe('the buttons of others', () => {
  it.each([
    [['view-problem-control-buttons'], 'correction correctionPreview newData newDataForWrongAnswers'],
    [['staff-member'], 'newData newDataForWrongAnswers'],
    [['admin'], 'viewData'],
    [['course-member'], ''],
    [['access-pool', 'access-browser'], ''],
  ] as const)('in an examination, with %j: %s', (roles, buttons) => {
    expect(controls(roles, open(corrections.finalExam))).toBe(buttons);
  });

  it('are not bound by the deadline with the role for that', () => {
    const role = 'view-worksheet-without-deadline-constraints';
    expect(controls([role], open(afterDeadline))).toBe('correction newData');
    expect(controls([role], open({ ...afterDeadline, isCorrectionVisible: false }))).toBe('newData');
  });

  it('a demonstration always has new data before the deadline (specification 001 §6), and none after it', () => {
    expect(controls([], open(corrections.finalExam), true)).toBe('newData');
    expect(controls([], closed(corrections.training), true)).toBe('correction');
  });

  it.each([true, false])(
    'a learner who has drawn as often as allowed has no buttons for it; demonstration: %s',
    (isDemo) => {
      const policy = { ...corrections.training, regenerations: 2 };
      const left = (newDataLeft: number, roles: readonly Role[] = []) =>
        controlsOf({
          session: { kind: 'user', user: { id: 'u', name: 'U', roles } },
          worksheet: { policy, isAfterDeadline: false, isCorrectionDue: false },
          ...{ isDemo, newDataLeft, isPartlyRight: true },
        });
      expect(left(1)).toEqual(['correction', 'newData', 'newDataForWrongAnswers']);
      expect(left(0)).toEqual(['correction']);
      expect(left(0, ['staff-member'])).toContain('newData');
    },
  );

  it.each([
    ['staff-member'],
    ['view-problem-control-buttons'],
    ['admin'],
    ['view-worksheet-without-deadline-constraints'],
  ] as const)('nothing is drawn after a deadline with the role %s, on no server', (role) => {
    for (const isDemo of [true, false]) {
      for (const policy of Object.values(corrections)) {
        expect(controls([role], closed(policy), isDemo, true)).not.toContain('newData');
      }
    }
  });
});
