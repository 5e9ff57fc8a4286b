import { chakra } from '@chakra-ui/react';

interface OptionInputProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  /** If missing, the text beside it is the label. */
  readonly label?: string | undefined;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onSelect: () => void;
}

/** The browser's own control for an option, large enough to be seen; the touch target is the surrounding label. */
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
