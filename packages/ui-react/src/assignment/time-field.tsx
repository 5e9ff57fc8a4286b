import { Field, Input } from '@chakra-ui/react';
import { momentOf } from '@lemma/core/assignment';
import { useDates, useTexts } from '../language/index.ts';

interface TimeFieldProps {
  readonly label: string;
  /** As clocks show it in the reader's time zone: `2026-12-24T18:00`; empty if there is none. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Day and time in the reader's time zone; below it the same in words. */
export function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  const { t } = useTexts('assignment');
  const times = useDates();
  const moment = momentOf(value, times.zone);
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input
        type="datetime-local"
        minH="11"
        value={value}
        onChange={({ target }) => onChange(target.value.slice(0, 16))}
      />
      {error !== undefined && <Field.ErrorText>{error}</Field.ErrorText>}
      <Field.HelperText>{moment === undefined ? t('form.optional') : times.inFull(moment)}</Field.HelperText>
    </Field.Root>
  );
}
