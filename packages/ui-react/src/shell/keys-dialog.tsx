import { Dialog, IconButton, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { KeyList, type KeyUse } from './key-list.tsx';

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The label of the closing button. */
  readonly closeLabel: string;
  readonly uses: readonly KeyUse[];
  /** Shown below the list, for options. */
  readonly children?: ReactNode;
}

/** The keys of a part of the page, by their effect. */
export function KeysDialog({ open, onClose, title, closeLabel, uses, children }: KeysDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()} scrollBehavior="inside">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="6">
              <KeyList uses={uses} />
            </Dialog.Body>
            {children !== undefined && (
              <Dialog.Footer flexDirection="column" alignItems="flex-start">
                {children}
              </Dialog.Footer>
            )}
            <Dialog.CloseTrigger asChild>
              <IconButton size="sm" variant="ghost" aria-label={closeLabel}>
                <X size={16} aria-hidden="true" />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
