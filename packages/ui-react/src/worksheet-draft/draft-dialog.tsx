import { Alert, Button, Dialog, HStack, Text, chakra } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import { textIn } from '@lemma/core/language';
import type { DraftCopy, SaveFailure, WorksheetDraft } from '@lemma/core/worksheet-draft';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { WorkDialog } from '../dialog/index.ts';
import { useDates, useNoAnswerText, useTexts } from '../language/index.ts';
import { useNotices } from '../shell/index.ts';
import { Configurator } from './configurator.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { Summary } from './summary.tsx';

interface DraftDialogProps {
  /** Receives the focus when the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onShowSaved: ((templateId: string) => void) | undefined;
}

/** Milliseconds in which a saved worksheet is offered: the usual five seconds are short for a keyboard. */
const offerStays = 15_000;

/** The open worksheet dialog: compose the draft, review it, save it (specification 000 §2 and §4). */
export function DraftDialog({ opener, onShowSaved }: DraftDialogProps) {
  const drafts = useService(tokens.worksheetDraft);
  const state = useStore(drafts);
  const { t } = useTexts('worksheet-draft');
  const notices = useNotices();
  const [before, setBefore] = useState<WorksheetDraft>();
  const { draft, step, saving, unreadable, other } = state;

  const takeAway = (act: () => void) => {
    setBefore(draft);
    act();
  };
  const close = () => {
    setBefore(undefined);
    drafts.hide();
  };
  const save = async () => {
    const saved = await drafts.save();
    if (saved === undefined) return;
    const show = () => {
      notices.dismiss(shown);
      onShowSaved?.(saved.templateId);
    };
    const offer = onShowSaved && { action: { text: t('showSaved'), run: show }, stay: offerStays };
    const shown = notices.show({ kind: 'success', text: t('saved'), ...offer });
  };

  return (
    <WorkDialog opener={opener} onClose={close}>
      <StepTitle step={step === 'summary' ? 2 : 1} />
      <Dialog.Body px={{ base: '4', md: '6' }}>
        {unreadable !== undefined && <UnreadableDraft text={unreadable} onDiscard={() => drafts.discardUnreadable()} />}
        {other !== undefined && draft.problems.length === 0 && (
          <OtherDraft copy={other} onTake={() => drafts.takeOther()} onDiscard={() => drafts.discardOther()} />
        )}
        {saving.status === 'failed' && <NotSaved failure={saving.failure} />}
        {step === 'summary' ? (
          <Summary draft={draft} />
        ) : (
          <Configurator
            draft={draft}
            onTitle={(language, title) => drafts.setTitle(language, title)}
            onWeight={(path, text) => drafts.setWeight(path, text)}
            onMove={(path, direction) => drafts.move(path, direction)}
            onRemove={(path) => takeAway(() => drafts.remove(path))}
            onClear={() => takeAway(() => drafts.clear())}
            onWorkflow={(workflow) => drafts.chooseWorkflow(workflow)}
            onCorrection={(correction) => drafts.setCorrection(correction)}
            onVisibility={(isVisibleToAll) => drafts.setVisibility(isVisibleToAll)}
          />
        )}
        {step === 'configurator' && before && (
          <Undo
            onUndo={() => {
              drafts.restore(before);
              setBefore(undefined);
            }}
          />
        )}
      </Dialog.Body>
      <DialogFooter
        state={state}
        onClose={close}
        onNext={() => drafts.next()}
        onBack={() => drafts.back()}
        onSave={() => void save()}
      />
    </WorkDialog>
  );
}

/** Takes the focus at each step, because the button that led there is gone. */
function StepTitle({ step }: { readonly step: 1 | 2 }) {
  const { t } = useTexts('worksheet-draft');
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <Dialog.Header justifyContent="space-between" alignItems="baseline" px={{ base: '4', md: '6' }}>
      <Dialog.Title ref={title} tabIndex={-1} outline="none">
        {t(step === 1 ? 'configurator' : 'summary')}
      </Dialog.Title>
      <Text color="fg.muted" flex="none">
        {t('step', { step, total: 2 })}
      </Text>
    </Dialog.Header>
  );
}

function NotSaved({ failure }: { readonly failure: SaveFailure }) {
  const { t } = useTexts('worksheet-draft');
  const noAnswer = useNoAnswerText();
  const isRefused = failure.kind === 'worksheetExists' || failure.kind === 'forbidden';
  return (
    <Alert.Root status="error" role="alert" mb="4">
      <Alert.Indicator />
      <Alert.Title>{isRefused ? t(`failures.${failure.kind}`) : noAnswer(failure, t('failures.noSave'))}</Alert.Title>
    </Alert.Root>
  );
}

function Undo({ onUndo }: { readonly onUndo: () => void }) {
  const { t } = useTexts('worksheet-draft');
  return (
    <HStack role="status" mt="6" justify="center" color="fg.muted">
      <Text>{t('takenAway')}</Text>
      <Button size="xs" variant="outline" onClick={onUndo}>
        {t('undo')}
      </Button>
    </HStack>
  );
}

interface OtherDraftProps {
  readonly copy: DraftCopy;
  readonly onTake: () => void;
  readonly onDiscard: () => void;
}

/** The newest draft of the user's other tabs, to continue with here. */
function OtherDraft({ copy: { draft, changedAt }, onTake, onDiscard }: OtherDraftProps) {
  const { t, language } = useTexts('worksheet-draft');
  const dates = useDates();
  const title = textIn(draft.title, language).trim();
  const count = draft.problems.length;
  return (
    <Alert.Root status="info" mb="4">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>{t('other.title')}</Alert.Title>
        <Alert.Description>
          {title !== '' && `${title}: `}
          {t('other.text', { count, date: dates.dayAndTime(changedAt) })}
        </Alert.Description>
        <HStack gap="2" wrap="wrap">
          <Button size="sm" variant="outline" onClick={onTake}>
            {t('other.take')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            {t('other.discard')}
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}

interface UnreadableDraftProps {
  /** The draft as it was stored. */
  readonly text: string;
  readonly onDiscard: () => void;
}

/** An unreadable stored draft is not lost: its author can save and then discard it. */
function UnreadableDraft({ text, onDiscard }: UnreadableDraftProps) {
  const { t } = useTexts('worksheet-draft');
  return (
    <Alert.Root status="warning" role="alert" mb="4">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>{t('unreadable.title')}</Alert.Title>
        <Alert.Description>{t('unreadable.text')}</Alert.Description>
        <HStack gap="2" wrap="wrap">
          <Button size="sm" variant="outline" asChild>
            <chakra.a
              download="worksheet-draft.json"
              href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
            >
              {t('unreadable.download')}
            </chakra.a>
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            {t('unreadable.discard')}
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
