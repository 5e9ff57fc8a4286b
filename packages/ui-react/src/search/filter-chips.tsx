import { Button, HStack } from '@chakra-ui/react';
import { activeFilters, clearFilters, dropFilter, type SearchCriteria } from '@lemma/core/search';
import { X } from 'lucide-react';
import { useTexts } from '../language/index.ts';
import { useNames } from '../taxonomy/index.ts';
import { filterText } from './filter-text.ts';

interface FilterChipsProps {
  readonly criteria: SearchCriteria;
  /** The source, where it is not the usual one, and the way back to that. */
  readonly source?: { readonly text: string; readonly onDrop: () => void } | undefined;
  readonly onChoose: (criteria: SearchCriteria) => void;
}

/** The filters that exclude hits, which can be removed here one by one or all at once. */
export function FilterChips({ criteria, source, onChoose }: FilterChipsProps) {
  const { t } = useTexts('search');
  const names = useNames();
  const filters = activeFilters(criteria);
  if (filters.length === 0 && source === undefined) return null;
  return (
    <HStack as="ul" listStyleType="none" gap="2" wrap="wrap" aria-label={t('activeFilters')}>
      {source !== undefined && (
        <li>
          <Button
            size="xs"
            variant="subtle"
            maxW="full"
            aria-label={t('dropFilter', { filter: source.text })}
            onClick={source.onDrop}
          >
            {source.text}
            <X size={12} aria-hidden="true" />
          </Button>
        </li>
      )}
      {filters.map((filter) => {
        const text = filterText(filter, t, names);
        return (
          <li key={text}>
            <Button
              size="xs"
              variant="subtle"
              maxW="full"
              aria-label={t('dropFilter', { filter: text })}
              onClick={() => onChoose(dropFilter(criteria, filter))}
            >
              {text}
              <X size={12} aria-hidden="true" />
            </Button>
          </li>
        );
      })}
      {filters.length > 0 && (
        <li>
          <Button size="xs" variant="ghost" onClick={() => onChoose(clearFilters(criteria))}>
            {t('clearFilters')}
          </Button>
        </li>
      )}
    </HStack>
  );
}
