import { chakra } from '@chakra-ui/react';
import { positionsIn, type Span } from '@lemma/core/source';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { SourceMessage } from '../editor/index.ts';
import { useTexts } from '../language/index.ts';

/** Nobody reads more lines than this at once. */
const mostShown = 50;

interface FindingListProps {
  readonly messages: readonly SourceMessage[];
  /** The source that the messages refer to. */
  readonly source: string;
  readonly onGoTo: (span: Span) => void;
}

/** Every message with its line; a click goes there. */
export const FindingList = memo(function FindingList({ messages, source, onGoTo }: FindingListProps) {
  const { t } = useTexts('try-out');
  const positionAt = useMemo(() => positionsIn(source), [source]);
  return (
    <chakra.section
      aria-label={t('findings.title')}
      borderTopWidth="1px"
      borderColor="border"
      maxH="35%"
      overflowY="auto"
      flex="none"
      fontSize="sm"
    >
      <chakra.p role="status" px="3" py="1.5" color="fg.muted" display="flex" alignItems="center" gap="2">
        {messages.length === 0 && (
          <chakra.span asChild color="fg.success">
            <CircleCheck size={15} aria-hidden="true" />
          </chakra.span>
        )}
        {messages.length === 0 ? t('findings.none') : t('findings.count', { count: messages.length })}
      </chakra.p>
      <chakra.ul listStyleType="none">
        {messages.slice(0, mostShown).map((message, at) => (
          <FindingLine key={at} message={message} line={positionAt(message.span.from).line} onGoTo={onGoTo} />
        ))}
      </chakra.ul>
      {messages.length > mostShown && (
        <chakra.p px="3" py="1.5" color="fg.muted">
          {t('findings.more', { count: messages.length - mostShown })}
        </chakra.p>
      )}
    </chakra.section>
  );
});

interface FindingLineProps {
  readonly message: SourceMessage;
  readonly line: number;
  readonly onGoTo: (span: Span) => void;
}

function FindingLine({ message, line, onGoTo }: FindingLineProps) {
  const { t } = useTexts('try-out');
  const error = message.severity === 'error';
  const Icon = error ? CircleAlert : TriangleAlert;
  return (
    <li>
      <chakra.button
        type="button"
        onClick={() => onGoTo(message.span)}
        display="flex"
        gap="2"
        alignItems="baseline"
        width="100%"
        textAlign="start"
        px="3"
        py="1.5"
        cursor="pointer"
        _hover={{ bg: 'bg.muted' }}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <chakra.span color={error ? 'fg.error' : 'fg.warning'} alignSelf="center" flex="none">
          <Icon size={15} role="img" aria-label={t(`findings.${message.severity}`)} />
        </chakra.span>
        <chakra.span color="fg.muted" flex="none" fontVariantNumeric="tabular-nums">
          {t('findings.line', { line })}
        </chakra.span>
        <span>{message.text}</span>
      </chakra.button>
    </li>
  );
}
