import { Input } from '@chakra-ui/react';
import { forFingers } from './for-fingers.ts';
import type { InputProps } from './input-props.ts';

/**
 * One line of text. No device may correct it, begin it with a capital, or zoom into it (which iOS does below 16 px). The keyboard is
 * the one for text: those for numbers have neither minus nor fraction bar on some phones.
 */
export function LineInput({
  label,
  value,
  onChange,
  readOnly = false,
  invalid = false,
  placeholder,
  width = '9rem',
}: InputProps & { readonly width?: string }) {
  return (
    <Input
      fontSize="16px"
      height="auto"
      css={forFingers}
      px="2"
      width={width}
      maxWidth="100%"
      display="inline-block"
      verticalAlign="baseline"
      inputMode="text"
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      variant={placeholder === undefined ? 'outline' : 'subtle'}
      aria-label={label}
      aria-invalid={invalid || undefined}
      {...(placeholder !== undefined && { placeholder })}
      readOnly={readOnly}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
