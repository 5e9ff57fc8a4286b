import { loadLanguage } from '@lemma/ui-react/language';
import { lazy } from 'react';

/** Screens arrive when they are asked for. */
export const HomeScreen = lazy(() =>
  import('@lemma/ui-react/home').then(({ HomeScreen }) => ({ default: HomeScreen })),
);

export const ListRoute = lazy(() => import('./list-route.tsx').then(({ ListRoute }) => ({ default: ListRoute })));

export const PreviewRoute = lazy(() =>
  import('./preview-route.tsx').then(({ PreviewRoute }) => ({ default: PreviewRoute })),
);

export const WorksheetRoute = lazy(() =>
  import('./worksheet-route.tsx').then(({ WorksheetRoute }) => ({ default: WorksheetRoute })),
);

export const DevToolsScreen = lazy(() =>
  import('@lemma/ui-react/try-out').then(({ DevToolsScreen }) => ({ default: DevToolsScreen })),
);

/** Comes with the texts of its own language. */
export const TryOutScreen = lazy(async () => {
  const [{ TryOutScreen }] = await Promise.all([import('@lemma/ui-react/try-out'), loadLanguage('en')]);
  return { default: TryOutScreen };
});
