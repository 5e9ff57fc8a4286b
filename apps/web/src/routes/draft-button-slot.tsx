import { guard, permissions, type Session } from '@lemma/core/session';
import { lateView } from '@lemma/ui-react/shell';
import { Suspense } from 'react';

const DraftButton = lateView(async () => (await import('@lemma/ui-react/worksheet-draft')).DraftButton);

/** The button of the worksheet draft, for users who may compose worksheets (specification 000 §6). */
export function DraftButtonSlot({ session }: { readonly session: Session }) {
  if (guard(session, permissions.composeWorksheet) !== 'allowed') return null;
  return (
    <Suspense>
      <DraftButton />
    </Suspense>
  );
}
