import { Button, Dialog, Text } from '@chakra-ui/react';
import { canBeSummarised, obstacles, type WorksheetDraftState } from '@lemma/core/worksheet-draft';
import { useId } from 'react';
import { useTexts } from '../language/index.ts';

interface DialogFooterProps {
  readonly state: WorksheetDraftState;
  readonly onClose: () => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onSave: () => void;
}

/** The buttons of the worksheet dialog: Close and Next, then Close, Back and Save (specification 000 §2). */
export function DialogFooter({ state, onClose, onNext, onBack, onSave }: DialogFooterProps) {
  const { t } = useTexts('worksheet-draft');
  const reasonId = useId();
  const { draft, step, saving } = state;
  const isSaving = saving.status === 'saving';
  const isRefused = saving.status === 'failed' && saving.failure.kind === 'worksheetExists';
  const mayGoOn = canBeSummarised(draft);
  return (
    <Dialog.Footer flexWrap="wrap">
      {step === 'configurator' && !mayGoOn && (
        <Text id={reasonId} flex="1 1 12rem" color="fg.muted">
          {t('nextDisabled')}
        </Text>
      )}
      <Button variant="ghost" disabled={isSaving} onClick={onClose}>
        {t('close')}
      </Button>
      {step === 'configurator' ? (
        <Button
          key="next"
          disabled={!mayGoOn}
          title={mayGoOn ? undefined : t('nextDisabled')}
          aria-describedby={mayGoOn ? undefined : reasonId}
          onClick={onNext}
        >
          {t('next')}
        </Button>
      ) : (
        <>
          <Button key="back" variant="outline" disabled={isSaving} onClick={onBack}>
            {t('back')}
          </Button>
          <Button
            key="save"
            disabled={isRefused || obstacles(draft).length > 0}
            loading={isSaving}
            loadingText={t('saving')}
            onClick={onSave}
          >
            {t('save')}
          </Button>
        </>
      )}
    </Dialog.Footer>
  );
}
