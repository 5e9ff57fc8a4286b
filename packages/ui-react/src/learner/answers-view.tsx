import { Alert, Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { questionLetter } from '@lemma/core/document';
import {
  answerGroups,
  AnswersStore,
  type AnsweredPlace,
  type AnswerOrder,
  type AnswersToQuestion,
} from '@lemma/core/learner';
import { tokens } from '@lemma/core/tokens';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { forFingers } from '../answer/index.ts';
import { useService, useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { AppLink, usePageTitle } from '../shell/index.ts';
import { AnswerGroupView } from './answer-group-view.tsx';
import { LearnersFailureNotice } from './learners-failure-notice.tsx';
import type { LearnerLinks } from './learner-links.ts';
import { MendedNotice } from './mended-notice.tsx';
import { RowsToCome } from './rows-to-come.tsx';
import { useScores } from './use-scores.ts';

interface AnswersViewProps {
  readonly place: AnsweredPlace;
  /** As in the document, from 1; by default the first. */
  readonly question: number | undefined;
  readonly links: LearnerLinks;
  /** Stands beside the heading. */
  readonly aside: ReactNode;
}

/** What all learners have answered to one question, equal answers together, with the scores that a tutor can give. */
export function AnswersView({ place: { path, worksheet }, question, links, aside }: AnswersViewProps) {
  const { t, language } = useTexts('learner');
  const learners = useService(tokens.learnerGateway);
  const store = useMemo(
    () => new AnswersStore({ learners }, { path, ...(worksheet !== undefined && { worksheet }) }, language),
    [learners, path, worksheet, language],
  );
  const { answers, isWriting } = useStore(store);
  useEffect(() => {
    void store.open(question);
  }, [store, question]);
  const title = answers.status === 'loaded' ? answers.value.title : undefined;
  usePageTitle(title);
  return (
    <Stack gap="4">
      <AppLink href={links.all} gap="1.5" minH="11" alignSelf="flex-start">
        <ArrowLeft size={16} aria-hidden="true" />
        {t('back')}
      </AppLink>
      <Flex justify="space-between" align="center">
        <div>
          <Heading as="h1" size="2xl" wordBreak="break-word">
            {answers.status === 'loaded' ? (
              <span lang={answers.value.titleLanguage}>{answers.value.title}</span>
            ) : (
              t('answersOfAll')
            )}
          </Heading>
          {answers.status === 'loaded' && (
            <Text color="fg.muted">
              {answers.value.worksheet === undefined
                ? t('answersOfAll')
                : t('inWorksheet', { title: answers.value.worksheet })}
            </Text>
          )}
        </div>
        {aside}
      </Flex>
      <MendedNotice
        place={{ path, ...(worksheet !== undefined && { worksheet }) }}
        onChanged={() => void store.open(question)}
      />
      {answers.status === 'loading' && <RowsToCome height="9rem" />}
      {answers.status === 'failed' && (
        <LearnersFailureNotice failure={answers.failure} onRetry={() => void store.open(question)} />
      )}
      {answers.status === 'loaded' && (
        <AnswersToQuestionView
          answers={answers.value}
          place={{ path, ...(worksheet !== undefined && { worksheet }) }}
          links={links}
          store={store}
          isWriting={isWriting}
        />
      )}
    </Stack>
  );
}

interface AnswersToQuestionProps {
  readonly answers: AnswersToQuestion;
  readonly place: AnsweredPlace;
  readonly links: LearnerLinks;
  readonly store: AnswersStore;
  readonly isWriting: boolean;
}

function AnswersToQuestionView({ answers: shown, place, links, store, isWriting }: AnswersToQuestionProps) {
  const { t } = useTexts('learner');
  const [order, setOrder] = useState<AnswerOrder>('verdict');
  const heading = useRef<HTMLHeadingElement>(null);
  const scores = useScores(store, () => heading.current?.focus());
  const groups = useMemo(() => answerGroups(shown.answers, order), [shown.answers, order]);
  const hasParts = new Set(shown.answers.map(({ part }) => part)).size > 1;
  const letterOf = (number: number) => questionLetter(shown.questions.indexOf(number));
  const people = new Set(shown.answers.map(({ learner }) => learner.id)).size;
  return (
    <>
      {shown.questions.length > 1 && (
        <HStack as="nav" aria-label={t('questions')} wrap="wrap" gap="2">
          {shown.questions.map((number) => (
            <AppLink
              key={number}
              href={links.answers(place, number)}
              aria-current={number === shown.question ? 'page' : undefined}
              minH="11"
              px="4"
              borderWidth="1px"
              borderRadius="l2"
              fontWeight={number === shown.question ? 'semibold' : 'normal'}
              bg={number === shown.question ? 'bg.muted' : undefined}
            >
              {t('question', { letter: letterOf(number) })}
            </AppLink>
          ))}
        </HStack>
      )}
      <Flex justify="space-between" align="center" wrap="wrap" gap="3">
        <Heading as="h2" size="lg" ref={heading} tabIndex={-1} outline="none">
          {t('answersCount', { count: groups.length })} · {t('learners', { count: people })}
        </Heading>
        <HStack role="group" aria-label={t('order.name')} gap="2" wrap="wrap">
          {(['verdict', 'frequent'] as const).map((each) => (
            <Button
              key={each}
              size="sm"
              css={forFingers}
              variant={order === each ? 'subtle' : 'outline'}
              aria-pressed={order === each}
              onClick={() => setOrder(each)}
            >
              {t(`order.${each}`)}
            </Button>
          ))}
        </HStack>
      </Flex>
      {shown.ungraded > 0 && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title>{t('ungraded', { count: shown.ungraded })}</Alert.Title>
        </Alert.Root>
      )}
      {groups.length === 0 ? (
        <Text color="fg.muted" p="6" borderWidth="1px" borderRadius="l3" borderStyle="dashed">
          {t('noAnswers')}
        </Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="l3">
          {groups.map((group) => (
            <AnswerGroupView
              key={group.key}
              group={group}
              hasParts={hasParts}
              isBusy={isWriting}
              problemOf={(learner) =>
                links.problem({ path: place.path, language: shown.titleLanguage, worksheet: place.worksheet, learner })
              }
              onGive={scores.give}
              onTakeBack={scores.takeBack}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
