import { Badge, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { enumerated } from '@lemma/core/language';
import { isDocumentHit, type DocumentGlimpse, type SearchHit } from '@lemma/core/search';
import { topicChain } from '@lemma/core/taxonomy';
import type { ReactNode } from 'react';
import { languageTitle, useDates, useTexts } from '../language/index.ts';
import { useNames } from '../taxonomy/index.ts';
import { GlimpseView } from './glimpse-view.tsx';
import { UserLabelButton } from './user-label-button.tsx';

interface HitDetailsProps {
  readonly hit: SearchHit;
  readonly glimpse: DocumentGlimpse | undefined;
  /** What the row has no room for on a phone. */
  readonly facts: string;
  readonly onTopic: (topic: string) => void;
  readonly onUserLabel: (label: string) => void;
  /** Actions that the row has no room for on a phone. */
  readonly actions: ReactNode;
}

/** What unfolds below a row: the beginning of the task as a whole, its topics, labels, author, date and languages. */
export function HitDetails({ hit, glimpse, facts: known, onTopic, onUserLabel, actions }: HitDetailsProps) {
  const { t, language } = useTexts('search');
  const dates = useDates();
  const names = useNames();
  const userLabels = isDocumentHit(hit) ? hit.userLabels : [];
  const topics = hit.kind === 'pdf' ? [] : hit.topics;
  const facts = [
    ...(glimpse === undefined || glimpse.authors.length === 0
      ? []
      : [t('by', { name: enumerated(glimpse.authors, language) })]),
    hit.createdDate === undefined ? t('undated') : dates.day(hit.createdDate),
  ];
  return (
    <Stack gap="2" px={{ base: '2', md: '3' }} ps={{ md: '10' }} pb="3" pt="1" fontSize="sm">
      {glimpse !== undefined && glimpse.pieces.length > 0 && hit.kind !== 'worksheet' && (
        // Formulas may be wider than a phone.
        <Text lang={hit.language} overflowX="auto" overflowY="hidden" lineHeight="1.8" maxW="65ch">
          <GlimpseView pieces={glimpse.pieces} />
        </Text>
      )}
      <HStack gap="2" wrap="wrap" fontSize="xs" color="fg.muted">
        {known !== '' && hit.kind !== 'worksheet' && <Text hideFrom="md">{known}</Text>}
        <Text>{facts.join(' · ')}</Text>
        {topics
          .filter((topic) => names.topic(topic) !== '')
          .map((topic) => (
            <Button
              key={topic}
              size="2xs"
              minH="6"
              variant="subtle"
              colorPalette="gray"
              title={topicChain(names, topic)}
              onClick={() => onTopic(topic)}
            >
              {names.topic(topic)}
            </Button>
          ))}
        {userLabels.length > 0 && (
          // A larger screen has them in the row.
          <HStack hideFrom="md" gap="2" wrap="wrap">
            {userLabels.map((label) => (
              <UserLabelButton key={label} label={label} onChoose={onUserLabel} />
            ))}
          </HStack>
        )}
        {hit.languages.map((each) => (
          <Badge key={each} size="xs" flex="none" title={languageTitle(each, language)}>
            {each}
          </Badge>
        ))}
      </HStack>
      {actions !== false && (
        <HStack hideFrom="md" gap="4" ps="2">
          {actions}
        </HStack>
      )}
    </Stack>
  );
}
