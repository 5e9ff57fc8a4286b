import { Box, Table } from '@chakra-ui/react';
import type { ChoiceMatrix, ChoiceRow } from '@lemma/core/document';
import { columnOption } from '@lemma/core/quickcheck';
import type { ReactNode } from 'react';
import { Mark } from '../answer/index.ts';
import { useContentTexts } from '../language/index.ts';
import { SolutionBadge } from './solution-badge.tsx';

interface ChoiceMatrixViewProps {
  readonly matrix: ChoiceMatrix;
  readonly name: string;
  readonly selected: ReadonlySet<string>;
  /** Whether a row is right; undefined before the check. */
  readonly markOf: (row: number) => boolean | undefined;
  readonly solutionShown: boolean;
  readonly disabled: boolean;
  /** `group`: the options that exclude each other; empty where several may be chosen. */
  readonly onSelect: (option: string, group: readonly string[]) => void;
  readonly content: (line: ChoiceRow['content']) => ReactNode;
  /** The words of a line. */
  readonly words: (line: ChoiceRow['content']) => string;
}

/** A table in which columns are chosen for every row. */
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
    <Box overflowX="auto" my="2" tabIndex={0} role="region" aria-label={t('statement')}>
      <Table.Root size="sm" width="auto" variant="outline">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('statement')}</Table.ColumnHeader>
            {columns.map((column, index) => (
              <Table.ColumnHeader key={index} textAlign="center">
                {content(column)}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row, index) => {
            const group = columns.map((_, column) => columnOption(index + 1, column + 1));
            const mark = markOf(index + 1);
            return (
              <Table.Row key={index}>
                <Table.Cell>
                  {content(row.content)} {mark !== undefined && <Mark verdict={mark ? 'right' : 'wrong'} />}
                </Table.Cell>
                {group.map((option, column) => (
                  <Table.Cell key={option} textAlign="center">
                    <input
                      type={type === 'unique' ? 'radio' : 'checkbox'}
                      name={`${name}:${index}`}
                      aria-label={t('choice', { choice: words(row.content), option: words(columns[column] ?? []) })}
                      checked={selected.has(option)}
                      disabled={disabled}
                      onChange={() => onSelect(option, type === 'unique' ? group : [])}
                    />{' '}
                    {solutionShown && row.correct.includes(column + 1) && <SolutionBadge />}
                  </Table.Cell>
                ))}
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
