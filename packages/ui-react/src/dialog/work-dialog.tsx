import type { ComponentProps } from 'react';
import { DialogFrame } from './dialog-frame.tsx';

/** The frame of a dialog to work in (specification 000 §9): wide, and the whole screen on a phone. */
export function WorkDialog(frame: Pick<ComponentProps<typeof DialogFrame>, 'opener' | 'onClose' | 'children'>) {
  return (
    <DialogFrame
      {...frame}
      box={{
        mx: { base: '0', md: '4' },
        maxW: '750px',
        my: { base: '0', md: '16' },
        minH: { base: '100dvh', md: 'auto' },
        maxH: { base: '100dvh', md: 'calc(100dvh - 8rem)' },
        borderRadius: { base: 'none', md: 'l3' },
      }}
    />
  );
}
