import { Box, Table, VisuallyHidden } from '@chakra-ui/react';
import { textIn } from '@lemma/core/language';
import type { DraftProblem } from '@lemma/core/worksheet-draft';
import { useState } from 'react';
import { useTexts } from '../language/index.ts';
import { ProblemRow } from './problem-row.tsx';

interface ProblemTableProps {
  readonly problems: readonly DraftProblem[];
  readonly onWeight: (path: string, text: string) => void;
  readonly onMove: (path: string, direction: 'up' | 'down') => void;
  readonly onRemove: (problem: DraftProblem) => void;
}

/** The problems of the draft, in order. The new position of a moved problem is announced. */
export function ProblemTable({ problems, onWeight, onMove, onRemove }: ProblemTableProps) {
  const { t, language } = useTexts('worksheet-draft');
  const [moved, setMoved] = useState<string>();
  const position = problems.findIndex(({ path }) => path === moved);
  const movedProblem = problems[position];
  return (
    <Box>
      <Table.Root size="sm" aria-label={t('problems')}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('problem')}</Table.ColumnHeader>
            <Table.ColumnHeader px="1">{t('weight')}</Table.ColumnHeader>
            <Table.ColumnHeader px="1">
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {problems.map((problem, at) => (
            <ProblemRow
              key={problem.path}
              problem={problem}
              position={at}
              isLast={at === problems.length - 1}
              onWeight={(text) => onWeight(problem.path, text)}
              onMove={(direction) => {
                setMoved(problem.path);
                onMove(problem.path, direction);
              }}
              onRemove={() => onRemove(problem)}
            />
          ))}
        </Table.Body>
      </Table.Root>
      <VisuallyHidden role="status">
        {movedProblem &&
          t('moved', {
            name: textIn(movedProblem.names, language),
            position: position + 1,
            total: problems.length,
          })}
      </VisuallyHidden>
    </Box>
  );
}
