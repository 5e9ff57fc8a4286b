import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Words in place of something that could not be shown. */
export function Problematic({ children }: { readonly children: ReactNode }) {
  return (
    <Box as="mark" bg="orange.subtle" color="orange.fg" px="1" rounded="sm">
      {children}
    </Box>
  );
}
