import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import {
  AssignmentStore,
  type AssignedPerson,
  type AssignmentWithPeople,
  type PersonalExtension,
} from '@lemma/core/assignment';
import { textIn } from '@lemma/core/language';
import { tokens } from '@lemma/core/tokens';
import { ArrowLeft, ArrowRight, PencilLine, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLoaded, useService } from '../binding/index.ts';
import { ShownText, useTexts } from '../language/index.ts';
import { CopyButton } from '../preview/index.ts';
import { AppLink, useNotices, usePageTitle } from '../shell/index.ts';
import { AssignmentFacts } from './assignment-facts.tsx';
import { AssignmentForm } from './assignment-form.tsx';
import type { AssignmentLinks } from './assignment-links.ts';
import { ExtensionForm } from './extension-form.tsx';
import { ExtensionListSection } from './extension-list.tsx';
import { AssignmentFailureNotice, useChangeFailureText } from './failure-notice.tsx';
import { PeopleList, shownName } from './people-list.tsx';
import { RowsToCome } from './rows-to-come.tsx';
import { withLeftOut } from './with-left-out.ts';

interface AssignmentViewProps {
  readonly id: string;
  readonly links: AssignmentLinks;
  /** Copies the link of the worksheet. */
  readonly onCopy: (address: string) => Promise<void>;
  /** Leaves for the list, after deleting. */
  readonly onLeave: () => void;
}

/** One assignment with its people. */
export function AssignmentView({ id, ...props }: AssignmentViewProps) {
  const { t } = useTexts('assignment');
  const assignments = useService(tokens.assignmentGateway);
  const store = useMemo(() => new AssignmentStore({ assignments }, id), [assignments, id]);
  const found = useLoaded(store);
  return (
    <Stack gap="5">
      <AppLink href={props.links.all} gap="1.5" minH="11" alignSelf="flex-start" alignItems="center">
        <ArrowLeft size={16} aria-hidden="true" />
        {t('all')}
      </AppLink>
      {found.status === 'loading' && <RowsToCome />}
      {found.status === 'failed' && (
        <AssignmentFailureNotice failure={found.failure} onRetry={() => void store.load()} />
      )}
      {found.status === 'loaded' && <Loaded id={id} store={store} found={found.value} {...props} />}
    </Stack>
  );
}

interface LoadedProps extends AssignmentViewProps {
  readonly store: AssignmentStore;
  readonly found: AssignmentWithPeople;
}

