import { SkipNavContent, SkipNavLink, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../language/index.ts';

interface PageFrameProps {
  readonly header: ReactNode;
  readonly children: ReactNode;
}

/** Header and page, at most 1650 pixels wide (specification 000 §9). */
export function PageFrame({ header, children }: PageFrameProps) {
  const { t } = useTexts('shell');
  return (
    <>
      <SkipNavLink>{t('skipToContent')}</SkipNavLink>
      {header}
      <SkipNavContent asChild>
        <chakra.main
          display="block"
          maxW="1650px"
          mx="auto"
          px={{ base: '3', md: '6' }}
          py={{ base: '4', md: '6' }}
          outline="none"
        >
          {children}
        </chakra.main>
      </SkipNavContent>
    </>
  );
}
