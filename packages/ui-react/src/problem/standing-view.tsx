import { Alert, Text } from '@chakra-ui/react';
import type { Standing } from '@lemma/core/problem';
import { StatusBlockView } from '../document/index.ts';
import { useTexts } from '../language/index.ts';

/** The outcome, and how often it was saved. */
export function StandingView({
  performance,
  isUndecided,
  isWaiting,
  tries,
}: Pick<Standing, 'performance' | 'isUndecided' | 'isWaiting' | 'tries'>) {
  const { t, language } = useTexts('game');
  const { t: ofProblem } = useTexts('problem');
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
