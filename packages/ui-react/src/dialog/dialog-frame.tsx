import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';

interface DialogFrameProps {
  /** `alertdialog` for a question that has to be answered. */
  readonly role?: 'alertdialog' | undefined;
  readonly size?: Dialog.RootProps['size'];
  readonly placement?: Dialog.RootProps['placement'];
  /** Size and shape of the box, where they differ from those of the size. */
  readonly box?: Dialog.ContentProps;
  /** Receives the focus when the dialog closes; the element that had it, if missing. */
  readonly opener?: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** An open dialog over the page; it scrolls inside. */
export function DialogFrame({ role, size, placement, box, opener, onClose, children }: DialogFrameProps) {
  return (
    <Dialog.Root
      open
      {...(role && { role })}
      {...(size !== undefined && { size })}
      {...(placement !== undefined && { placement })}
      {...(opener && { finalFocusEl: () => opener.current })}
      scrollBehavior="inside"
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4" {...box}>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
