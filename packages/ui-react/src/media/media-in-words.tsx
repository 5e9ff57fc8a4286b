import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** In place of a file that is nowhere to be had, such as in the try-out: what it shows in words. */
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
