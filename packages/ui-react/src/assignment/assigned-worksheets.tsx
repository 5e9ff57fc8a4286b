import { Badge, Button, Heading, Text, chakra } from '@chakra-ui/react';
import type { AssignedWorksheet } from '@lemma/core/assignment';
import { ResourceStore } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { useMemo } from 'react';
import { useLoaded, useService } from '../binding/index.ts';
import { ShownText, useDates, useNoAnswerText, useTexts } from '../language/index.ts';
import { LinkedRow, LinkedRows } from '../shell/index.ts';

interface AssignedWorksheetsProps {
  readonly worksheetHref: (id: string) => string;
}

/** The worksheets that are assigned to the reader, and how much time is left. Nothing if there are none. */
export function AssignedWorksheets({ worksheetHref }: AssignedWorksheetsProps) {
  const { t } = useTexts('assignment');
  const gateway = useService(tokens.assignmentGateway);
  const store = useMemo(() => new ResourceStore(() => gateway.mine()), [gateway]);
  const found = useLoaded(store);
  const noAnswer = useNoAnswerText();
  if (found.status === 'loading' || (found.status === 'loaded' && found.value.length === 0)) return null;
  return (
    <chakra.section mb="10" aria-labelledby="assigned-worksheets">
      <Heading as="h2" size="xl" mb="3" id="assigned-worksheets">
        {t('mine.title')}
      </Heading>
      {found.status === 'failed' ? (
        <Text role="alert" color="fg.muted">
          {found.failure.kind === 'notFound' || found.failure.kind === 'forbidden'
            ? t('mine.failed')
            : noAnswer(found.failure, t('mine.failed'))}{' '}
          <Button size="xs" variant="outline" onClick={() => void store.load()}>
            {t('retry')}
          </Button>
        </Text>
      ) : (
        <LinkedRows>
          {found.value.map((assigned) => (
            <AssignedRow key={assigned.assignment} assigned={assigned} href={worksheetHref(assigned.worksheet.id)} />
          ))}
        </LinkedRows>
      )}
    </chakra.section>
  );
}

function AssignedRow({ assigned, href }: { readonly assigned: AssignedWorksheet; readonly href: string }) {
  const { t, language } = useTexts('assignment');
  const times = useDates();
  const { phase, deadline, timeLimit, problems, saved, worksheet } = assigned;
  const inWords = ({ at, left }: { readonly at: number; readonly left: number }) => ({
    day: times.dayFrom(at, at - left),
    time: times.timeOfDay(at),
  });
  const facts = [
    ...(deadline === undefined ? [] : [t(deadline.left > 0 ? 'mine.due' : 'mine.passed', inWords(deadline))]),
    ...(timeLimit !== undefined && phase === 'notBegun' ? [t('mine.limit', { count: timeLimit })] : []),
    t('mine.saved', { saved, total: problems }),
  ];
  return (
    <LinkedRow
      href={href}
      below={
        <Text color="fg.muted" fontSize="sm">
          {facts.join(' · ')}
        </Text>
      }
      aside={
        phase === 'open' ? undefined : (
          <Badge variant="surface" colorPalette={phase === 'late' ? 'orange' : 'gray'}>
            {t(`phase.${phase}`)}
          </Badge>
        )
      }
    >
      <ShownText texts={worksheet.title} reader={language} />
    </LinkedRow>
  );
}
