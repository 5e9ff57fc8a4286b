import { chakra } from '@chakra-ui/react';
import { plainText, type Visualization } from '@lemma/core/document';
import type { Finding, Span } from '@lemma/core/source';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { FindingMessage } from '../inline/index.ts';
import { useTexts } from '../language/index.ts';

interface FigureErrorsProps {
  readonly visualization: Visualization;
  readonly findings: readonly Finding[];
  /** Whether the rest of the figure is shown. */
  readonly isRestShown?: boolean;
}

/**
 * Replaces a figure that cannot be drawn, or is shown below what can be drawn of it: all of its errors at once
 * (specification 002 §8.1). What merely looks different than intended is reported to authors alone.
 */
export function FigureErrors({ visualization, findings, isRestShown = false }: FigureErrorsProps) {
  const errors = findings.filter(({ severity }) => severity === 'error');

  const { t, language } = useTexts('visualization');
  const id = useId();
  const place = ({ from, to }: Span) => (to > 0 ? t('errors.place', { from, to }) : undefined);
  const detailsOf = ({ code, span, data: { name, text } }: Finding) =>
    [name, text, code, place(span)].filter((detail) => detail !== undefined && detail !== '').join(', ');
  return (
    <chakra.div
      lang={language}
      role="group"
      aria-labelledby={id}
      borderWidth="1px"
      borderColor="border.error"
      bg="bg.error"
      rounded="md"
      p="4"
      my="5"
    >
      <chakra.p id={id} display="flex" alignItems="center" gap="2" color="fg.error" fontWeight="semibold" mt="0" mb="2">
        <CircleAlert size={18} aria-hidden="true" />
        {t(isRestShown ? 'errors.partTitle' : 'errors.title', {
          figure: plainText(visualization.title) || visualization.id,
        })}
      </chakra.p>
      <chakra.p mb="2">{t(isRestShown ? 'errors.partGeneral' : 'errors.general')}</chakra.p>
      <chakra.p mb="2" fontWeight="medium">
        {t('errors.count', { count: errors.length })}
      </chakra.p>
      <chakra.ul ps="5" listStyleType="disc">
        {errors.map((finding, at) => (
          <chakra.li key={at} mb="1">
            <FindingMessage finding={finding} />
            <chakra.p color="fg.muted" fontSize="sm" m="0">
              {t('errors.details')}: {detailsOf(finding)}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
