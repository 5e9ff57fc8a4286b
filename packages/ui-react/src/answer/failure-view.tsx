import { Box, Button } from '@chakra-ui/react';
import { typedFailureData, type TypedFailure } from '@lemma/core/judgement';
import type { Span } from '@lemma/core/source';
import { Fragment } from 'react';
import { useFindingText, useTexts } from '../language/index.ts';
import { forFingers } from './for-fingers.ts';
import { writeInto } from './write-into.ts';

interface FailureViewProps {
  readonly failure: TypedFailure;
  readonly text: string;
  /** What is wrong, and what to do. */
  readonly sentence: string;
  readonly input: HTMLInputElement;
  /** Whether it may take two lines at most. */
  readonly isShort: boolean;
}

/** Where something typed cannot be read, and why; or buttons that write what may have been meant. */
export function FailureView({ failure, text, sentence, input, isShort }: FailureViewProps) {
  const { t } = useTexts('answer');
  const { span } = failure;
  const instead = insteadOf(failure);
  if (instead.length === 0) {
    return (
      <Box as="span" display="block" px="2" py="1" minWidth="0" lineHeight="short">
        <Box as="span" {...(isShort && { lineClamp: '2' })}>
          <Mark text={text} span={span} around={10} /> {sentence}
        </Box>
      </Box>
    );
  }
  return (
    <Box as="span" display="flex" flexWrap="wrap" alignItems="center" gap="1.5" px="2" minWidth="0">
      <Mark text={text} span={span} around={0} />
      {t('didYouMean')}
      {instead.map((write, at) => (
        <Fragment key={write}>
          {at > 0 && t('or')}
          <Button
            size="xs"
            variant="outline"
            height="auto"
            css={forFingers}
            px="2"
            fontFamily="mono"
            fontWeight="normal"
            aria-label={t('instead', { text: write })}
            onClick={() => {
              input.focus();
              const end = span.from + write.length;
              writeInto(input, text.slice(0, span.from) + write + text.slice(span.to), { from: end, to: end });
            }}
          >
            {write}
          </Button>
        </Fragment>
      ))}
    </Box>
  );
}

interface MarkProps {
  readonly text: string;
  readonly span: Span;
  /** How many signs are shown before and behind it. */
  readonly around: number;
}

/** No longer than fits into a line. */
const longestMark = 20;

/** The place in what was typed. */
function Mark({ text, span, around }: MarkProps) {
  const from = Math.max(0, span.from - around);
  const to = Math.min(text.length, span.to + around);
  const marked = text.slice(span.from, Math.min(span.to, span.from + longestMark));
  return (
    <Box as="code" aria-hidden fontFamily="mono" me="1" whiteSpace="pre-wrap">
      {around > 0 && from > 0 && '…'}
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
      {around > 0 && to < text.length && '…'}
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

/** What learners need not be told: almost everywhere, an operator may follow. */
const obvious: ReadonlySet<string> = new Set(['operator', 'relation', 'connective', 'end']);

/** The sentences for what cannot be read: why, and what to write instead. */
export function useFailureText(): (failure: TypedFailure, typed: string) => string {
  const inWords = useFindingText();
  return (failure, typed) => {
    const { expected = '', ...data } = typedFailureData(failure, typed);
    const things = String(expected)
      .split(' ')
      .filter((thing) => thing !== '' && !obvious.has(thing));
    const more = things.length > 0 && { expected: things.join(' ') };
    // Definitions have names, fields have labels.
    return inWords({ code: 'BAD_DEFINITION', data: { ...data, name: '', ...more } });
  };
}
