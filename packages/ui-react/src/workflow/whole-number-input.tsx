import { Input, type InputProps } from '@chakra-ui/react';
import { useState } from 'react';

interface WholeNumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  readonly value: number;
  /** Hears every change as it is typed; what it means is for the domain to say. */
  readonly onChange: (text: string) => void;
}

/** A field for a whole number. While it is edited it shows what was typed, afterwards what was understood. */
export function WholeNumberInput({ value, onChange, ...rest }: WholeNumberInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      {...rest}
      type="number"
      inputMode="numeric"
      step={1}
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
