import { Suspense } from 'react';
import type { ConfirmationDialogProps } from './confirmation-dialog.tsx';
import { lateView } from './late-view.tsx';

const LateDialog = lateView<ConfirmationDialogProps>(
  async () => (await import('./confirmation-dialog.tsx')).ConfirmationDialog,
);

/** Asks before something is lost; loaded with the first question. */
export function Confirmation(question: ConfirmationDialogProps) {
  return (
    <Suspense>
      <LateDialog {...question} />
    </Suspense>
  );
}
