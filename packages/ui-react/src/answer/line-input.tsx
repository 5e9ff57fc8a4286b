import { Input } from '@chakra-ui/react';
import type { InputProps } from './input-props.ts';

/** One line of text. */
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
      size="sm"
      width={width}
      maxWidth="100%"
      display="inline-block"
      verticalAlign="baseline"
      autoComplete="off"
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
