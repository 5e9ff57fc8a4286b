import { Button, Dialog, Portal } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';

interface NewDataDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before answers are deleted. */
export function NewDataDialog({ onConfirm, onClose }: NewDataDialogProps) {
  const { t } = useTexts('problem');
  return (
    <Dialog.Root open role="alertdialog" onOpenChange={({ open }) => !open && onClose()} lazyMount>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('confirm.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{t('confirm.text')}</Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onClose}>
                {t('confirm.no')}
              </Button>
              <Button onClick={onConfirm}>{t('confirm.yes')}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
