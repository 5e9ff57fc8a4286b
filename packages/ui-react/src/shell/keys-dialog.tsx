import { Dialog, IconButton, Portal, Box, Kbd, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

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

/** A key combination and its effect. */
interface KeyUse {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Keys by their effect. */
function KeyList({ uses }: { readonly uses: readonly KeyUse[] }) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2" alignItems="baseline">
      {uses.map(({ keys, does }) => (
        <chakra.div key={does} display="contents">
          <chakra.dt whiteSpace="nowrap">
            {keys.map((key) => (
              <Kbd key={key} me="1">
                {key}
              </Kbd>
            ))}
          </chakra.dt>
          <chakra.dd m="0">{does}</chakra.dd>
        </chakra.div>
      ))}
    </Box>
  );
}
