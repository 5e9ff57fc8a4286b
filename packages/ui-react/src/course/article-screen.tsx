import { HStack, Stack, chakra } from '@chakra-ui/react';
import { placeIn, type CourseArticle } from '@lemma/core/course';
import { tokens } from '@lemma/core/tokens';
import type { Language } from '@lemma/core/language';
import type { DocumentReference } from '@lemma/core/preview';
import { holds } from '@lemma/core/session';
import { loading } from '@lemma/core/store';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { roomBeside } from '../document/index.ts';
import { useTexts } from '../language/index.ts';
import { DocumentResult, LanguageLinks, LanguagesUnknown, useDocument, useDocumentTitle } from '../preview/index.ts';
import { AppLink } from '../shell/index.ts';
import { nameIn } from './article-name.ts';
import type { ArticleHref } from './course-screen.tsx';
import { UnknownLesson } from './unknown.tsx';

interface ArticleScreenProps extends DocumentReference {
  readonly seed?: number | undefined;
  readonly articleHref: ArticleHref;
  /** The address of the course. */
  readonly courseHref: string;
  /** How a guest signs in. */
  readonly onLogin: () => void;
  /** Stands below the article. */
  readonly below?: ReactNode;
}

/** An article of the open course, with links to the previous and next one. */
export function ArticleScreen({ path, language, seed, articleHref, courseHref, onLogin, below }: ArticleScreenProps) {
  const { t } = useTexts('course');
  const { preview, retry } = useDocument({ path, language });
  useDocumentTitle(preview);
  const session = useStore(useService(tokens.session));
  const course = useService(tokens.course);
  const state = useStore(course);
  useEffect(() => {
    void course.loadOnce();
  }, [course]);
  const place = state.status === 'loaded' ? placeIn(state.value, path) : undefined;
  const isGuest = session.kind !== 'user';
  const isClosed = preview.status === 'failed' && preview.failure.kind === 'forbidden';
  // Whether the course has it decides what readers are told.
  const isUndecided = isClosed && state.status === 'loading';
  const isUnknown = isClosed && state.status === 'loaded' && place === undefined;
  const languages = preview.status === 'loaded' ? preview.value.languages : [];
  const languageHref = (other: Language) => articleHref(path, other);
  return (
    <Stack gap="5" mx="auto" css={{ maxW: '920px', [roomBeside]: { maxW: 'calc(920px + 18rem)' } }}>
      {/* Its place is kept while the languages are not known. */}
      <HStack justify="end" minH="11">
        {languages.length > 1 && <LanguageLinks languages={languages} current={language} hrefOf={languageHref} />}
        {preview.status === 'loaded' && preview.value.areLanguagesUnknown === true && (
          <LanguagesUnknown onRetry={retry} />
        )}
      </HStack>
      {isUnknown ? (
        <UnknownLesson onLogin={isGuest ? onLogin : undefined} />
      ) : (
        <DocumentResult
          preview={isUndecided ? loading : preview}
          path={path}
          sought="article"
          annotations={holds(session, 'view-annotations')}
          answersKey={`document/${path}`}
          seed={seed}
          languageHref={languageHref}
          onRetry={retry}
          onLogin={onLogin}
          hasOutline
        />
      )}
      {preview.status === 'failed' && (
        <AppLink href={courseHref} gap="1.5" minH="11" alignItems="center" alignSelf="start">
          <ArrowLeft size={16} aria-hidden="true" />
          {t('back')}
        </AppLink>
      )}
      {/* A page without a path has a rating that reports this (specification 001 §8). */}
      {(path === '' || (place && preview.status === 'loaded')) && below}
      {place && preview.status !== 'loading' && (
        <chakra.nav
          aria-label={t('neighbours')}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
          gap="3"
          borderTopWidth="1px"
          pt="5"
          mt="4"
        >
          <Neighbour article={place.previous} step="previous" articleHref={articleHref} />
          <Neighbour article={place.next} step="next" articleHref={articleHref} />
        </chakra.nav>
      )}
    </Stack>
  );
}

interface NeighbourProps {
  readonly article: CourseArticle | undefined;
  readonly step: 'previous' | 'next';
  readonly articleHref: ArticleHref;
}

function Neighbour({ article, step, articleHref }: NeighbourProps) {
  const { t, language: reader } = useTexts('course');
  if (article === undefined) return <span />;
  const { name, language } = nameIn(article, reader);
  const Arrow = step === 'next' ? ArrowRight : ArrowLeft;
  return (
    <AppLink
      href={articleHref(article.path, language)}
      rel={step === 'next' ? 'next' : 'prev'}
      display="flex"
      flexDirection={step === 'next' ? 'row-reverse' : 'row'}
      textAlign={step === 'next' ? 'end' : 'start'}
      alignItems="center"
      gap="3"
      minH="14"
      px="4"
      py="3"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      _hover={{ borderColor: 'brand.solid' }}
    >
      <Arrow size={18} aria-hidden="true" />
      <span>
        <chakra.span display="block" fontSize="sm" color="fg.muted">
          {t(step)}
        </chakra.span>
        <span lang={language}>{name}</span>
      </span>
    </AppLink>
  );
}
