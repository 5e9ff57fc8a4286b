import { chakra, Input, Kbd } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../language/index.ts';

interface QueryFieldProps {
  readonly query: string;
  readonly onType: (query: string) => void;
}

/** The words that are searched for. The key `/` leads here from anywhere on the page. */
export function QueryField({ query, onType }: QueryFieldProps) {
  const { t } = useTexts('search');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  return (
    <chakra.div role="search" position="relative" flex="1 1 16rem">
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
        aria-keyshortcuts="/"
        placeholder={t('query')}
        maxLength={1000}
        value={query}
        onChange={({ target }) => onType(target.value)}
      />
      {query === '' && (
        <Kbd position="absolute" insetEnd="3" top="50%" translate="0 -50%" size="sm" hideBelow="md" aria-hidden="true">
          {'/'}
        </Kbd>
      )}
    </chakra.div>
  );
}

/** Whether a key belongs to what is being written. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
