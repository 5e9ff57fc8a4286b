import { Box, Flex, Heading, Stack } from '@chakra-ui/react';
import type { AnsweredPlace } from '@lemma/core/learner';
import { useRef } from 'react';
import { useTexts } from '../language/index.ts';
import { ListKeysButton, useListKeys } from '../list/index.ts';
import { AnsweredProblems } from './answered-problems.tsx';
import { AnswersView } from './answers-view.tsx';
import { FoundLearners } from './found-learners.tsx';
import type { LearnerLinks } from './learner-links.ts';
import { LearnerWorkView } from './learner-work-view.tsx';
import { UndecidedAnswers } from './undecided-answers.tsx';

interface LearnersScreenProps {
  /** Whose work is shown; if missing, all learners and what awaits a decision. */
  readonly learner: string | undefined;
  /** A problem whose answers are shown, of all learners, and which of its questions; if missing, as above. */
  readonly answers?: (AnsweredPlace & { readonly question?: number | undefined }) | undefined;
  readonly links: LearnerLinks;
}

/** For those who accompany learners: answers to decide on, and the work of each learner. */
export function LearnersScreen({ learner, answers, links }: LearnersScreenProps) {
  const { t } = useTexts('learner');
  const page = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const keys = useListKeys({
    rows: page,
    onSearch: learner === undefined && answers === undefined ? () => field.current?.focus() : undefined,
  });
  if (answers !== undefined) {
    return (
      <Box ref={page} maxW="5xl" mx="auto">
        <AnswersView place={answers} question={answers.question} links={links} aside={<ListKeysButton keys={keys} />} />
      </Box>
    );
  }
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
              <Stack gap="10">
                <UndecidedAnswers links={links} />
                <AnsweredProblems links={links} />
              </Stack>
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
