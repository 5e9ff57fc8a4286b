import { Alert } from '@chakra-ui/react';
import type { DrawnByTeacher } from '@lemma/core/problem';
import { useDates, useTexts } from '../language/index.ts';

/** Tells learners that a teacher has replaced their numbers and answers. */
export function DrawnByTeacherNotice({ drawn: { by, at } }: { readonly drawn: DrawnByTeacher }) {
  const { t, language } = useTexts('problem');
  const dates = useDates();
  return (
    <Alert.Root status="info" lang={language}>
      <Alert.Indicator />
      <Alert.Title>{t('drawnByTeacher', { name: by, date: dates.dayAndTime(at) })}</Alert.Title>
    </Alert.Root>
  );
}
