import { Box, Button, HStack, Text } from '@chakra-ui/react';
import type { Incremental } from '@lemma/core/document';
import { useState } from 'react';
import { useTexts } from '../../language/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { placeOf } from '../place.ts';

/** Steps that the reader reveals one after the other (specification 001 §4). */
export function IncrementalView({ block }: { readonly block: Incremental }) {
  const { t } = useTexts('document');
  const [shown, setShown] = useState(block.initialSteps);
  const total = block.steps.length;
  const controls = [
    { text: t('incremental.showLess'), target: shown - 1, disabled: shown === 0 },
    { text: t('incremental.showMore'), target: shown + 1, disabled: shown === total },
    { text: t('incremental.hideAll'), target: 0, disabled: shown === 0 },
    { text: t('incremental.showAll'), target: total, disabled: shown === total },
  ];
  return (
    <Box {...placeOf(block.span)} my="4">
      {block.steps.slice(0, shown).map((step, index) => (
        <Box key={index} {...placeOf(step.span)} borderStartWidth="2px" ps="4" py="1" mb="2">
          <BlocksView blocks={step.blocks} />
        </Box>
      ))}
      <HStack wrap="wrap" gap="2" role="group" aria-label={t('incremental.controls')} data-control="">
        {controls.map(({ text, target, disabled }) => (
          // Not `disabled`: the button just pressed would lose the focus.
          <Button
            key={text}
            size="sm"
            variant="outline"
            aria-disabled={disabled}
            opacity={disabled ? 0.5 : undefined}
            onClick={() => !disabled && setShown(target)}
          >
            {text}
          </Button>
        ))}
        <Text role="status" fontSize="sm" color="fg.muted">
          {t('incremental.shown', { shown, total })}
        </Text>
      </HStack>
    </Box>
  );
}
