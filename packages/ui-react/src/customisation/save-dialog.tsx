import { Button, Dialog, Heading, Stack, Text } from '@chakra-ui/react';
import {
  hasChanges,
  isWrittenAnew,
  maySave,
  type CustomisationSaveFailure,
  type Editing,
} from '@lemma/core/customisation';
import type { Language } from '@lemma/core/language';
import { DialogFrame, TitledDialog } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';
import { Comparison } from './comparison.tsx';
import { FailureDetail } from './failure-detail.tsx';
import { SourceChecks } from './source-checks.tsx';

interface SaveDialogProps {
  readonly editing: Editing;
  readonly language: Language;
  readonly isInWorksheet: boolean;
  readonly onSave: () => void;
  readonly onGoTo: (line: number) => void;
  readonly onClose: () => void;
}

/** Before saving: what is checked, and what changes. */
export function SaveDialog({ editing, language, isInWorksheet, onSave, onGoTo, onClose }: SaveDialogProps) {
  const { t } = useTexts('customisation');
  const isSaving = editing.saving.kind === 'saving';
  const isPossible = maySave(editing);
  const isNew = isWrittenAnew(editing.draft);
  return (
    <TitledDialog
      size="lg"
      box={{ mx: { base: '2', md: '4' }, maxW: '750px' }}
      title={isNew ? t('dialog.titleOfDocument') : t('dialog.title')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            colorPalette="brand"
            // A disabled button would lose the focus.
            aria-disabled={!isPossible}
            onClick={() => {
              if (isPossible) onSave();
            }}
          >
            {isSaving ? t('saving') : t('save')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Text>
          {isNew ? t('dialog.textOfDocument') : isInWorksheet ? t('dialog.textOfWorksheet') : t('dialog.text')}
        </Text>
        {!hasChanges(editing) && <Text fontWeight="semibold">{t('failures.unchanged')}</Text>}
        <Stack as="section" gap="2" aria-label={t('dialog.checks')}>
          <Heading as="h3" size="sm">
            {t('dialog.checks')}
          </Heading>
          <SourceChecks text={editing.text} language={language} isNew={isNew} onGoTo={onGoTo} />
        </Stack>
        <Stack as="section" gap="2" aria-label={t('dialog.changes')}>
          <Heading as="h3" size="sm">
            {t('dialog.changes')}
          </Heading>
          <Comparison original={editing.original} text={editing.text} language={language} isWithSaved={isNew} />
        </Stack>
      </Stack>
    </TitledDialog>
  );
}

interface FailureDialogProps {
  readonly failure: CustomisationSaveFailure;
  readonly hrefOf: (path: string) => string;
  readonly onGoTo: (line: number) => void;
  readonly onClose: () => void;
}

/** Why nothing was saved; an existing customisation is a warning, with the way there (specification 000 §8). */
export function FailureDialog({ failure, hrefOf, onGoTo, onClose }: FailureDialogProps) {
  const { t } = useTexts('customisation');
  const title = failure.kind === 'exists' ? t('failure.warning') : t('failure.title');
  return (
    <DialogFrame role="alertdialog" size="sm" placement="center" onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title color={failure.kind === 'exists' ? 'fg.warning' : 'fg.error'}>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <FailureDetail failure={failure} onGoTo={onGoTo} />
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap" gap="4">
        {failure.kind === 'exists' && (
          <AppLink href={hrefOf(failure.path)} onClick={onClose} minH="11" alignItems="center">
            {t('failure.open')}
          </AppLink>
        )}
        <Button colorPalette="brand" onClick={onClose}>
          {t('close')}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
