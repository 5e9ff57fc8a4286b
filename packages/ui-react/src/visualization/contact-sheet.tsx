import { chakra } from '@chakra-ui/react';
import type { Visualization } from '@lemma/core/document';
import { useTexts } from '../language/index.ts';
import { seedOfFigure } from './seed-of-figure.ts';
import { checkVariant, isFlagged, type VariantFlags } from './variant-check.ts';
import { VisualizationView } from './visualization-view.tsx';

/** So many variants show an author what chance does to a figure. */
const count = 24;

interface ContactSheetProps {
  readonly visualization: Visualization;
  /** Of the page with the first variant, as its address may give it; the others have the seeds after it. */
  readonly seed: number;
}

/** Many variants of a figure side by side, with what is wrong with each: for its author. */
export function ContactSheet({ visualization, seed }: ContactSheetProps) {
  const { t } = useTexts('visualization');
  const variants = Array.from({ length: count }, (_, index) => {
    const own = seedOfFigure(seed + index, visualization.id);
    return { page: seed + index, own, flags: checkVariant(visualization, own) };
  });
  const flagged = variants.filter(({ flags }) => isFlagged(flags)).length;
  return (
    <section aria-label={t('variants.title')}>
      <p>{t('variants.summary', { count, flagged })}</p>
      <chakra.ul
        listStyleType="none"
        p="0"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(16rem, 1fr))"
        gap="4"
      >
        {variants.map((variant) => (
          <chakra.li
            key={variant.page}
            borderWidth="2px"
            borderColor={isFlagged(variant.flags) ? 'border.error' : 'border'}
            rounded="md"
            p="3"
          >
            <chakra.h3 m="0" fontSize="sm">
              {t('variants.seed', { seed: variant.page })}
            </chakra.h3>
            <Flags flags={variant.flags} />
            <VisualizationView visualization={visualization} seed={variant.own} interactive={false} />
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}

function Flags({ flags: { findings, undefinedNames, pointsOutside } }: { readonly flags: VariantFlags }) {
  const { t } = useTexts('visualization');
  const lines = [
    ...(findings.length > 0 ? [t('variants.notDrawn')] : []),
    ...(undefinedNames.length > 0 ? [t('variants.undefined', { names: undefinedNames.join(', ') })] : []),
    ...(pointsOutside.length > 0 ? [t('variants.outside', { names: pointsOutside.join(', ') })] : []),
  ];
  return lines.map((line) => (
    <chakra.p key={line} color="fg.error" fontSize="sm" my="1">
      {line}
    </chakra.p>
  ));
}
