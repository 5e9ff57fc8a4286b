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
  readonly onLogin: () => void;
}

/** Offers to sign in again when the session has ended: once in a dialog; users who stay are reminded by a notice. */
export function SessionEnded({ session, missed$, onLogin }: SessionEndedProps) {
  const { t } = useTexts('shell');
  const notices = useNotices();
  const [dismissed, setDismissed] = useState<Session>();
  const remind = useEffectEvent(() => {
    const text = t('sessionEnded.reminder');
    if (session !== dismissed || notices.state.some((notice) => notice.text === text)) return;
    notices.show({ kind: 'info', text, action: { text: t('sessionEnded.login'), run: onLogin } });
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
