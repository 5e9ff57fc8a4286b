import { Box } from '@chakra-ui/react';
import { casesIn, casesText, fitsCases, withCase } from '@lemma/core/judgement';
import { useTexts } from '../language/index.ts';
import type { InputProps } from './input-props.ts';
import { LineInput } from './line-input.tsx';
import { PartButton } from './part-button.tsx';
import { useOneLine } from './use-one-line.ts';

/** A function by cases: terms and their conditions, one below the other; one line while what is typed does not fit. */
export function CasesInput({ label, value, onChange, readOnly = false, asked, ...props }: InputProps) {
  const { t } = useTexts('quickcheck');
  const cases = casesIn(value);
  const { isOneLine, around } = useOneLine(value, fitsCases(value));
  const among = {
    field: { kind: 'case', cases },
    onSpread: (answer: string) => onChange(answer, true),
  } as const;

  return (
    <Box
      {...around}
      as="span"
      role="group"
      aria-label={label}
      display="inline-flex"
      flexDirection="column"
      gap="1"
      ps="2"
      borderInlineStartWidth="2px"
      verticalAlign="middle"
      maxWidth="100%"
    >
      {isOneLine && (
        <LineInput
          {...props}
          width="18rem"
          readOnly={readOnly}
          label={label}
          value={value}
          asked={asked}
          onChange={onChange}
        />
      )}
      {(isOneLine ? [] : cases).map(({ term, condition }, index) => {
        const name = { label, number: index + 1 };
        return (
          <Box as="span" key={index} display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
            <LineInput
              {...props}
              readOnly={readOnly}
              label={t('term', name)}
              value={term}
              asked={asked && { ...asked, isRelation: false, type: 'input.function' }}
              onChange={(text, isOwn) => onChange(withCase(cases, index, 'term', text), isOwn)}
              among={among}
            />
            <span>{t('if')}</span>
            <LineInput
              {...props}
              readOnly={readOnly}
              label={t('condition', name)}
              value={condition}
              asked={asked && { ...asked, type: 'condition' }}
              onChange={(text, isOwn) => onChange(withCase(cases, index, 'condition', text), isOwn)}
              among={among}
            />
          </Box>
        );
      })}
      {!readOnly && !isOneLine && (
        <Box as="span" display="inline-flex" gap="1" data-control="">
          <PartButton onUse={() => onChange(`${casesText(cases) || ' : '}; `, true)}>{t('addCase')}</PartButton>
          <PartButton off={cases.length < 2} onUse={() => onChange(casesText(cases.slice(0, -1)), true)}>
            {t('removeCase')}
          </PartButton>
        </Box>
      )}
    </Box>
  );
}
