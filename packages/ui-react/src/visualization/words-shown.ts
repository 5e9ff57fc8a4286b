import { createContext } from 'react';

/** Whether figures initially show their description in words, as wanted by their author: readers can expand it. */
export const WordsShownContext = createContext(false);
