import { Badge, Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { textIn } from '@lemma/core/language';
import type { SearchHit } from '@lemma/core/search';
import type { ReactNode } from 'react';
import { languageNames, useTexts, type Translate } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';
import { topicName } from './filter-text.ts';

interface HitRowProps {
  readonly hit: SearchHit;
  /** Where the hit can be looked at. */
  readonly href: string;
  /** The list is being left for this hit. */
  readonly onLeave: () => void;
  readonly onTopic: (topic: string) => void;
  /** What else can be done with the hit. */
  readonly actions?: ReactNode;
}

/** Something that was found: its name leads to it, its topics narrow the search. */
export function HitRow({ hit, href, onLeave, onTopic, actions }: HitRowProps) {
  const { t, language } = useTexts('search');
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="center"
      px={{ base: '3', md: '4' }}
      py="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Stack flex="1 1 14rem" gap="1.5" minW="0">
        <AppLink href={href} onClick={onLeave} fontWeight="medium" wordBreak="break-word">
          {hit.kind === 'worksheet' ? textIn(hit.title, language) : <span lang={hit.language}>{hit.name}</span>}
        </AppLink>
        <HStack gap="2" wrap="wrap" fontSize="sm" color="fg.muted">
          {hit.languages.map((each) => (
            <Badge key={each} size="sm" title={languageNames[each]}>
              {each}
            </Badge>
          ))}
          <Text>{factsOf(hit, t)}</Text>
          {hit.topics.map((topic) => (
            <Button
              key={topic}
              size="2xs"
              variant="subtle"
              colorPalette="gray"
              title={topic}
              onClick={() => onTopic(topic)}
            >
              {topicName(topic)}
            </Button>
          ))}
        </HStack>
      </Stack>
      {actions}
    </Box>
  );
}

function factsOf(hit: SearchHit, t: Translate): string {
  if (hit.kind === 'worksheet') return t('problemCount', { count: hit.problemCount });
  return hit.difficulty === undefined ? '' : t('difficultyOf', { difficulty: hit.difficulty });
}
