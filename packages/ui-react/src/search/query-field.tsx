import { chakra, Input, Kbd } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { useTexts } from '../language/index.ts';

interface QueryFieldProps {
  readonly query: string;
  readonly onType: (query: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Whether the key `/` focuses the field. */
  readonly hasSingleKey: boolean;
}

/** The query of a search. Shortcuts focus it from anywhere on the page. */
export function QueryField({ query, onType, field, hasSingleKey }: QueryFieldProps) {
  const { t } = useTexts('search');
  return (
    <chakra.div role="search" position="relative" flex="1 1 0" minW="0">
      <chakra.span position="absolute" insetStart="3" top="50%" translate="0 -50%" color="fg.muted" aria-hidden="true">
        <Search size={16} />
      </chakra.span>
      <Input
        ref={field}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoCapitalize="off"
        ps="9"
        pe="10"
        aria-label={t('query')}
        aria-keyshortcuts={hasSingleKey ? '/' : undefined}
        placeholder={t('query')}
        maxLength={1000}
        value={query}
        onChange={({ target }) => onType(target.value)}
      />
      {query === '' && hasSingleKey && (
        <Kbd position="absolute" insetEnd="3" top="50%" translate="0 -50%" size="sm" hideBelow="md" aria-hidden="true">
          {'/'}
        </Kbd>
      )}
    </chakra.div>
  );
}
