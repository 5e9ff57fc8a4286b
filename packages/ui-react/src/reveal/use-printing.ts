import { createContext, use } from 'react';
import { usePagePrinting } from '../binding/index.ts';

/** Whether content that is collapsed at first is not for the reader: on a sheet that is handed out with its problems. */
export const WithheldContext = createContext(false);

/** Whether the page is being printed: collapsed content is then shown, unless it is withheld. */
export function usePrinting(): boolean {
  const isWithheld = use(WithheldContext);
  const printing = usePagePrinting();
  return printing && !isWithheld;
}
