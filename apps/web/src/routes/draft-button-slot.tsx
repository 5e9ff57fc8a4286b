import { guard, permissions, type Session } from '@lemma/core/session';
import { Suspense, lazy } from 'react';

const DraftButton = lazy(() =>
  import('@lemma/ui-react/worksheet-draft').then(({ DraftButton }) => ({ default: DraftButton })),
);

/** The button of the worksheet draft, for those who may compose worksheets (specification 000 §6). */
export function DraftButtonSlot({ session }: { readonly session: Session }) {
  if (guard(session, permissions.composeWorksheet) !== 'allowed') return null;
  return (
    <Suspense>
      <DraftButton />
    </Suspense>
  );
}
