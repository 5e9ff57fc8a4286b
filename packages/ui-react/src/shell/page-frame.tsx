import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../language/index.ts';

interface PageFrameProps {
  readonly header: ReactNode;
  readonly children: ReactNode;
}

/** Header and page, at most 1650 pixels wide (specification 000 §9). The first Tab offers to skip the header. */
export function PageFrame({ header, children }: PageFrameProps) {
  const { t } = useTexts('shell');
  return (
    <>
      <chakra.a
        href="#main"
        position="fixed"
        top="2"
        insetStart="2"
        zIndex="skipNav"
        px="4"
        py="2"
        borderRadius="l2"
        layerStyle="fill.solid"
        transform="translateY(-200%)"
        _focusVisible={{ transform: 'none' }}
        _print={{ display: 'none' }}
      >
        {t('skipToContent')}
      </chakra.a>
      {header}
      <chakra.main
        id="main"
        tabIndex={-1}
        maxW="1650px"
        mx="auto"
        px={{ base: '3', md: '6' }}
        py={{ base: '4', md: '6' }}
        outline="none"
        _print={{ p: '0', maxW: 'none' }}
      >
        {children}
      </chakra.main>
    </>
  );
}
