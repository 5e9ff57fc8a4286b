import { drawnQuickchecks, seedOfBlock } from '@lemma/core/exercise';
import { Alert } from '@chakra-ui/react';
import type { QuickcheckContainer } from '@lemma/core/document';
import { use } from 'react';
import { useTexts } from '../../language/index.ts';
import { PageReadingContext } from '../page-reading.ts';
import { placeOf } from '../place.ts';
import { QuickcheckBlockView } from './quickcheck.tsx';

/** The quick checks that the seed of the page draws from the pools of a container. */
export function QuickcheckContainerBlockView({ block }: { readonly block: QuickcheckContainer }) {
  const { t, language } = useTexts('quickcheck');
  const { seed } = use(PageReadingContext);
  return (
    <div {...placeOf(block.span)}>
      {drawnQuickchecks(block, seedOfBlock(block, seed)).map((drawn) =>
        drawn.kind === 'quickcheck' ? (
          <QuickcheckBlockView key={drawn.quickcheck.id} block={drawn.quickcheck} />
        ) : (
          <Alert.Root key={`${drawn.pool.first}-${drawn.pool.last}`} lang={language} status="warning" my="4">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>{t('missing')}</Alert.Title>
              <Alert.Description>
                {t('missingHint', { first: drawn.pool.first, last: drawn.pool.last })}
              </Alert.Description>
            </Alert.Content>
          </Alert.Root>
        ),
      )}
    </div>
  );
}
