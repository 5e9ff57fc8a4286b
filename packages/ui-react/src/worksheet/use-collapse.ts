import { useEffect, useState } from 'react';

/** From this width on there is room for a sidebar. */
const wide = '(min-width: 900px)';

/** The same for styles. */
export const roomForList = `@media ${wide}`;

interface Collapse {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Where it covers the page, it has served once something was chosen in it. */
  readonly closeIfSmall: () => void;
}

/** Whether a sidebar is open. It closes automatically where the screen is, or becomes, small (specification 000 §2). */
export function useCollapse(): Collapse {
  const [isOpen, setIsOpen] = useState(() => window.matchMedia(wide).matches);
  useEffect(() => {
    const query = window.matchMedia(wide);
    const follow = () => setIsOpen(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return {
    isOpen,
    toggle: () => setIsOpen((open) => !open),
    closeIfSmall: () => setIsOpen((open) => open && window.matchMedia(wide).matches),
  };
}
