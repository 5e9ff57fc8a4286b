import { useEffect, useState } from 'react';

/** From this width on there is room for a sidebar. */
const wide = '(min-width: 900px)';

/** Whether a sidebar is open. It closes automatically where the screen is, or becomes, small (specification 000 §2). */
export function useCollapse(): { readonly isOpen: boolean; readonly toggle: () => void } {
  const [isOpen, setIsOpen] = useState(() => window.matchMedia(wide).matches);
  useEffect(() => {
    const query = window.matchMedia(wide);
    const follow = () => setIsOpen(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return { isOpen, toggle: () => setIsOpen((open) => !open) };
}
