import type { Session } from '@lemma/core/session';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { Observable } from 'rxjs';
import { useTexts } from '../language/index.ts';
import { lateView } from './late-view.tsx';
import { useNotices } from './notice-region.tsx';

const SessionEndedDialog = lateView(async () => (await import('./session-ended-dialog.tsx')).SessionEndedDialog);

interface SessionEndedProps {
  readonly session: Session;
  /** Emits when the user does something that needs the ended session. */
  readonly missed$: Observable<void>;
  /** Missing for a user whom only an LMS can sign in again. */
  readonly onLogin: (() => void) | undefined;
}

/** Offers to sign in again when the session has ended: once in a dialog; users who stay are reminded by a notice. */
export function SessionEnded({ session, missed$, onLogin }: SessionEndedProps) {
  const { t } = useTexts('shell');
  const notices = useNotices();
  const [dismissed, setDismissed] = useState<Session>();
  const remind = useEffectEvent(() => {
    const text = t(onLogin === undefined ? 'sessionEnded.fromLms' : 'sessionEnded.reminder');
    if (session !== dismissed || notices.state.some((notice) => notice.text === text)) return;
    const action = onLogin && { text: t('sessionEnded.login'), run: onLogin };
    notices.show({ kind: 'info', text, ...(action && { action }) });
  });
  useEffect(() => {
    const reminding = missed$.subscribe(() => remind());
    return () => reminding.unsubscribe();
  }, [missed$]);
  if (session.kind !== 'expired' || session === dismissed) return null;
  return (
    <Suspense>
      <SessionEndedDialog onLogin={onLogin} onClose={() => setDismissed(session)} />
    </Suspense>
  );
}
