import type { SharedValues } from '@lemma/viz-engine/sharing';
import { createContext } from 'react';

/** The values shared by the figures of the page; a figure on its own shares nothing. */
export const SharedValuesContext = createContext<SharedValues | undefined>(undefined);
