import { chakra } from '@chakra-ui/react';

interface OptionInputProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  /** Missing: the words beside it. */
  readonly label?: string | undefined;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onSelect: () => void;
}

/** The browser's own button of an option, large enough to be seen; what is hit by a finger is the label around it. */
export function OptionInput({ type, name, label, checked, disabled, onSelect }: OptionInputProps) {
  return (
    <chakra.input
      type={type}
      name={name}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={onSelect}
      boxSize="5"
      flex="none"
      accentColor="brand.solid"
    />
  );
}
