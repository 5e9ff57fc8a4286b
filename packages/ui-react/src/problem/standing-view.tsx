import type { BrokenEvaluator } from '@lemma/core/code-answer';
import { Alert, chakra, Text } from '@chakra-ui/react';
import type { Standing } from '@lemma/core/problem';
import { StatusBlockView } from '../document/index.ts';
import { useTexts } from '../language/index.ts';

/** The outcome, and how often it was saved. */
export function StandingView({
  performance,
  isUndecided,
  isWaiting,
  brokenEvaluators,
  tries,
}: Pick<Standing, 'performance' | 'isUndecided' | 'isWaiting' | 'brokenEvaluators' | 'tries'>) {
  const { t, language } = useTexts('game');
  const { t: ofProblem } = useTexts('problem');
  if (isWaiting === true && brokenEvaluators !== undefined) return <BrokenEvaluators broken={brokenEvaluators} />;
  if (isUndecided === true || isWaiting === true) {
    return (
      <Alert.Root status="info" lang={language}>
        <Alert.Indicator />
        <Alert.Title>{ofProblem(isWaiting === true ? 'codeWaits' : 'undecided')}</Alert.Title>
      </Alert.Root>
    );
  }
  if (performance === undefined) {
    return tries === 0 ? null : (
      <Text lang={language} fontSize="sm" color="fg.muted" _firstLetter={{ textTransform: 'uppercase' }}>
        {t('timesSaved', { count: tries })}
      </Text>
    );
  }
  const saved = tries === 0 ? {} : { timesSaved: tries };
  return (
    <StatusBlockView
      block={{ kind: 'status', performance, ...saved, rateArticleReminder: false, span: { from: 0, to: 0 } }}
    />
  );
}

/** That code cannot be marked, which is not its learner's fault; with the cause, for those who are told it. */
function BrokenEvaluators({ broken }: { readonly broken: readonly BrokenEvaluator[] }) {
  const { t, language } = useTexts('problem');
  return (
    <Alert.Root status="warning" lang={language}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('evaluatorBroken.title')}</Alert.Title>
        <Alert.Description>
          {t('evaluatorBroken.text')}
          {broken.map(
            ({ question, message, line }) =>
              message !== undefined && (
                <chakra.p key={question} mt="1" overflowWrap="anywhere">
                  {line === undefined
                    ? t('evaluatorBroken.cause', { question, message })
                    : t('evaluatorBroken.causeAt', { question, message, line })}
                </chakra.p>
              ),
          )}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
