import { chakra } from '@chakra-ui/react';
import type { CindyConstruction } from '@lemma/core/document';
import type { CindyPoint } from '@lemma/viz-engine/cindy';
import { InlineView } from '../inline/index.ts';
import { useTexts } from '../language/index.ts';

interface ConstructionInWordsProps {
  readonly construction: CindyConstruction;
  /** The movable ones, with their current positions. */
  readonly points: readonly CindyPoint[];
}

/** The author's description of the construction, and the positions of its points. */
export function ConstructionInWords({ construction: { description }, points }: ConstructionInWordsProps) {
  const { t, language } = useTexts('cindy');
  if (description.length === 0 && points.length === 0) return null;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const write = (value: number) => number.format(value).replace('-', '−');
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
