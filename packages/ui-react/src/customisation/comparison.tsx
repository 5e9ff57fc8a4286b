import { Box, IconButton, Tabs, Text } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../language/index.ts';
import { ComparedText } from '../taxonomy/index.ts';
import { ComparedPages } from './compared-pages.tsx';

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
    <Tabs.Root defaultValue="source" lazyMount unmountOnExit>
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
        <ComparedPages original={original} text={text} language={language} seed={seed} isWithSaved={isWithSaved}>
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
          <Box borderStartWidth="1px" height="6" mx="2" hideBelow="md" />
        </ComparedPages>
      </Tabs.Content>
    </Tabs.Root>
  );
}
