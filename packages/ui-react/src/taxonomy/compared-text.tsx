import { Text, chakra } from '@chakra-ui/react';
import { changedParts, compareLines, type ComparedLine } from '@lemma/core/taxonomy';
import { useMemo } from 'react';
import { useTexts } from '../language/index.ts';

/** The most lines shown: nobody reads more. */
const mostLines = 400;

interface ComparedTextProps {
  readonly before: string;
  readonly after: string;
}

/** The lines in which two texts differ, with those around them. */
export function ComparedText({ before, after }: ComparedTextProps) {
  const { t } = useTexts('taxonomy');
  const parts = useMemo(() => changedParts(compareLines(before, after)), [before, after]);
  const total = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  let shown = 0;
  return (
    <chakra.div fontFamily="mono" fontSize="sm" overflowX="auto" borderWidth="1px" borderRadius="l2" bg="bg.panel">
      {parts.map(({ line, lines }) => {
        const room = Math.max(0, mostLines - shown);
        shown += lines.length;
        return (
          room > 0 && (
            <chakra.div key={line} _notFirst={{ borderTopWidth: '1px' }}>
              <Text px="3" py="1" fontFamily="body" fontSize="xs" color="fg.muted" bg="bg.subtle">
                {t('diff.line', { line })}
              </Text>
              {lines.slice(0, room).map((each, index) => (
                // Lines have no other identity than their place.
                <Line key={index} {...each} />
              ))}
            </chakra.div>
          )
        );
      })}
      {total > mostLines && (
        <Text px="3" py="2" fontFamily="body" color="fg.muted">
          {t('diff.more')}
        </Text>
      )}
    </chakra.div>
  );
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
