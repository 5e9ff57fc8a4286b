import type { Session } from '@lemma/core/session';
import { Suspense, lazy, useState } from 'react';

const SessionEndedDialog = lazy(() =>
  import('./session-ended-dialog.tsx').then(({ SessionEndedDialog }) => ({ default: SessionEndedDialog })),
);

/** Offers to sign in again when the sign-in has ended; who stays is asked again after the next one. */
export function SessionEnded({ session, onLogin }: { readonly session: Session; readonly onLogin: () => void }) {
  const [dismissed, setDismissed] = useState<Session>();
  if (session.kind !== 'expired' || session === dismissed) return null;
  return (
    <Suspense>
      <SessionEndedDialog onLogin={onLogin} onClose={() => setDismissed(session)} />
    </Suspense>
  );
}
