import { Box, Flex, Heading, IconButton } from '@chakra-ui/react';
import { Keyboard } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTexts } from '../language/index.ts';
import { ListKeys, stepThrough, useListKeys } from '../search/index.ts';
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
  const [areKeysShown, setAreKeysShown] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const single = useListKeys({
    onSearch: () => field.current?.focus(),
    onStep: (by) => stepThrough(page.current, by),
    onHelp: () => setAreKeysShown(true),
  });
  const keys = (
    <IconButton
      size="xs"
      variant="ghost"
      // A device without a mouse rarely has a keyboard.
      css={{ '@media not (any-pointer: fine)': { display: 'none' } }}
      aria-label={t('keys')}
      title={t('keys')}
      aria-haspopup="dialog"
      onClick={() => setAreKeysShown(true)}
    >
      <Keyboard size={16} aria-hidden="true" />
    </IconButton>
  );
  return (
    <Box ref={page} maxW="7xl" mx="auto">
      {learner === undefined ? (
        <>
          <Flex justify="space-between" align="center" mb="5">
            <Heading as="h1" size="2xl">
              {t('title')}
            </Heading>
            {keys}
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
        <LearnerWorkView id={learner} links={links} aside={keys} />
      )}
      {areKeysShown && (
        <Suspense>
          <ListKeys single={single} onClose={() => setAreKeysShown(false)} />
        </Suspense>
      )}
    </Box>
  );
}