function Loaded({ id, store, found, links, onCopy, onLeave }: LoadedProps) {
  const { t, language } = useTexts('assignment');
  const gateway = useService(tokens.assignmentGateway);
  const notices = useNotices();
  const changeFailure = useChangeFailureText();
  const [isChanging, setChanging] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { assignment, people } = found;
  const title = textIn(assignment.worksheet.title, language);
  usePageTitle(title);
  // Whoever was removed meanwhile is not selected any more.
  const selected = new Set([...chosen].filter((user) => people.some(({ person }) => person.id === user)));

  async function grant(extensions: readonly PersonalExtension[]): Promise<boolean> {
    const done = await store.extend(extensions);
    if (!done.ok) {
      notices.show({ kind: 'error', text: changeFailure(done.failure) });
      return false;
    }
    const reached = new Set(done.value.map(({ user }) => user));
    const leftOut = extensions.filter(({ user }) => !reached.has(user)).map(({ user }) => nameOf(user));
    const text = t('more.granted', { count: reached.size });
    notices.show({
      kind: leftOut.length === 0 ? 'success' : 'info',
      text: leftOut.length === 0 ? text : `${text} ${t('more.leftOut', { names: leftOut.join(', ') })}`,
      action: { text: t('undo'), run: () => void putBack(done.value) },
      stay: 15_000,
    });
    return true;
  }

  function nameOf(user: string): string {
    const found = people.find(({ person }) => person.id === user);
    return found === undefined ? user : shownName(found);
  }

  async function putBack(before: readonly PersonalExtension[]) {
    const done = await store.extend(before);
    notices.show(done.ok ? { kind: 'info', text: t('undone') } : { kind: 'error', text: changeFailure(done.failure) });
  }

  /** What was there before the change, with the people who were there. */
  async function changeBack() {
    const former = { terms: assignment.terms, people: people.map(({ person }) => person.id) };
    const done = await store.change({ ...former, isPastConfirmed: true });
    notices.show(done.ok ? { kind: 'info', text: t('undone') } : { kind: 'error', text: changeFailure(done.failure) });
  }

  async function acceptLate(those: readonly AssignedPerson[]) {
    const done = await store.acceptLate(those.map(({ person }) => person.id));
    const [first] = those;
    const text =
      those.length === 1 && first !== undefined
        ? t('accepted', { name: shownName(first) })
        : t('acceptedOf', { count: those.length });
    notices.show(done.ok ? { kind: 'success', text } : { kind: 'error', text: changeFailure(done.failure) });
  }

  async function remove() {
    const done = await gateway.remove(id);
    if (!done.ok) {
      notices.show({ kind: 'error', text: changeFailure(done.failure) });
      return;
    }
    onLeave();
    notices.show({
      kind: 'success',
      text: t('deleted'),
      stay: 15_000,
      action: {
        text: t('undo'),
        run: () =>
          void gateway
            .restore(id)
            .then((restored) =>
              notices.show(
                restored.ok
                  ? { kind: 'info', text: t('undone') }
                  : { kind: 'error', text: changeFailure(restored.failure) },
              ),
            ),
      },
    });
  }

  return (
    <>
      <Stack gap="2">
        <Heading as="h1" size="2xl" wordBreak="break-word">
          <ShownText texts={assignment.worksheet.title} reader={language} />
        </Heading>
        <AssignmentFacts assignment={assignment} />
        <Flex gap="2" wrap="wrap">
          <Button asChild size="sm" variant="outline" minH={{ base: '11', md: '9' }}>
            <AppLink unstyled href={links.worksheet(assignment.worksheet.id)}>
              {t('open')}
              <ArrowRight size={16} aria-hidden="true" />
            </AppLink>
          </Button>
          <CopyButton label={t('copyLink')} onCopy={() => onCopy(links.worksheet(assignment.worksheet.id))} />
          <Button
            size="sm"
            variant="outline"
            minH={{ base: '11', md: '9' }}
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >
            <PencilLine size={16} aria-hidden="true" />
            {t('change')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            colorPalette="red"
            minH={{ base: '11', md: '9' }}
            onClick={() => void remove()}
          >
            <Trash2 size={16} aria-hidden="true" />
            {t('delete')}
          </Button>
        </Flex>
      </Stack>
      {isChanging && (
        <AssignmentForm
          key={assignment.version}
          before={{ terms: assignment.terms, people }}
          onCancel={() => setChanging(false)}
          onWrite={async (written, unknown) => {
            const done = await store.change(written);
            if (!done.ok) return done.failure;
            setChanging(false);
            notices.show({
              ...withLeftOut(t('changed'), { unknown, elsewhere: done.value.elsewhere }, t),
              action: { text: t('undo'), run: () => void changeBack() },
              stay: 15_000,
            });
            return undefined;
          }}
        />
      )}
      {people.length === 0 ? (
        <Text color="fg.muted">{t('noPeople')}</Text>
      ) : (
        <>
          <PeopleList
            people={people}
            selected={selected}
            onSelect={setChosen}
            learnerHref={links.learner}
            onAcceptLate={(those) => void acceptLate(those)}
          />
          <ExtensionForm
            count={selected.size}
            hasLimit={assignment.terms.timeLimit !== undefined}
            onGrant={(extension) => grant([...selected].map((user) => ({ user, ...(extension && { extension }) })))}
          />
        </>
      )}
      <ExtensionListSection assignment={found} onGrant={grant} />
    </>
  );
}
