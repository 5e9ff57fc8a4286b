import { Flex, chakra } from '@chakra-ui/react';
import { lookFor, type HitKind, type ResultPage, type SearchCriteria } from '@lemma/core/search';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { useTexts } from '../language/index.ts';

/** The id of the list below the tabs; a page has one list. */
export const listPanelId = 'list-of-hits';

/** The id of the tab of a kind. */
export function kindTabId(kind: HitKind): string {
  return `list-tab-${kind}`;
}

interface KindTabsProps {
  readonly criteria: SearchCriteria;
  readonly kinds: readonly HitKind[];
  /** The number of hits of each kind; undefined while unknown. */
  readonly totals: ResultPage['totals'] | undefined;
  readonly onChoose: (criteria: SearchCriteria) => void;
  readonly tabs: RefObject<HTMLDivElement | null>;
}

/**
 * The kinds of hits with their numbers. Arrows move the focus between them; a kind is searched for when its tab is
 * pressed.
 */
export function KindTabs({ criteria, kinds, totals, onChoose, tabs }: KindTabsProps) {
  const { t, language } = useTexts('search');
  // A phone has no room for all of them.
  useEffect(() => {
    tabs.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tabs, criteria.kind]);
  const step = (event: KeyboardEvent) => {
    const all = [...(tabs.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = all.findIndex((tab) => tab === document.activeElement);
    const next = placeAfter(event.key, at, all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <Flex ref={tabs} role="tablist" aria-label={t('kind')} overflowX="auto" minW="0" onKeyDown={step}>
      {kinds.map((kind) => (
        <chakra.button
          key={kind}
          type="button"
          role="tab"
          id={kindTabId(kind)}
          aria-controls={listPanelId}
          aria-selected={kind === criteria.kind}
          tabIndex={kind === criteria.kind ? 0 : -1}
          onClick={() => onChoose(lookFor(criteria, kind))}
          flex="none"
          display="flex"
          gap="2"
          alignItems="baseline"
          px={{ base: '1', md: '3' }}
          minH={{ base: '11', md: '9' }}
          py="1.5"
          fontSize="sm"
          cursor="pointer"
          color="fg.muted"
          borderBottomWidth="2px"
          borderColor="transparent"
          focusRing="inside"
          _selected={{ color: 'fg', fontWeight: 'medium', borderColor: 'brand.solid' }}
        >
          {t(`kinds.${kind}`)}
          <chakra.span color="fg.muted" fontSize="xs" fontWeight="normal" fontVariantNumeric="tabular-nums" minW="4">
            {totals === undefined ? '' : new Intl.NumberFormat(language).format(totals[kind])}
          </chakra.span>
        </chakra.button>
      ))}
    </Flex>
  );
}

function placeAfter(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
