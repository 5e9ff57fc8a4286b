import { Box, Text } from '@chakra-ui/react';
import type { Block, Explanation } from '@lemma/core/document';
import { Fragment, type ReactNode } from 'react';
import { useContentTexts } from '../language/index.ts';

interface ExplanationBoxProps {
  readonly explanations: readonly Explanation[];
  readonly explained: (blocks: readonly Block[]) => ReactNode;
}

/** Explanations below a quick check; nothing if there are none. */
export function ExplanationBox({ explanations, explained }: ExplanationBoxProps) {
  const { t } = useContentTexts('quickcheck');
  if (explanations.length === 0) return null;
  return (
    <Box mt="4" borderTopWidth="1px" pt="3">
      <Text fontWeight="semibold" mb="2">
        {t('explanation')}
      </Text>
      {explanations.map(({ blocks }, index) => (
        <Fragment key={index}>{explained(blocks)}</Fragment>
      ))}
    </Box>
  );
}
