import { createContext, useContext, useEffect } from 'react';

/** Hears what the page that is shown is called; undefined while it has no name of its own. */
export type TellTitle = (title: string | undefined) => void;

const PageTitleContext = createContext<TellTitle>(() => undefined);

/** Lets a page inside say what it is called: in the browser's tab, in its bookmarks and files, and as the last step of the way. */
export const PageTitleProvider = PageTitleContext;

/** Calls the page around after what stands on it, as long as it stands there. */
export function usePageTitle(title: string | undefined): void {
  const tell = useContext(PageTitleContext);
  useEffect(() => {
    tell(title);
    return () => tell(undefined);
  }, [tell, title]);
}
