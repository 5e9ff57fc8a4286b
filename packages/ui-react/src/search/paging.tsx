import { Button, HStack, IconButton, Text } from '@chakra-ui/react';
import { pageSteps } from '@lemma/core/search';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTexts } from '../language/index.ts';

interface PagingProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

/** Pagination of a result. */
export function Paging({ page, pages, onTurn }: PagingProps) {
  const { t } = useTexts('search');
  if (pages <= 1) return null;
  return (
    <HStack as="nav" aria-label={t('paging')} justify="center" gap="1" wrap="wrap">
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t('previousPage')}
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      >
        <ChevronLeft size={16} />
      </IconButton>
      {pageSteps(page, pages).map((step, at) =>
        step === 'gap' ? (
          <Text key={`gap-${at}`} px="1" color="fg.muted" aria-hidden="true">
            {'…'}
          </Text>
        ) : (
          <Button
            key={step}
            size="sm"
            variant={step === page ? 'solid' : 'ghost'}
            aria-label={t('page', { page: step })}
            aria-current={step === page ? 'page' : undefined}
            onClick={() => onTurn(step)}
          >
            {step}
          </Button>
        ),
      )}
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t('nextPage')}
        disabled={page === pages}
        onClick={() => onTurn(page + 1)}
      >
        <ChevronRight size={16} />
      </IconButton>
    </HStack>
  );
}
