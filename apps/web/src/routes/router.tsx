import { loadLanguage } from '@lemma/ui-react/language';
import { NotFoundPage, SomethingWrongPage, Waiting } from '@lemma/ui-react/shell';
import type { AppearanceStore } from '@lemma/ui-react/theme';
import { createBrowserRouter } from 'react-router-dom';
import { Frame } from './frame.tsx';
import { HomeRoute } from './home-route.tsx';

interface RouterNeeds {
  readonly appearance: AppearanceStore;
  readonly onRetryIdentity: () => void;
}

/** The addresses of the platform (specification 000 §2). Screens arrive when they are asked for. */
export function createRouter(needs: RouterNeeds) {
  return createBrowserRouter([
    {
      element: <Frame {...needs} />,
      hydrateFallbackElement: <Waiting />,
      errorElement: <SomethingWrongPage onRetry={() => location.reload()} />,
      children: [
        { id: 'home', path: '/', element: <HomeRoute /> },
        {
          id: 'tryOut',
          path: '/try-out',
          lazy: async () => {
            const [{ TryOutScreen }] = await Promise.all([import('@lemma/ui-react/try-out'), loadLanguage('en')]);
            return { Component: TryOutScreen };
          },
        },
        {
          id: 'devTools',
          path: '/dev-tools',
          lazy: async () => ({ Component: (await import('@lemma/ui-react/try-out')).DevToolsScreen }),
        },
        { id: 'notFound', path: '*', element: <NotFoundPage /> },
      ],
    },
  ]);
}
