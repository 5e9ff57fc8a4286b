import { Badge, Button, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { percentIn } from '@lemma/core/language';
import type { AnswerGroup, GivenScore, HandedInAnswer, WrittenScore } from '@lemma/core/learner';
import { answerState, type FieldState } from '@lemma/core/problem';
import { PencilLine, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { forFingers, formulaOf, SolutionView } from '../answer/index.ts';
import { FormulaView } from '../formula/index.ts';
import { useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';
import { Fact, shortened } from './fact.tsx';
import { ScoreForm } from './score-form.tsx';

interface AnswerGroupViewProps {
  readonly group: AnswerGroup;
  /** Whether the question has several answers. */
  readonly hasParts: boolean;
  /** Whether scores are being written. */
  readonly isBusy: boolean;
  /** The address of the problem with the answers of a learner. */
  readonly problemOf: (learner: string) => string;
  /** Answers whether anything was given. */
  readonly onGive: (written: WrittenScore) => Promise<boolean>;
  readonly onTakeBack: (given: readonly GivenScore[]) => void;
}

const palettes = {
  right: 'green',
  follows: 'green',
  partly: 'orange',
  wrong: 'red',
  ambiguous: 'orange',
  undecided: 'orange',
  unmarked: 'orange',
  read: 'gray',
  unreadable: 'gray',
  empty: 'gray',
} as const satisfies Readonly<Record<FieldState, string>>;

/** The one verdict on answers: that of a tutor, if there is one. */
function stateOf({ verdict, score, automatic }: HandedInAnswer): FieldState {
  return answerState({
    ...{ verdict, score: score ?? 0, isConsistent: false },
    ...(score === undefined && { decision: 'awaited' }),
    ...(automatic !== undefined && { override: { automatic } }),
  });
}

/** Equal answers of one or more learners: what they gave, the verdict, the score, and who it was. */
export function AnswerGroupView({ group, hasParts, isBusy, problemOf, onGive, onTakeBack }: AnswerGroupViewProps) {
  const { t, language } = useTexts('learner');
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const { example, answers } = group;
  const { part, score, automatic, evaluatorFailure, decision } = example;
  const state = stateOf(example);
  const mine = answers.flatMap(({ decision: made }) => (made?.isMine === true ? [made] : []));
  return (
    <chakra.li px={{ base: '3', md: '4' }} py="3" _notFirst={{ borderTopWidth: '1px' }}>
      <HStack wrap="wrap" gap="2">
        <Badge colorPalette={palettes[state]}>{t(`verdict.${state}`)}</Badge>
        {score !== undefined && <Badge variant="surface">{t('score', { share: percentIn(language, score) })}</Badge>}
        {hasParts && <Badge variant="surface">{part === 0 ? t('options') : t('answer', { number: part })}</Badge>}
      </HStack>
      <GivenAndAsked example={example} />
      <Names answers={answers} problemOf={problemOf} />
      {evaluatorFailure && (
        <Text mt="2" overflowWrap="anywhere">
          {evaluatorFailure.line === undefined
            ? t('evaluatorFailed', { message: evaluatorFailure.message })
            : t('evaluatorFailedAt', { message: evaluatorFailure.message, line: evaluatorFailure.line })}
        </Text>
      )}
      {decision && (
        <Text mt="2">
          {decision.reason === undefined
            ? t('decidedBy', { by: decision.by, share: percentIn(language, decision.score) })
            : t('scoreOf', {
                by: decision.by,
                share: percentIn(language, decision.score),
                automatic: percentIn(language, automatic ?? 0),
                reason: decision.reason,
              })}
        </Text>
      )}
      <Flex mt="2" gap="2">
        {decision === undefined && (
          <Button
            size="sm"
            css={forFingers}
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={formId}
            onClick={() => setOpen(!isOpen)}
          >
            <PencilLine size={16} aria-hidden="true" />
            {t('giveScore')}
          </Button>
        )}
        {mine.length > 0 && (
          <Button
            size="sm"
            css={forFingers}
            variant="outline"
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy) onTakeBack(mine);
            }}
          >
            <Undo2 size={16} aria-hidden="true" />
            {t('takeBack')}
          </Button>
        )}
      </Flex>
      <div id={formId} hidden={!isOpen}>
        {isOpen && <ScoreForm answers={answers} isBusy={isBusy} onGive={onGive} onCancel={() => setOpen(false)} />}
      </div>
    </chakra.li>
  );
}

function GivenAndAsked({ example: { text, words, asked, solution } }: { readonly example: HandedInAnswer }) {
  const { t } = useTexts('learner');
  const formula = asked && formulaOf(text, asked, () => true);
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap="1"
      my="2"
      alignItems="baseline"
    >
      <Fact name={t(words === undefined ? 'given' : 'selected')}>
        {words === undefined ? (
          <chakra.code fontFamily="mono" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text.trim() === '' ? t('nothing') : shortened(text)}
          </chakra.code>
        ) : (
          <span>{words.length === 0 ? t('nothing') : words.join(' · ')}</span>
        )}
      </Fact>
      {formula !== undefined && formula !== 'unreadable' && (
        <Fact name={t('read')}>
          <FormulaView formula={formula} />
        </Fact>
      )}
      <Fact name={t('solution')}>
        {solution.asked === undefined ? (
          <span>{solution.text}</span>
        ) : (
          <SolutionView text={solution.text} shape={{ kind: 'line' }} asked={solution.asked} />
        )}
      </Fact>
    </chakra.dl>
  );
}

/** So many names are shown before the others have to be asked for. */
const namesShown = 5;

interface NamesProps {
  readonly answers: readonly HandedInAnswer[];
  readonly problemOf: (learner: string) => string;
}

function Names({ answers, problemOf }: NamesProps) {
  const { t } = useTexts('learner');
  const first = answers.length <= namesShown + 1 ? answers : answers.slice(0, namesShown);
  const others = answers.slice(first.length);
  const link = ({ learner: { id, name = id } }: HandedInAnswer) => (
    <AppLink key={id} href={problemOf(id)} minH="8" wordBreak="break-word">
      {name}
    </AppLink>
  );
  return (
    <Stack gap="0" fontSize="sm">
      <HStack wrap="wrap" columnGap="4" rowGap="0">
        <Text as="span" color="fg.muted">
          {t('learners', { count: answers.length })}
        </Text>
        {first.map(link)}
      </HStack>
      {others.length > 0 && (
        <details>
          <chakra.summary cursor="pointer" minH="8" color="fg.muted">
            {t('moreLearners', { count: others.length })}
          </chakra.summary>
          <HStack wrap="wrap" columnGap="4" rowGap="0">
            {others.map(link)}
          </HStack>
        </details>
      )}
    </Stack>
  );
}
