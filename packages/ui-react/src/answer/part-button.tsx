import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { forFingers } from './for-fingers.ts';

interface PartButtonProps {
  /** It has nothing to do at the moment. */
  readonly off?: boolean;
  readonly onUse: () => void;
  readonly children: ReactNode;
}

/** Adds or removes a part of an answer. Not `disabled`, because the button would lose focus after being pressed. */
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
