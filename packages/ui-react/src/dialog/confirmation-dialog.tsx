import { Button, Dialog } from '@chakra-ui/react';
import { DialogFrame } from './dialog-frame.tsx';

interface ConfirmationDialogProps {
  readonly title: string;
  readonly text: string;
  /** The label of the confirming button. */
  readonly action: string;
  /** The label of the button that changes nothing. */
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is lost. */
export function ConfirmationDialog({ title, text, action, cancel, onConfirm, onCancel }: ConfirmationDialogProps) {
  return (
    <DialogFrame role="alertdialog" size="xs" placement="center" onClose={onCancel}>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>{text}</Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" onClick={onCancel}>
          {cancel}
        </Button>
        <Button colorPalette="red" onClick={onConfirm}>
          {action}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
