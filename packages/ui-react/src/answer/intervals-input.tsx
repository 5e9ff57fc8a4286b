import { Box } from '@chakra-ui/react';
import {
  emptyInterval,
  fitsIntervals,
  intervalText,
  isEmptySet,
  typedIntervalsIn,
  withEnd,
  type WrittenInterval,
} from '@lemma/core/judgement';
import { useTexts } from '../language/index.ts';
import type { InputProps } from './input-props.ts';
import { LineInput } from './line-input.tsx';
import { PartButton } from './part-button.tsx';
import { SelectInput } from './select-input.tsx';
import { useOneLine } from './use-one-line.ts';

const openings = [
  { value: '[', text: '[' },
  { value: '(', text: '(' },
] as const;
const closings = [
  { value: ']', text: ']' },
  { value: ')', text: ')' },
] as const;

/**
 * Intervals: brackets and ends for each; any number of them, where none is the empty set. A relation, or anything else
 * that does not fit the fields, takes the place of all of them until it is deleted.
 */
export function IntervalsInput({ label, value, onChange, readOnly = false, asked, ...props }: InputProps) {
  const { t } = useTexts('quickcheck');
  const isEmpty = isEmptySet(value);
  const end = asked && { ...asked, type: 'end' as const };
  const written = typedIntervalsIn(value);
  const { isOneLine, around } = useOneLine(value, fitsIntervals(value));
  const given = isOneLine ? [{ ...emptyInterval, from: value }] : written;
  const intervals = given === undefined || (given.length === 0 && !isEmpty) ? [emptyInterval] : given;

  function write(changed: readonly WrittenInterval[]) {
    const isUntouched = changed.length === 1 && changed[0]?.from === '' && changed[0].to === '';
    onChange(isUntouched && changed[0]?.open === '[' && changed[0].close === ']' ? '' : intervalText(changed), true);
  }

  function amongEnds(index: number, end: 'from' | 'to') {
    return {
      field: { kind: 'end', intervals, index, end },
      onSpread: (answer: string) => onChange(answer, true),
    } as const;
  }

  return (
    <Box
      {...around}
      as="span"
      role="group"
      aria-label={label}
      display="inline-flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
    >
      {isEmpty && !isOneLine && <span>∅</span>}
      {intervals.map((interval, index) => {
        const name = { label, number: index + 1 };
        const change = (more: Partial<WrittenInterval>) => write(intervals.with(index, { ...interval, ...more }));
        return (
          <Box as="span" key={index} display="inline-flex" alignItems="center" gap="1">
            {index > 0 && <span>∪</span>}
            {!isOneLine && (
              <SelectInput
                label={t('leftBracket', name)}
                value={interval.open}
                onChange={(open) => change({ open: open === '(' ? '(' : '[' })}
                readOnly={readOnly}
                options={openings}
              />
            )}
            <LineInput
              {...props}
              readOnly={readOnly}
              width={isOneLine ? '14rem' : '5rem'}
              label={isOneLine ? label : t('lowerEnd', name)}
              value={interval.from}
              asked={isOneLine ? asked : end}
              onChange={(from, isOwn) => onChange(isOneLine ? from : withEnd(intervals, index, 'from', from), isOwn)}
              among={isOneLine ? undefined : amongEnds(index, 'from')}
            />
            {!isOneLine && (
              <>
                <span>;</span>
                <LineInput
                  {...props}
                  readOnly={readOnly}
                  width="5rem"
                  label={t('upperEnd', name)}
                  value={interval.to}
                  asked={end}
                  onChange={(to, isOwn) => onChange(withEnd(intervals, index, 'to', to), isOwn)}
                  among={amongEnds(index, 'to')}
                />
                <SelectInput
                  label={t('rightBracket', name)}
                  value={interval.close}
                  onChange={(close) => change({ close: close === ')' ? ')' : ']' })}
                  readOnly={readOnly}
                  options={closings}
                />
              </>
            )}
          </Box>
        );
      })}
      {!readOnly && !isOneLine && (
        <Box as="span" display="inline-flex" flexWrap="wrap" gap="1" data-control="">
          <PartButton onUse={() => write([...intervals, emptyInterval])}>{t('addInterval')}</PartButton>
          <PartButton off={isEmpty} onUse={() => write(intervals.slice(0, -1))}>
            {t(intervals.length > 1 ? 'removeInterval' : 'emptySet')}
          </PartButton>
        </Box>
      )}
    </Box>
  );
}
