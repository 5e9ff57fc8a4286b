import { Button, chakra } from '@chakra-ui/react';
import type { ConversionState } from '@lemma/core/conversion';
import type { Span } from '@lemma/core/source';
import { LayoutGrid } from 'lucide-react';
import { memo, useMemo, useRef, useState } from 'react';
import { usualSeed } from '@lemma/core/exercise';
import { allBlocks, plainText, type Block, type Document, type Visualization } from '@lemma/core/document';
import { isRandomType } from '@lemma/core/variables';
import { DocumentView } from '../document/index.ts';
import { useNoAnswerText, useTexts, PageLanguageContext } from '../language/index.ts';
import { ContactSheet } from '../visualization/index.ts';
import { useFollowedCaret } from './follow-caret.ts';

interface PagePaneProps {
  readonly conversion: ConversionState;
  /** The seed of random values. If missing, as every reader of the document sees it. */
  readonly seed: number | undefined;
  /** The address of the page with another seed. */
  readonly hrefOfSeed: (seed: number) => string;
  readonly onRetry: () => void;
  /** The offset of the author's cursor in the source of the page, if the page belongs to the source. */
  readonly caret: number | undefined;
  /** Called on a double click on the page, with its place in the source. */
  readonly onPlace?: (span: Span) => void;
  /** Called on a click, likewise. */
  readonly onPoint?: (span: Span) => void;
}

/**
 * The page that follows the source, with errors marked in place; if there is none, the last one stays, slightly faded.
 */
export function PagePane({ conversion, seed, hrefOfSeed, onRetry, caret, onPlace, onPoint }: PagePaneProps) {
  const { t } = useTexts('try-out');
  const noAnswer = useNoAnswerText();
  // An author who has chosen a seed among the variants wants to see its page.
  const [variants, setVariants] = useState({ wanted: false, seed });
  const wantsVariants = variants.wanted && variants.seed === seed;
  const { page, pageIsCurrent, failure } = conversion;
  const view = useRef<HTMLDivElement>(null);
  useFollowedCaret(view, page?.document, caret);
  const blocks = page?.document.blocks;
  const hasVariants = useMemo(() => blocks !== undefined && randomFigures(blocks).length > 0, [blocks]);
  return (
    <chakra.section aria-label={t('page')} height="100%" display="flex" flexDirection="column" minH="0">
      {failure && failure.kind !== 'invalidXml' && (
        <chakra.div
          role="alert"
          bg="bg.error"
          color="fg.error"
          px="4"
          py="2"
          display="flex"
          gap="3"
          alignItems="center"
        >
          <span>
            {failure.kind === 'tooLarge' ? t('failures.tooLarge') : noAnswer(failure, t('failures.unavailable'))}
          </span>
          <Button size="xs" variant="outline" ms="auto" onClick={onRetry}>
            {t('failures.retry')}
          </Button>
        </chakra.div>
      )}
      <PageNote conversion={conversion} />
      {hasVariants && (
        <chakra.div px="4" pt="2" display="flex" justifyContent="flex-end">
          <Button
            size="xs"
            variant={wantsVariants ? 'surface' : 'ghost'}
            aria-pressed={wantsVariants}
            onClick={() => setVariants({ wanted: !wantsVariants, seed })}
          >
            <LayoutGrid size={14} aria-hidden="true" />
            {t('variants')}
          </Button>
        </chakra.div>
      )}
      <chakra.div
        ref={view}
        role="group"
        aria-label={t('page')}
        tabIndex={0}
        flex="1"
        minH="0"
        overflowY="auto"
        px={{ base: '4', md: '6' }}
        py="5"
        opacity={pageIsCurrent ? 1 : 0.75}
        transition="opacity 200ms"
        aria-busy={page === undefined && conversion.running}
      >
        {page &&
          (hasVariants && wantsVariants ? (
            <FigureVariants document={page.document} seed={seed ?? usualSeed} hrefOfSeed={hrefOfSeed} />
          ) : (
            <Page document={page.document} seed={seed} onPlace={onPlace} onPoint={onPoint} />
          ))}
      </chakra.div>
    </chakra.section>
  );
}

const Page = memo(DocumentView);

function PageNote({ conversion: { page, pageIsCurrent, failure } }: { readonly conversion: ConversionState }) {
  const { t } = useTexts('try-out');
  if (page === undefined || (pageIsCurrent && page.sound)) return null;
  if (failure && failure.kind !== 'invalidXml') return null;
  return (
    <chakra.p role="status" px="4" py="1.5" fontSize="sm" bg="bg.warning" color="fg.warning">
      {t(pageIsCurrent ? 'status.incomplete' : 'status.outdated')}
    </chakra.p>
  );
}

/** The figures of a document that contain random values. */
function randomFigures(blocks: readonly Block[]): readonly Visualization[] {
  return allBlocks(blocks).flatMap((block) =>
    block.kind === 'visualization' && block.visualization.definitions.some(({ type }) => isRandomType(type))
      ? [block.visualization]
      : [],
  );
}

interface FigureVariantsProps {
  readonly document: Document;
  readonly seed: number;
  /** The address of the document with another seed. */
  readonly hrefOfSeed: (seed: number) => string;
}

/** Many variants of every figure with random values, with the findings of each: for its author. */
function FigureVariants({ document, seed, hrefOfSeed }: FigureVariantsProps) {
  return (
    <PageLanguageContext value={document.language}>
      {randomFigures(document.blocks).map((figure) => (
        <section key={figure.id}>
          <chakra.h2 lang={document.language} fontSize="lg" fontWeight="semibold" mt="0" mb="2">
            {plainText(figure.title) || figure.id}
          </chakra.h2>
          <ContactSheet visualization={figure} seed={seed} hrefOfSeed={hrefOfSeed} />
        </section>
      ))}
    </PageLanguageContext>
  );
}
