import { Alert, chakra, Input, Stack, Text } from '@chakra-ui/react';
import { readAnswerKey } from '@lemma/core/problem';
import {
  readReceiptCode,
  receiptCode,
  receiptsOfPage,
  ReceiptsStore,
  type ListedReceipt,
  type ReadReceipts,
  type ReceiptsFailure,
} from '@lemma/core/receipt';
import { useEffect, useId, useMemo } from 'react';
import { useStore } from '../binding/index.ts';
import { TitledDialog } from '../dialog/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { Paging } from '../search/index.ts';
import { Waiting } from '../shell/index.ts';
import { useArrival } from './use-arrival.ts';

interface ReceiptsDialogProps {
  readonly read: ReadReceipts;
  readonly onClose: () => void;
}

/** Everything that has arrived in the work on a problem, latest first, and one that somebody has written down. */
export function ReceiptsDialog({ read, onClose }: ReceiptsDialogProps) {
  const { t, language } = useTexts('receipt');
  const store = useMemo(() => new ReceiptsStore(read), [read]);
  const { page, typed, list } = useStore(store);
  const hint = useId();
  useEffect(() => {
    void store.turnTo(1);
  }, [store]);
  const isLookedFor = readReceiptCode(typed) !== undefined;
  return (
    <TitledDialog title={t('title')} closeLabel={t('close')} size="lg" onClose={onClose}>
      <Stack gap="4" lang={language}>
        <Text color="fg.muted">{t('hint')}</Text>
        <Input
          type="search"
          enterKeyHint="search"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck="false"
          fontFamily="mono"
          maxLength={100}
          aria-label={t('find')}
          aria-describedby={hint}
          placeholder={t('find')}
          value={typed}
          onChange={({ target }) => void store.find(target.value)}
        />
        <Text id={hint} role="status" fontSize="sm" color="fg.muted" _empty={{ display: 'none' }}>
          {typed.trim() !== '' && !isLookedFor && t('noCode')}
          {list.status === 'loaded' && list.value.total === 0 && t(isLookedFor ? 'notFound' : 'none')}
        </Text>
        {list.status === 'loading' && <Waiting />}
        {list.status === 'failed' && <ReceiptsFailureNotice failure={list.failure} />}
        {list.status === 'loaded' && (
          <>
            {!list.value.isIntact && (
              <Alert.Root status="error" role="alert">
                <Alert.Indicator />
                <Alert.Title>{t('notIntact')}</Alert.Title>
              </Alert.Root>
            )}
            <chakra.ol
              listStyleType="none"
              borderWidth={list.value.receipts.length > 0 ? '1px' : '0'}
              borderRadius="l3"
            >
              {list.value.receipts.map((receipt) => (
                <ReceiptRow key={receipt.number} receipt={receipt} />
              ))}
            </chakra.ol>
            <Paging
              page={page}
              pages={Math.ceil(list.value.total / receiptsOfPage)}
              onTurn={(to) => void store.turnTo(to)}
            />
          </>
        )}
      </Stack>
    </TitledDialog>
  );
}

/** So many answers are named; more are counted. */
const mostNamed = 3;

function ReceiptRow({ receipt }: { readonly receipt: ListedReceipt }) {
  const { t } = useTexts('receipt');
  const arrival = useArrival();
  const { kind, answers } = receipt;
  const places = answers.flatMap((key) => readAnswerKey(key) ?? []);
  const named = places.map((place) => {
    const { question } = place;
    return place.kind === 'options' ? t('options', { question }) : t('answer', { question, answer: place.answer });
  });
  return (
    <chakra.li px="3" py="2" _notFirst={{ borderTopWidth: '1px' }}>
      <chakra.div display="flex" flexWrap="wrap" columnGap="4" justifyContent="space-between">
        <chakra.span fontWeight="medium">{t(`kinds.${kind}`)}</chakra.span>
        <chakra.span color="fg.muted">
          <chakra.time dateTime={receipt.at}>{arrival(receipt.at)}</chakra.time>{' '}
          <chakra.span fontFamily="mono" color="fg" whiteSpace="nowrap" title={receipt.hash} userSelect="all">
            {receiptCode(receipt)}
          </chakra.span>
        </chakra.span>
      </chakra.div>
      {named.length > 0 && (
        <Text fontSize="sm" color="fg.muted">
          {named.length > mostNamed ? t('answers', { count: named.length }) : named.join(' · ')}
        </Text>
      )}
    </chakra.li>
  );
}

function ReceiptsFailureNotice({ failure }: { readonly failure: ReceiptsFailure }) {
  const { t } = useTexts('receipt');
  const noAnswer = useNoAnswerText();
  const isKnown = failure.kind === 'notFound' || failure.kind === 'forbidden';
  return (
    <Alert.Root status={isKnown ? 'warning' : 'error'} role="alert">
      <Alert.Indicator />
      <Alert.Title>{isKnown ? t('none') : noAnswer(failure, t('unavailable'))}</Alert.Title>
    </Alert.Root>
  );
}
