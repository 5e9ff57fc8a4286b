import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { forFingers } from './for-fingers.ts';

interface PartButtonProps {
  /** There is nothing for it to do now. */
  readonly off?: boolean;
  readonly onUse: () => void;
  readonly children: ReactNode;
}

/** Adds a part to an answer or takes one away. Not `disabled`: the button just pressed would lose the focus. */
export function PartButton({ off = false, onUse, children }: PartButtonProps) {
  return (
    <Button
      size="xs"
      variant="outline"
      height="auto"
      css={forFingers}
      aria-disabled={off}
      onClick={() => {
        if (!off) onUse();
      }}
    >
      {children}
    </Button>
  );
}
