import { NativeSelect, type NativeSelectRootProps } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';

/** A value with its label, and the language of the label if it is not that of the page. */
export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly language?: Language;
}

interface ChoiceSelectProps<Value extends string> extends Pick<
  NativeSelectRootProps,
  'size' | 'width' | 'flex' | 'minW' | 'maxW'
> {
  /** What is chosen, where no field around it says so. */
  readonly label?: string;
  readonly choices: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** Chooses one of a few values: the browser's own control. */
export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { label, choices, value, onChoose, size = 'sm', ...style } = props;
  return (
    <NativeSelect.Root size={size} {...style}>
      <NativeSelect.Field
        {...(label !== undefined && { 'aria-label': label })}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.language}>
            {choice.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
