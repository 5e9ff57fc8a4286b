import { createContext, useContext, useEffect } from 'react';

/** Receives the title of the current page; undefined while it has none. */
export type TellTitle = (title: string | undefined) => void;

const PageTitleContext = createContext<TellTitle>(() => undefined);

/** Lets a page inside set its title: in the browser's tab, bookmarks and history, and as the last step of the path. */
export const PageTitleProvider = PageTitleContext;

/** Sets the page title while mounted. */
export function usePageTitle(title: string | undefined): void {
  const tell = useContext(PageTitleContext);
  useEffect(() => {
    tell(title);
    return () => tell(undefined);
  }, [tell, title]);
}
