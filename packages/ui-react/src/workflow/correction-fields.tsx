import { Checkbox, Field, NativeSelect, Stack } from '@chakra-ui/react';
import {
  correctionMoments,
  isCorrector,
  regenerationsFrom,
  unlimited,
  type CorrectionPolicy,
} from '@lemma/core/workflow';
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
      <Field.Root>
        <Field.Label>{t('corrector')}</Field.Label>
        <NativeSelect.Root size="sm">
          <NativeSelect.Field
            value={correction.corrector}
            onChange={({ target: { value } }) => isCorrector(value) && onChange({ ...correction, corrector: value })}
          >
            {correctionMoments.map((corrector) => (
              <option key={corrector} value={corrector}>
                {t(`correctors.${corrector}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
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
