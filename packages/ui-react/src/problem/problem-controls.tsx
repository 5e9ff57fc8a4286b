import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import {
  countsUntilReplaced,
  isUnsaved,
  type ControlName,
  type ProblemStore,
  type Standing,
} from '@lemma/core/problem';
import type { ReadReceipts } from '@lemma/core/receipt';
import { Suspense, useCallback, useState } from 'react';
import { forFingers } from '../answer/index.ts';
import { useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { ReceiptLine } from '../receipt/index.ts';
import { Confirmation, lateView } from '../shell/index.ts';
import { KeptIndicator } from './kept-indicator.tsx';
import { useProblemCommands } from './use-problem-commands.ts';

const ProblemDataDialog = lateView(async () => (await import('./problem-data-dialog.tsx')).ProblemDataDialog);

interface ProblemControlsProps {
  readonly store: ProblemStore;
  readonly controls: readonly ControlName[];
  readonly standing: Standing;
  /** Whether answers can be handed in here: not beside a correction; those of games are handed in by playing. */
  readonly canSave: boolean | 'corrections';
  /** Whether it is the reader's own work: that of others is only looked at. */
  readonly isOwn: boolean;
}

/** The buttons around a problem: those that this user has at present. */
export function ProblemControls({ store, controls, standing, canSave, isOwn }: ProblemControlsProps) {
  const { t, language } = useTexts('problem');
  const commands = useProblemCommands(store, isOwn);
  const doing = useStore(store, (state) => state.doing);
  const hasAnswers = useStore(store, ({ answers }) => [...answers.values()].some(({ text }) => text.trim() !== ''));
  const stillCounts = useStore(store, countsUntilReplaced);
  const receipt = useStore(store, (state) => state.receipt);
  const readReceipts = useCallback<ReadReceipts>((asked) => store.readReceipts(asked), [store]);
  const [isAsking, setIsAsking] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const hasUnsaved = useStore(store, isUnsaved);
  const [showsData, setShowsData] = useState(false);
  const changes: readonly ControlName[] = ['newData', 'newDataForWrongAnswers'];
  const has = (name: ControlName) => controls.includes(name) && (isOwn || !changes.includes(name));
  const canDraw = standing.newDataLeft !== 0;

  function drawNewData() {
    if (hasAnswers || stillCounts) setIsAsking(true);
    else void commands.drawNewData('all');
  }

  /** It asks first when it ends the work: solutions are shown, and answers are taken no more. Code that waits keeps it open. */
  function correct() {
    const isMarked = standing.isWaiting !== true;
    const endsWork = canSave === true && isOwn && standing.isEditable && standing.tries > 0 && isMarked;
    if (endsWork) setIsEnding(true);
    else void commands.correct('correction');
  }

  /** It keeps its name and its place: whoever has used it should not lose it while something is under way. */
  const button = (isRunning: boolean) =>
    ({
      size: 'md',
      css: forFingers,
      height: 'auto',
      py: '1.5',
      whiteSpace: 'normal',
      flexShrink: '1',
      'aria-disabled': doing !== undefined || undefined,
      'aria-busy': isRunning || undefined,
      flexGrow: { base: '1', sm: '0' },
    }) as const;

  const received = receipt && <ReceiptLine receipt={receipt} read={readReceipts} />;
  return (
    <chakra.section
      aria-label={t('controls')}
      lang={language}
      borderTopWidth="1px"
      pt="4"
      mt="2"
      display="flex"
      flexDirection="column"
      gap="3"
      _print={{ display: 'none' }}
    >
      {canSave === true && standing.isEditable && (
        <HStack wrap="wrap" columnGap="4" rowGap="2">
          <Button
            {...button(doing === 'saving')}
            minW={{ base: 'full', sm: '9rem' }}
            onClick={() => void commands.save()}
          >
            {t('save')}
          </Button>
          <KeptIndicator store={store} />
          {received}
        </HStack>
      )}
      {canSave === true && isOwn && !standing.isEditable && (
        <Text color="fg.muted">
          {t(standing.isCorrected && has('newData') ? 'readOnly.corrected' : 'readOnly.closed')}
        </Text>
      )}
      {canSave && !standing.isEditable && <div>{received}</div>}
      <HStack wrap="wrap" gap="2">
        {canSave !== false && has('correction') && (
          <Button {...button(doing === 'correcting')} variant="outline" onClick={correct}>
            {t('correction')}
          </Button>
        )}
        {canSave !== false && has('correctionPreview') && (
          <Button
            {...button(doing === 'correcting')}
            variant="outline"
            onClick={() => void commands.correct('correctionPreview')}
          >
            {t('correctionPreview')}
          </Button>
        )}
        {has('newData') && (
          <Button {...button(doing === 'drawing')} variant="outline" disabled={!canDraw} onClick={drawNewData}>
            {standing.newDataLeft === undefined ? t('newData') : t('newDataCounted', { count: standing.newDataLeft })}
          </Button>
        )}
        {has('newDataForWrongAnswers') && (
          <Button
            {...button(doing === 'drawing')}
            variant="outline"
            disabled={!canDraw}
            onClick={() => void commands.drawNewData('wrongAnswers')}
          >
            {t('newDataForWrongAnswers')}
          </Button>
        )}
        {has('viewData') && (
          <Button {...button(false)} aria-disabled={undefined} variant="ghost" onClick={() => setShowsData(true)}>
            {t('viewData')}
          </Button>
        )}
      </HStack>
      {isAsking && (
        <Confirmation
          title={t('confirm.title')}
          text={t(stillCounts ? 'confirm.stillCounts' : 'confirm.text')}
          action={t('confirm.yes')}
          cancel={t('confirm.no')}
          onConfirm={() => {
            setIsAsking(false);
            void commands.drawNewData('all');
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
      {isEnding && (
        <Confirmation
          title={t('endAttempt.title')}
          text={[t('endAttempt.text'), ...(hasUnsaved ? [t('endAttempt.unsaved')] : [])].join(
            language === 'zh' ? '' : ' ',
          )}
          action={t('endAttempt.yes')}
          cancel={t('endAttempt.no')}
          onConfirm={() => {
            setIsEnding(false);
            void commands.correct('correction');
          }}
          onCancel={() => setIsEnding(false)}
        />
      )}
      {showsData && (
        <Suspense>
          <ProblemDataDialog store={store} onClose={() => setShowsData(false)} />
        </Suspense>
      )}
    </chakra.section>
  );
}
