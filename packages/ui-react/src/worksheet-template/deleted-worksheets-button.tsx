import { Button } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTexts } from '../language/index.ts';
import { lateView } from '../shell/index.ts';

/** Loaded when it is opened first. */
const DeletedWorksheets = lateView(async () => (await import('./deleted-worksheets.tsx')).DeletedWorksheets);

/** Opens the list of what the user has deleted lately; calls back when something was restored. */
export function DeletedWorksheetsButton({ onChange }: { readonly onChange: () => void }) {
  const { t } = useTexts('worksheet-template');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" minH="11" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('recent.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <DeletedWorksheets onClose={() => setIsOpen(false)} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
}
