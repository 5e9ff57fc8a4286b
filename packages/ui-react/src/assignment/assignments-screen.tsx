import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ResourceStore } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { WorksheetStore } from '@lemma/core/worksheet';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useLoaded, useService, useStore } from '../binding/index.ts';
import { ShownText, useTexts } from '../language/index.ts';
import { ListKeysButton, useListKeys } from '../list/index.ts';
import { AppLink, LinkedRow, LinkedRows, useNotices } from '../shell/index.ts';
import { withLeftOut } from './with-left-out.ts';
import { AssignmentFacts } from './assignment-facts.tsx';
import { AssignmentForm } from './assignment-form.tsx';
import type { AssignmentLinks } from './assignment-links.ts';
import { AssignmentView } from './assignment-view.tsx';
import { AssignmentFailureNotice } from './failure-notice.tsx';
import { RowsToCome } from './rows-to-come.tsx';

/** What is shown: all, one, or a new one of a worksheet. */
export type ShownAssignments =
  | { readonly kind: 'all' }
  | { readonly kind: 'one'; readonly id: string }
  | { readonly kind: 'new'; readonly worksheet: string };

interface AssignmentsScreenProps {
  readonly shown: ShownAssignments;
  readonly links: AssignmentLinks;
  readonly onCopy: (address: string) => Promise<void>;
  /** Shows something else. */
  readonly onShow: (shown: ShownAssignments) => void;
}

/** The assignments of a lecturer. */
export function AssignmentsScreen({ shown, links, onCopy, onShow }: AssignmentsScreenProps) {
  return (
    <Box maxW="7xl" mx="auto">
      {shown.kind === 'all' && <AllAssignments links={links} />}
      {shown.kind === 'one' && (
        <AssignmentView id={shown.id} links={links} onCopy={onCopy} onLeave={() => onShow({ kind: 'all' })} />
      )}
      {shown.kind === 'new' && <NewAssignment worksheet={shown.worksheet} links={links} onShow={onShow} />}
    </Box>
  );
}

function AllAssignments({ links }: { readonly links: AssignmentLinks }) {
  const { t, language } = useTexts('assignment');
  const gateway = useService(tokens.assignmentGateway);
  const store = useMemo(() => new ResourceStore(() => gateway.list()), [gateway]);
  const found = useLoaded(store);
  const rows = useRef<HTMLDivElement>(null);
  const keys = useListKeys({ rows });
  return (
    <Stack gap="5" ref={rows}>
      <Flex justify="space-between" align="center">
        <Heading as="h1" size="2xl">
          {t('title')}
        </Heading>
        <ListKeysButton keys={keys} />
      </Flex>
      {found.status === 'loading' && <RowsToCome />}
      {found.status === 'failed' && (
        <AssignmentFailureNotice failure={found.failure} onRetry={() => void store.load()} />
      )}
      {found.status === 'loaded' && found.value.length === 0 && (
        <Stack gap="1">
          <Text>{t('none')}</Text>
          <Text color="fg.muted">{t('noneHint')}</Text>
          <AppLink href={links.pool} minH="11" alignItems="center" alignSelf="flex-start">
            {t('toPool')}
          </AppLink>
        </Stack>
      )}
      {found.status === 'loaded' && found.value.length > 0 && (
        <LinkedRows>
          {found.value.map((assignment) => (
            <LinkedRow
              key={assignment.id}
              href={links.assignment(assignment.id)}
              below={<AssignmentFacts assignment={assignment} />}
            >
              <ShownText texts={assignment.worksheet.title} reader={language} />
            </LinkedRow>
          ))}
        </LinkedRows>
      )}
    </Stack>
  );
}

interface NewAssignmentProps extends Pick<AssignmentsScreenProps, 'links' | 'onShow'> {
  readonly worksheet: string;
}

function NewAssignment({ worksheet, links, onShow }: NewAssignmentProps) {
  const { t, language } = useTexts('assignment');
  const gateway = useService(tokens.assignmentGateway);
  const notices = useNotices();
  const worksheets = useService(tokens.worksheetLookup);
  const sheets = useMemo(
    () => new WorksheetStore({ worksheets }, { by: 'worksheet', id: worksheet }),
    [worksheets, worksheet],
  );
  useEffect(() => {
    void sheets.load();
  }, [sheets]);
  const sheet = useStore(sheets);
  return (
    <Stack gap="5">
      <AppLink href={links.all} gap="1.5" minH="11" alignSelf="flex-start" alignItems="center">
        <ArrowLeft size={16} aria-hidden="true" />
        {t('all')}
      </AppLink>
      <Stack gap="1">
        <Heading as="h1" size="2xl">
          {t('newTitle')}
        </Heading>
        {sheet.status === 'loaded' && (
          <Text fontSize="lg" wordBreak="break-word">
            <ShownText texts={sheet.value.title} reader={language} />
          </Text>
        )}
      </Stack>
      <AssignmentForm
        onWrite={async (written, unknown) => {
          const made = await gateway.create(worksheet, written);
          if (!made.ok) return made.failure;
          notices.show(withLeftOut(t('created'), { unknown, elsewhere: made.value.elsewhere }, t));
          onShow({ kind: 'one', id: made.value.id });
          return undefined;
        }}
      />
    </Stack>
  );
}
