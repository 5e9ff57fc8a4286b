import { Flex, HStack, Stack, Text } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import {
  dragDataOf,
  dragType,
  obstacleToDrag,
  type SelectedItem,
  type SelectorParameters,
} from '@lemma/core/selection';
import { GripVertical } from 'lucide-react';
import { useTexts } from '../language/index.ts';
import { CopyButton } from '../preview/index.ts';

interface DragItemsProps {
  readonly parameters: SelectorParameters;
  readonly items: readonly SelectedItem[];
  readonly language: Language | undefined;
  readonly onCopy: (text: string) => Promise<void>;
}

/** Lets the selected items be dragged into the LMS; a button copies the same data, for those who cannot drag. */
export function DragItems({ parameters, items, language, onCopy }: DragItemsProps) {
  const { t } = useTexts('selector');
  const obstacle = obstacleToDrag(parameters, items, language);
  if (obstacle !== undefined) return <Text color="fg.muted">{t(`obstacles.${obstacle}`)}</Text>;
  const data = dragDataOf(items, parameters);
  return (
    <Stack gap="3" width="full">
      <HStack gap="3" wrap="wrap">
        <Flex
          draggable
          data-testid="drag"
          flex="1 1 14rem"
          gap="2"
          align="center"
          px="4"
          py="3"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="border.emphasized"
          borderRadius="l3"
          bg="bg.subtle"
          cursor="grab"
          fontWeight="medium"
          onDragStart={({ dataTransfer }) => {
            dataTransfer.effectAllowed = 'copy';
            // Clients look for an older type first, so that there must be no other.
            dataTransfer.setData(dragType, data);
          }}
        >
          <GripVertical size={18} aria-hidden="true" />
          {t('drag.items', { count: items.length })}
        </Flex>
        <CopyButton label={t('drag.copy')} onCopy={() => onCopy(data)} />
      </HStack>
      <Text color="fg.muted" fontSize="sm">
        {t('drag.help')}
      </Text>
    </Stack>
  );
}
