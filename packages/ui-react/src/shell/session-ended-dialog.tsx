import { Button, Dialog } from '@chakra-ui/react';
import { DialogFrame } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';

/** The session has ended while the user was working. The page stays; unsaved work is still there behind the dialog. */
export function SessionEndedDialog({
  onLogin,
  onClose,
}: {
  /** Missing for a user whom only an LMS can sign in again. */
  readonly onLogin: (() => void) | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTexts('shell');
  return (
    <DialogFrame role="alertdialog" onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{t('sessionEnded.title')}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>{t(onLogin === undefined ? 'sessionEnded.fromLms' : 'sessionEnded.text')}</Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {t('sessionEnded.stay')}
        </Button>
        {onLogin && <Button onClick={onLogin}>{t('sessionEnded.login')}</Button>}
      </Dialog.Footer>
    </DialogFrame>
  );
}
