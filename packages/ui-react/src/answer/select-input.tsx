import { chakra } from '@chakra-ui/react';
import { forFingers } from './for-fingers.ts';
import type { InputProps } from './input-props.ts';

interface SelectInputProps extends InputProps {
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

const Select = chakra('select');

/** A choice of words: the browser's own control, supported by every keyboard and screen reader. */
export function SelectInput({ label, value, onChange, readOnly = false, invalid = false, options }: SelectInputProps) {
  return (
    <Select
      aria-label={label}
      aria-invalid={invalid || undefined}
      disabled={readOnly}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="md"
      bg="bg"
      color="fg"
      fontSize="16px"
      css={forFingers}
      maxWidth="100%"
      px="1"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </Select>
  );
}
