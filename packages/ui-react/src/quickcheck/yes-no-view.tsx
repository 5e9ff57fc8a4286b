import { Box, HStack } from '@chakra-ui/react';
import { yesNoOptions } from '@lemma/core/quickcheck';
import type { ReactNode } from 'react';
import { Mark } from '../answer/index.ts';
import { SolutionBadge } from './solution-badge.tsx';

interface YesNoViewProps {
  readonly choice: { readonly id: string; readonly correct: boolean };
  /** What the two answers are called. */
  readonly labels: readonly [yes: ReactNode, no: ReactNode];
  readonly name: string;
  readonly selected: ReadonlySet<string>;
  readonly mark: boolean | undefined;
  readonly solutionShown: boolean;
  readonly disabled: boolean;
  readonly onSelect: (option: string, group: readonly string[]) => void;
  /** What is to be answered with yes or no. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A statement that is answered with yes or no. */
export function YesNoView({
  choice,
  labels,
  name,
  selected,
  mark,
  solutionShown,
  disabled,
  onSelect,
  label,
  children,
}: YesNoViewProps) {
  const options = yesNoOptions(choice);
  const group = options.map(({ id }) => id);
  return (
    <HStack as="span" role="radiogroup" aria-label={label} gap="3" py="1" flexWrap="wrap">
      {options.map(({ id, correct }, index) => (
        <Box as="label" key={id} display="inline-flex" alignItems="baseline" gap="1">
          <input
            type="radio"
            name={`${name}:${choice.id}`}
            checked={selected.has(id)}
            disabled={disabled}
            onChange={() => onSelect(id, group)}
          />
          <span>{labels[index === 0 ? 0 : 1]}</span>
          {solutionShown && correct && <SolutionBadge />}
        </Box>
      ))}
      <span>{children}</span>
      {mark !== undefined && <Mark verdict={mark ? 'right' : 'wrong'} />}
    </HStack>
  );
}
