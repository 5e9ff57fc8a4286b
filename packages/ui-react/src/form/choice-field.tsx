import { Field } from '@chakra-ui/react';
import { ChoiceSelect, type SelectOption } from './choice-select.tsx';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** What is wrong with the choice, if anything. */
  readonly error?: string | undefined;
}

/** Chooses one of a few values, below its label. */
export function ChoiceField<Value extends string>({ label, error, ...choice }: ChoiceFieldProps<Value>) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <ChoiceSelect {...choice} />
      {error !== undefined && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
