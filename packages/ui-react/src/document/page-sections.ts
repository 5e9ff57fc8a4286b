import type { OutlineEntry } from '@lemma/core/document';
import { createContext } from 'react';

/** The sections of the page, for a table of contents in it. */
export const PageSectionsContext = createContext<readonly OutlineEntry[]>([]);
