import { Alert } from '@chakra-ui/react';
import { ResourceStore } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { useMemo } from 'react';
import { useLoaded, useService } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';

interface AccompaniedNoticeProps {
  /** The subject of the learner's access token. */
  readonly id: string;
  /** The address of all work of this learner. */
  readonly href: string;
}

/** Says whose work is shown, above a problem that somebody else works on. */
export function AccompaniedNotice({ id, href }: AccompaniedNoticeProps) {
  const { t, language } = useTexts('problem');
  const learners = useService(tokens.learnerGateway);
  const store = useMemo(() => new ResourceStore(() => learners.workOf(id, language)), [learners, id, language]);
  const work = useLoaded(store);
  // Where the name cannot be read, the problem says why.
  const name = work.status === 'loaded' ? (work.value.learner.name ?? id) : id;
  return (
    <Alert.Root status="info" lang={language}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('accompanied.text', { name })}</Alert.Title>
        <AppLink href={href} minH="8" alignSelf="flex-start" textDecoration="underline">
          {t('accompanied.back', { name })}
        </AppLink>
      </Alert.Content>
    </Alert.Root>
  );
}
