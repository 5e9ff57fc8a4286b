import { guard, permissions, type Permission, type Session } from '../session/index.ts';
import type { CorrectionPolicy } from '../workflow/index.ts';
import { mayBeSeen } from './attempt.ts';
import { controlNames, type ControlName } from '../question/index.ts';

/** What decides about the buttons around a problem. */
export interface ControlCircumstances {
  readonly session: Session;
  /** Missing outside a worksheet. */
  readonly worksheet?: {
    readonly policy: CorrectionPolicy;
    readonly isAfterDeadline: boolean;
    /** Whether what is corrected after the deadline is shown. */
    readonly isCorrectionDue: boolean;
  };
  /** A demonstration shows the button for new data also where there are none (specification 001 §6), until the deadline. */
  readonly isDemo: boolean;
  /** How often new data may be drawn once more; missing if there is no limit. */
  readonly newDataLeft?: number | undefined;
  /** Whether something is right and something wrong. */
  readonly isPartlyRight: boolean;
}

/**
 * The buttons around a problem (specification 001 §6): the same table for server and screens. Outside a worksheet
 * everybody practises: there is a correction, and there are always new data (docs/decisions/0067). Once a learner has drawn
 * as often as the worksheet allows, the buttons are gone. After the deadline of a worksheet nobody draws anything, whatever
 * the role or the server.
 */
export function controlsOf({
  session,
  worksheet,
  isDemo,
  newDataLeft,
  isPartlyRight,
}: ControlCircumstances): readonly ControlName[] {
  const may = (permission: Permission) => guard(session, permissions[permission]) === 'allowed';
  const hasControls = may('useProblemControls');
  const isOver = worksheet?.isAfterDeadline === true;
  const isOff = worksheet?.policy.regenerations === 0;
  const drawsNewData = isOff ? isDemo : newDataLeft !== 0;
  const shown: Readonly<Record<ControlName, boolean>> = {
    correction:
      hasControls ||
      worksheet === undefined ||
      mayBeSeen(worksheet.policy, worksheet.isCorrectionDue || may('passDeadlines')),
    correctionPreview: hasControls,
    newData: !isOver && (may('drawAnyNewData') || drawsNewData),
    newDataForWrongAnswers: !isOver && (may('drawAnyNewData') || (drawsNewData && isPartlyRight)),
    viewData: may('seeProblemData'),
  };
  return controlNames.filter((name) => shown[name]);
}
