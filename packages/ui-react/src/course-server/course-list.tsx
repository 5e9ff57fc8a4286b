import { Alert, Box, Button, Grid, Heading, HStack, Input, Field, Stack, Text, Flex } from '@chakra-ui/react';
import {
  courseKey,
  rowsOfServers,
  type CourseServer,
  type ServerCourses,
  type ServerRow,
} from '@lemma/core/course-server';
import { isLanguage, languages, textIn, type Language } from '@lemma/core/language';
import { pageCount, pageSize } from '@lemma/core/search';
import type { CourseListFailure, GradingType } from '@lemma/core/selection';
import { useRef, useState, type ReactNode } from 'react';
import { ChoiceField } from '../form/index.ts';
import { languageTitle, useTexts } from '../language/index.ts';
import { ListKeysButton, useListKeys } from '../list/index.ts';
import { Paging } from '../search/index.ts';
import { Waiting } from '../shell/index.ts';
import { TaskRow } from './task-row.tsx';
import { typeName } from './type-name.ts';

/** What is looked for in a list of courses, beside its language. */
export interface CourseQuery {
  readonly query: string;
  /** Counts from 1. */
  readonly page: number;
}

interface CourseListProps {
  readonly title: string;
  /** Beside the title. */
  readonly links?: ReactNode;
  readonly sourceChoice?: ReactNode;
  readonly sections: readonly ServerCourses[];
  readonly onRetry: (server: CourseServer | undefined) => void;
  readonly gradingType: GradingType;
  /** Whether items of all courses are shown at once. */
  readonly multiCourse: boolean;
  /** Without a language there are no rows. */
  readonly language: Language | undefined;
  readonly onLanguage: (language: Language | undefined) => void;
  /** What the list begins with. */
  readonly start?: CourseQuery;
  readonly onQuery?: (query: CourseQuery) => void;
  /** The address of a row; missing where it has none. */
  readonly hrefOf: (row: ServerRow) => string | undefined;
  readonly actionOf: (row: ServerRow) => ReactNode;
  /** Whether the actions select rows. */
  readonly canSelect: boolean;
  readonly hasPalette: boolean;
}

const fromStart: CourseQuery = { query: '', page: 1 };

