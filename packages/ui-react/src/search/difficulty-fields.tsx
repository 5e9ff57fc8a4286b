import { Fieldset, HStack } from '@chakra-ui/react';
import { fullDifficulty, type DifficultyRange } from '@lemma/core/search';
import { useTexts } from '../language/index.ts';
import { ChoiceField } from './choice-field.tsx';

const steps = Array.from({ length: fullDifficulty.to - fullDifficulty.from + 1 }, (_, step) =>
  String(fullDifficulty.from + step),
).map((value) => ({ value, label: value }));

interface DifficultyFieldsProps {
  readonly range: DifficultyRange;
  readonly onLimit: (range: DifficultyRange) => void;
}

/** A range of difficulties: two selects, which need neither a mouse nor a steady hand. */
export function DifficultyFields({ range, onLimit }: DifficultyFieldsProps) {
  const { t } = useTexts('search');
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{t('difficulty')}</Fieldset.Legend>
      <Fieldset.Content asChild>
        <HStack gap="3">
          <ChoiceField
            label={t('from')}
            choices={steps}
            value={String(range.from)}
            onChoose={(from) => onLimit({ from: Number(from), to: Math.max(Number(from), range.to) })}
          />
          <ChoiceField
            label={t('to')}
            choices={steps}
            value={String(range.to)}
            onChoose={(to) => onLimit({ from: Math.min(range.from, Number(to)), to: Number(to) })}
          />
        </HStack>
      </Fieldset.Content>
    </Fieldset.Root>
  );
}
