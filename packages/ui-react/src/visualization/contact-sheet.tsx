import { chakra } from '@chakra-ui/react';
import type { Visualization } from '@lemma/core/document';
import { seedOfBlock } from '@lemma/core/exercise';
import { enumerated } from '@lemma/core/language';
import { useMemo, useState } from 'react';
import { useFindingText, useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';
import { Thumbnail } from './thumbnail.tsx';
import { checkVariant, isFlagged, type VariantFlags } from './variant-check.ts';

/** Number of variants shown to an author. */
const count = 24;

interface ContactSheetProps {
  readonly visualization: Visualization;
  /** The seed of the first variant, as in the address of the page; the others have consecutive seeds. */
  readonly seed: number;
  /** The address of the page with another seed. */
  readonly hrefOfSeed: (seed: number) => string;
}

/** Many variants of a figure side by side, with the findings of each: for its author. Each links to its page. */
export function ContactSheet({ visualization, seed, hrefOfSeed }: ContactSheetProps) {
  const { t } = useTexts('visualization');
  const [wantsFlagged, setWantsFlagged] = useState(false);
  const variants = useMemo(() => variantsOf(visualization, seed), [visualization, seed]);
  const flagged = variants.filter(({ flags }) => isFlagged(flags));
  const shown = wantsFlagged && flagged.length > 0 ? flagged : variants;
  return (
    <section aria-label={t('variants.title')}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="1" mb="3">
        <p role="status">{t('variants.summary', { count, flagged: flagged.length })}</p>
        {flagged.length > 0 && (
          <chakra.label display="flex" alignItems="center" gap="2" cursor="pointer" minH="8">
            <chakra.input
              type="checkbox"
              accentColor="brand.solid"
              checked={wantsFlagged}
              onChange={() => setWantsFlagged(!wantsFlagged)}
            />
            {t('variants.flaggedOnly')}
          </chakra.label>
        )}
      </chakra.div>
      <chakra.ul
        listStyleType="none"
        p="0"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(9.75rem, 100%), 1fr))"
        gap="3"
      >
        {shown.map(({ page, own, flags }) => (
          <chakra.li
            key={page}
            borderWidth="1px"
            borderColor={isFlagged(flags) ? 'border.error' : 'border'}
            rounded="md"
            p="2"
            minW="0"
          >
            <chakra.h3 m="0" fontSize="sm">
              <AppLink href={hrefOfSeed(page)}>{t('variants.seed', { seed: page })}</AppLink>
            </chakra.h3>
            <Flags flags={flags} />
            <Thumbnail visualization={visualization} seed={own} />
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}

function variantsOf(visualization: Visualization, seed: number) {
  return Array.from({ length: count }, (_, index) => {
    const own = seedOfBlock({ kind: 'visualization', id: visualization.id }, seed + index);
    return { page: seed + index, own, flags: checkVariant(visualization, own) };
  });
}

function Flags({ flags: { findings, undefinedNames, unseen } }: { readonly flags: VariantFlags }) {
  const { t, language } = useTexts('visualization');
  const textOf = useFindingText();
  const [finding] = findings;
  const lines = [
    ...(finding ? [`${t('variants.notDrawn')} ${textOf(finding)}`] : []),
    ...(undefinedNames.length > 0 ? [t('variants.undefined', { names: enumerated(undefinedNames, language) })] : []),
    ...(unseen.length > 0 ? [t('variants.unseen', { names: enumerated(unseen, language) })] : []),
  ];
  return lines.map((line) => (
    <chakra.p key={line} color="fg.error" fontSize="sm" my="1" overflowWrap="anywhere">
      {line}
    </chakra.p>
  ));
}
