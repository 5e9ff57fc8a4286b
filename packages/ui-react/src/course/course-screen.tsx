import { Button, Flex, Heading, Skeleton, Stack, Text, chakra } from '@chakra-ui/react';
import { courseAt, type Chapter, type CourseArticle } from '@lemma/core/course';
import { tokens } from '@lemma/core/tokens';
import type { Language } from '@lemma/core/language';
import { useEffect, useRef } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { ShownText, useNoAnswerText, useTexts } from '../language/index.ts';
import { ListKeysButton, useListKeys } from '../list/index.ts';
import { AppLink } from '../shell/index.ts';
import { nameIn } from './article-name.ts';
import { UnknownCourse } from './unknown.tsx';

/** The address of an article in the course. */
export type ArticleHref = (path: string, language: Language) => string;

interface CourseScreenProps {
  /** The course that is shown; all of them if none is named. */
  readonly path?: string | undefined;
  /** The address of all courses together. */
  readonly courseHref: string;
  readonly articleHref: ArticleHref;
  /** The address of a problem of the course, for those who are signed in. */
  readonly problemHref: ArticleHref;
}

/** The open course: its chapters and their articles, in reading order. */
export function CourseScreen({ path, courseHref, articleHref, problemHref }: CourseScreenProps) {
  const { t, language } = useTexts('course');
  const noAnswer = useNoAnswerText();
  const course = useService(tokens.course);
  const state = useStore(course);
  const rows = useRef<HTMLDivElement>(null);
  const keys = useListKeys({ rows });
  useEffect(() => {
    void course.loadOnce();
  }, [course]);
  const open = state.status === 'loaded' ? state.value : undefined;
  const named = open && path !== undefined ? courseAt(open, path) : undefined;
  const chapters = path === undefined ? open?.chapters : named?.chapters;
  if (open && path !== undefined && named === undefined) return <UnknownCourse path={path} courseHref={courseHref} />;
  return (
    <chakra.div ref={rows} maxW="7xl" mx="auto" py={{ base: '2', md: '6' }}>
      <Flex justify="space-between" align="center" mb="2">
        <Heading as="h1" size="4xl">
          {named === undefined ? t('title') : <ShownText texts={named.names} reader={language} />}
        </Heading>
        <ListKeysButton keys={keys} />
      </Flex>
      {path === undefined ? (
        <Text color="fg.muted" fontSize="lg" maxW="prose" mb="8">
          {t('intro')}
        </Text>
      ) : (
        <AppLink href={courseHref} minH="11" alignItems="center" mb="6">
          {t('allCourses')}
        </AppLink>
      )}
      {state.status === 'loading' && <Skeleton height="20rem" animation="fade-in 200ms 150ms both" />}
      {state.status === 'failed' && (
        <Stack role="alert" align="start" gap="3">
          <Text>{noAnswer(state.failure, t('unavailable'))}</Text>
          <Button variant="outline" onClick={() => void course.loadOnce()}>
            {t('retry')}
          </Button>
        </Stack>
      )}
      {chapters?.length === 0 && <Text>{t(path === undefined ? 'empty' : 'emptyCourse')}</Text>}
      {chapters !== undefined && (
        <chakra.ol
          listStyleType="none"
          css={{ columns: '22rem', columnGap: '2rem', '& > li': { breakInside: 'avoid', mb: '8' } }}
        >
          {chapters.map((chapter, index) => (
            <ChapterItem
              key={index}
              chapter={chapter}
              number={index + 1}
              articleHref={articleHref}
              problemHref={problemHref}
            />
          ))}
        </chakra.ol>
      )}
    </chakra.div>
  );
}

interface ChapterItemProps extends Pick<CourseScreenProps, 'articleHref' | 'problemHref'> {
  readonly chapter: Chapter;
  readonly number: number;
}

function ChapterItem({ chapter, number, articleHref, problemHref }: ChapterItemProps) {
  const { t, language } = useTexts('course');
  return (
    <chakra.li>
      <chakra.h2 fontFamily="heading" fontSize="xl" fontWeight="semibold" mb="2" display="flex" gap="3">
        <chakra.span color="fg.muted">{number}</chakra.span>
        <ShownText texts={chapter.title} reader={language} />
      </chakra.h2>
      <chakra.ol listStyleType="none" borderStartWidth="2px" borderColor="border">
        {chapter.articles.map((article) => (
          <ArticleItem key={article.path} article={article} articleHref={articleHref} />
        ))}
      </chakra.ol>
      {chapter.problems.length > 0 && (
        <>
          <chakra.h3 color="fg.muted" fontSize="sm" fontWeight="semibold" mt="3" mb="1" px="4">
            {t('problems')}
          </chakra.h3>
          <chakra.ul listStyleType="none" borderStartWidth="2px" borderColor="border" borderStyle="dashed">
            {chapter.problems.map((problem) => (
              <ArticleItem key={problem.path} article={problem} articleHref={problemHref} />
            ))}
          </chakra.ul>
        </>
      )}
    </chakra.li>
  );
}

function ArticleItem({ article, articleHref }: { readonly article: CourseArticle; readonly articleHref: ArticleHref }) {
  const reader = useTexts('course').language;
  const { name, language } = nameIn(article, reader);
  return (
    <li>
      <AppLink
        data-hit=""
        href={articleHref(article.path, language)}
        lang={language}
        display="flex"
        alignItems="center"
        minH="11"
        px="4"
        borderRadius="l2"
        _hover={{ bg: 'bg.muted' }}
      >
        {name}
      </AppLink>
    </li>
  );
}
