import { Box } from '@chakra-ui/react';
import { casesIn, casesText, type WrittenCase } from '@lemma/core/judgement';
import { useTexts } from '../language/index.ts';
import type { InputProps } from './input-props.ts';
import { LineInput } from './line-input.tsx';
import { PartButton } from './part-button.tsx';

/** A function by cases: terms and their conditions, one below the other. */
export function CasesInput({ label, value, onChange, readOnly = false, asked, ...props }: InputProps) {
  const { t } = useTexts('quickcheck');
  const cases = casesIn(value);

  function write(index: number, more: Partial<WrittenCase>) {
    onChange(casesText(cases.map((each, at) => (at === index ? { ...each, ...more } : each))));
  }

  return (
    <Box
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
      {cases.map(({ term, condition }, index) => {
        const name = { label, number: index + 1 };
        return (
          <Box as="span" key={index} display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
            <LineInput
              {...props}
              readOnly={readOnly}
              label={t('term', name)}
              value={term}
              asked={asked && { ...asked, isRelation: false, type: 'input.function' }}
              onChange={(text) => write(index, { term: text.replace(/[;:]/g, '') })}
            />
            <span>{t('if')}</span>
            <LineInput
              {...props}
              readOnly={readOnly}
              label={t('condition', name)}
              value={condition}
              asked={asked && { ...asked, type: 'condition' }}
              onChange={(text) => write(index, { condition: text.replace(/[;:]/g, '') })}
            />
          </Box>
        );
      })}
      {!readOnly && (
        <Box as="span" display="inline-flex" gap="1" data-control="">
          <PartButton onUse={() => onChange(`${casesText(cases) || ' : '}; `)}>{t('addCase')}</PartButton>
          <PartButton off={cases.length < 2} onUse={() => onChange(casesText(cases.slice(0, -1)))}>
            {t('removeCase')}
          </PartButton>
        </Box>
      )}
    </Box>
  );
}
