import { tokens } from '@lemma/core/tokens';
import { guard, permissions, type Session } from '@lemma/core/session';
import { useService, useStore } from '@lemma/ui-react/binding';
import { useTexts, type Translate } from '@lemma/ui-react/language';
import { Header, type Crumb } from '@lemma/ui-react/shell';
import type { AppearanceStore } from '@lemma/ui-react/theme';
import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { DraftButtonSlot } from './draft-button-slot.tsx';
import { isOfCourse, seesLinks, type Page, type PageName } from './pages.ts';
import { wayTo } from './way-to.ts';

/** If it cannot be had, the page below says so. */
const CourseLineSlot = lazy<ComponentType<{ readonly page: Page }>>(() =>
  import('./course-line-slot.tsx').then(
    (part) => ({ default: part.CourseLineSlot }),
    () => ({ default: () => null }),
  ),
);

interface FrameHeaderProps {
  readonly page: Page;
  /** The title of the page's content, such as that of its document. */
  readonly title: string | undefined;
  readonly session: Session;
  readonly appearance: AppearanceStore;
  readonly onLogin: () => void;
  readonly onLogout: () => void;
}

/** The header of a page, and its title in the browser. */
export function FrameHeader({ page, title, session, appearance, onLogin, onLogout }: FrameHeaderProps) {
  const { t, language } = useTexts('shell');
  const languages = useService(tokens.language);
  const look = useStore(appearance);
  const name = title ?? wordFor(page.name, t);
  const { search } = useLocation();
  const storage = useService(tokens.ownStorage);
  const crumbs: readonly Crumb[] = [
    ...wayTo(page, search, storage).flatMap((step) => {
      if (step.name === 'home' && !seesHome(session)) return [];
      const text = step.name === 'worksheet' ? t('pages.worksheet') : wordFor(step.name, t);
      return text === undefined ? [] : [{ text, href: step.href }];
    }),
    ...(name === undefined ? [] : [{ text: name }]),
  ];
  return (
    <>
      <title>{titleOf(page, name, t)}</title>
      {page.inside === undefined && (
        <Header
          crumbs={crumbs}
          session={session}
          onLogin={onLogin}
          onLogout={onLogout}
          appearance={look}
          onChooseAppearance={(choice) => appearance.choose(choice)}
          language={language}
          draftButton={<DraftButtonSlot session={session} />}
          line={
            isOfCourse(page) ? (
              <Suspense>
                <CourseLineSlot page={page} />
              </Suspense>
            ) : undefined
          }
          {...(page.language === undefined && { onChooseLanguage: (choice) => languages.choose(choice) })}
        />
      )}
    </>
  );
}

/** "document – area – Lemma": in a narrow tab only the beginning is visible. */
function titleOf(page: Page, name: string | undefined, t: Translate<'shell'>): string {
  if (page.name === 'home') return t('product');
  const areas = page.above.flatMap((area) => (area.name === 'home' ? [] : [wordFor(area.name, t)]));
  return [name, ...areas.toReversed(), t('product')].filter((part) => part !== undefined).join(' – ');
}

/** The name of a page; undefined for one that is named after its content. */
export function wordFor(name: PageName, t: Translate<'shell'>): string | undefined {
  switch (name) {
    case 'article':
    case 'preview':
    case 'worksheet':
    case 'problem':
    case 'resource':
      return undefined;
    default:
      return t(`pages.${name}`);
  }
}

/** The start page is a breadcrumb for those to whom it is more than a redirect (specification 000 §2). */
function seesHome(session: Session): boolean {
  return seesLinks(session) || guard(session, permissions.usePool) === 'forbidden';
}
