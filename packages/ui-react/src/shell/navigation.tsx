import { Link } from '@chakra-ui/react';
import { createContext, useContext, type ComponentProps, type MouseEvent } from 'react';

/** Goes to an address of this app without reloading the page. */
export type Navigate = (href: string) => void;

const NavigationContext = createContext<Navigate | undefined>(undefined);

/** Routes links inside through the app's router. Without it they load the page, which works everywhere. */
export const NavigationProvider = NavigationContext;

/** Returns a function that goes to an address; without a router it loads the page. */
export function useNavigate(): Navigate {
  return useContext(NavigationContext) ?? loadPage;
}

function loadPage(href: string): void {
  window.location.assign(href);
}

/** A link within the app: a click navigates, everything else browsers do with links (new tab, copy) still works. */
export function AppLink({ href, onClick, ...rest }: ComponentProps<typeof Link> & { readonly href: string }) {
  const navigate = useContext(NavigationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (navigate === undefined || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return <Link href={href} onClick={follow} {...rest} />;
}

/** Whether a click follows a link in this window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
