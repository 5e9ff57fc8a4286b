import { languages, type Language } from '@lemma/core/language';
import { guard, type Session } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { languageNames, useTexts } from '@lemma/ui-react/language';
import type { PaletteEntry } from '@lemma/ui-react/palette';
import { isBehindDialog, isPaletteKey, lateView, singleKey, singleKeysAreOn } from '@lemma/ui-react/shell';
import { appearances, type AppearanceStore } from '@lemma/ui-react/theme';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { previewAddress, queryAddress, searchWanted } from './addresses.ts';
import { wordFor } from './frame-header.tsx';
import { areas, isSelector, pages, type Area, type Page } from './pages.ts';

const AppPalette = lateView(async () => (await import('@lemma/ui-react/palette')).AppPalette);
const AppKeys = lateView(async () => (await import('@lemma/ui-react/palette')).AppKeys);

interface PaletteSlotProps {
  readonly page: Page;
  readonly session: Session;
  readonly appearance: AppearanceStore;
  readonly onLogin: () => void;
  readonly onLogout: () => void;
}

/** Ctrl+K opens the palette on every page, `?` the list of keys. Pages within other programs leave them to those. */
export function PaletteSlot(props: PaletteSlotProps) {
  const { page } = props;
  const storage = useService(tokens.localStorage);
  const [open, setOpen] = useState<'palette' | 'keys'>();
  const isOff = page.inside === true || isSelector(page.path);
  // Lists show their own keys.
  const hasKeys = page === areas.pool.list || page === areas.browser.list;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isOff || event.defaultPrevented || isBehindDialog()) return;
    const isHelp = !hasKeys && singleKey(event) === '?' && singleKeysAreOn(storage);
    if (!isHelp && !isPaletteKey(event)) return;
    event.preventDefault();
    setOpen(isHelp ? 'keys' : 'palette');
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  if (open === undefined) return null;
  return (
    <Suspense>
      {open === 'keys' ? (
        <AppKeys onClose={() => setOpen(undefined)} />
      ) : (
        <OpenPalette {...props} onKeys={() => setOpen('keys')} onClose={() => setOpen(undefined)} />
      )}
    </Suspense>
  );
}

interface OpenPaletteProps extends PaletteSlotProps {
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

const reachable = [
  pages.home,
  pages.course,
  areas.pool.list,
  areas.browser.list,
  pages.learners,
  pages.taxonomy,
  pages.tryOut,
  pages.devTools,
];

function OpenPalette({ page, session, appearance, onLogin, onLogout, onKeys, onClose }: OpenPaletteProps) {
  const { t } = useTexts('shell');
  const { t: say } = useTexts('palette');
  const chosenLanguage = useService(tokens.language);
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
    { id: 'keys', text: say('showKeys'), run: onKeys },
    session.kind === 'user'
      ? { id: 'logout', text: t('logout'), run: onLogout }
      : { id: 'login', text: t('login'), run: onLogin },
  ];
  return (
    <AppPalette
      pages={destinations}
      actions={actions}
      {...(area !== undefined && { search: searchIn(area, navigate) })}
      onClose={onClose}
    />
  );
}

function searchIn(area: Area, navigate: NavigateFunction) {
  return {
    open: (path: string, language: Language) => void navigate(previewAddress(area, path, language)),
    list: (query: string) => void navigate(queryAddress(area, query), { state: searchWanted }),
  };
}

/** The area to search from a page: its own, otherwise the first one its reader may use. */
function searchedFrom(page: Page, session: Session): Area | undefined {
  const isBrowser = [page, ...page.above].includes(areas.browser.list);
  const order: readonly Area[] = isBrowser ? ['browser', 'pool'] : ['pool', 'browser'];
  return order.find((area) => guard(session, areas[area].list.requirement) === 'allowed');
}
