import { Alert, Badge, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { percentIn } from '@lemma/core/language';
import { MendedStore, type AnsweredPlace, type MendedProblem, type MendedWork } from '@lemma/core/learner';
import { tokens } from '@lemma/core/tokens';
import { ArrowRight, RotateCw, Undo2 } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { forFingers } from '../answer/index.ts';
import { useService, useStore } from '../binding/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { useNotices } from '../shell/index.ts';
import { MomentView } from './moment-view.tsx';

interface MendedNoticeProps {
  readonly place: AnsweredPlace;
  /** After scores have changed. */
  readonly onChanged: () => void;
}

/** Milliseconds: long enough to notice a slip. */
const undoStays = 10_000;

/** Tells that a problem was mended while learners work on it, what grading again would change, and does it. */
export function MendedNotice({ place: { path, worksheet }, onChanged }: MendedNoticeProps) {
  const { t, language } = useTexts('learner');
  const learners = useService(tokens.learnerGateway);
  const store = useMemo(
    () => new MendedStore({ learners }, { path, ...(worksheet !== undefined && { worksheet }) }, language),
    [learners, path, worksheet, language],
  );
  const { problem, isRegrading } = useStore(store);
  const notices = useNotices();
  const noAnswer = useNoAnswerText();
  useEffect(() => {
    void store.load();
  }, [store]);

  async function undo(id: string) {
    const undone = await store.undo(id);
    if (undone === undefined) return;
    if (undone.ok) {
      onChanged();
      notices.show({ kind: 'info', text: t('mended.undone') });
    } else if (undone.failure.kind === 'forbidden') notices.show({ kind: 'error', text: t('failures.forbidden') });
    else notices.show({ kind: 'error', text: noAnswer(undone.failure, t('mended.failed')) });
  }

  async function regrade() {
    const done = await store.regrade();
    if (done === undefined) return;
    if (!done.ok) {
      const { failure } = done;
      if (failure.kind === 'changed') notices.show({ kind: 'warning', text: t('mended.changed') });
      else if (failure.kind === 'forbidden') notices.show({ kind: 'error', text: t('failures.forbidden') });
      else notices.show({ kind: 'error', text: noAnswer(failure, t('mended.failed')) });
      return;
    }
    onChanged();
    const { id, better } = done.value;
    const notice = notices.show({
      kind: 'success',
      text: t('mended.done', { count: better }),
      stay: undoStays,
      action: {
        text: t('undo'),
        run: () => {
          notices.dismiss(notice);
          void undo(id);
        },
      },
    });
  }

  // The answers below are there without it.
  if (problem.status !== 'loaded') return null;
  return (
    <>
      {problem.value.works.length > 0 && (
        <WhatWouldChange problem={problem.value} isRegrading={isRegrading} onRegrade={() => void regrade()} />
      )}
      <Regradings problem={problem.value} isBusy={isRegrading} onUndo={(id) => void undo(id)} />
    </>
  );
}

interface WhatWouldChangeProps {
  readonly problem: MendedProblem;
  readonly isRegrading: boolean;
  readonly onRegrade: () => void;
}

function WhatWouldChange({ problem: { works }, isRegrading, onRegrade }: WhatWouldChangeProps) {
  const { t } = useTexts('learner');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const better = works.filter(({ outcome }) => outcome === 'better').length;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('mended.title')}</Alert.Title>
        <Alert.Description>
          {t('mended.text', { count: works.length })} {t('mended.better', { count: better })}
        </Alert.Description>
        <HStack wrap="wrap" gap="3" mt="3">
          <Button minH="11" loading={isRegrading} onClick={onRegrade}>
            <RotateCw size={16} aria-hidden="true" />
            {t('mended.regrade')}
          </Button>
          <Button
            minH="11"
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'mended.hide' : 'mended.show')}
          </Button>
        </HStack>
        <div id={listId} hidden={!isOpen}>
          <chakra.ul listStyleType="none" mt="3">
            {works.map((work) => (
              <WorkOfOne key={work.learner.id} work={work} />
            ))}
          </chakra.ul>
        </div>
      </Alert.Content>
    </Alert.Root>
  );
}

function WorkOfOne({ work: { learner, before, after, outcome } }: { readonly work: MendedWork }) {
  const { t, language } = useTexts('learner');
  const shown = (score: number | undefined) => (score === undefined ? '–' : percentIn(language, score));
  return (
    <chakra.li display="flex" flexWrap="wrap" columnGap="3" py="1" alignItems="center">
      <Text as="span" fontWeight="medium" minW="10rem" wordBreak="break-word">
        {learner.name ?? learner.id}
      </Text>
      {outcome === 'better' || outcome === 'same' ? (
        <Text as="span" display="inline-flex" alignItems="center" gap="1">
          {shown(before)} <ArrowRight size={14} role="img" aria-label={t('mended.becomes')} /> {shown(after)}
        </Text>
      ) : (
        <Text as="span">{t(`mended.${outcome}`)}</Text>
      )}
      {outcome === 'better' && <Badge colorPalette="green">{t('mended.isBetter')}</Badge>}
    </chakra.li>
  );
}

interface RegradingsProps {
  readonly problem: MendedProblem;
  readonly isBusy: boolean;
  readonly onUndo: (id: string) => void;
}

function Regradings({ problem: { regradings }, isBusy, onUndo }: RegradingsProps) {
  const { t } = useTexts('learner');
  if (regradings.length === 0) return null;
  return (
    <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" borderRadius="l3" aria-label={t('mended.log')}>
      {regradings.map(({ id, by, at, isUndone, learners, better }) => (
        <chakra.li
          key={id}
          display="flex"
          flexWrap="wrap"
          gap="3"
          px={{ base: '3', md: '4' }}
          py="2"
          alignItems="center"
          justifyContent="space-between"
          _notFirst={{ borderTopWidth: '1px' }}
        >
          <span>
            {t('mended.made', { by })} <MomentView at={at} /> · {t('learners', { count: learners })} ·{' '}
            {t('mended.betterCount', { count: better })}
          </span>
          {isUndone ? (
            <Badge>{t('mended.isUndone')}</Badge>
          ) : (
            <Button size="sm" css={forFingers} variant="outline" disabled={isBusy} onClick={() => onUndo(id)}>
              <Undo2 size={16} aria-hidden="true" />
              {t('undo')}
            </Button>
          )}
        </chakra.li>
      ))}
    </Stack>
  );
}
