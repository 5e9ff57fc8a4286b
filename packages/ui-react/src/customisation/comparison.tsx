import { Box, Flex, Grid, IconButton, Skeleton, Tabs, Text, chakra } from '@chakra-ui/react';
import type { Document } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import { tokens } from '@lemma/core/tokens';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useService } from '../binding/index.ts';
import { DocumentView } from '../document/index.ts';
import { useTexts } from '../language/index.ts';
import { StillLinks } from '../preview/index.ts';
import { ComparedText } from '../taxonomy/index.ts';

/** Variants that can be compared, by seeds from 1. */
const variants = 20;

interface ComparisonProps {
  readonly original: string;
  readonly text: string;
  readonly language: Language;
  /** Whether it is compared with what is saved, and not with an original. */
  readonly isWithSaved?: boolean;
}

/** What a customisation changes: in the source, and on the page with the values of seeds. */
export function Comparison({ original, text, language, isWithSaved = false }: ComparisonProps) {
  const { t } = useTexts('customisation');
  const [seed, setSeed] = useState(1);
  const isSame = original === text;
  const step = (by: number) => setSeed(Math.min(variants, Math.max(1, seed + by)));
  return (
    <Tabs.Root defaultValue="source" lazyMount>
      <Tabs.List aria-label={t('comparison.title')}>
        <Tabs.Trigger value="source" minH="11">
          {t('comparison.source')}
        </Tabs.Trigger>
        <Tabs.Trigger value="page" minH="11">
          {t('comparison.page')}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="source">
        {isSame ? (
          <Text color="fg.muted">{isWithSaved ? t('dialog.noneSaved') : t('dialog.none')}</Text>
        ) : (
          <Box maxH="24rem" overflowY="auto" tabIndex={0} role="region" aria-label={t('comparison.source')}>
            <ComparedText before={original} after={text} />
          </Box>
        )}
      </Tabs.Content>
      <Tabs.Content value="page">
        <Flex align="center" gap="2" mb="3">
          <IconButton
            size="sm"
            variant="outline"
            aria-label={t('comparison.previous')}
            aria-disabled={seed === 1}
            onClick={() => step(-1)}
          >
            <ChevronLeft size={16} aria-hidden="true" />
          </IconButton>
          <Text role="status" fontSize="sm">
            {t('comparison.seed', { seed })}
          </Text>
          <IconButton
            size="sm"
            variant="outline"
            aria-label={t('comparison.next')}
            aria-disabled={seed === variants}
            onClick={() => step(1)}
          >
            <ChevronRight size={16} aria-hidden="true" />
          </IconButton>
        </Flex>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6">
          <ComparedPage
            title={isWithSaved ? t('comparison.saved') : t('comparison.original')}
            source={original}
            language={language}
            seed={seed}
            prefix="a-"
          />
          <ComparedPage
            title={isWithSaved ? t('comparison.typed') : t('comparison.own')}
            source={text}
            language={language}
            seed={seed}
            prefix="b-"
          />
        </Grid>
      </Tabs.Content>
    </Tabs.Root>
  );
}

interface ComparedPageProps {
  readonly title: string;
  readonly source: string;
  readonly language: Language;
  readonly seed: number;
  /** Two pages in one have different ids. */
  readonly prefix: string;
}

function ComparedPage({ title, source, language, seed, prefix }: ComparedPageProps) {
  const gateway = useService(tokens.conversionGateway);
  const [page, setPage] = useState<Document | 'none'>();
  useEffect(() => {
    const { answer, cancel } = gateway.convert(source, language);
    void answer.then((converted) => setPage(converted.ok ? converted.value.document : 'none'));
    return cancel;
  }, [gateway, source, language]);
  const { t } = useTexts('customisation');
  return (
    <chakra.section aria-label={title} borderWidth="1px" borderRadius="l3" p="4" minW="0" overflowX="auto">
      <Text fontSize="sm" color="fg.muted" mb="2">
        {title}
      </Text>
      {page === undefined && <Skeleton height="32" />}
      {page === 'none' && <Text>{t('failures.notConvertable')}</Text>}
      {page !== undefined && page !== 'none' && (
        <StillLinks>
          <DocumentView document={page} seed={seed} idPrefix={prefix} />
        </StillLinks>
      )}
    </chakra.section>
  );
}
