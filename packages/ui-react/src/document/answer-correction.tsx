import { Badge, Box, chakra } from '@chakra-ui/react';
import { percentIn } from '@lemma/core/language';
import {
  answerState,
  questionState,
  type CorrectedAnswer,
  type CorrectedQuestion,
  type QuestionState,
  type ScoreOverride,
} from '@lemma/core/problem';
import { useRemarkText } from '../answer/index.ts';
import { useTexts } from '../language/index.ts';

/** What a correction says below an answer, besides its verdict. Inside a line of text. */
export function AnswerCorrection({ correction }: { readonly correction: CorrectedAnswer }) {
  const { t, language } = useTexts('problem');
  const remarkText = useRemarkText();
  const overrideText = useOverrideText();
  const { remark, isConsistent, difference, decision, override } = correction;
  // Nobody is asked any more which of two readings is meant: one of them is right, which is enough.
  const readings =
    remark?.kind === 'twoReadings' && answerState(correction) === 'ambiguous'
      ? t('marking.readings', { one: remark.one, other: remark.other })
      : undefined;
  const lines = [
    remark && !isConsistent && (readings ?? remarkText(remark)),
    difference && !isConsistent && t('marking.difference', difference),
    decision === 'awaited' && t('marking.awaited'),
    decision === 'made' && t('marking.decided'),
    override && overrideText(override),
  ].filter((line) => typeof line === 'string');
  return lines.map((line) => (
    <chakra.span key={line} lang={language} display="block" fontSize="sm" color="fg.muted">
      {line}
    </chakra.span>
  ));
}

/** Both scores, the automatic one and that of the tutor, with the reason. */
function useOverrideText() {
  const { t, language } = useTexts('problem');
  return ({ automatic, score, reason, by }: ScoreOverride) =>
    t('marking.override', {
      automatic: percentIn(language, automatic),
      share: percentIn(language, score),
      reason,
      by,
    });
}

const grades = {
  right: { palette: 'green', text: 'marking.right' },
  follows: { palette: 'green', text: 'marking.follows' },
  partly: { palette: 'orange', text: 'marking.partlyRight' },
  wrong: { palette: 'red', text: 'marking.notRight' },
  soFar: { palette: 'orange', text: 'marking.soFar' },
  undecided: { palette: 'orange', text: 'marking.notDecided' },
  unmarked: { palette: 'orange', text: 'marking.unmarked' },
  unreadable: { palette: 'orange', text: 'marking.unreadable' },
  empty: { palette: 'orange', text: 'marking.empty' },
} as const satisfies Readonly<Record<QuestionState, object>>;

/** The result of a question in a correction. */
export function QuestionCorrection({ correction }: { readonly correction: CorrectedQuestion }) {
  const { t, language } = useTexts('problem');
  const overrideText = useOverrideText();
  const { palette, text } = grades[questionState(correction)];
  return (
    <Box lang={language} mt="3">
      <Badge colorPalette={palette} size="md">
        {t(text, { share: percentIn(language, correction.score ?? 0) })}
      </Badge>
      {correction.optionsOverride && (
        <chakra.span display="block" fontSize="sm" color="fg.muted">
          {overrideText(correction.optionsOverride)}
        </chakra.span>
      )}
    </Box>
  );
}
