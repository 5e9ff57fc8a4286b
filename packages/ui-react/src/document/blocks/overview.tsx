import { chakra } from '@chakra-ui/react';
import type { Overview } from '@lemma/core/document';
import { useTexts } from '../../language/index.ts';
import { placeOf } from '../place.ts';

/** The overview of a course, which is only available in a course (specification 001 §8). */
export function OverviewBlockView({ block }: { readonly block: Overview }) {
  const { t, language } = useTexts('game');
  return (
    <chakra.p
      {...placeOf(block.span)}
      lang={language}
      px="4"
      py="3"
      my="4"
      rounded="md"
      bg="bg.warning"
      color="fg.warning"
    >
      {t('overviewOutside')}
    </chakra.p>
  );
}
