import { percentIn } from '@lemma/core/language';
import { answerState, type CorrectedAnswer, type FieldState } from '@lemma/core/problem';
import { Sign, type SignName } from '../answer/index.ts';
import { useTexts } from '../language/index.ts';

/** The sign of each state: icon and colour. */
export const signOf = {
  right: 'right',
  follows: 'right',
  partly: 'partly',
  wrong: 'wrong',
  ambiguous: 'ambiguous',
  undecided: 'undecided',
  unmarked: 'undecided',
  read: 'read',
  unreadable: 'invalid',
  empty: 'empty',
} as const satisfies Readonly<Record<FieldState, SignName>>;

/** The one verdict on an answer in a correction. Everything else that is said about the answer agrees with it. */
export function AnswerVerdict({ correction }: { readonly correction: CorrectedAnswer }) {
  const { t, language } = useTexts('problem');
  const state = answerState(correction);
  const share = percentIn(language, correction.score);
  const words = state === 'partly' && correction.isConsistent ? t('verdict.partlyFollows', { share }) : undefined;
  return <Sign sign={signOf[state]} words={words ?? t(`verdict.${state}`, { share })} />;
}
