import { Box, Flex, Heading } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTexts } from '../language/index.ts';
import { ListKeysButton, useListKeys } from '../list/index.ts';
import { FoundLearners } from './found-learners.tsx';
import type { LearnerLinks } from './learner-links.ts';
import { LearnerWorkView } from './learner-work-view.tsx';
import { UndecidedAnswers } from './undecided-answers.tsx';

interface LearnersScreenProps {
  /** Whose work is shown; if missing, all learners and what awaits a decision. */
  readonly learner: string | undefined;
  readonly links: LearnerLinks;
}

/** For those who accompany learners: answers to decide on, and the work of each learner. */
export function LearnersScreen({ learner, links }: LearnersScreenProps) {
  const { t } = useTexts('learner');
  const page = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const keys = useListKeys({
    rows: page,
    onSearch: learner === undefined ? () => field.current?.focus() : undefined,
  });
  return (
    <Box ref={page} maxW="7xl" mx="auto">
      {learner === undefined ? (
        <>
          <Flex justify="space-between" align="center" mb="5">
            <Heading as="h1" size="2xl">
              {t('title')}
            </Heading>
            <ListKeysButton keys={keys} />
          </Flex>
          <Flex gap="8" align="flex-start" direction={{ base: 'column', lg: 'row' }}>
            <Box flex="1" minW="0" w="full">
              <UndecidedAnswers links={links} />
            </Box>
            <Box flex={{ lg: '0 0 22rem' }} w="full" position={{ lg: 'sticky' }} top="20">
              <FoundLearners links={links} field={field} />
            </Box>
          </Flex>
        </>
      ) : (
        <LearnerWorkView id={learner} links={links} aside={<ListKeysButton keys={keys} />} />
      )}
    </Box>
  );
}
