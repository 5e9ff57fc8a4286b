import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { AppLink } from './navigation.tsx';

interface LinkedRowProps extends ComponentProps<typeof AppLink> {
  /** Below the link's text. */
  readonly below?: ReactNode;
  /** At the end of the row. */
  readonly aside?: ReactNode;
}

/** The frame of `LinkedRow`s. */
export const LinkedRows = chakra('ul', {
  base: {
    listStyleType: 'none',
    borderWidth: '1px',
    borderRadius: 'l3',
    bg: 'bg.panel',
    overflow: 'hidden',
  },
});

/** A row of a list that leads to one page, wherever it is pressed. */
export function LinkedRow({ below, aside, lang, ...link }: LinkedRowProps) {
  return (
    <chakra.li
      position="relative"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      px={{ base: '4', md: '5' }}
      py="3"
      _notFirst={{ borderTopWidth: '1px' }}
      _hover={{ bg: 'bg.subtle' }}
    >
      <chakra.div flex="1 1 14rem" minW="0" lang={lang}>
        <AppLink
          // Keys lead from row to row.
          data-hit=""
          unstyled
          fontWeight="semibold"
          wordBreak="break-word"
          _after={{ content: '""', position: 'absolute', inset: '0' }}
          {...link}
        />
        {below}
      </chakra.div>
      {aside}
    </chakra.li>
  );
}
