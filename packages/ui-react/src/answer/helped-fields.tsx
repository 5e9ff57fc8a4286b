import { Box } from '@chakra-ui/react';
import type { Asked } from '@lemma/core/judgement';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { FieldHelpContext, type KeypadState } from './field-help-context.ts';

interface HelpedFieldsProps {
  /** If missing, there is no help. */
  readonly asked: Asked | undefined;
  readonly text: string;
  readonly children: ReactNode;
}

/**
 * The fields of an answer with room below for how they are read. The room is there from the first focus on, with a fixed
 * height: nothing on the page moves while somebody types.
 */
export function HelpedFields({ asked, text, children }: HelpedFieldsProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [field, setField] = useState<string>();
  const [wasEntered, setEntered] = useState(false);
  const [keypad, turnKeypad] = useState<KeypadState>('closed');
  const enter = useCallback((entered: string) => {
    setEntered(true);
    setField(entered);
  }, []);
  const leave = useCallback((left: string) => setField((current) => (current === left ? undefined : current)), []);
  const help = useMemo(
    () => asked && { place, field, keypad, text, asked, enter, leave, turnKeypad },
    [place, field, keypad, text, asked, enter, leave],
  );
  return (
    <FieldHelpContext value={help}>
      {children}
      {help !== undefined && wasEntered && (
        <Box
          as="span"
          ref={setPlace}
          data-control=""
          order="1"
          flexBasis="100%"
          display="block"
          position="relative"
          minHeight="11"
          _print={{ display: 'none' }}
        />
      )}
    </FieldHelpContext>
  );
}
