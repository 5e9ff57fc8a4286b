import { useEffect, useState } from 'react';
import { ConfirmationDialog } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';
import { useNavigate } from '../shell/index.ts';

interface LeaveGuardProps {
  /** Called when the reader leaves without saving. */
  readonly onLeave: () => void;
}

/**
 * Asks before a link or the browser leaves the page. Steps back and forward cannot be stopped; what has been typed is
 * still there on return.
 */
export function LeaveGuard({ onLeave }: LeaveGuardProps) {
  const { t } = useTexts('taxonomy');
  const navigate = useNavigate();
  const [target, setTarget] = useState<string>();
  useEffect(() => {
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const askHere = (event: MouseEvent) => {
      const href = leavingTo(event);
      if (href === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(href);
    };
    window.addEventListener('beforeunload', askBrowser);
    document.addEventListener('click', askHere, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      document.removeEventListener('click', askHere, { capture: true });
    };
  }, []);
  if (target === undefined) return null;
  return (
    <ConfirmationDialog
      title={t('leave.title')}
      text={t('leave.text')}
      action={t('leave.leave')}
      cancel={t('leave.stay')}
      onConfirm={() => {
        onLeave();
        navigate(target);
      }}
      onCancel={() => setTarget(undefined)}
    />
  );
}

/** The address within this app to which a click on a link leads in this window. */
function leavingTo(event: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest('a');
  if (link === null || link.target === '_blank' || link.origin !== location.origin) return undefined;
  if (link.pathname === location.pathname && link.search === location.search) return undefined;
  return link.pathname + link.search + link.hash;
}
