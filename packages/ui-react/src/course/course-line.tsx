import { HStack, Text, chakra } from '@chakra-ui/react';
import { placeIn, type CourseArticle } from '@lemma/core/course';
import { tokens } from '@lemma/core/tokens';
import { ArrowLeft, Library, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { ShownText, useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';
import { nameIn } from './article-name.ts';
import type { ArticleHref } from './course-screen.tsx';

interface CourseLineProps {
  /** The article being read; undefined on the page of the contents. */
  readonly path: string | undefined;
  readonly courseHref: string;
  readonly articleHref: ArticleHref;
}

/** The course's line of the header: how much there is to read, or which article this is, and the ways from it. */
export function CourseLine({ path, courseHref, articleHref }: CourseLineProps) {
  const { t, language } = useTexts('course');
  const course = useService(tokens.course);
  const state = useStore(course);
  useEffect(() => {
    void course.loadOnce();
  }, [course]);
  const chapters = state.status === 'loaded' ? state.value.chapters : undefined;
  if (path === undefined) {
    const lessons = chapters?.flatMap(({ articles }) => articles).length ?? 0;
    return (
      <HStack gap="2" color="fg.muted" fontSize="sm" minH="11">
        <Library size={16} aria-hidden="true" />
        {lessons > 0 && (
          <span>
            {t('chapters', { count: chapters?.length ?? 0 })} · {t('lessons', { count: lessons })}
          </span>
        )}
      </HStack>
    );
  }
  const place = state.status === 'loaded' ? placeIn(state.value, path) : undefined;
  return (
    <chakra.nav aria-label={t('way')} display="flex" alignItems="center" gap="2" width="full" minW="0">
      <AppLink href={courseHref} gap="1.5" minH="11" minW="0" fontSize={{ base: 'sm', md: 'md' }}>
        <ArrowLeft size={16} aria-hidden="true" style={{ flex: 'none' }} />
        <chakra.span truncate>
          {place === undefined ? t('contents') : <ShownText texts={place.chapter.title} reader={language} />}
        </chakra.span>
      </AppLink>
      {place === undefined ? (
        chapters !== undefined && (
          <Text color="fg.muted" fontSize="sm" truncate>
            {t('notInCourse')}
          </Text>
        )
      ) : (
        <HStack gap="0" ms="auto" flex="none">
          <Step article={place.previous} step="previous" articleHref={articleHref} />
          <Text color="fg.muted" fontSize="sm" whiteSpace="nowrap" px="1">
            {t('place', { place: place.number, total: place.total })}
          </Text>
          <Step article={place.next} step="next" articleHref={articleHref} />
        </HStack>
      )}
    </chakra.nav>
  );
}

interface StepProps {
  readonly article: CourseArticle | undefined;
  readonly step: 'previous' | 'next';
  readonly articleHref: ArticleHref;
}

/** A way to an article beside this one, by a sign; its place stays where there is none. */
function Step({ article, step, articleHref }: StepProps) {
  const { t, language: reader } = useTexts('course');
  if (article === undefined) return <chakra.span boxSize="11" />;
  const { name, language } = nameIn(article, reader);
  const Sign = step === 'next' ? ChevronRight : ChevronLeft;
  const label = `${t(step)}: ${name}`;
  return (
    <AppLink
      href={articleHref(article.path, language)}
      aria-label={label}
      title={label}
      boxSize="11"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      borderRadius="l2"
      _hover={{ bg: 'bg.muted' }}
    >
      <Sign size={20} aria-hidden="true" />
    </AppLink>
  );
}
