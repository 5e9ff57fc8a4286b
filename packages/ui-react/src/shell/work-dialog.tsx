import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';

interface WorkDialogProps {
  /** Receives the focus when the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of a dialog to work in (specification 000 §9): wide, scrolling inside, the whole screen on a phone. */
export function WorkDialog({ opener, onClose, children }: WorkDialogProps) {
  return (
    <Dialog.Root
      open
      finalFocusEl={() => opener.current}
      onOpenChange={({ open }) => !open && onClose()}
      scrollBehavior="inside"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            maxW="750px"
            my={{ base: '0', md: '16' }}
            minH={{ base: '100dvh', md: 'auto' }}
            maxH={{ base: '100dvh', md: 'calc(100dvh - 8rem)' }}
            borderRadius={{ base: 'none', md: 'l3' }}
          >
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
