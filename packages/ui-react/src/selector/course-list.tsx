import { Alert, Badge, Box, Button, Flex, Grid, Heading, HStack, Input, Field, Stack, Text } from '@chakra-ui/react';
import { isLanguage, languages, textIn, type Language } from '@lemma/core/language';
import { pageCount, pageSize } from '@lemma/core/search';
import {
  courseType,
  rowsOf,
  type CourseListFailure,
  type CourseRow,
  type LmsCourse,
  type SelectorParameters,
} from '@lemma/core/selection';
import { useRef, useState, type RefObject } from 'react';
import { useStore } from '../binding/index.ts';
import { languageTitle, useTexts, type Translate } from '../language/index.ts';
import { ListKeysButton, useListKeys } from '../list/index.ts';
import { ChoiceField, Paging } from '../search/index.ts';
import { AppLink, Waiting } from '../shell/index.ts';
import { SelectItemButton } from './select-button.tsx';
import { useSelector } from './use-selector.ts';

interface CourseListProps {
  readonly parameters: SelectorParameters;
  /** The address of a preview; missing for a server that is not ours. */
  readonly hrefOf?: (path: string, language: Language) => string;
}

/** The courses and tasks of the server that the LMS has stored. */
export function CourseList(props: CourseListProps) {
  const selector = useSelector();
  const { courses } = useStore(selector);
  const { t } = useTexts('selector');
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const keys = useListKeys({
    rows: list,
    onSearch: () => field.current?.focus(),
    canSelect: true,
    hasPalette: false,
  });
  return (
    <Stack ref={list} gap="4">
      <Flex justify="space-between" align="center">
        <Heading as="h1" size="2xl">
          {t('titles.courses')}
        </Heading>
        <ListKeysButton keys={keys} />
      </Flex>
      {courses.status === 'loading' && <Waiting />}
      {courses.status === 'failed' && (
        <NoCourses failure={courses.failure} onRetry={() => void selector.loadCourses()} />
      )}
      {courses.status === 'loaded' && <LoadedCourses courses={courses.value} field={field} {...props} />}
    </Stack>
  );
}

interface NoCoursesProps {
  readonly failure: CourseListFailure;
  readonly onRetry: () => void;
}

