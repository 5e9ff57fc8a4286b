import { Alert, Button, chakra } from '@chakra-ui/react';
import type { KeepFailure } from '@lemma/core/problem';
import {
  buttonOfSelftest,
  hasSelftestButton,
  type SelftestDialog,
  type SelftestStore,
  type SwitchFailure,
} from '@lemma/core/selftest';
import { forFingers } from '../answer/index.ts';
import { useStore } from '../binding/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { Confirmation } from '../shell/index.ts';

/** The page of a self-test is a wrapper of its own work. */
const own = { isWrapper: true, category: 'selftest', isStudentSelected: false } as const;

/** The button that evaluates a self-test, or begins it anew, with the dialog that comes before. */
export function SelftestActions({ store }: { readonly store: SelftestStore }) {
  const { t, language } = useTexts('selftest');
  const { screen, dialog, failure } = useStore(store);
  const button = buttonOfSelftest(screen.state);
  const isSwitching = screen.kind === 'switching';
  if (!hasSelftestButton(own)) return null;
  return (
    <chakra.section
      aria-label={t('actions')}
      lang={language}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
      borderTopWidth="1px"
      pt="5"
      _print={{ display: 'none' }}
    >
      <Button
        size="lg"
        css={forFingers}
        minW={{ base: 'full', sm: '12rem' }}
        aria-disabled={isSwitching || undefined}
        aria-busy={isSwitching || undefined}
        onClick={() => store.press()}
      >
        {t(`button.${button}`)}
      </Button>
      <chakra.span role="status" color="fg.muted" _empty={{ display: 'none' }}>
        {isSwitching && t(`switching.${screen.state}`)}
      </chakra.span>
      {failure && <Failure failure={failure} button={button} />}
      {dialog !== undefined && (
        <Confirmation
          title={t(`dialogs.${dialog}.title`)}
          text={t(`dialogs.${dialog}.text`)}
          action={t(`dialogs.${dialog}.yes`)}
          cancel={t(`dialogs.${dialog}.no`)}
          onConfirm={() => void store.yes()}
          onCancel={() => store.no()}
        />
      )}
    </chakra.section>
  );
}

function Failure({ failure, button }: { readonly failure: SwitchFailure; readonly button: SelftestDialog }) {
  const { t } = useTexts('selftest');
  const noAnswer = useNoAnswerText();
  function whyNotKept(why: KeepFailure): string {
    switch (why.kind) {
      case 'replaced':
      case 'closed':
        return '';
      case 'forbidden':
        return t('failures.forbidden.text');
      default:
        return noAnswer(why);
    }
  }
  function text(): string {
    switch (failure.kind) {
      case 'notKept':
        return [t('failures.notKept'), whyNotKept(failure.why)].join(' ').trim();
      case 'notDrawn':
      case 'codeWaits':
        return t(`failures.${failure.kind}`);
      case 'notFound':
      case 'forbidden':
        return t(`failures.${failure.kind}.text`);
      default:
        return noAnswer(failure, t(`failures.${button}`));
    }
  }
  return (
    <Alert.Root status="error" role="alert" flexBasis="100%">
      <Alert.Indicator />
      <Alert.Title>{text()}</Alert.Title>
    </Alert.Root>
  );
}