/** The courses and tasks of some servers; what one of them fails to answer is told among those of the others. */
export function CourseList(props: CourseListProps) {
  const { sections, language, gradingType, start = fromStart } = props;
  const { t, language: reader } = useTexts('selector');
  const heading = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const keys = useListKeys({
    rows: list,
    onSearch: () => field.current?.focus(),
    canSelect: props.canSelect,
    hasPalette: props.hasPalette,
  });
  const [{ query, page }, setLooked] = useState(start);
  const [chosenCourse, setCourse] = useState<string>();
  const [type, setType] = useState('');
  const offered = sections.flatMap(({ server, courses }) =>
    courses.status === 'loaded'
      ? courses.value
          .filter(({ tasks, link }) => tasks.length > 0 || link !== undefined)
          .map((course) => ({ server, course, key: courseKey(server, course) }))
      : [],
  );
  const isKnown = offered.some(({ key }) => key === chosenCourse);
  const course = (isKnown ? chosenCourse : undefined) ?? (props.multiCourse ? '' : (offered[0]?.key ?? ''));
  const isCourseNamed = course === '';
  const all =
    language === undefined
      ? []
      : rowsOfServers(sections, language, { gradingType }, { course: course === '' ? undefined : course, query });
  const types = [...new Set(all.flatMap(({ row }) => row.types))];
  const rows = types.includes(type) ? all.filter(({ row }) => row.types.includes(type)) : all;
  const shown = Math.min(page, pageCount(rows.length));
  const look = (next: CourseQuery) => {
    setLooked(next);
    props.onQuery?.(next);
  };
  const change = (act: () => void) => {
    act();
    look({ query, page: 1 });
  };
  // Among several, a server of others is one that nobody has asked for.
  const failed = (isBeside: boolean) =>
    sections.map(({ server, courses }) =>
      courses.status === 'failed' && isBeside === (server !== undefined && sections.length > 1) ? (
        <NoCourses
          key={server?.url ?? ''}
          server={server}
          failure={courses.failure}
          isBeside={isBeside}
          onRetry={() => props.onRetry(server)}
        />
      ) : null,
    );
  const isWaiting = sections.some(({ courses }) => courses.status === 'loading');
  return (
    <Stack gap="4" ref={list}>
      <Flex align="center" wrap="wrap" columnGap="5" rowGap="1.5">
        <Heading as="h1" size={{ base: 'lg', md: '2xl' }} me="auto">
          {props.title}
        </Heading>
        {props.links}
        <ListKeysButton keys={keys} />
      </Flex>
      <Grid
        templateColumns={{
          base: '1fr 1fr',
          lg:
            props.sourceChoice === undefined || props.sourceChoice === false
              ? '2fr 2fr 1fr 1fr'
              : '1fr 1fr 1.5fr 1.5fr 1fr 1fr',
        }}
        gap="3"
      >
        {props.sourceChoice !== undefined && props.sourceChoice !== false && (
          <Grid
            gridColumn="span 2"
            // The names of scopes are too long for half a phone.
            templateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(7rem, 1fr))' }}
            gap="3"
          >
            {props.sourceChoice}
          </Grid>
        )}
        <Field.Root gridColumn={{ base: 'span 2', md: 'auto' }}>
          <Field.Label>{t('query')}</Field.Label>
          <Input
            ref={field}
            type="search"
            size="sm"
            maxLength={200}
            value={query}
            onChange={({ target }) => look({ query: target.value, page: 1 })}
          />
        </Field.Root>
        <Box gridColumn={{ base: 'span 2', md: 'auto' }}>
          <ChoiceField
            label={t('course')}
            value={course}
            choices={[
              ...(props.multiCourse ? [{ value: '', label: t('allCourses') }] : []),
              ...offered.map(({ server, course: each, key }) => ({
                value: key,
                label: [textIn(each.name, language ?? reader), ...(server ? [server.name] : [])].join(' · '),
              })),
            ]}
            onChoose={(value) => change(() => setCourse(value))}
          />
        </Box>
        <ChoiceField
          label={t('type')}
          value={types.includes(type) ? type : ''}
          choices={[
            { value: '', label: t('allTypes') },
            ...types.map((each) => ({ value: each, label: typeName(each, t) })),
          ]}
          onChoose={(value) => change(() => setType(value))}
        />
        <ChoiceField
          label={t('language')}
          value={language ?? ''}
          choices={[
            { value: '', label: t('chooseLanguage') },
            ...languages.map((each) => ({ value: each, label: languageTitle(each, reader) })),
          ]}
          error={language === undefined ? t('obstacles.noLanguage') : undefined}
          onChoose={(value) => change(() => props.onLanguage(isLanguage(value) ? value : undefined))}
        />
      </Grid>
      {failed(false)}
      <Text
        ref={heading}
        role="status"
        color="fg.muted"
        fontSize="sm"
        tabIndex={-1}
        outline="none"
        scrollMarginTop="28"
      >
        {language === undefined || isWaiting ? '' : t('results', { count: rows.length })}
      </Text>
      {rows.length > 0 ? (
        <Stack as="ul" listStyleType="none" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="l3">
          {rows.slice((shown - 1) * pageSize, shown * pageSize).map((each, at) => (
            <TaskRow
              // A server may say the same twice.
              key={`${courseKey(each.server, each.row.item.course)} ${each.row.item.link} ${String(at)}`}
              {...each}
              isCourseNamed={isCourseNamed}
              href={props.hrefOf(each)}
              action={props.actionOf(each)}
            />
          ))}
        </Stack>
      ) : (
        language !== undefined &&
        !isWaiting &&
        sections.some(({ courses }) => courses.status === 'loaded') && (
          <Text color="fg.muted" textAlign="center" py="12">
            {t(`nothing.${gradingType}`)}
          </Text>
        )
      )}
      {isWaiting && <Waiting />}
      {failed(true)}
      <Paging
        page={shown}
        pages={pageCount(rows.length)}
        onTurn={(turned) => {
          look({ query, page: turned });
          heading.current?.focus();
        }}
      />
    </Stack>
  );
}

interface NoCoursesProps {
  readonly server: CourseServer | undefined;
  readonly failure: CourseListFailure;
  /** Whether the list is about others, too: then it is a remark and no warning. */
  readonly isBeside: boolean;
  readonly onRetry: () => void;
}

/** Why there is nothing of a server, by its name if it is not ours. */
function NoCourses({ server, failure, isBeside, onRetry }: NoCoursesProps) {
  const { t } = useTexts('selector');
  if (isBeside && server !== undefined && failure.kind !== 'noServer')
    return (
      <HStack color="fg.muted" fontSize="sm" gap="3" wrap="wrap">
        <Text role="status">{t(`failuresThere.${failure.kind}`, { server: server.name })}</Text>
        <Button size="xs" variant="ghost" aria-label={t('retryAt', { server: server.name })} onClick={onRetry}>
          {t('retry')}
        </Button>
      </HStack>
    );
  return (
    <Alert.Root
      status={failure.kind === 'noServer' || server !== undefined ? 'warning' : 'error'}
      role="alert"
      alignItems="center"
    >
      <Alert.Indicator />
      <Alert.Title flex="1">
        {server === undefined || failure.kind === 'noServer'
          ? t(`failures.${failure.kind}`)
          : t(`failuresThere.${failure.kind}`, { server: server.name })}
      </Alert.Title>
      {failure.kind !== 'noServer' && (
        <HStack>
          <Button size="sm" variant="outline" onClick={onRetry}>
            {t('retry')}
          </Button>
        </HStack>
      )}
    </Alert.Root>
  );
}
