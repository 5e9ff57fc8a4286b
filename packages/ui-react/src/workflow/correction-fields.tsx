import { Checkbox, Field, Stack } from '@chakra-ui/react';
import { correctionMoments, regenerationsFrom, unlimited, type CorrectionPolicy } from '@lemma/core/workflow';
import { ChoiceField } from '../form/index.ts';
import { useTexts } from '../language/index.ts';
import { WholeNumberInput } from './whole-number-input.tsx';

interface CorrectionFieldsProps {
  readonly correction: CorrectionPolicy;
  readonly onChange: (correction: CorrectionPolicy) => void;
}

/** How a worksheet is corrected, editable. */
export function CorrectionFields({ correction, onChange }: CorrectionFieldsProps) {
  const { t } = useTexts('workflow');
  return (
    <Stack gap="4">
      <ChoiceField
        label={t('corrector')}
        value={correction.corrector}
        choices={correctionMoments.map((corrector) => ({ value: corrector, label: t(`correctors.${corrector}`) }))}
        onChoose={(corrector) => onChange({ ...correction, corrector })}
      />
      <Field.Root>
        <Field.Label>{t('regenerations')}</Field.Label>
        <WholeNumberInput
          size="sm"
          maxW="32"
          min={unlimited}
          value={correction.regenerations}
          onChange={(text) => onChange({ ...correction, regenerations: regenerationsFrom(text) })}
        />
        <Field.HelperText>{t('unlimitedHint')}</Field.HelperText>
      </Field.Root>
      <Checkbox.Root
        size="sm"
        checked={correction.isCorrectionVisible}
        onCheckedChange={({ checked }) => onChange({ ...correction, isCorrectionVisible: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{t('visibleQuestion')}</Checkbox.Label>
      </Checkbox.Root>
    </Stack>
  );
}
