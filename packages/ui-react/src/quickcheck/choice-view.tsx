import { Box, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Mark } from '../answer/index.ts';
import { SolutionBadge } from './solution-badge.tsx';

interface ChoiceViewProps {
  readonly type: 'radio' | 'checkbox';
  /** Shared by the choices of one question. */
  readonly name: string;
  readonly selected: boolean;
  /** Right or wrong; undefined before the check. */
  readonly mark: boolean | undefined;
  /** Whether it is pointed out as part of the solution. */
  readonly solution: boolean;
  readonly disabled: boolean;
  /** What the choice is called, where its content does not say so in words. */
  readonly label: string | undefined;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** A choice with its mark: sign, word and colour say the same. */
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
    <HStack gap="3" py="1">
      <Box as="label" display="flex" alignItems="baseline" gap="3" cursor={disabled ? undefined : 'pointer'}>
        <input aria-label={label} type={type} name={name} checked={selected} disabled={disabled} onChange={onSelect} />
        <span>{children}</span>
      </Box>
      {mark !== undefined && <Mark verdict={mark ? 'right' : 'wrong'} />}
      {solution && <SolutionBadge />}
    </HStack>
  );
}
