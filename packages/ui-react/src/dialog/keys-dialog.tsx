import { Box, Kbd, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TitledDialog } from './titled-dialog.tsx';

interface KeysDialogProps {
  readonly onClose: () => void;
  readonly title: string;
  /** The label of the closing button. */
  readonly closeLabel: string;
  readonly uses: readonly KeyUse[];
  /** Shown below the list, for options. */
  readonly children?: ReactNode;
}

/** The keys of a part of the page, by their effect. */
export function KeysDialog({ title, closeLabel, uses, onClose, children }: KeysDialogProps) {
  return (
    <TitledDialog
      title={title}
      closeLabel={closeLabel}
      footer={
        children && (
          <Box width="full" textAlign="start">
            {children}
          </Box>
        )
      }
      onClose={onClose}
    >
      <KeyList uses={uses} />
    </TitledDialog>
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
