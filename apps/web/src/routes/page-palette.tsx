import type { CourseServer } from '@lemma/core/course-server';
import { languages, type Language } from '@lemma/core/language';
import type { KeyValueStorage } from '@lemma/core/platform';
import { guard, type Session } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { languageNames, useTexts } from '@lemma/ui-react/language';
import { AppKeys, AppPalette, type PaletteEntry } from '@lemma/ui-react/palette';
import { appearances, type AppearanceStore } from '@lemma/ui-react/theme';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { listAddress, previewAddress, searchWanted } from './addresses.ts';
import { queryAddress } from './search-addresses.ts';
import { wordFor } from './frame-header.tsx';
import { areas, pages, type Area, type Page } from './pages.ts';
import { serverAddress } from './server-address.ts';

interface PagePaletteProps {
  readonly page: Page;
  readonly session: Session;
  readonly appearance: AppearanceStore;
  readonly onLogin: () => void;
  readonly onLogout: () => void;
  readonly shown: 'palette' | 'keys';
  readonly onShow: (next: 'keys' | undefined) => void;
}

const reachable = [
  pages.home,
  pages.course,
  areas.pool.list,
  areas.browser.list,
  pages.documents,
  pages.learners,
  pages.assignments,
  pages.taxonomy,
  pages.tryOut,
  pages.devTools,
];

/** The palette of a page, or the list of its keys. */
export function PagePalette(props: PagePaletteProps) {
  const { shown, onShow } = props;
  return shown === 'keys' ? <AppKeys onClose={() => onShow(undefined)} /> : <OpenPalette {...props} />;
}

/** What the user may go to, and do on this page. */
function OpenPalette({ page, session, appearance, onLogin, onLogout, onShow }: PagePaletteProps) {
  const { t } = useTexts('shell');
  const { t: say } = useTexts('palette');
  const chosenLanguage = useService(tokens.language);
  const storage = useService(tokens.ownStorage);
  const navigate = useNavigate();
  const look = useStore(appearance);
  const area = searchedFrom(page, session);
  const destinations = reachable
    .filter((each) => each !== page && guard(session, each.requirement) === 'allowed')
    .map(({ name, path }): PaletteEntry => ({
      id: path,
      text: wordFor(name, t) ?? path,
      run: () => void navigate(path),
    }));
  const actions: readonly PaletteEntry[] = [
    ...(page.language === undefined
      ? languages.map((language) => ({
          id: language,
          text: say('languageTo', { language: languageNames[language] }),
          otherWords: language,
          run: () => chosenLanguage.choose(language),
        }))
      : []),
    ...appearances
      .filter((each) => each !== look)
      .map((each) => ({ id: each, text: t(`appearance.${each}`), run: () => appearance.choose(each) })),
    { id: 'keys', text: say('showKeys'), run: () => onShow('keys') },
    session.kind === 'user'
      ? { id: 'logout', text: t('logout'), run: onLogout }
      : { id: 'login', text: t('login'), run: onLogin },
  ];
  return (
    <AppPalette
      pages={destinations}
      actions={actions}
      {...(area !== undefined && { search: searchIn(area, navigate, storage) })}
      onClose={() => onShow(undefined)}
    />
  );
}

function searchIn(area: Area, navigate: NavigateFunction, storage: KeyValueStorage) {
  return {
    open: (path: string, language: Language) => void navigate(previewAddress(area, path, language)),
    there: ({ url }: CourseServer, query: string) => void navigate(serverAddress(area, url, query)),
    list: (query: string) =>
      void navigate(query === '' ? listAddress(area, storage) : queryAddress(area, query), { state: searchWanted }),
  };
}

/** The area to search from a page: its own, otherwise the first one its reader may use. */
function searchedFrom(page: Page, session: Session): Area | undefined {
  const isBrowser = [page, ...page.above].includes(areas.browser.list);
  const order: readonly Area[] = isBrowser ? ['browser', 'pool'] : ['pool', 'browser'];
  return order.find((area) => guard(session, areas[area].list.requirement) === 'allowed');
}
