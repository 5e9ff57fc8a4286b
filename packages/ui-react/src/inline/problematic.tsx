import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../language/index.ts';

/** Text of the interface in place of something that could not be shown. */
export function Problematic({ children }: { readonly children: ReactNode }) {
  const { language } = useTexts('document');
  return (
    <Box as="mark" lang={language} bg="orange.subtle" color="orange.fg" px="1" rounded="sm">
      {children}
    </Box>
  );
}
