import { Alert } from '@chakra-ui/react';
import { use } from 'react';
import { useTexts } from '../language/index.ts';
import { brokenKey, PageReadingContext } from './page-reading.ts';

interface NotShownProps {
  /** Its number in the problem. */
  readonly question: number;
  /** The id of its block, if it could be read. */
  readonly block?: string;
}

/** "A non-convertible tex fragment shows an error alert with the question number" (specification 002 §8.2): its letter
 * where the others have letters. */
export function NotShown({ question, block }: NotShownProps) {
  const { t, language } = useTexts('document');
  const letter = use(PageReadingContext).questionLetters.get(block ?? brokenKey(question));
  return (
    <Alert.Root status="error" role="alert" lang={language} my="6">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('broken.question', { number: letter === undefined ? question : `(${letter})` })}</Alert.Title>
        <Alert.Description>{t('broken.notMarked')}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
