import { Badge, Box, Button, Checkbox, Flex, HStack, Text, chakra } from '@chakra-ui/react';
import { textIn, type Language } from '@lemma/core/language';
import type { SearchHit } from '@lemma/core/search';
import { topicChain } from '@lemma/core/taxonomy';
import { Tag } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { languageTitle, useTexts, type Translate } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';
import { useNames } from '../taxonomy/index.ts';
import { MarkedName } from './marked-name.tsx';

interface HitRowProps {
  readonly hit: SearchHit;
  /** The language it was searched for in. */
  readonly searchedIn: Language | undefined;
  /** The address of the hit. */
  readonly href: string;
  /** Called when the list is left for this hit. */
  readonly onLeave: () => void;
  readonly onTopic: (topic: string) => void;
  /** Whether the list is ordered by date, so that dates are worth showing. */
  readonly isDated: boolean;
  /** Whether the reader comes back to this hit. */
  readonly isCurrent?: boolean;
  readonly onUserLabel: (label: string) => void;
  /** Whether the hit is selected, and the way to change that; hits that cannot be selected have none. */
  readonly selection?: { readonly isOn: boolean; readonly toggle: () => void } | undefined;
  /** Further actions on the hit. */
  readonly actions?: ReactNode;
}

/** A hit: its name links to it, its topics narrow the search. */
export function HitRow({
  hit,
  searchedIn,
  href,
  onLeave,
  onTopic,
  onUserLabel,
  selection,
  isDated,
  isCurrent,
  actions,
}: HitRowProps) {
  const { t, language } = useTexts('search');
  const names = useNames();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent === true) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const userLabels = hit.kind === 'worksheet' ? [] : hit.userLabels;
  const name = hit.kind === 'worksheet' ? textIn(hit.title, language) : hit.name;
  const isMarked = hit.kind !== 'worksheet' || (searchedIn !== undefined && name === hit.title[searchedIn]);
  const marked = <MarkedName name={name} marks={isMarked ? hit.marks : []} />;
  return (
    <Box
      as="li"
      ref={row}
      aria-current={isCurrent === true ? 'true' : undefined}
      bg={isCurrent === true ? 'bg.muted' : undefined}
      display="flex"
      gap="2"
      alignItems="center"
      px={{ base: '2', md: '3' }}
      py="1"
      minH="11"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      {selection !== undefined && (
        <Checkbox.Root size="sm" p="2" m="-2" checked={selection.isOn} onCheckedChange={selection.toggle}>
          <Checkbox.HiddenInput data-select="" aria-label={t('select', { name })} />
          <Checkbox.Control />
        </Checkbox.Root>
      )}
      <Flex flex="1" direction={{ base: 'column', md: 'row' }} columnGap="3" alignItems={{ md: 'center' }} minW="0">
        <AppLink
          data-hit=""
          href={href}
          onClick={onLeave}
          flex={{ md: '1 1 16rem' }}
          fontWeight="medium"
          wordBreak="break-word"
        >
          {hit.kind === 'worksheet' ? marked : <span lang={hit.language}>{marked}</span>}
        </AppLink>
        <HStack
          gap="2"
          wrap={{ base: userLabels.length === 0 ? 'nowrap' : 'wrap', md: 'wrap' }}
          fontSize="xs"
          color="fg.muted"
          minW="0"
          overflow="hidden"
        >
          {hit.kind !== 'worksheet' && hit.isCustomised && (
            <Badge size="xs" colorPalette="purple" flex="none">
              {t('customisedBadge')}
            </Badge>
          )}
          {isDated && (
            <chakra.time dateTime={hit.createdDate} flex="none">
              {new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(hit.createdDate))}
            </chakra.time>
          )}
          <Text truncate>{factsOf(hit, t)}</Text>
          {hit.topics
            .filter((topic) => names.topic(topic) !== '')
            .map((topic) => (
              <Button
                key={topic}
                size="2xs"
                variant="subtle"
                colorPalette="gray"
                // Rows stay low, because readers scan many of them.
                minH="6"
                // On a phone the whole name is in the title and in the preview.
                minW="0"
                maxW={{ base: '5rem', md: 'none' }}
                title={topicChain(names, topic)}
                onClick={() => onTopic(topic)}
              >
                <chakra.span truncate>{names.topic(topic)}</chakra.span>
              </Button>
            ))}
          {userLabels.map((label) => (
            <Button
              key={label}
              size="2xs"
              variant="outline"
              colorPalette="brand"
              minH="6"
              aria-label={t('chips.userLabel', { value: label })}
              title={t('chips.userLabel', { value: label })}
              onClick={() => onUserLabel(label)}
            >
              <Tag size={12} aria-hidden="true" />
              {label}
            </Button>
          ))}
          {hit.languages.map((each) => (
            <Badge
              key={each}
              size="xs"
              flex="none"
              // A phone has room for what differs from row to row.
              {...(hit.kind !== 'worksheet' && { hideBelow: 'md' })}
              title={languageTitle(each, language)}
            >
              {each}
            </Badge>
          ))}
        </HStack>
      </Flex>
      {actions}
    </Box>
  );
}

function factsOf(hit: SearchHit, t: Translate<'search'>): string {
  if (hit.kind !== 'worksheet') {
    const facts = [
      ...(hit.difficulty === undefined ? [] : [t('difficultyOf', { difficulty: hit.difficulty })]),
      ...(hit.worksheetCount === 0 ? [] : [t('usedIn', { count: hit.worksheetCount })]),
    ];
    return facts.join(' · ');
  }
  const { problemCount, points, createdBy } = hit;
  const facts = [
    t('problemCount', { count: problemCount }),
    t('points', { count: points }),
    t('by', { name: createdBy }),
  ];
  return facts.join(' · ');
}
