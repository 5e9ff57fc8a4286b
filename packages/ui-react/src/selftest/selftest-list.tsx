import { Badge, Button, chakra, Heading, Text } from '@chakra-ui/react';
import { percentIn } from '@lemma/core/language';
import type { Selftest } from '@lemma/core/selftest';
import { ResourceStore } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { useMemo } from 'react';
import { useLoaded, useService } from '../binding/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { LinkedRow, LinkedRows } from '../shell/index.ts';

interface SelftestListProps {
  readonly selftestHref: (id: string) => string;
}

/** The self-tests of the courses, and how far the reader is with them. Nothing if there are none. */
export function SelftestList({ selftestHref }: SelftestListProps) {
  const { t, language } = useTexts('selftest');
  const gateway = useService(tokens.selftestGateway);
  const store = useMemo(() => new ResourceStore(() => gateway.list(language)), [gateway, language]);
  const found = useLoaded(store);
  const noAnswer = useNoAnswerText();
  // Who may not take any has none.
  const isForbidden = found.status === 'failed' && found.failure.kind === 'forbidden';
  if (found.status === 'loading' || isForbidden || (found.status === 'loaded' && found.value.length === 0)) return null;
  return (
    <chakra.section mb="10" aria-labelledby="selftests">
      <Heading as="h2" size="xl" mb="3" id="selftests">
        {t('home.title')}
      </Heading>
      {found.status === 'failed' ? (
        <Text role="alert" color="fg.muted">
          {found.failure.kind === 'notFound' || found.failure.kind === 'forbidden'
            ? t('home.failed')
            : noAnswer(found.failure, t('home.failed'))}{' '}
          <Button size="xs" variant="outline" onClick={() => void store.load()}>
            {t('retry')}
          </Button>
        </Text>
      ) : (
        <LinkedRows>
          {found.value.map((selftest) => (
            <SelftestRow key={selftest.id} selftest={selftest} href={selftestHref(selftest.id)} />
          ))}
        </LinkedRows>
      )}
    </chakra.section>
  );
}

function SelftestRow({ selftest, href }: { readonly selftest: Selftest; readonly href: string }) {
  const { t, language } = useTexts('selftest');
  const { title, topic, problems, state, score } = selftest;
  return (
    <LinkedRow
      href={href}
      below={
        <Text color="fg.muted" fontSize="sm">
          {[...(topic === undefined ? [] : [topic]), t('home.problems', { count: problems.length })].join(' · ')}
        </Text>
      }
      aside={
        state === 'feedback' &&
        score !== undefined && (
          <Badge variant="surface" colorPalette="brand" size="md" lang={language}>
            {t('home.evaluated', { share: percentIn(language, score) })}
          </Badge>
        )
      }
    >
      {title}
    </LinkedRow>
  );
}
