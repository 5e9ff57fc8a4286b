import { SharedLanguage } from '@lemma/core/language';
import { exportFile } from '@lemma/core/outbox';
import { waitingAnswersIn, type AnswerOutbox, type ProblemReference } from '@lemma/core/problem';
import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { useTexts } from '@lemma/ui-react/language';
import { OutboxBar } from '@lemma/ui-react/outbox';
import { SessionEnded } from '@lemma/ui-react/shell';
import { useEffect, useState } from 'react';
import { saveFile } from '../browser/index.ts';
import { problemAddress } from './addresses.ts';
import { useOfflinePages } from './use-offline-pages.ts';

interface SignedInSlotProps {
  /** Signs in again without leaving the page; missing for a user whom only an LMS can sign in again. */
  readonly onLogin: (() => void) | undefined;
}

/**
 * What every page has for whoever is signed in: the outbox, the language chosen on other devices, and the dialog for a
 * session that has ended.
 */
export function SignedInSlot({ onLogin }: SignedInSlotProps) {
  const sessions = useService(tokens.session);
  useSharedLanguage(useStore(sessions, ({ kind }) => (kind === 'user' ? sessions.owner : undefined)));
  return (
    <>
      <OutboxSlot />
      <SessionEnded session={useStore(sessions)} missed$={sessions.missed$} onLogin={onLogin} />
    </>
  );
}

/** Follows the language that the user chooses on any device. */
function useSharedLanguage(user: string | undefined): void {
  const languages = useService(tokens.language);
  const gateway = useService(tokens.languageGateway);
  useEffect(() => {
    if (user === undefined) return;
    const shared = new SharedLanguage({ languages, gateway, user });
    void shared.begin();
    return () => shared.dispose();
  }, [languages, gateway, user]);
}

/** Sends what waits from any page, and says what it could not send. */
function OutboxSlot() {
  const loader = useService(tokens.outbox);
  const [outbox, setOutbox] = useState<AnswerOutbox>();
  useEffect(() => {
    let isHere = true;
    const load = () => {
      loader.load().then(
        (loaded) => {
          if (isHere) setOutbox(loaded);
        },
        () => undefined,
      );
    };
    load();
    // One that did not arrive is asked for again.
    addEventListener('online', load);
    return () => {
      isHere = false;
      removeEventListener('online', load);
    };
  }, [loader]);
  return outbox && <LoadedOutbox outbox={outbox} />;
}

function LoadedOutbox({ outbox }: { readonly outbox: AnswerOutbox }) {
  const { t } = useTexts('outbox');
  useStore(outbox);
  useOfflinePages(outbox);
  useEffect(() => {
    const hurry = () => void outbox.hurry();
    const hurryIfHidden = () => {
      if (document.visibilityState === 'hidden') hurry();
    };
    // Asked only when something would really be lost.
    const ask = (event: BeforeUnloadEvent) => {
      hurry();
      if (!outbox.state.isOnDevice && waitingAnswersIn(outbox.state.changes) > 0) event.preventDefault();
    };
    document.addEventListener('visibilitychange', hurryIfHidden);
    addEventListener('pagehide', hurry);
    addEventListener('online', hurry);
    addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('visibilitychange', hurryIfHidden);
      removeEventListener('pagehide', hurry);
      removeEventListener('online', hurry);
      removeEventListener('beforeunload', ask);
    };
  }, [outbox]);
  const save = () => {
    const { owner = '', changes } = outbox.state;
    saveFile(`lemma-${t('fileName')}.json`, new TextEncoder().encode(exportFile(owner, changes)));
  };
  return <OutboxBar outbox={outbox} problemHref={hrefOf} onSaveFile={save} />;
}

function hrefOf({ path, language, worksheet, signedDeadline }: ProblemReference): string {
  return problemAddress(path, language, worksheet, undefined, signedDeadline);
}
