import { Box } from '@chakra-ui/react';
import { fitsMatrix, matrixCells, withEntry, type Asked } from '@lemma/core/judgement';
import { useTexts } from '../language/index.ts';
import type { InputProps } from './input-props.ts';
import { LineInput } from './line-input.tsx';
import { useOneLine } from './use-one-line.ts';

interface MatrixInputProps extends InputProps {
  readonly rows: number;
  readonly columns: number;
}

/** A field for every entry of a matrix, between brackets; one for all of it while what is typed does not fit them. */
export function MatrixInput({ rows, columns, label, value, onChange, asked, ...props }: MatrixInputProps) {
  const { t } = useTexts('quickcheck');
  const cells = matrixCells(value, rows, columns);
  const { isOneLine, around } = useOneLine(value, fitsMatrix(value, rows, columns));

  return (
    <Box
      {...around}
      as="span"
      role="group"
      aria-label={label}
      display="inline-grid"
      gridTemplateColumns={`repeat(${columns}, minmax(3.5rem, 5rem))`}
      gap="1"
      px="2"
      py="1"
      verticalAlign="middle"
      borderInlineWidth="2px"
      borderColor="fg"
      rounded="md"
      maxWidth="100%"
      overflowX="auto"
    >
      {isOneLine ? (
        <Box as="span" gridColumn="1 / -1">
          <LineInput {...props} width="14rem" asked={asked} label={label} value={value} onChange={onChange} />
        </Box>
      ) : (
        cells.flatMap((line, row) =>
          line.map((cell, column) => (
            <LineInput
              key={`${row}:${column}`}
              {...props}
              width="100%"
              asked={asked && cellOf(asked)}
              label={t('cell', { label, row: row + 1, column: column + 1 })}
              value={cell}
              onChange={(text, isOwn) => onChange(withEntry(cells, [row, column], text, asked?.language), isOwn)}
              among={{
                field: { kind: 'entry', cells, row, column },
                onSpread: (answer) => onChange(answer, true),
              }}
            />
          )),
        )
      )}
    </Box>
  );
}

/** Without letters in the matrix, its entries are numbers. */
function cellOf(asked: Asked): Asked {
  return {
    ...asked,
    isRelation: false,
    type: asked.names === undefined || asked.names.size === 0 ? 'input.number' : 'input.function',
  };
}
