import { Heading, Stack, Text } from '@chakra-ui/react';
import { percentIn } from '@lemma/core/language';
import { rowsOfPage, UndecidedStore, type DecisionFailure, type UndecidedAnswer } from '@lemma/core/learner';
import { tokens } from '@lemma/core/tokens';
import { useEffect, useMemo, useRef } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { Paging } from '../search/index.ts';
import { useNotices } from '../shell/index.ts';
import { LearnersFailureNotice } from './learners-failure-notice.tsx';
import type { LearnerLinks } from './learner-links.ts';
import { RowsToCome } from './rows-to-come.tsx';
import { UndecidedRow, type DecidedAs } from './undecided-row.tsx';

const scores: Readonly<Record<DecidedAs, number>> = { right: 1, half: 0.5, wrong: 0 };

/** The answers that could be neither proven nor refuted, newest first, with the decisions a tutor can make. */
export function UndecidedAnswers({ links }: { readonly links: LearnerLinks }) {
  const { t, language } = useTexts('learner');
  const learners = useService(tokens.learnerGateway);
  const store = useMemo(() => new UndecidedStore({ learners }, language), [learners, language]);
  const { page, list, deciding } = useStore(store);
  const notices = useNotices();
  const noAnswer = useNoAnswerText();
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  /** Where the reader was when a row left. */
  const left = useRef<number>(undefined);
  useEffect(() => {
    void store.turnTo(1);
  }, [store]);
  useEffect(() => {
    if (left.current === undefined || list.status === 'loading') return;
    const hits = rows.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [];
    (hits[Math.min(left.current, hits.length - 1)] ?? heading.current)?.focus();
    left.current = undefined;
  }, [list]);

  function failureText(failure: DecisionFailure): string {
    switch (failure.kind) {
      case 'decided': {
        const { decision } = failure;
        if (decision === undefined) return t('notDecided.decidedBySomebody');
        return t('notDecided.decided', { by: decision.by, share: percentIn(language, decision.score) });
      }
      case 'changed':
        return t('notDecided.changed');
      case 'forbidden':
        return t('failures.forbidden');
      default:
        return noAnswer(failure, t('notDecided.unavailable'));
    }
  }

  async function undo(id: string, decision: number) {
    const withdrawn = await store.withdraw(id, decision);
    notices.show(
      withdrawn.ok ? { kind: 'info', text: t('undone') } : { kind: 'error', text: failureText(withdrawn.failure) },
    );
  }

  async function decide({ id }: UndecidedAnswer, as: DecidedAs, index: number) {
    left.current = index;
    const decided = await store.decide(id, scores[as]);
    if (decided === undefined) return;
    if (!decided.ok) {
      // The row may still be there: the focus, too.
      if (store.state.list === list) left.current = undefined;
      notices.show({
        kind: decided.failure.kind === 'decided' ? 'warning' : 'error',
        text: failureText(decided.failure),
      });
      return;
    }
    const { number } = decided.value;
    const notice = notices.show({
      kind: 'success',
      text: t(`decided.${as}`),
      stay: undoStays,
      action: {
        text: t('undo'),
        run: () => {
          notices.dismiss(notice);
          void undo(id, number);
        },
      },
    });
  }

  const total = list.status === 'loaded' ? list.value.total : undefined;
  return (
    <Stack as="section" gap="4" aria-labelledby="undecided-answers">
      <div>
        <Heading as="h2" size="xl" id="undecided-answers" ref={heading} tabIndex={-1} outline="none">
          {t('undecided')}
        </Heading>
        {total !== 0 && <Text color="fg.muted">{t('undecidedText')}</Text>}
        <Text role="status" color="fg.muted" fontSize="sm" mt="1">
          {total === undefined || total === 0 ? '' : t('undecidedCount', { count: total })}
        </Text>
      </div>
      {list.status === 'loading' && <RowsToCome height="9rem" />}
      {list.status === 'failed' && <LearnersFailureNotice failure={list.failure} onRetry={() => void store.reload()} />}
      {list.status === 'loaded' && list.value.rows.length === 0 && (
        <Stack gap="1" p="6" borderWidth="1px" borderRadius="l3" borderStyle="dashed">
          <Text fontWeight="semibold">{t('nothingUndecided.title')}</Text>
          <Text color="fg.muted">{t('nothingUndecided.text')}</Text>
        </Stack>
      )}
      {list.status === 'loaded' && list.value.rows.length > 0 && (
        <Stack as="ul" ref={rows} listStyleType="none" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="l3">
          {list.value.rows.map((row, index) => (
            <UndecidedRow
              key={row.id}
              answer={row}
              links={links}
              isBusy={deciding.includes(row.id)}
              onDecide={(as) => void decide(row, as, index)}
            />
          ))}
        </Stack>
      )}
      <Paging
        page={page}
        pages={Math.ceil((total ?? 0) / rowsOfPage)}
        onTurn={(to) => {
          void store.turnTo(to);
          heading.current?.focus();
        }}
      />
    </Stack>
  );
}

/** Milliseconds: long enough to notice a slip. */
const undoStays = 10_000;
