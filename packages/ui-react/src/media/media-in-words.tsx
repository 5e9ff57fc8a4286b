import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Replaces a file that is not available, as in the try-out: describes it in words. */
export function MediaInWords({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      maxW="full"
      px="3"
      py="2"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      rounded="md"
      color="fg.muted"
      fontSize="sm"
    >
      {icon}
      <span>{children}</span>
    </chakra.span>
  );
}
