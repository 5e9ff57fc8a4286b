import { Input, Text, type InputProps } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '../language/index.ts';

interface WholeNumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  readonly value: number;
  /** Called on every change while typing; the domain interprets the text. */
  readonly onChange: (text: string) => void;
}

/**
 * A field for a whole number. While being edited it shows what was typed, afterwards what was understood, and says so
 * if the two differ.
 */
export function WholeNumberInput({ value, onChange, ...rest }: WholeNumberInputProps) {
  const { t } = useTexts('workflow');
  const [typed, setTyped] = useState<string>();
  const [cut, setCut] = useState<string>();
  const leave = () => {
    setCut(typed === undefined || typed.trim() === '' || Number(typed) === value ? undefined : typed);
    setTyped(undefined);
  };
  return (
    <>
      <Input
        {...rest}
        type="number"
        inputMode="numeric"
        step={1}
        value={typed ?? String(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          setCut(undefined);
          onChange(target.value);
        }}
        onBlur={leave}
      />
      <Text role="status" fontSize="xs" color="fg.muted">
        {cut !== undefined && t('cut', { typed: cut, value })}
      </Text>
    </>
  );
}
