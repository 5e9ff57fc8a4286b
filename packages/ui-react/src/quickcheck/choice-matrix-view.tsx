import { Box, chakra } from '@chakra-ui/react';
import type { ChoiceMatrix, ChoiceRow } from '@lemma/core/document';
import type { Verdict } from '@lemma/core/judgement';
import { columnOption } from '@lemma/core/quickcheck';
import type { ReactNode } from 'react';
import { forFingers, Mark } from '../answer/index.ts';
import { useContentTexts } from '../language/index.ts';
import { ScrollBox } from '../scrolling/index.ts';
import { OptionInput } from './option-input.tsx';
import { SolutionBadge } from './solution-badge.tsx';

interface ChoiceMatrixViewProps {
  readonly matrix: ChoiceMatrix;
  readonly name: string;
  readonly selected: ReadonlySet<string>;
  /** The mark of a row; undefined before the check. */
  readonly markOf: (row: number) => Verdict | undefined;
  readonly solutionShown: boolean;
  readonly disabled: boolean;
  /** `group`: the options that exclude each other; empty if several may be selected. */
  readonly onSelect: (option: string, group: readonly string[]) => void;
  readonly content: (line: ChoiceRow['content']) => ReactNode;
  /** A row or column heading in words. */
  readonly words: (line: ChoiceRow['content']) => string;
}

/** A table in which columns are selected for every row. */
export function ChoiceMatrixView({
  matrix: { type, columns, rows },
  name,
  selected,
  markOf,
  solutionShown,
  disabled,
  onSelect,
  content,
  words,
}: ChoiceMatrixViewProps) {
  const { t } = useContentTexts('quickcheck');
  return (
    <ScrollBox label={t('statement')}>
      <chakra.table width="auto" mb="0">
        <thead>
          <tr>
            <chakra.th scope="col" textAlign="start" {...inView}>
              {t('statement')}
            </chakra.th>
            {columns.map((column, index) => (
              <chakra.th key={index} scope="col" textAlign="center">
                {content(column)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const group = columns.map((_, column) => columnOption(index + 1, column + 1));
            const mark = markOf(index + 1);
            return (
              <tr key={index}>
                <chakra.th scope="row" textAlign="start" fontWeight="normal!" {...inView}>
                  {content(row.content)} {mark !== undefined && <Mark verdict={mark} />}
                </chakra.th>
                {group.map((option, column) => (
                  <chakra.td key={option} textAlign="center" p="0!">
                    <Box
                      as="label"
                      css={forFingers}
                      minWidth="11"
                      display="inline-flex"
                      alignItems="center"
                      justifyContent="center"
                      gap="1"
                      px="2"
                    >
                      <OptionInput
                        type={type === 'unique' ? 'radio' : 'checkbox'}
                        name={`${name}:${index}`}
                        label={t('choice', { choice: words(row.content), option: words(columns[column] ?? []) })}
                        checked={selected.has(option)}
                        disabled={disabled}
                        onSelect={() => onSelect(option, type === 'unique' ? group : [])}
                      />
                      {solutionShown && row.correct.includes(column + 1) && <SolutionBadge />}
                    </Box>
                  </chakra.td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </chakra.table>
    </ScrollBox>
  );
}

/** The statements stay in place while the columns scroll past them, on the paper they are written on. */
const inView = {
  position: 'sticky',
  insetInlineStart: '0',
  zIndex: '1',
  bg: 'var(--paper, {colors.bg})',
  maxWidth: '60vw',
} as const;
