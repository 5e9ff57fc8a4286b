import { Badge, Button, chakra } from '@chakra-ui/react';
import { tokens } from '@lemma/core/di';
import { ClipboardList } from 'lucide-react';
import { Suspense, lazy, useRef } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';

const DraftDialog = lazy(() => import('./draft-dialog.tsx').then(({ DraftDialog }) => ({ default: DraftDialog })));

/** Opens the worksheet dialog and counts the problems of the draft. The dialog is fetched when it is first opened. */
export function DraftButton() {
  const drafts = useService(tokens.worksheetDraft);
  const { draft, step } = useStore(drafts);
  const { t } = useTexts('worksheet-draft');
  const button = useRef<HTMLButtonElement>(null);
  const count = draft.problems.length;
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="ghost"
        aria-label={t('open', { count })}
        title={t('open', { count })}
        aria-haspopup="dialog"
        onClick={() => drafts.open()}
      >
        <ClipboardList size={18} aria-hidden="true" />
        <chakra.span hideBelow="lg">{t('draft')}</chakra.span>
        {count > 0 && (
          <Badge colorPalette="brand" variant="solid" borderRadius="full" aria-hidden="true">
            {count}
          </Badge>
        )}
      </Button>
      {step !== 'closed' && (
        <Suspense>
          <DraftDialog opener={button} />
        </Suspense>
      )}
    </>
  );
}
