import { createContext } from 'react';

/** Whether figures show their description in words at once, as their author wants it: readers unfold it. */
export const WordsShownContext = createContext(false);
