import { chakra } from '@chakra-ui/react';
import type { CindyConstruction } from '@lemma/core/document';
import { printNumber } from '@lemma/core/expression';
import { writesDecimalComma } from '@lemma/core/language';
import type { CindyPoint } from '@lemma/viz-engine/cindy';
import { InlineView } from '../inline/index.ts';
import { useTexts } from '../language/index.ts';

interface ConstructionInWordsProps {
  readonly construction: CindyConstruction;
  /** Those that can be moved, where they are now. */
  readonly points: readonly CindyPoint[];
}

/** The author's text for those who do not see the construction, and where its points are. */
export function ConstructionInWords({ construction: { description }, points }: ConstructionInWordsProps) {
  const { t, language } = useTexts('cindy');
  if (description.length === 0 && points.length === 0) return null;
  const decimalComma = writesDecimalComma(language);
  const write = (value: number) => printNumber(value, { decimalComma });
  return (
    <chakra.details fontSize="sm" mt="2" _print={{ display: 'none' }}>
      <chakra.summary lang={language} cursor="pointer" color="fg.muted" py="1">
        {t('inWords')}
      </chakra.summary>
      {description.length > 0 && (
        <chakra.p my="2">
          <InlineView content={description} />
        </chakra.p>
      )}
      <chakra.ul lang={language} ps="5" my="2" listStyleType="disc">
        {points.map(({ name, x, y }) => (
          <li key={name}>{t('point', { name, x: write(x), y: write(y) })}</li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
