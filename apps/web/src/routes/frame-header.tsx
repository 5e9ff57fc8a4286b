import { tokens } from '@lemma/core/di';
import { guard, permissions, type Session } from '@lemma/core/session';
import { useService, useStore } from '@lemma/ui-react/binding';
import { useTexts } from '@lemma/ui-react/language';
import { Header, type Crumb } from '@lemma/ui-react/shell';
import type { AppearanceStore } from '@lemma/ui-react/theme';
import { DraftButtonSlot } from './draft-button-slot.tsx';
import { LanguageOfferLine } from './language-offer-line.tsx';
import type { Page } from './pages.ts';

interface FrameHeaderProps {
  readonly page: Page;
  /** What the page itself is called, such as after its document. */
  readonly title: string | undefined;
  readonly session: Session;
  readonly appearance: AppearanceStore;
  readonly onLogin: () => void;
  readonly onLogout: () => void;
}

/** The header of a page, and the name of the page in the browser's title. */
export function FrameHeader({ page, title, session, appearance, onLogin, onLogout }: FrameHeaderProps) {
  const { t, language } = useTexts('shell');
  const languages = useService(tokens.language);
  const look = useStore(appearance);
  const way = [...page.above, page].filter(({ name }) => name !== 'home' || seesHome(session));
  const nameOf = ({ name }: Page) => (name === page.name && title) || t(`pages.${name}`);
  const crumbs = way.map((step): Crumb => ({ text: nameOf(step), href: step.path }));
  return (
    <>
      <title>{titleOf(page, nameOf, t('product'))}</title>
      <LanguageOfferLine page={page} />
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

/** "document – area – Lemma": in a narrow tab the beginning is what is left. */
function titleOf(page: Page, nameOf: (page: Page) => string, product: string): string {
  if (page.name === 'home') return product;
  return [page, ...page.above.filter(({ name }) => name !== 'home').toReversed()]
    .map(nameOf)
    .concat(product)
    .join(' – ');
}

/** The start page is a crumb for those to whom it is more than a redirect (specification 000 §2). */
function seesHome(session: Session): boolean {
  return guard(session, permissions.seeLinks) === 'allowed';
}
