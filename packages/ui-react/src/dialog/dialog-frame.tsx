import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';

interface DialogFrameProps extends Pick<Dialog.RootProps, 'role' | 'size' | 'placement'> {
  /** Size and shape of the box, where they differ from those of the size. */
  readonly box?: Dialog.ContentProps;
  /** Receives the focus when the dialog closes; the element that had it, if missing. */
  readonly opener?: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** An open dialog over the page; it scrolls inside. Its role is `alertdialog` for a question that has to be answered. */
export function DialogFrame({ box, opener, onClose, children, ...dialog }: DialogFrameProps) {
  // A box that covers the page leaves a margin where there is room for one.
  const covers = dialog.size === 'cover';
  return (
    <Dialog.Root
      open
      scrollBehavior="inside"
      {...(opener && { finalFocusEl: () => opener.current })}
      onOpenChange={onClose}
      {...dialog}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner {...(covers && { p: { base: '0', md: '10' } })}>
          <Dialog.Content mx={covers ? '0' : '4'} {...box}>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
