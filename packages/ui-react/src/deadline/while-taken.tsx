import type { Deadline } from '@lemma/core/deadline';
import type { ReactNode } from 'react';
import { useTimeLeft } from './use-time-left.ts';

interface WhileTakenProps {
  /** Undefined if there is none. */
  readonly deadline: Deadline | undefined;
  readonly children: ReactNode;
}

/** What makes sense only as long as something can be handed in, in time or late. */
export function WhileTaken({ deadline, children }: WhileTakenProps) {
  if (deadline === undefined || deadline.takesLate === true) return children;
  return <BeforeDeadline deadline={deadline}>{children}</BeforeDeadline>;
}

function BeforeDeadline({ deadline, children }: { readonly deadline: Deadline; readonly children: ReactNode }) {
  return useTimeLeft(deadline) > 0 ? children : null;
}
