import { Alert, Button, chakra } from '@chakra-ui/react';
import { readAnswerKey, type UntakenAnswers } from '@lemma/core/problem';
import { useTexts } from '../language/index.ts';

interface UntakenNoticeProps {
  readonly untaken: UntakenAnswers;
  readonly onDismiss: () => void;
}

/** What was typed and could not be kept, so that it can be copied. */
export function UntakenNotice({ untaken: { reason, texts }, onDismiss }: UntakenNoticeProps) {
  const { t, language } = useTexts('problem');
  const typed = texts.flatMap(({ key, text }) => {
    const place = readAnswerKey(key);
    return place?.kind === 'field' ? [{ question: place.question, answer: place.answer, text }] : [];
  });
  return (
    <Alert.Root status="warning" role="alert" lang={language}>
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>{t(`untaken.${reason}`)}</Alert.Title>
        {typed.length > 0 && (
          <Alert.Description>
            {t(`untaken.${reason}Text`)}
            <chakra.ul mt="1">
              {typed.map(({ text, ...place }, index) => (
                <chakra.li key={index} wordBreak="break-word">
                  {t('untaken.answer', place)} <chakra.code userSelect="all">{text}</chakra.code>
                </chakra.li>
              ))}
            </chakra.ul>
          </Alert.Description>
        )}
        <Button size="sm" variant="outline" alignSelf="flex-start" onClick={onDismiss}>
          {t('untaken.dismiss')}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
