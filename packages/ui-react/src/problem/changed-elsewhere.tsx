import { Button, chakra } from '@chakra-ui/react';
import { readAnswerKey, type ProblemStore } from '@lemma/core/problem';
import { forFingers } from '../answer/index.ts';
import { useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';

interface ChangedElsewhereProps {
  readonly store: ProblemStore;
  readonly answerKey: string;
}

/** Below an answer that was changed elsewhere: the other text, and the choice between both. */
export function ChangedElsewhere({ store, answerKey }: ChangedElsewhereProps) {
  const { t, language } = useTexts('problem');
  const other = useStore(store, ({ answers }) => answers.get(answerKey)?.other);
  if (other === undefined) return null;
  const isField = readAnswerKey(answerKey)?.kind === 'field';
  const text = !isField ? t('elsewhere.options') : other.text === '' ? t('elsewhere.empty') : undefined;
  return (
    <chakra.span
      role="group"
      aria-label={t('elsewhere.title')}
      lang={language}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      my="2"
      p="3"
      rounded="md"
      bg="orange.subtle"
      color="orange.fg"
      fontSize="sm"
      maxW="prose"
    >
      <chakra.span role="alert" flexBasis="100%">
        <strong>{t('elsewhere.title')}</strong>{' '}
        <chakra.span wordBreak="break-word">{text ?? t('elsewhere.text', { text: other.text })}</chakra.span>
      </chakra.span>
      <Button
        size="sm"
        css={forFingers}
        height="auto"
        variant="outline"
        onClick={() => store.choose(answerKey, 'mine')}
      >
        {t('elsewhere.mine')}
      </Button>
      <Button
        size="sm"
        css={forFingers}
        height="auto"
        variant="outline"
        onClick={() => store.choose(answerKey, 'other')}
      >
        {t('elsewhere.other')}
      </Button>
    </chakra.span>
  );
}
