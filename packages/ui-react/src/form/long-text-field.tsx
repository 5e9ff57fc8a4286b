import { chakra, Input, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';

interface LongTextFieldProps {
  readonly label: string;
  readonly rows: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly help: string;
  /** What is wrong with the text, if anything. */
  readonly error?: string | undefined;
  /** Whether the text is a list or a source, whose characters stand below each other. */
  readonly isMono?: boolean;
}

/** A text of several lines, below its label. */
export function LongTextField({ label, rows, value, onChange, help, error, isMono = false }: LongTextFieldProps) {
  const id = useId();
  const isWrong = error !== undefined;
  return (
    // Not a `Field`: what is put in the place of its input gets no name.
    <Stack gap="1.5">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium">
        {label}
      </chakra.label>
      <Input asChild size="sm" bg="bg" height="auto" py="2" {...(isMono && { fontFamily: 'mono' })}>
        <textarea
          id={id}
          rows={rows}
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}help`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Input>
      <div id={`${id}help`}>
        {isWrong && (
          <Text fontSize="xs" color="red.fg">
            {error}
          </Text>
        )}
        <Text fontSize="xs" color="fg.muted">
          {help}
        </Text>
      </div>
    </Stack>
  );
}
