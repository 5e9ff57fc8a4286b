import { Button, Dialog, Portal } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';

interface ConfirmationProps {
  readonly title: string;
  readonly text: string;
  /** The label of the confirming button. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before something is removed. */
export function Confirmation({ title, text, action, onConfirm, onCancel }: ConfirmationProps) {
  const { t } = useTexts('worksheet-draft');
  return (
    <Dialog.Root open role="alertdialog" size="xs" placement="center" onOpenChange={onCancel}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{text}</Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onCancel}>
                {t('cancel')}
              </Button>
              <Button colorPalette="red" onClick={onConfirm}>
                {action}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
