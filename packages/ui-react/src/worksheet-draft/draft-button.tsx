import { Badge, Button, chakra } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import { ClipboardList } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { lateView, useNotices } from '../shell/index.ts';

const DraftDialog = lateView(async () => (await import('./draft-dialog.tsx')).DraftDialog);

interface DraftButtonProps {
  /** Shows a worksheet that was just saved, with what can be done with it. */
  readonly onShowSaved?: (templateId: string) => void;
}

/** Opens the worksheet dialog and counts the problems of the draft. The dialog is loaded when first opened. */
export function DraftButton({ onShowSaved }: DraftButtonProps) {
  const drafts = useService(tokens.worksheetDraft);
  const { draft, step, unreadable, other } = useStore(drafts);
  const notices = useNotices();
  const { t } = useTexts('worksheet-draft');
  const button = useRef<HTMLButtonElement>(null);
  const count = draft.problems.length;
  const name = count === 0 ? t('openEmpty') : t('open', { count });
  const tell = useEffectEvent(() => {
    const open = { text: t('unreadable.show'), run: () => drafts.show() };
    notices.show({ kind: 'info', text: t('unreadable.title'), action: open });
  });
  const offer = useEffectEvent(() => {
    if (step !== 'closed') return;
    const open = { text: t('unreadable.show'), run: () => drafts.show() };
    notices.show({ kind: 'info', text: t('other.title'), action: open });
  });
  const isOffered = other !== undefined;
  useEffect(() => {
    if (isOffered) offer();
  }, [isOffered]);
  const isUnreadable = unreadable !== undefined;
  useEffect(() => {
    if (isUnreadable) tell();
  }, [isUnreadable]);
  return (
    <>
      <Button
        ref={button}
        size="sm"
        minH="11"
        minW="11"
        px={{ base: '0', lg: '3' }}
        variant="ghost"
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        onClick={() => drafts.show()}
      >
        <ClipboardList size={18} aria-hidden="true" />
        {/* With a space before the number, as in the button's name. */}
        <chakra.span hideBelow="lg">{t('draft')}</chakra.span>{' '}
        {count > 0 && (
          // On the corner of the icon if there is no room beside it.
          <Badge
            colorPalette="brand"
            variant="solid"
            borderRadius="full"
            size={{ base: 'xs', lg: 'sm' }}
            position={{ base: 'absolute', lg: 'static' }}
            top="0"
            insetEnd="0"
            aria-hidden="true"
          >
            {count}
          </Badge>
        )}
      </Button>
      {step !== 'closed' && (
        <Suspense>
          <DraftDialog opener={button} onShowSaved={onShowSaved} />
        </Suspense>
      )}
    </>
  );
}
