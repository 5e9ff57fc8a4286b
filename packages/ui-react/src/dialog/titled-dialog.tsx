import { CloseButton, Dialog } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { DialogFrame } from './dialog-frame.tsx';

interface TitledDialogProps extends ComponentProps<typeof DialogFrame> {
  readonly title: ReactNode;
  /** The label of the button in the corner. */
  readonly closeLabel: string;
  readonly footer?: ReactNode;
}

/** A dialog with a title and a button that closes it. */
export function TitledDialog({ title, closeLabel, footer, children, ...frame }: TitledDialogProps) {
  return (
    <DialogFrame {...frame}>
      <Dialog.Header pe="14">
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pb={footer === undefined ? '6' : undefined}>{children}</Dialog.Body>
      {footer !== undefined && <Dialog.Footer flexWrap="wrap">{footer}</Dialog.Footer>}
      <Dialog.CloseTrigger asChild>
        <CloseButton size="sm" aria-label={closeLabel} />
      </Dialog.CloseTrigger>
    </DialogFrame>
  );
}
