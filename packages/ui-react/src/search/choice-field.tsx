import { Field, NativeSelect } from '@chakra-ui/react';

/** A value with its label. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly choices: readonly SelectOption[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** What is wrong with the choice, if anything. */
  readonly error?: string | undefined;
}

/** Chooses one of a few values. */
export function ChoiceField({ label, choices, value, onChoose, error }: ChoiceFieldProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={({ target }) => onChoose(target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {error !== undefined && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
