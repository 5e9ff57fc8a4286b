import { Input } from '@chakra-ui/react';
import { forFingers } from './for-fingers.ts';
import type { InputProps } from './input-props.ts';

/**
 * One line of text. Devices must not correct or capitalise it, or zoom in (iOS does below 16 px). Uses the text
 * keyboard: numeric ones lack minus and fraction bar on some phones.
 */
export function LineInput({
  label,
  value,
  onChange,
  readOnly = false,
  invalid = false,
  describedBy,
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
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      {...(placeholder !== undefined && { placeholder })}
      readOnly={readOnly}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
