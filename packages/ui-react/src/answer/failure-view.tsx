import { Box, Button } from '@chakra-ui/react';
import type { TypedFailure } from '@lemma/core/judgement';
import type { Span } from '@lemma/core/source';
import { useTexts } from '../language/index.ts';
import { forFingers } from './for-fingers.ts';
import { writeInto } from './write-into.ts';

interface FailureViewProps {
  readonly failure: TypedFailure;
  readonly text: string;
  /** What is wrong, and what to do. */
  readonly sentence: string;
  readonly input: HTMLInputElement;
}

/** Where something typed cannot be read, and why; buttons write what may have been meant. */
export function FailureView({ failure, text, sentence, input }: FailureViewProps) {
  const { t } = useTexts('answer');
  const { span } = failure;
  return (
    <Box as="span" display="block" px="2" py="1.5" minWidth="0" lineHeight="short">
      <Mark text={text} span={span} /> {sentence}
      {insteadOf(failure).length > 0 && (
        <Box as="span" display="flex" flexWrap="wrap" gap="2" mt="1.5">
          {insteadOf(failure).map((write) => (
            <Button
              key={write}
              size="xs"
              variant="outline"
              height="auto"
              css={forFingers}
              aria-label={t('instead', { text: write })}
              onClick={() => {
                input.focus();
                const end = span.from + write.length;
                writeInto(input, text.slice(0, span.from) + write + text.slice(span.to), { from: end, to: end });
              }}
            >
              {write}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** How much is shown beside the place that cannot be read. */
const around = 10;

/** The place in what was typed. */
function Mark({ text, span }: { readonly text: string; readonly span: Span }) {
  const from = Math.max(0, span.from - around);
  const to = Math.min(text.length, span.to + around);
  const marked = text.slice(span.from, Math.min(span.to, span.from + 2 * around));
  return (
    <Box as="code" aria-hidden fontFamily="mono" me="1" whiteSpace="pre-wrap">
      {from > 0 && '…'}
      {text.slice(from, span.from)}
      <Box
        as="mark"
        bg="orange.subtle"
        color="orange.fg"
        rounded="xs"
        textDecoration="underline wavy"
        textUnderlineOffset="3px"
      >
        {marked === '' ? '\u2423' : marked}
      </Box>
      {text.slice(span.to, to)}
      {to < text.length && '…'}
    </Box>
  );
}

/** What may be written in place of what cannot be read. */
function insteadOf(failure: TypedFailure): readonly string[] {
  switch (failure.kind) {
    case 'twoReadings':
    case 'decimalComma':
    case 'hexadecimal':
      // An ellipsis stands for what is not known.
      return failure.write.filter((write) => !write.includes('…'));
    case 'unknownName':
      return failure.suggestion === undefined ? [] : [failure.suggestion];
    default:
      return [];
  }
}
