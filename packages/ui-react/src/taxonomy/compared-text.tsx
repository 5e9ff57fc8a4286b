import { Text, chakra } from '@chakra-ui/react';
import { changedParts, compareLines, type ChangedPart, type ComparedLine } from '@lemma/core/taxonomy';
import { useMemo } from 'react';
import { useTexts } from '../language/index.ts';

/** The most lines shown: nobody reads more. */
const mostLines = 400;

interface ComparedTextProps {
  readonly before: string;
  readonly after: string;
}

/** The lines in which two texts differ, with those around them; whoever shows them lets them scroll. */
export function ComparedText({ before, after }: ComparedTextProps) {
  const { t } = useTexts('taxonomy');
  const parts = useMemo(() => changedParts(compareLines(before, after)), [before, after]);
  const shown = firstLines(parts);
  return (
    <chakra.div
      fontFamily="mono"
      fontSize="sm"
      width="max-content"
      minW="full"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
    >
      {shown.map(({ line, lines }) => (
        <chakra.div key={line} _notFirst={{ borderTopWidth: '1px' }}>
          <Text px="3" py="1" fontFamily="body" fontSize="xs" color="fg.muted" bg="bg.subtle">
            {t('diff.line', { line })}
          </Text>
          {lines.map((each, index) => (
            // Lines have no other identity than their place.
            <Line key={index} {...each} />
          ))}
        </chakra.div>
      ))}
      {shown.length < parts.length && (
        <Text px="3" py="2" fontFamily="body" color="fg.muted">
          {t('diff.more')}
        </Text>
      )}
    </chakra.div>
  );
}

/** The parts that are shown, at least one. */
function firstLines(parts: readonly ChangedPart[]): readonly ChangedPart[] {
  const shown: ChangedPart[] = [];
  let room = mostLines;
  for (const { line, lines } of parts) {
    if (room <= 0) break;
    shown.push({ line, lines: lines.slice(0, room) });
    room -= lines.length;
  }
  return shown;
}

const looks = {
  same: { as: 'span', mark: ' ', bg: undefined, color: 'fg.muted' },
  removed: { as: 'del', mark: '−', bg: 'red.subtle', color: 'red.fg' },
  added: { as: 'ins', mark: '+', bg: 'green.subtle', color: 'green.fg' },
} as const;

function Line({ kind, text }: ComparedLine) {
  const { t } = useTexts('taxonomy');
  const { as, mark, bg, color } = looks[kind];
  return (
    <chakra.div display="flex" bg={bg} color={color} px="3" minW="max-content">
      <chakra.span w="5" flex="none" userSelect="none" aria-hidden="true">
        {mark}
      </chakra.span>
      {kind !== 'same' && <chakra.span srOnly>{t(`diff.${kind}`)} </chakra.span>}
      <chakra.span as={as} whiteSpace="pre" textDecoration="none">
        {text === '' ? ' ' : text}
      </chakra.span>
    </chakra.div>
  );
}
