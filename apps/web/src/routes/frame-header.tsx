import { tokens } from '@lemma/core/di';
import { guard, permissions, type Session } from '@lemma/core/session';
import { useService, useStore } from '@lemma/ui-react/binding';
import { useTexts } from '@lemma/ui-react/language';
import { Header, type Crumb } from '@lemma/ui-react/shell';
import type { AppearanceStore } from '@lemma/ui-react/theme';
import { DraftButtonSlot } from './draft-button-slot.tsx';
import type { Page } from './pages.ts';

interface FrameHeaderProps {
  readonly page: Page;
  readonly session: Session;
  readonly appearance: AppearanceStore;
  readonly onLogin: () => void;
  readonly onLogout: () => void;
}

/** The header of a page, and the name of the page in the browser's title. */
export function FrameHeader({ page, session, appearance, onLogin, onLogout }: FrameHeaderProps) {
  const { t, language } = useTexts('shell');
  const languages = useService(tokens.language);
  const look = useStore(appearance);
  const way = [...page.above, page].filter(({ name }) => name !== 'home' || seesHome(session));
  const crumbs = way.map(({ name, path }): Crumb => ({ text: t(`pages.${name}`), href: path }));
  const title = [...way.map(({ name }) => t(`pages.${name}`)).toReversed(), t('product')].join(' – ');
  return (
    <>
      <title>{title}</title>
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
          {...(page.language === undefined && { onChooseLanguage: (choice) => languages.choose(choice) })}
        />
      )}
    </>
  );
}

/** The start page is a crumb for those to whom it is more than a redirect (specification 000 §2). */
function seesHome(session: Session): boolean {
  return guard(session, permissions.seeLinks) === 'allowed';
}
