import { Box, HStack } from '@chakra-ui/react';
import type { Verdict } from '@lemma/core/judgement';
import type { ReactNode } from 'react';
import { forFingers, Mark } from '../answer/index.ts';
import { OptionInput } from './option-input.tsx';
import { SolutionBadge } from './solution-badge.tsx';

interface ChoiceViewProps {
  readonly type: 'radio' | 'checkbox';
  /** Shared by the choices of one question. */
  readonly name: string;
  readonly selected: boolean;
  /** Undefined before the check. */
  readonly mark: Verdict | undefined;
  /** Whether it is highlighted as part of the solution. */
  readonly solution: boolean;
  readonly disabled: boolean;
  /** The accessible name of the choice, if its content is not plain text. */
  readonly label: string | undefined;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** A choice with its mark: icon, word and colour say the same. */
export function ChoiceView({
  type,
  name,
  selected,
  mark,
  solution,
  disabled,
  label,
  onSelect,
  children,
}: ChoiceViewProps) {
  return (
    <HStack gap="3">
      <Box
        as="label"
        css={forFingers}
        display="flex"
        alignItems="center"
        gap="3"
        cursor={disabled ? undefined : 'pointer'}
      >
        <OptionInput label={label} type={type} name={name} checked={selected} disabled={disabled} onSelect={onSelect} />
        <span>{children}</span>
      </Box>
      {mark !== undefined && mark !== 'empty' && <Mark verdict={mark} />}
      {solution && <SolutionBadge />}
    </HStack>
  );
}
