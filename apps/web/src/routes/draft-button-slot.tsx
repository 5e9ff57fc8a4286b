import { guard, permissions, type Session } from '@lemma/core/session';
import { lateView } from '@lemma/ui-react/shell';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { detailsAddress } from './addresses.ts';

const DraftButton = lateView(async () => (await import('@lemma/ui-react/worksheet-draft')).DraftButton);

/**
 * The button of the worksheet draft, for users who may compose worksheets (specification 000 §6). What has been saved
 * is shown in the panel of the list at hand, or of the pool.
 */
export function DraftButtonSlot({ session }: { readonly session: Session }) {
  const here = useLocation();
  const navigate = useNavigate();
  if (guard(session, permissions.composeWorksheet) !== 'allowed') return null;
  return (
    <Suspense>
      <DraftButton onShowSaved={(template) => void navigate(detailsAddress(here, template))} />
    </Suspense>
  );
}
