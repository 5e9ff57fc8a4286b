import { Badge, Box, Button, Checkbox, HStack, Stack, Table, Text, useBreakpointValue } from '@chakra-ui/react';
import type { AssignedPerson, Phase } from '@lemma/core/assignment';
import { percentIn } from '@lemma/core/language';
import { useDates, useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';
import { ExtensionInWords } from './extension-in-words.tsx';

interface PeopleListProps {
  readonly people: readonly AssignedPerson[];
  /** Subjects of those who are selected. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  /** The address of the work of somebody, by the subject of his tokens. */
  readonly learnerHref: (id: string) => string;
  readonly onAcceptLate: (people: readonly AssignedPerson[]) => void;
}

const palettes: Readonly<Record<Phase, string>> = {
  notOpen: 'gray',
  notBegun: 'blue',
  open: 'green',
  late: 'orange',
  over: 'gray',
};

/** The name under which somebody is shown. */
export function shownName({ person: { id, name, username } }: Pick<AssignedPerson, 'person'>): string {
  return name ?? username ?? id;
}

/** The people of an assignment: a table where there is room for one, otherwise cards. */
export function PeopleList(props: PeopleListProps) {
  const isWide = useBreakpointValue({ base: false, lg: true }, { ssr: false }) === true;
  const { t } = useTexts('assignment');
  const { people, selected, onSelect, onAcceptLate } = props;
  const late = people.filter((each) => each.late > 0 && selected.has(each.person.id));
  const isAll = people.length > 0 && people.every(({ person }) => selected.has(person.id));
  const all = (
    <Checkbox.Root
      py="2"
      checked={isAll ? true : selected.size > 0 ? 'indeterminate' : false}
      onCheckedChange={() => onSelect(new Set(isAll ? [] : people.map(({ person }) => person.id)))}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control>
        <Checkbox.Indicator />
      </Checkbox.Control>
      <Checkbox.Label>{t('selectAll')}</Checkbox.Label>
    </Checkbox.Root>
  );
  return (
    <Stack gap="2">
      <HStack justify="space-between" wrap="wrap">
        {all}
        {late.length > 0 && (
          <Button minH="11" variant="outline" height="auto" whiteSpace="normal" onClick={() => onAcceptLate(late)}>
            {t('acceptLateOfSelected', { count: late.length })}
          </Button>
        )}
      </HStack>
      {isWide ? <PeopleTable {...props} /> : <PeopleCards {...props} />}
    </Stack>
  );
}

function PeopleTable({ people, ...props }: PeopleListProps) {
  const { t } = useTexts('assignment');
  return (
    <Table.ScrollArea borderWidth="1px" borderRadius="l3">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('column.person')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('column.deadline')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('column.extension')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('column.state')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('column.work')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {people.map((each) => (
            <Table.Row key={each.person.id} verticalAlign="top">
              <Table.Cell>
                <Choice person={each} {...props} />
              </Table.Cell>
              <Table.Cell>
                <DeadlineOf person={each} />
              </Table.Cell>
              <Table.Cell maxW="18rem" whiteSpace="normal">
                {each.extension && <ExtensionInWords extension={each.extension} by={each.extension.by} />}
              </Table.Cell>
              <Table.Cell>
                <PhaseBadge phase={each.phase} />
              </Table.Cell>
              <Table.Cell>
                <Work person={each} {...props} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

function PeopleCards({ people, ...props }: PeopleListProps) {
  const { t } = useTexts('assignment');
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {people.map((each) => (
        <Stack as="li" key={each.person.id} gap="1" borderWidth="1px" borderRadius="l3" p="4" bg="bg.panel">
          <HStack justify="space-between" align="flex-start">
            <Choice person={each} {...props} />
            <PhaseBadge phase={each.phase} />
          </HStack>
          <DeadlineOf person={each} isNamed />
          {each.extension && (
            <Box>
              <Text color="fg.muted" fontSize="sm">
                {t('column.extension')}
              </Text>
              <ExtensionInWords extension={each.extension} by={each.extension.by} />
            </Box>
          )}
          <Work person={each} isNamed {...props} />
        </Stack>
      ))}
    </Stack>
  );
}

type OfPerson = Omit<PeopleListProps, 'people'> & { readonly person: AssignedPerson };

/** Whether it says what it is: in a table the column does. */
interface NamedProps {
  readonly isNamed?: boolean;
}

function Choice({ person: each, selected, onSelect }: OfPerson) {
  const { id, username } = each.person;
  const name = shownName(each);
  return (
    <Checkbox.Root
      py="1"
      alignItems="flex-start"
      checked={selected.has(id)}
      onCheckedChange={({ checked }) => {
        const others = [...selected].filter((other) => other !== id);
        onSelect(new Set(checked === true ? [...others, id] : others));
      }}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control mt="0.5" />
      <Checkbox.Label>
        <Text as="span" fontWeight="medium" wordBreak="break-word">
          {name}
        </Text>
        {username !== undefined && username !== name && (
          <Text as="span" display="block" color="fg.muted" fontSize="sm" fontWeight="normal" wordBreak="break-all">
            {username}
          </Text>
        )}
      </Checkbox.Label>
    </Checkbox.Root>
  );
}

function DeadlineOf({ person: { deadline, start }, isNamed = false }: NamedProps & Pick<OfPerson, 'person'>) {
  const { t } = useTexts('assignment');
  const times = useDates();
  const due = (date: string) => (isNamed ? t('dueAt', { date }) : date);
  return (
    <Box>
      {deadline === undefined ? t('noDeadline') : due(times.dayAndTime(deadline))}
      {start !== undefined && (
        <Text color="fg.muted" fontSize="sm">
          {t('started', { date: times.dayAndTime(start) })}
        </Text>
      )}
    </Box>
  );
}

function PhaseBadge({ phase }: { readonly phase: Phase }) {
  const { t } = useTexts('assignment');
  return (
    <Badge variant="surface" colorPalette={palettes[phase]} flex="none">
      {t(`phase.${phase}`)}
    </Badge>
  );
}

function Work({ person: each, isNamed = false, learnerHref, onAcceptLate }: NamedProps & OfPerson) {
  const { t, language } = useTexts('assignment');
  const times = useDates();
  const { start, saved, score, late, lastLate } = each;
  return (
    <Box>
      {isNamed ? t('handedIn', { problems: t('saved', { count: saved }) }) : t('saved', { count: saved })}
      {score !== undefined && <Text color="fg.muted">{t('score', { share: percentIn(language, score) })}</Text>}
      {lastLate !== undefined && (
        <HStack wrap="wrap" gap="2" color="orange.fg">
          <Text>{t('late', { count: late, date: times.dayAndTime(Date.parse(lastLate)) })}</Text>
          <Button
            size="sm"
            variant="outline"
            aria-label={t('acceptLateOf', { name: shownName(each) })}
            onClick={() => onAcceptLate([each])}
          >
            {t('acceptLate')}
          </Button>
        </HStack>
      )}
      {(start !== undefined || saved > 0 || late > 0) && (
        <AppLink
          href={learnerHref(each.person.id)}
          fontSize="sm"
          minH={{ base: '11', lg: '8' }}
          alignItems="center"
          aria-label={t('workOf', { name: shownName(each) })}
        >
          {t('work')}
        </AppLink>
      )}
    </Box>
  );
}
