import { Box } from '@chakra-ui/react';
import { truthRows, truthsIn, truthText } from '@lemma/core/judgement';
import { useTexts } from '../language/index.ts';
import type { InputProps } from './input-props.ts';
import { SelectInput } from './select-input.tsx';

/** A truth table whose last column is to be filled in. */
export function TruthTableInput({
  names,
  label,
  value,
  onChange,
  ...props
}: InputProps & { readonly names: readonly string[] }) {
  const { t } = useTexts('quickcheck');
  const rows = truthRows(names.length);
  const answers = truthsIn(value, rows.length);
  const options = [
    { value: '', text: '?' },
    { value: '1', text: t('true') },
    { value: '0', text: t('false') },
  ];
  const cell = {
    as: 'span',
    display: 'table-cell',
    px: '3',
    py: '1',
    borderWidth: '1px',
    textAlign: 'center',
  } as const;

  function write(row: number, text: string) {
    onChange(truthText(answers.map((answer, at) => (at !== row ? answer : text === '' ? undefined : text === '1'))));
  }

  return (
    <Box as="span" role="table" aria-label={label} display="inline-table" verticalAlign="top">
      <Box as="span" role="row" display="table-row">
        {names.map((name) => (
          <Box key={name} {...cell} role="columnheader" fontWeight="semibold">
            {name}
          </Box>
        ))}
        <Box {...cell} role="columnheader" fontWeight="semibold">
          {t('result')}
        </Box>
      </Box>
      {rows.map((values, row) => (
        <Box as="span" key={row} role="row" display="table-row">
          {values.map((truth, column) => (
            <Box key={column} {...cell} role="cell">
              {t(truth ? 'true' : 'false')}
            </Box>
          ))}
          <Box {...cell} role="cell">
            <SelectInput
              {...props}
              label={t('row', { label, row: row + 1 })}
              value={answers[row] === undefined ? '' : answers[row] ? '1' : '0'}
              onChange={(text) => write(row, text)}
              options={options}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
