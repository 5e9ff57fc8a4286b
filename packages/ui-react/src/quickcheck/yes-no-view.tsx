import { Box } from '@chakra-ui/react';
import type { Verdict } from '@lemma/core/judgement';
import { yesNoOptions } from '@lemma/core/quickcheck';
import type { ReactNode } from 'react';
import { forFingers, Mark } from '../answer/index.ts';
import { OptionInput } from './option-input.tsx';
import { SolutionBadge } from './solution-badge.tsx';

interface YesNoViewProps {
  readonly choice: { readonly id: string; readonly correct: boolean };
  /** The labels of the two answers. */
  readonly labels: readonly [yes: ReactNode, no: ReactNode];
  readonly name: string;
  readonly selected: ReadonlySet<string>;
  readonly mark: Verdict | undefined;
  readonly solutionShown: boolean;
  readonly disabled: boolean;
  readonly onSelect: (option: string, group: readonly string[]) => void;
  /** The statement to be answered with yes or no. */
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
    <Box
      as="span"
      role="radiogroup"
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      py="1"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <Box as="span" flex="1 1 15rem" minWidth="0">
        {children}
      </Box>
      <Box
        as="span"
        flex="0 1 auto"
        minWidth="0"
        display="inline-flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="4"
      >
        {options.map(({ id, correct }, index) => (
          <Box as="label" css={forFingers} key={id} display="inline-flex" alignItems="center" gap="2">
            <OptionInput
              type="radio"
              name={`${name}:${choice.id}`}
              checked={selected.has(id)}
              disabled={disabled}
              onSelect={() => onSelect(id, group)}
            />
            <span>{labels[index === 0 ? 0 : 1]}</span>
            {solutionShown && correct && <SolutionBadge />}
          </Box>
        ))}
        <Box as="span" display="inline-flex" minWidth="5">
          {mark !== undefined && <Mark verdict={mark} />}
        </Box>
      </Box>
    </Box>
  );
}
