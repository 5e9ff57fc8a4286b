import { Alert, Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import type { SheetProgressState, SheetSummary } from '@lemma/core/worksheet';
import { useEffect, useRef } from 'react';
import { forFingers } from '../answer/index.ts';
import { ShownText, useTexts } from '../language/index.ts';
import { ProgressWords } from './progress-words.tsx';

interface SheetSummaryViewProps {
  readonly summary: SheetSummary;
  readonly total: number;
  /** The language of the problems' names. */
  readonly language: Language;
  readonly state: SheetProgressState;
  readonly onSelect: (position: number) => void;
  readonly onSave: () => void;
}

/** What is left to do in a worksheet, each with the way there, before somebody leaves it. */
export function SheetSummaryView(props: SheetSummaryViewProps) {
  const { summary, total, language, state, onSelect, onSave } = props;
  const { saved, unfinished, changed } = summary;
  const { t } = useTexts('worksheet');
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <chakra.section
      aria-label={t('summary.title')}
      borderWidth="1px"
      borderRadius="l3"
      p="4"
      _print={{ display: 'none' }}
    >
      <Stack gap="3">
        <Heading as="h2" size="lg" ref={top} tabIndex={-1} outline="none">
          {t('summary.title')}
        </Heading>
        <Text role="status">
          {t('summary.saved', { saved, count: total })}
          {unfinished.length === 0 && ` ${t('summary.nothingLeft')}`}
        </Text>
        {state.notSaved !== undefined && state.notSaved > 0 && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title>{t('summary.notSaved', { count: state.notSaved })}</Alert.Title>
          </Alert.Root>
        )}
        {state.unreadable > 0 && (
          <Alert.Root status="warning" role="status">
            <Alert.Indicator />
            <Alert.Title>{t('summary.unreadable', { count: state.unreadable })}</Alert.Title>
          </Alert.Root>
        )}
        {unfinished.length > 0 && (
          <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="1" m="0" p="0">
            {unfinished.map(({ problem, position, progress }) => (
              <li key={problem.path}>
                <Button
                  variant="ghost"
                  css={forFingers}
                  width="full"
                  height="auto"
                  py="2"
                  justifyContent="flex-start"
                  whiteSpace="normal"
                  textAlign="start"
                  onClick={() => onSelect(position)}
                >
                  <Stack as="span" gap="0.5" minW="0">
                    <span>
                      {position + 1}. <ShownText texts={problem.names} reader={language} />
                    </span>
                    <ProgressWords progress={progress} />
                  </Stack>
                </Button>
              </li>
            ))}
          </chakra.ul>
        )}
        {changed > 0 && (
          <Button
            css={forFingers}
            height="auto"
            alignSelf="flex-start"
            aria-busy={state.isSaving || undefined}
            aria-disabled={state.isSaving || undefined}
            onClick={onSave}
          >
            {t('summary.save', { count: changed })}
          </Button>
        )}
      </Stack>
    </chakra.section>
  );
}