function NoCourses({ failure, onRetry }: NoCoursesProps) {
  const { t } = useTexts('selector');
  return (
    <Alert.Root status={failure.kind === 'noServer' ? 'warning' : 'error'} role="alert">
      <Alert.Indicator />
      <Alert.Title flex="1">{t(`failures.${failure.kind}`)}</Alert.Title>
      {failure.kind !== 'noServer' && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Alert.Root>
  );
}

interface LoadedCoursesProps extends CourseListProps {
  readonly courses: readonly LmsCourse[];
  readonly field: RefObject<HTMLInputElement | null>;
}

function LoadedCourses({ courses, parameters, hrefOf, field }: LoadedCoursesProps) {
  const selector = useSelector();
  const { language } = useStore(selector);
  const { t, language: reader } = useTexts('selector');
  const heading = useRef<HTMLParagraphElement>(null);
  const offered = courses.filter(({ tasks, link }) => tasks.length > 0 || link !== undefined);
  const [course, setCourse] = useState(parameters.multiCourse ? '' : (offered[0]?.pathToCourseFile ?? ''));
  const [type, setType] = useState('');
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const filter = { course: course === '' ? undefined : course, type: type === '' ? undefined : type, query };
  const all = language === undefined ? [] : rowsOf(courses, language, parameters, { ...filter, type: undefined });
  const types = [...new Set(all.flatMap((row) => row.types))];
  const rows = filter.type === undefined ? all : all.filter((row) => row.types.includes(type));
  const shown = Math.min(page, pageCount(rows.length));
  const change = (act: () => void) => {
    act();
    setPage(1);
  };
  return (
    <>
      <Grid templateColumns={{ base: '1fr 1fr', lg: '2fr 2fr 1fr 1fr' }} gap="3">
        <Field.Root gridColumn={{ base: 'span 2', md: 'auto' }}>
          <Field.Label>{t('query')}</Field.Label>
          <Input
            ref={field}
            type="search"
            size="sm"
            maxLength={200}
            value={query}
            onChange={({ target }) => change(() => setQuery(target.value))}
          />
        </Field.Root>
        <Box gridColumn={{ base: 'span 2', md: 'auto' }}>
          <ChoiceField
            label={t('course')}
            value={course}
            choices={[
              ...(parameters.multiCourse ? [{ value: '', label: t('allCourses') }] : []),
              ...offered.map(({ pathToCourseFile, name }) => ({
                value: pathToCourseFile,
                label: textIn(name, language ?? reader),
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
          onChoose={(value) => change(() => selector.speak(isLanguage(value) ? value : undefined))}
        />
      </Grid>
      <Text
        ref={heading}
        role="status"
        color="fg.muted"
        fontSize="sm"
        tabIndex={-1}
        outline="none"
        scrollMarginTop="28"
      >
        {language === undefined ? '' : t('results', { count: rows.length })}
      </Text>
      {rows.length > 0 ? (
        <Stack as="ul" listStyleType="none" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="l3">
          {rows.slice((shown - 1) * pageSize, shown * pageSize).map((row) => (
            <TaskRow
              key={`${row.item.course.pathToCourseFile} ${row.item.link}`}
              row={row}
              isCourseNamed={filter.course === undefined}
              hrefOf={hrefOf}
            />
          ))}
        </Stack>
      ) : (
        language !== undefined && (
          <Text color="fg.muted" textAlign="center" py="12">
            {t(`nothing.${parameters.gradingType}`)}
          </Text>
        )
      )}
      <Paging
        page={shown}
        pages={pageCount(rows.length)}
        onTurn={(turned) => {
          setPage(turned);
          heading.current?.focus();
        }}
      />
    </>
  );
}

interface TaskRowProps {
  readonly row: CourseRow;
  readonly isCourseNamed: boolean;
  readonly hrefOf: CourseListProps['hrefOf'];
}

/** A course or a task: what it is, where it belongs, in which languages it exists. */
function TaskRow({ row: { item, types, languages: spoken }, isCourseNamed, hrefOf }: TaskRowProps) {
  const { t, language } = useTexts('selector');
  const facts = [
    ...types.map((each) => typeName(each, t)),
    ...(item.kind === 'task' && !item.isGraded ? [t('ungraded')] : []),
    ...(isCourseNamed && item.kind === 'task' ? [item.course.name] : []),
  ];
  return (
    <Box
      as="li"
      display="flex"
      gap="2"
      alignItems="center"
      px={{ base: '2', md: '3' }}
      py="1"
      minH="11"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Flex flex="1" direction={{ base: 'column', md: 'row' }} columnGap="3" alignItems={{ md: 'center' }} minW="0">
        {/* Courses have no view of their own yet. */}
        {hrefOf === undefined || item.kind === 'course' ? (
          <Text flex={{ md: '1 1 16rem' }} fontWeight="medium" wordBreak="break-word" lang={item.language}>
            {item.name}
          </Text>
        ) : (
          <AppLink
            data-hit=""
            href={hrefOf(item.link, item.language)}
            flex={{ md: '1 1 16rem' }}
            fontWeight="medium"
            wordBreak="break-word"
          >
            <span lang={item.language}>{item.name}</span>
          </AppLink>
        )}
        <HStack gap="2" fontSize="xs" color="fg.muted" minW="0" overflow="hidden">
          <Text truncate>{facts.join(' · ')}</Text>
          {spoken.map((each) => (
            <Badge key={each} size="xs" title={languageTitle(each, language)}>
              {each}
            </Badge>
          ))}
        </HStack>
      </Flex>
      <SelectItemButton item={item} isRow={hrefOf === undefined || item.kind === 'course'} />
    </Box>
  );
}

const knownTypes = {
  Problem: 'types.problem',
  Article: 'types.article',
  Overview: 'types.overview',
  [courseType]: 'types.course',
} as const;

/** The name of a type; that of another server stays as it is. */
function typeName(type: string, t: Translate<'selector'>): string {
  const key = Object.entries(knownTypes).find(([known]) => known === type)?.[1];
  return key === undefined ? type : t(key);
}
