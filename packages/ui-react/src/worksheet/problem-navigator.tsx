import { Box, Button, HStack, Stack, Text, VisuallyHidden, chakra } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import type { ProblemProgress } from '@lemma/core/problem';
import { sheetSummary, totalPoints, type Worksheet } from '@lemma/core/worksheet';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useId } from 'react';
import { forFingers } from '../answer/index.ts';
import { ShownText, useTexts } from '../language/index.ts';
import { ProgressWords } from './progress-words.tsx';
import { roomForList } from './use-collapse.ts';

interface ProblemNavigatorProps {
  readonly worksheet: Worksheet;
  /** The language of the problems' names. */
  readonly language: Language;
  /** The current problem, from 0. */
  readonly position: number;
  /** How far the reader is, by path; missing for those who do not work on problems. */
  readonly progress?: ReadonlyMap<string, ProblemProgress> | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onSelect: (position: number) => void;
}

/**
 * Where the problem begins beside an open list (specification 000 §2): 300, 350 or 450 pixels from its edge, at the
 * widths of a window of 1000 and 1250. The list itself is 350 pixels wide (§9), or as wide as there is room.
 */
const beside = {
  [roomForList]: { width: '300px', paddingInlineEnd: '1.25rem' },
  '@media (min-width: 1000px)': { width: '350px' },
  '@media (min-width: 1250px)': { paddingInlineEnd: '0', marginInlineEnd: '100px' },
};

/** A collapsed list is 40 pixels wide (specification 000 §9). */
const collapsed = { [roomForList]: { width: '40px', marginInlineEnd: '1.5rem' } };

/** The sidebar of a worksheet: its problems with their points, and how each stands. */
export function ProblemNavigator(props: ProblemNavigatorProps) {
  const { worksheet, language, position, progress, isOpen, onToggle, onSelect } = props;
  const { t, language: ofInterface } = useTexts('worksheet');
  const reached = progress && sheetSummary(worksheet, progress).reached;
  const number = (value: number) => new Intl.NumberFormat(ofInterface, { maximumFractionDigits: 2 }).format(value);
  const points = (of: number | undefined, all: number) => {
    const count = t('points', { count: all });
    return of === undefined ? count : t('progress.reached', { reached: number(of), points: count });
  };
  const reachedIn = (path: string, weight: number) => {
    const score = progress?.get(path)?.score;
    return score === undefined ? undefined : score * weight;
  };
  const listId = useId();
  const label = t(isOpen ? 'collapse' : 'expand');
  const Icon = isOpen ? PanelLeftClose : PanelLeftOpen;
  return (
    <Box
      as="nav"
      aria-label={t('problems')}
      flex="none"
      width="full"
      css={isOpen ? beside : collapsed}
      transition="width 150ms"
      overflow="hidden"
    >
      <Button
        size="sm"
        variant="outline"
        px="3"
        css={{ [roomForList]: { paddingInline: '2', borderColor: 'transparent' } }}
        title={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onToggle}
      >
        <Icon size={18} aria-hidden="true" />
        <chakra.span css={{ [roomForList]: { srOnly: true } }}>
          {t('problemsCount', { count: worksheet.problems.length })}
        </chakra.span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      <Stack id={listId} hidden={!isOpen} gap="1" mt="2">
        <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="1">
          {worksheet.problems.map(({ path, names, weight }, at) => (
            <li key={path}>
              <Button
                css={forFingers}
                variant={at === position ? 'subtle' : 'ghost'}
                width="full"
                height="auto"
                py="2"
                justifyContent="flex-start"
                whiteSpace="normal"
                textAlign="start"
                aria-current={at === position ? 'step' : undefined}
                onClick={() => onSelect(at)}
              >
                <Text as="span" color="fg.muted" minW="6" alignSelf="flex-start">
                  {at + 1}
                </Text>
                <Stack as="span" flex="1" minW="0" gap="0.5">
                  <ShownText texts={names} reader={language} />
                  {progress && <ProgressWords progress={progress.get(path)} />}
                </Stack>
                <Text as="span" color="fg.muted" fontWeight="normal" flex="none" alignSelf="flex-start">
                  {points(reachedIn(path, weight), weight)}
                </Text>
              </Button>
            </li>
          ))}
        </chakra.ol>
        <HStack justify="flex-end" px="4" py="2" borderTopWidth="1px" fontSize="sm" color="fg.muted">
          {t('total', { points: points(reached, totalPoints(worksheet)) })}
        </HStack>
      </Stack>
    </Box>
  );
}
