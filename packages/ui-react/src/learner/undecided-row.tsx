import { Badge, Button, chakra, Flex, HStack } from '@chakra-ui/react';
import { questionLetter } from '@lemma/core/document';
import type { UndecidedAnswer } from '@lemma/core/learner';
import { Check, CircleSlash2, X } from 'lucide-react';
import { forFingers, formulaOf, SolutionView } from '../answer/index.ts';
import { FormulaView } from '../formula/index.ts';
import { useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';
import { Fact, shortened } from './fact.tsx';
import type { LearnerLinks } from './learner-links.ts';
import { MomentView } from './moment-view.tsx';

/** What a tutor can decide about an answer. */
export type DecidedAs = 'right' | 'half' | 'wrong';

const decisions = [
  { as: 'right', Icon: Check, palette: 'green' },
  { as: 'half', Icon: CircleSlash2, palette: 'orange' },
  { as: 'wrong', Icon: X, palette: 'red' },
] as const;

interface UndecidedRowProps {
  readonly answer: UndecidedAnswer;
  readonly links: LearnerLinks;
  /** Whether it is being decided on. */
  readonly isBusy: boolean;
  readonly onDecide: (as: DecidedAs) => void;
}

/** An answer to decide on: where it stands, what was typed, what the author wrote. */
export function UndecidedRow({ answer, links, isBusy, onDecide }: UndecidedRowProps) {
  const { t } = useTexts('learner');
  const { learner, path, worksheet, title, titleLanguage, question, given, solution, since } = answer;
  const name = learner.name ?? learner.id;
  const problem = { path, language: titleLanguage, worksheet, learner: learner.id };
  const formula = formulaOf(given.text, given.asked, () => true);
  return (
    <chakra.li px={{ base: '3', md: '4' }} py="3" _notFirst={{ borderTopWidth: '1px' }}>
      <Flex wrap="wrap" columnGap="3" rowGap="0" align="baseline">
        <AppLink data-hit="" href={links.problem(problem)} fontWeight="semibold" minH="8" wordBreak="break-word">
          <span lang={titleLanguage}>{title}</span>
        </AppLink>
        {question.count > 1 && <Badge size="sm">{t('question', { letter: questionLetter(question.index) })}</Badge>}
        {answer.answer.count > 1 && <Badge size="sm">{t('answer', { number: answer.answer.index + 1 })}</Badge>}
      </Flex>
      <HStack columnGap="3" rowGap="0" wrap="wrap" fontSize="sm" color="fg.muted">
        <AppLink href={links.learner(learner.id)} minH="8" wordBreak="break-word">
          {name}
        </AppLink>
        <MomentView at={since} />
        <AppLink href={links.answers({ path, ...(worksheet !== undefined && { worksheet }) })} minH="8">
          {t('answersOfAll')}
        </AppLink>
      </HStack>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' }}
        columnGap="4"
        rowGap="1"
        my="2"
        alignItems="baseline"
      >
        <Fact name={t('given')}>
          <chakra.code fontFamily="mono" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {shortened(given.text)}
          </chakra.code>
        </Fact>
        {formula !== undefined && formula !== 'unreadable' && (
          <Fact name={t('read')}>
            <FormulaView formula={formula} />
          </Fact>
        )}
        <Fact name={t('solution')}>
          <SolutionView text={solution.text} shape={{ kind: 'line' }} asked={solution.asked} />
        </Fact>
      </chakra.dl>
      <HStack role="group" aria-label={t('decideOn', { name })} gap="2" wrap="wrap">
        {decisions.map(({ as, Icon, palette }) => (
          <Button
            key={as}
            size="sm"
            css={forFingers}
            variant="outline"
            flexGrow={{ base: '1', sm: '0' }}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy) onDecide(as);
            }}
          >
            <chakra.span color={`${palette}.fg`} aria-hidden="true">
              <Icon size={16} />
            </chakra.span>
            {t(as)}
          </Button>
        ))}
      </HStack>
    </chakra.li>
  );
}
