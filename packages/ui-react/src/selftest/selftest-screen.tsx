import { Alert, Button, chakra, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { percentIn, type Language } from '@lemma/core/language';
import { SelftestStore, type Selftest, type SelftestFailure } from '@lemma/core/selftest';
import { holds } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { AppLink, usePageTitle } from '../shell/index.ts';
import { SelftestActions } from './selftest-actions.tsx';
import { SelftestPart } from './selftest-part.tsx';

interface SelftestScreenProps {
  readonly id: string;
  readonly language: Language;
  readonly backHref: string;
}

/** A self-test: all its problems on one page, to work on or as they were evaluated (specification 001 §4). */
export function SelftestScreen({ id, language, backHref }: SelftestScreenProps) {
  const { t, language: textLanguage } = useTexts('selftest');
  const selftests = useService(tokens.selftestGateway);
  const log = useService(tokens.log);
  const store = useMemo(() => new SelftestStore({ selftests, log }, id, language), [selftests, log, id, language]);
  useEffect(() => {
    void store.open();
  }, [store]);
  const { selftest } = useStore(store);
  usePageTitle(selftest.status === 'loaded' ? selftest.value.title : undefined);
  return (
    <Stack gap="5" mx="auto" maxW="920px" lang={textLanguage}>
      <AppLink href={backHref} gap="1.5" minH="11" alignSelf="flex-start" _print={{ display: 'none' }}>
        <ArrowLeft size={16} aria-hidden="true" />
        {t('toStart')}
      </AppLink>
      {selftest.status === 'loading' && (
        <Stack gap="4" animation="fade-in 200ms 150ms both">
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          <Skeleton height="10" width="60%" />
          <Skeleton height="48" />
        </Stack>
      )}
      {selftest.status === 'failed' && <NotFound failure={selftest.failure} onRetry={() => void store.open()} />}
      {selftest.status === 'loaded' && <OpenedSelftest store={store} selftest={selftest.value} />}
    </Stack>
  );
}

function OpenedSelftest({ store, selftest }: { readonly store: SelftestStore; readonly selftest: Selftest }) {
  const { t } = useTexts('selftest');
  const session = useStore(useService(tokens.session));
  const { title, topic, problems, state, round } = selftest;
  const top = useRef<HTMLHeadingElement>(null);
  const shown = useRef(`${state}/${round}`);
  // The page is another one: readers begin at its top.
  useEffect(() => {
    if (shown.current === `${state}/${round}`) return;
    shown.current = `${state}/${round}`;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [state, round]);
  return (
    <>
      <Stack gap="2">
        <Text color="fg.muted" fontSize="sm">
          {[t('kind'), ...(topic === undefined ? [] : [topic])].join(' · ')}
        </Text>
        <Heading as="h1" size={{ base: '2xl', md: '3xl' }} ref={top} tabIndex={-1} outline="none" scrollMarginTop="24">
          {title}
        </Heading>
        <Text color="fg.muted">{t(`intro.${state}`)}</Text>
      </Stack>
      {state === 'feedback' && <Result selftest={selftest} />}
      {problems.map((problem, index) => (
        <SelftestPart
          key={`${problem.path}/${state}/${round}`}
          store={store}
          selftest={selftest}
          problem={problem}
          number={index + 1}
          annotations={holds(session, 'view-annotations')}
        />
      ))}
      <SelftestActions store={store} />
    </>
  );
}

function Result({ selftest: { score, isUndecided } }: { readonly selftest: Selftest }) {
  const { t, language } = useTexts('selftest');
  if (score === undefined) return null;
  return (
    <Alert.Root status={isUndecided === true ? 'info' : 'neutral'} role="status">
      <Alert.Content>
        <chakra.p fontSize="xl" fontWeight="semibold">
          {t(isUndecided === true ? 'resultSoFar' : 'result', { share: percentIn(language, score) })}
        </chakra.p>
        {isUndecided === true && <Alert.Description>{t('undecided')}</Alert.Description>}
      </Alert.Content>
    </Alert.Root>
  );
}

function NotFound({ failure, onRetry }: { readonly failure: SelftestFailure; readonly onRetry: () => void }) {
  const { t } = useTexts('selftest');
  const noAnswer = useNoAnswerText();
  if (failure.kind === 'notFound' || failure.kind === 'forbidden') {
    return (
      <Alert.Root status="warning" role="alert">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{t(`failures.${failure.kind}.title`)}</Alert.Title>
          <Alert.Description>{t(`failures.${failure.kind}.text`)}</Alert.Description>
        </Alert.Content>
      </Alert.Root>
    );
  }
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Title flex="1">{noAnswer(failure, t('failures.unavailable'))}</Alert.Title>
      <Button size="sm" variant="outline" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Alert.Root>
  );
}
